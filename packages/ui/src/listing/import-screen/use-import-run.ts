import { brokenCells, createRowReader, type ImportMapping, type ImportRow } from '@ancu/forms/listing';
import { useEffect, useRef, useState } from 'react';
import type { FaultyRow, ImportFault, ImportOutcome, ImportResult, ImportTable, SendRows } from '../import-model.ts';
import { batchFrom, tooLong } from './import-batch.ts';

/**
 * `pausing`: the call under way is waited for. `retrying`: it went wrong and is tried again by itself. `stuck`: somebody has to
 * say that it is to go on. `stopped`: somebody stopped it; it can go on from there.
 */
export type RunPhase = 'running' | 'pausing' | 'paused' | 'retrying' | 'stuck' | 'stopped' | 'done';

/** How far an import has come. */
export interface ImportRun {
	phase: RunPhase;
	/** Rows that were dealt with, of `total`. */
	sent: number;
	total: number;
	counts: Readonly<Record<ImportOutcome, number>>;
	refused: readonly FaultyRow[];
	/** Rows that were taken without some of their cells. */
	leftOut: readonly FaultyRow[];
	/** Why it is stuck, in the server's words; undefined when it could not be reached. */
	message?: string | undefined;
}

export interface ImportRunControl {
	run: ImportRun | undefined;
	start: (table: ImportTable, mapping: ImportMapping, source: string) => void;
	pause: () => void;
	/** Goes on from where it stands. */
	resume: () => void;
	stop: () => void;
	/** Forgets it, for another file. */
	forget: () => void;
}

type Entry = Omit<FaultyRow, 'faults'>;
type Work = { entries: readonly Entry[]; source: string };

/** Sends the rows of a file, batch by batch. A batch that did not arrive is sent again: rows that did are the same to the server. */
export function useImportRun(send: SendRows, retryDelays: readonly number[]): ImportRunControl {
	const [run, setRun] = useState<ImportRun>();
	const work = useRef<Work>({ entries: [], source: '' });
	const state = useRef<ImportRun>(undefined);
	const wish = useRef<'run' | 'pause' | 'stop'>('run');
	const wake = useRef(() => {});
	// What was forgotten may have an answer under way.
	const era = useRef(0);

	const set = (change: Partial<ImportRun>) => {
		if (!state.current) return;
		state.current = { ...state.current, ...change };
		setRun(state.current);
	};

	async function go() {
		const mine = era.current;
		const { entries, source } = work.current;
		wish.current = 'run';
		set({ phase: 'running', message: undefined });
		for (let failures = 0; state.current && state.current.sent < entries.length; ) {
			if (wish.current !== 'run') return set({ phase: wish.current === 'pause' ? 'paused' : 'stopped' });
			const batch = batchFrom(entries, state.current.sent);
			const answer = await send(
				batch.map(({ row }) => row),
				source,
			).catch(() => undefined);
			if (era.current !== mine) return;
			if (answer && 'length' in answer) {
				failures = 0;
				take(batch, answer);
				continue;
			}
			if (wish.current !== 'run') continue;
			const delay = answer ? undefined : retryDelays[failures++];
			if (delay === undefined) return set({ phase: 'stuck', message: answer?.message });
			set({ phase: 'retrying' });
			await sleep(delay);
			if (era.current !== mine) return;
			if (wish.current === 'run') set({ phase: 'running' });
		}
		set({ phase: 'done' });
	}

	function take(batch: readonly Entry[], answer: readonly ImportResult[]) {
		const before = state.current;
		if (!before) return;
		const counts = { ...before.counts };
		const [refused, leftOut] = [[...before.refused], [...before.leftOut]];
		for (const [at, entry] of batch.entries()) {
			const { outcome, faults } = answer[at] ?? { outcome: 'REFUSED' as const, faults: [] };
			counts[outcome]++;
			if (outcome === 'REFUSED') refused.push({ ...entry, faults });
			else if (faults.length > 0) leftOut.push({ ...entry, faults });
		}
		// In the order of the file: what was refused here was so before the rest was sent.
		refused.sort((one, other) => one.number - other.number);
		set({ counts, refused, leftOut, sent: before.sent + batch.length });
	}

	function sleep(ms: number): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, ms);
			wake.current = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	const halt = (how: 'pause' | 'stop') => {
		wish.current = how;
		const phase = state.current?.phase;
		// Nothing is under way that would see the wish.
		if (phase === 'paused' || phase === 'stuck') set({ phase: how === 'pause' ? 'paused' : 'stopped' });
		else set({ phase: 'pausing' });
		wake.current();
	};
	const forget = () => {
		era.current++;
		wake.current();
		state.current = undefined;
		setRun(undefined);
	};
	useEffect(
		() => () => {
			era.current++;
			wake.current();
		},
		[],
	);

	return {
		run,
		start: (table, mapping, source) => {
			const { entries, refused } = readEntries(table, mapping);
			work.current = { entries, source };
			state.current = {
				phase: 'running',
				sent: 0,
				total: entries.length,
				counts: { ADDED: 0, CHANGED: 0, SAME: 0, REFUSED: refused.length },
				refused,
				leftOut: [],
			};
			void go();
		},
		pause: () => halt('pause'),
		resume: () => void go(),
		stop: () => halt('stop'),
		forget,
	};
}

const unreadable = { row: { sourceId: '' }, faults: [{ path: 'row', code: 'unreadable' }] };

/** The rows that are sent, and those that are refused before. */
function readEntries(table: ImportTable, mapping: ImportMapping): { entries: Entry[]; refused: FaultyRow[] } {
	const read = createRowReader(mapping);
	const entries: Entry[] = [];
	const refused: FaultyRow[] = (table.unreadable ?? []).map((number) => ({ number, record: {}, ...unreadable }));
	for (const [at, record] of table.rows.entries()) {
		const { row, isRepeated } = read(record);
		const entry = { number: table.numbers?.[at] ?? at + 2, record, row };
		const faults = faultsOf(row, isRepeated);
		if (faults.length > 0) refused.push({ ...entry, faults });
		else entries.push(entry);
	}
	return { entries, refused: refused.sort((one, other) => one.number - other.number) };
}

/** What would have the server refuse the whole call, and not the row alone. */
function faultsOf(row: ImportRow, isRepeated: boolean): ImportFault[] {
	const broken = brokenCells(row);
	if (broken.length > 0) return broken;
	const fault = isRepeated ? { path: 'sourceId', code: 'duplicate' } : tooLong(row);
	return fault ? [fault] : [];
}

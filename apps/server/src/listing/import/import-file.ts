import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import {
	brokenCells,
	createRowReader,
	guessMapping,
	guessPriceUnit,
	type ImportMapping,
	type ImportRecord,
	type ImportRow,
	importPriceUnits,
	isBroken,
	readMapping,
	sourceOf,
} from '@ancu/forms/listing';
import { writeCsvLine } from '@ancu/forms/text';
import { sql } from 'kysely';
import type { Db } from '../../database/open-database.ts';
import type { ImportFault } from '../../graphql/schema.generated.ts';
import { importRows } from './import-rows.ts';
import { type FileRow, readRows } from './read-file.ts';
import { createTally } from './tally.ts';

const BATCH = 500;
const SAMPLE = 200;
const PROGRESS = 5_000;
/** As many as `sourceOf` reads. */
const NUMBERED_MOST = 99;

/** How a file becomes listings, as `npm run import:listings` takes it. */
export interface ImportFileOptions {
	/** Whose listings they become. */
	accountId: string;
	/** What the file is known by. @default its name without its ending */
	source?: string | undefined;
	/** `field=column,…` where the guess is wrong. */
	columns?: string;
	/** What bare prices are in. */
	priceUnit?: string | undefined;
	/** Who posts rows that do not say it: `owner` or `broker`. @default what a new listing is without: a broker's */
	postedBy?: string | undefined;
	/** Where refused rows go: a new file. @default beside the file, numbered where there is one */
	refused?: string | undefined;
	/** Makes them public at once. @default false */
	accept?: boolean;
	/** Hears how it goes, for a terminal. */
	say: (text: string) => void;
}

/**
 * Takes a file batch by batch, each whole or not at all. Begun again, it ends with the same listings. Throws where nothing of it can be
 * taken, or was.
 */
export async function importFile(db: Db, name: string, options: ImportFileOptions): Promise<void> {
	const started = performance.now();
	const { accountId, accept = false, say } = options;
	const source = options.source ?? sourceOf(path.basename(name));
	if (/\.json$/i.test(name)) throw new Error('JSON is read an object a line, from a file whose name ends in .jsonl.');
	const rows = readRows(createReadStream(name), /\.(?:jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'csv');
	const sample: FileRow[] = [];
	for await (const row of rows) if (sample.push(row) === SAMPLE) break;

	const records = sample.map(({ record }) => record).filter((record) => record !== undefined);
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	if (columns.some(isBroken))
		throw new Error('the names of its columns are not in UTF-8. Save it anew as CSV in UTF-8.');
	const mapping = mappingOf(columns, records, options);
	say(describeMapping(columns, mapping));

	const read = createRowReader(mapping);
	const tally = createTally();
	// Mended rows are known again by the ids that they were given here.
	const hasIds = Boolean(mapping.columns.sourceId);
	const refusals = await openRefusals(name, options.refused, hasIds ? columns : [...columns, 'sourceId']);
	let batch: { row: ImportRow; record: ImportRecord; line: number }[] = [];
	const refuse = async (record: ImportRecord, line: number, faults: readonly ImportFault[], sourceId = '') => {
		tally.refuse(faults);
		const why = faults.map(({ path: at, code }) => `${at}: ${code.replaceAll('_', ' ')}`).join('; ');
		const cells = [...columns.map((column) => record[column] ?? ''), ...(hasIds ? [] : [sourceId]), String(line), why];
		if (!refusals.write(writeCsvLine(cells))) await once(refusals, 'drain');
	};
	const send = async () => {
		const results = await importRows(db, {
			accountId,
			source,
			accept,
			rows: batch.map(({ row }) => row),
		});
		for (const [at, { outcome, faults }] of results.entries()) {
			const sent = batch[at];
			if (outcome === 'REFUSED' && sent) await refuse(sent.record, sent.line, faults, sent.row.sourceId);
			else tally.take(outcome, faults);
		}
		const before = tally.total() - batch.length;
		batch = [];
		if (Math.floor(before / PROGRESS) < Math.floor(tally.total() / PROGRESS))
			say(`  ${tally.total()} rows, ${seconds(started)} s\n`);
	};

	for await (const { record, line, why } of both(sample, rows)) {
		if (!record) await refuse({}, line, [{ path: 'row', code: why ?? 'unreadable' }]);
		else {
			const { row, isRepeated } = read(record);
			const broken = brokenCells(row);
			if (broken.length > 0) await refuse(record, line, broken, row.sourceId);
			else if (isRepeated) await refuse(record, line, [{ path: 'sourceId', code: 'duplicate' }]);
			else batch.push({ row, record, line });
		}
		if (batch.length === BATCH) await send();
	}
	if (batch.length > 0) await send();
	refusals.end();
	await finished(refusals);
	if (tally.refused() === 0) await rm(refusals.path);
	// Lists are planned by what the table held before.
	await sql`analyze listing`.execute(db);
	const taken = Number(seconds(started));
	say(`${tally.describe(name)}\n  ${taken} s, ${Math.round(tally.total() / Math.max(taken, 0.1))} rows/s\n`);
	if (tally.refused() > 0) say(`  refused rows: ${refusals.path}\n`);
	if (tally.refused() === tally.total()) throw new Error('nothing was taken.');
}

function mappingOf(
	columns: readonly string[],
	records: readonly ImportRecord[],
	options: Pick<ImportFileOptions, 'columns' | 'priceUnit' | 'postedBy'>,
): ImportMapping {
	const given = readMapping(options.columns ?? '', columns);
	const guess = guessMapping(columns, records);
	const merged = {
		...guess,
		columns: { ...guess.columns, ...given.columns },
		fixed: { ...postedBy(options.postedBy), ...given.fixed },
	};
	// A column that a person named for one field is not another one's too.
	for (const [field, column] of Object.entries(guess.columns)) {
		const isTaken = Object.entries(given.columns).some(([other, name]) => other !== field && name === column);
		if (isTaken && !(field in given.columns)) delete merged.columns[field as keyof typeof merged.columns];
	}
	return { ...merged, priceUnit: unitOf(options.priceUnit) ?? guessPriceUnit(merged.columns.price, records) };
}

function postedBy(text: string | undefined): ImportMapping['fixed'] {
	if (text === undefined) return {};
	if (text !== 'owner' && text !== 'broker') throw new Error('--posted-by is owner or broker.');
	return { postMode: text };
}

function unitOf(text: string | undefined): ImportMapping['priceUnit'] {
	const unit = importPriceUnits.find((each) => each === text?.normalize('NFC'));
	if (text !== undefined && !unit) throw new Error(`--price-unit is one of ${importPriceUnits.join(', ')}.`);
	return unit;
}

function describeMapping(columns: readonly string[], { columns: by, fixed, priceUnit }: ImportMapping): string {
	const used = Object.entries(by).filter(([, column]) => column);
	const unused = columns.filter((column) => !used.some(([, each]) => each === column));
	return [
		...used.map(([field, column]) => `  ${field} ← ${column}`),
		...Object.entries(fixed).map(([field, value]) => `  ${field} is “${value}”`),
		...(by.price && priceUnit ? [`  bare prices are in ${priceUnit}`] : []),
		...(fixed.postMode ? [] : ['  new listings whose rows do not say who posts them are a broker’s']),
		...(unused.length > 0 ? [`  not read: ${unused.join(', ')}`] : []),
		'',
	].join('\n');
}

/** A new file for refused rows, never one that is there: somebody may have mended rows in it. Numbered, it is known by the same name (`sourceOf`). */
async function openRefusals(
	name: string,
	wanted: string | undefined,
	columns: readonly string[],
): Promise<WriteStream> {
	const stream = await (wanted === undefined ? openNumbered(`${name}.refused`) : openNew(wanted)).catch((error) => {
		throw new Error(`${error.message}; --refused names another place.`, { cause: error });
	});
	// The mark tells Excel that it is UTF-8.
	stream.write(`\uFEFF${writeCsvLine([...columns, 'line', 'reason'])}`);
	return stream;
}

async function openNumbered(name: string): Promise<WriteStream> {
	for (let number = 0; ; number++) {
		try {
			return await openNew(number === 0 ? `${name}.csv` : `${name} (${number}).csv`);
		} catch (error) {
			if (number === NUMBERED_MOST || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		}
	}
}

async function openNew(name: string): Promise<WriteStream> {
	const stream = createWriteStream(name, { flags: 'wx' });
	await once(stream, 'open');
	return stream;
}

async function* both<Item>(first: readonly Item[], rest: AsyncIterable<Item>): AsyncGenerator<Item> {
	yield* first;
	yield* rest;
}

function seconds(since: number): string {
	return ((performance.now() - since) / 1_000).toFixed(1);
}

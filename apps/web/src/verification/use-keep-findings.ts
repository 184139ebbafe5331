import { ApiError } from '@ancu/api/client';
import {
	type GreenCheckWorkFragment,
	type SaveGreenCheckMutation,
	useGreenCheckWorkQuery,
	useSaveGreenCheckMutation,
} from '@ancu/api/verification';
import type { SubmitFailure } from '@ancu/forms/form';
import { serverDate } from '@ancu/forms/format';
import { findingsOver, type GreenCheckDraft, isSameFindings, keptFindings } from '@ancu/forms/verification';
import type { GreenCheckWorkProps, Keeping } from '@ancu/ui/verification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayPass } from '../data/may-pass.ts';
import { saysAtFields } from '../data/query-client.ts';

/** People pause before they go on. */
const WAIT_MS = 1_200;
/** On site the network comes and goes. */
const AGAIN_MS = 10_000;

interface Waiting {
	data: GreenCheckDraft;
	/** `updatedAt` of the listing as it was looked at: when the first of this was found. */
	updatedAt: string | undefined;
	/** The listing fell meanwhile: the form began again without this. */
	isUnshown?: boolean;
}

/** What the server is known to have. */
interface Known {
	findings: GreenCheckDraft;
	/** `updatedAt` of the check. */
	version: string;
}

/**
 * Keeps what was found so far on the server, a little after every change and when one leaves; the latest is what stays. What another
 * tab or device found meanwhile stays too: what was found here goes over it, and the form is told.
 */
export function useKeepFindings(id: string) {
	const save = useSaveGreenCheckMutation();
	const [keeping, setKeeping] = useState<Keeping>();
	const client = useQueryClient();
	const waiting = useRef<Waiting>(undefined);
	const known = useRef<Known>(undefined);
	const [elsewhere, setElsewhere] = useState<GreenCheckWorkProps['elsewhere']>();
	/** Why what was sent was refused, where something was found elsewhere; empty where it was not. */
	const conflict = useRef({ message: '' });
	const [undoneTimes, setUndoneTimes] = useState(0);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef<Promise<unknown>>(Promise.resolve());

	async function send(): Promise<void> {
		const sent = waiting.current;
		if (!sent) return;
		setKeeping({ kind: 'saving' });
		try {
			const { data, updatedAt } = sent;
			const { saveGreenCheck: kept } = await save.mutateAsync({
				id,
				data: { ...data, ...seen(), ...(updatedAt && { updatedAt }) },
			});
			known.current = { findings: data, version: kept.updatedAt };
			const hasUndone = sent.isUnshown || isUndone(data, kept);
			if (hasUndone) {
				const now = await readAnew();
				if (now) known.current = toKnown(now);
			}
			// What was found meanwhile is not kept yet.
			if (waiting.current !== sent) return;
			waiting.current = undefined;
			if (hasUndone) setUndoneTimes((times) => times + 1);
			setKeeping({ kind: 'saved', at: serverDate().toISOString() });
		} catch (error) {
			const isConflict = error instanceof ApiError && error.code === 'FINDINGS_CHANGED';
			if (isConflict) {
				// The form says so.
				saysAtFields(error);
				conflict.current = { message: error.message };
				if (await takeUp()) return sendAfter(WAIT_MS);
			}
			// Others gave it back or ended it meanwhile: the page shows how it stands, and what waited stays to be read.
			if (error instanceof ApiError && error.code === 'NOT_ALLOWED_NOW') {
				const now = await readAnew();
				if (now && !maySave(now)) {
					known.current = toKnown(now);
					waiting.current = undefined;
				}
			}
			// The note that is too long says so itself.
			if (error instanceof ApiError && error.fields.length > 0) saysAtFields(error);
			const isUnheard = isConflict || !(error instanceof ApiError) || error.code === 'NETWORK';
			setKeeping({ kind: 'failed', message: error instanceof ApiError && !isUnheard ? error.message : undefined });
			if ((isConflict || mayPass(error)) && waiting.current === sent) sendAfter(AGAIN_MS);
		}
	}
	async function readAnew(): Promise<GreenCheckWorkFragment | undefined> {
		const queryKey = useGreenCheckWorkQuery.getKey({ id });
		await client.refetchQueries({ queryKey });
		return client.getQueryData<{ getOneGreenCheck: GreenCheckWorkFragment }>(queryKey)?.getOneGreenCheck;
	}
	/** Puts what waits over what was found elsewhere, and tells the form. False where that could not be read. */
	async function takeUp(): Promise<boolean> {
		const now = await readAnew();
		const [was, typed] = [known.current, waiting.current];
		if (!now || !was || !typed || now.updatedAt === was.version) return false;
		known.current = toKnown(now);
		waiting.current = {
			...typed,
			data: findingsOver(known.current.findings, { opened: was.findings, typed: typed.data }),
			isUnshown: now.locationInfo.updatedAt !== typed.updatedAt,
		};
		setElsewhere({ known: was.findings, now });
		return true;
	}
	function sendAfter(ms: number): void {
		clearTimeout(timer.current);
		timer.current = setTimeout(sendNext, ms);
	}
	function sendNext(): void {
		// One after the other: the latest must not be overtaken.
		last.current = last.current.then(send);
	}

	function keepNow(): void {
		clearTimeout(timer.current);
		sendNext();
	}

	/** What goes with findings: which version they go over, and which photos were there. */
	function seen() {
		if (!known.current) return {};
		const { version, findings } = known.current;
		return { checkUpdatedAt: version, knownPhotoIds: [...findings.photoIds] };
	}

	// Where nobody asks, as when the session ends.
	const leave = useEffectEvent(() => {
		keepNow();
		last.current.then(() => clearTimeout(timer.current));
	});
	useEffect(() => () => leave(), []);

	return {
		/** Undefined before the first change. What waits to be sent is being saved. */
		keeping,
		keep: (data: GreenCheckDraft, updatedAt: string | undefined) => {
			// Taken up from elsewhere, it is kept.
			if (!waiting.current && known.current && isSameFindings(data, known.current.findings)) return;
			waiting.current = { updatedAt, ...waiting.current, data };
			setKeeping((now) => (now?.kind === 'saving' ? now : { kind: 'saving' }));
			sendAfter(WAIT_MS);
		},
		/** Hears of the check as it was read: what is new in it is told to the form. */
		hear: (check: GreenCheckWorkFragment) => {
			const was = known.current;
			// What waits to be kept goes over it first; and what was read before something was kept is older.
			if (waiting.current || (was && check.updatedAt < was.version)) return;
			known.current = toKnown(check);
			if (was && check.updatedAt > was.version && maySave(check)) setElsewhere({ known: was.findings, now: check });
		},
		/** What was found elsewhere since, for the form. */
		elsewhere,
		seen,
		/** Counts the times that something was left out, since the listing had changed: whoever shows it begins again with what is kept. */
		undoneTimes,
		/** Something is not kept yet. */
		isWaiting: () => waiting.current !== undefined,
		/** Does not wait for a pause. */
		keepNow,
		/** Does what makes keeping needless. Where that is refused, what waited is kept after all. */
		instead: async (act: () => Promise<SubmitFailure | undefined>): Promise<SubmitFailure | undefined> => {
			clearTimeout(timer.current);
			conflict.current = { message: '' };
			await last.current;
			clearTimeout(timer.current);
			// Decided before something was found elsewhere, it is to be decided again.
			const refused = conflict.current.message ? conflict.current : await act();
			if (!refused) {
				waiting.current = undefined;
				setKeeping(undefined);
			} else if (waiting.current) sendAfter(WAIT_MS);
			return refused;
		},
	};
}

function maySave({ allowedActions }: GreenCheckWorkFragment): boolean {
	return allowedActions.includes('SAVE');
}

function toKnown({ items, photos, position, updatedAt }: GreenCheckWorkFragment): Known {
	const findings = keptFindings({ items, photoIds: photos.map(({ id }) => id), position });
	return { findings, version: updatedAt };
}

/** What was found about something that changed meanwhile is not kept. */
function isUndone({ items }: GreenCheckDraft, kept: SaveGreenCheckMutation['saveGreenCheck']): boolean {
	return items.some(({ name, result }) => kept.items.find((item) => item.name === name)?.result !== result);
}

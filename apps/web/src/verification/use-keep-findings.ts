import { ApiError } from '@ancu/api/client';
import { type SaveGreenCheckMutation, useGreenCheckWorkQuery, useSaveGreenCheckMutation } from '@ancu/api/verification';
import type { SubmitFailure } from '@ancu/forms/form';
import { serverDate } from '@ancu/forms/format';
import type { GreenCheckDraft } from '@ancu/forms/verification';
import type { Keeping } from '@ancu/ui/verification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** People pause before they go on. */
const WAIT_MS = 1_200;
/** On site the network comes and goes. */
const AGAIN_MS = 10_000;

interface Waiting {
	data: GreenCheckDraft;
	/** `updatedAt` of the listing as it was looked at: when the first of this was found. */
	updatedAt: string | undefined;
}

/** Keeps what was found so far on the server, a little after every change and when one leaves; the latest is what stays. */
export function useKeepFindings(id: string) {
	const save = useSaveGreenCheckMutation();
	const [keeping, setKeeping] = useState<Keeping>();
	const client = useQueryClient();
	const waiting = useRef<Waiting>(undefined);
	const [undoneTimes, setUndoneTimes] = useState(0);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef<Promise<unknown>>(Promise.resolve());

	async function send(): Promise<void> {
		const sent = waiting.current;
		if (!sent) return;
		setKeeping({ kind: 'saving' });
		try {
			const { data, updatedAt } = sent;
			const kept = await save.mutateAsync({ id, data: { ...data, ...(updatedAt && { updatedAt }) } });
			const hasUndone = isUndone(data, kept);
			if (hasUndone) await client.refetchQueries({ queryKey: useGreenCheckWorkQuery.getKey({ id }) });
			// What was found meanwhile is not kept yet.
			if (waiting.current !== sent) return;
			waiting.current = undefined;
			if (hasUndone) setUndoneTimes((times) => times + 1);
			setKeeping({ kind: 'saved', at: serverDate().toISOString() });
		} catch (error) {
			const isUnheard = !(error instanceof ApiError) || error.code === 'NETWORK';
			setKeeping({ kind: 'failed', message: isUnheard ? undefined : error.message });
			if (isUnheard && waiting.current === sent) sendAfter(AGAIN_MS);
		}
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
			waiting.current = { data, updatedAt: waiting.current ? waiting.current.updatedAt : updatedAt };
			setKeeping((now) => (now?.kind === 'saving' ? now : { kind: 'saving' }));
			sendAfter(WAIT_MS);
		},
		/** Counts the times that something was left out, since the listing had changed: whoever shows it begins anew with what is kept. */
		undoneTimes,
		/** Something is not kept yet. */
		isWaiting: () => waiting.current !== undefined,
		/** Does not wait for a pause. */
		keepNow,
		/** Does what makes keeping needless. Where that is refused, what waited is kept after all. */
		instead: async (act: () => Promise<SubmitFailure | undefined>): Promise<SubmitFailure | undefined> => {
			clearTimeout(timer.current);
			await last.current;
			clearTimeout(timer.current);
			const refused = await act();
			if (!refused) {
				waiting.current = undefined;
				setKeeping(undefined);
			} else if (waiting.current) sendAfter(WAIT_MS);
			return refused;
		},
	};
}

/** What was found about something that changed meanwhile is not kept. */
function isUndone({ items }: GreenCheckDraft, { saveGreenCheck }: SaveGreenCheckMutation): boolean {
	return items.some(({ name, result }) => saveGreenCheck.items.find((item) => item.name === name)?.result !== result);
}

import { ApiError } from '@ancu/api/client';
import { useSaveGreenCheckMutation } from '@ancu/api/verification';
import type { SubmitFailure } from '@ancu/forms/form';
import { serverNow } from '@ancu/forms/format';
import type { GreenCheckDraft } from '@ancu/forms/verification';
import type { Keeping } from '@ancu/ui/verification';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** People pause before they go on. */
const WAIT_MS = 1_200;
/** On site the network comes and goes. */
const AGAIN_MS = 10_000;

/** Keeps what was found so far on the server, a little after every change and when one leaves; the latest is what stays. */
export function useKeepFindings(id: string) {
	const save = useSaveGreenCheckMutation();
	const [keeping, setKeeping] = useState<Keeping>();
	const waiting = useRef<GreenCheckDraft>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef<Promise<unknown>>(Promise.resolve());

	async function send(): Promise<void> {
		const data = waiting.current;
		if (!data) return;
		setKeeping({ kind: 'saving' });
		try {
			await save.mutateAsync({ id, data });
			// What was found meanwhile is not kept yet.
			if (waiting.current !== data) return;
			waiting.current = undefined;
			setKeeping({ kind: 'saved', at: new Date(serverNow()).toISOString() });
		} catch (error) {
			const isUnheard = !(error instanceof ApiError) || error.code === 'NETWORK';
			setKeeping({ kind: 'failed', message: isUnheard ? undefined : error.message });
			if (isUnheard && waiting.current === data) sendAfter(AGAIN_MS);
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
		keep: (data: GreenCheckDraft) => {
			waiting.current = data;
			setKeeping((now) => (now?.kind === 'saving' ? now : { kind: 'saving' }));
			sendAfter(WAIT_MS);
		},
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

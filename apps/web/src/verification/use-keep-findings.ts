import { ApiError } from '@ancu/api/client';
import { useSaveGreenCheckMutation } from '@ancu/api/verification';
import type { GreenCheckDraft } from '@ancu/forms/verification';
import type { Keeping } from '@ancu/ui/verification';
import { useEffect, useRef, useState } from 'react';

/** People pause before they go on. */
const WAIT_MS = 1_200;

/** Keeps what was found so far on the server, a little after every change; the latest is what stays. */
export function useKeepFindings(id: string) {
	const save = useSaveGreenCheckMutation();
	const [keeping, setKeeping] = useState<Keeping>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef<Promise<unknown>>(Promise.resolve());
	useEffect(() => () => clearTimeout(timer.current), []);

	async function send(data: GreenCheckDraft): Promise<void> {
		setKeeping({ kind: 'saving' });
		try {
			await save.mutateAsync({ id, data });
			setKeeping({ kind: 'saved', at: new Date().toISOString() });
		} catch (error) {
			const said = error instanceof ApiError && error.code !== 'NETWORK' ? error.message : undefined;
			setKeeping({ kind: 'failed', message: said });
		}
	}

	return {
		/** Undefined before the first change. */
		keeping,
		keep: (data: GreenCheckDraft) => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => {
				// One after the other: the latest must not be overtaken.
				last.current = last.current.then(() => send(data));
			}, WAIT_MS);
		},
		/** What waits to be kept is sent otherwise, or not wanted any more. */
		forget: () => clearTimeout(timer.current),
	};
}

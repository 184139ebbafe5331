import { useState } from 'react';
import { failureOf, type SubmitFailure } from './submit-failure.ts';

/** Does something that may be refused; answers nothing when all is well. */
export type Act = () => Promise<SubmitFailure | undefined>;

/** One act at a press: whether it is under way, why the last one was refused (empty where nobody said). `run` answers whether it went well. */
export function useAct(): { pending: boolean; failure: string | undefined; run: (act: Act) => Promise<boolean> } {
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();
	return {
		pending,
		failure,
		run: async (act) => {
			setPending(true);
			setFailure(undefined);
			try {
				const refused = await act();
				setFailure(failureOf(refused));
				return !refused;
			} finally {
				setPending(false);
			}
		},
	};
}

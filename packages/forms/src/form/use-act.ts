import { useState } from 'react';
import { attempt, failureOf, type SubmitAnswer } from './submit-failure.ts';

/** Does something that may be refused; answers nothing when all is well. */
export type Act = () => Promise<SubmitAnswer>;

/** One act at a press: whether it is under way, why the last one was refused, as `failureOf` says it. `run` answers whether it went well. */
export function useAct(): { pending: boolean; failure: string | undefined; run: (act: Act) => Promise<boolean> } {
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();
	return {
		pending,
		failure,
		run: async (act) => {
			setPending(true);
			setFailure(undefined);
			const refused = await attempt(act);
			setFailure(failureOf(refused));
			setPending(false);
			return !refused;
		},
	};
}

import { useRef, useState } from 'react';
import { attempt, failureOf, type SubmitAnswer } from './submit-failure.ts';

/** Does something that may be refused; returns nothing when all is well. */
export type Act = () => Promise<SubmitAnswer>;

/**
 * One act at a press, those of one place one after the other: whether any is under way, why the last one was refused, as `failureOf`
 * says it. `run` answers whether it went well; `forget` takes back why the last one was refused, which something else begins after.
 */
export function useAct(): {
	pending: boolean;
	failure: string | undefined;
	run: (act: Act) => Promise<boolean>;
	forget: () => void;
} {
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();
	/** What was pressed last, while it is under way. */
	const last = useRef<Promise<SubmitAnswer>>(undefined);
	return {
		pending,
		failure,
		forget: () => setFailure(undefined),
		run: async (act) => {
			setPending(true);
			setFailure(undefined);
			// Sent at once, an earlier one could arrive later, and count.
			const mine = last.current ? last.current.then(() => attempt(act)) : attempt(act);
			last.current = mine;
			const refused = await mine;
			if (last.current === mine) {
				last.current = undefined;
				setFailure(failureOf(refused));
				setPending(false);
			}
			return !refused;
		},
	};
}

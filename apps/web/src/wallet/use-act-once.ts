import type { SubmitFailure } from '@ancu/forms/form';
import { useMutation } from '@tanstack/react-query';
import { type createSendOnce, type IdempotencyHeaders, isUndecided } from '../data/create-send-once.ts';
import { type Refusals, useSubmit } from '../data/use-submit.ts';

interface ActOnceOptions {
	/** Keeps the keys: of the module where whoever comes back is to try the same one again. */
	sendOnce: ReturnType<typeof createSendOnce>;
	/** Reads again what it changes. */
	refetch: () => Promise<unknown>;
	refusals?: Refusals;
}

type ActOnce = (
	intent: readonly string[],
	send: (headers: IdempotencyHeaders) => Promise<unknown>,
) => Promise<SubmitFailure | undefined>;

/**
 * Does for a form what must not be done twice, and reads again what that changes, or a colleague has: what is refused is said outside of
 * the form, too, which goes with its row. What is to be mended in the form, or tried once more, leaves the row where it is.
 */
export function useActOnce({ sendOnce, refetch, refusals }: ActOnceOptions): ActOnce {
	const submit = useSubmit();
	const { mutateAsync } = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });
	return async (intent, send) => {
		let isOpen = false;
		const act = () =>
			mutateAsync(() => sendOnce(intent, send)).catch((error) => {
				isOpen = isUndecided(error);
				throw error;
			});
		const refused = await submit(act, refusals);
		if (!isOpen && !refused?.fields) await refetch();
		return refused;
	};
}

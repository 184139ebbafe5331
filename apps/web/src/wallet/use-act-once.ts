import type { SubmitFailure } from '@ancu/forms/form';
import type { createSendOnce, IdempotencyHeaders } from '../data/create-send-once.ts';
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

/** Does for a form what must not be done twice, and reads again what that changes. */
export function useActOnce({ sendOnce, refetch, refusals }: ActOnceOptions): ActOnce {
	const submit = useSubmit();
	return (intent, send) =>
		submit(async () => {
			await sendOnce(intent, send);
			await refetch();
		}, refusals);
}

import type { SubmitFailure } from '@ancu/forms/form';
import { useMutation } from '@tanstack/react-query';
import type { createSendOnce, IdempotencyHeaders } from '../data/create-send-once.ts';
import { type Refusals, useSubmit } from '../data/use-submit.ts';

interface ActOnceOptions {
	/** Keeps the keys: of the module where whoever comes back is to try the same one again. */
	sendOnce: ReturnType<typeof createSendOnce>;
	/** Reads again what it changes. */
	refetch: () => Promise<unknown>;
	refusals?: Refusals;
}

interface Act {
	/** What is meant. */
	intent: readonly string[];
	send: (headers: IdempotencyHeaders) => Promise<unknown>;
}

type ActOnce = (intent: Act['intent'], send: Act['send']) => Promise<SubmitFailure | undefined>;

/** Does for a form what must not be done twice, and reads again what that changes. */
export function useActOnce({ sendOnce, refetch, refusals }: ActOnceOptions): ActOnce {
	const submit = useSubmit();
	// What is refused is said outside of its form, too: that goes with its row where a colleague was faster.
	const { mutateAsync } = useMutation({ mutationFn: ({ intent, send }: Act) => sendOnce(intent, send) });
	return (intent, send) => submit(() => mutateAsync({ intent, send }), refusals).finally(refetch);
}

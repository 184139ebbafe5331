import type { ApiError } from '@ancu/api/client';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSendOnce, type IdempotencyHeaders } from './create-send-once.ts';

/** A generated mutation. */
interface Mutation<Variables, Result> {
	getKey: () => readonly unknown[];
	fetcher: (variables: Variables, headers: IdempotencyHeaders) => () => Promise<Result>;
}

/** A mutation that must not be done twice, as one that moves money: tried again with the same variables it has the same idempotency key. */
export function useMutationOnce<Variables, Result>(
	{ getKey, fetcher }: Mutation<Variables, Result>,
	options?: UseMutationOptions<Result, ApiError, Variables>,
) {
	const [sendOnce] = useState(createSendOnce);
	return useMutation<Result, ApiError, Variables>({
		mutationKey: getKey(),
		mutationFn: (variables) => sendOnce([JSON.stringify(variables)], (headers) => fetcher(variables, headers)()),
		...options,
	});
}

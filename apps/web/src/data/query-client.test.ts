import { ApiError } from '@ancu/api/client';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient, onRequestError, subject } from './query-client.ts';

it('tells of what could not be read, and not of what its page says itself', async () => {
	const told: string[] = [];
	onTestFinished(onRequestError((error) => void told.push(error.message)));
	const client = createQueryClient();
	const read = (code: string, options: object, what: string) => {
		const queryFn = () => Promise.reject(new ApiError(code, `${what} ${code}`));
		return client.fetchQuery({ queryKey: [code, what], queryFn, ...options }).catch(() => undefined);
	};
	for (const code of ['UNAVAILABLE', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']) {
		await read(code, subject, 'subject');
		await read(code, {}, 'other');
	}
	expect(told).toEqual([
		'subject UNAVAILABLE',
		'other UNAVAILABLE',
		'subject UNAUTHENTICATED',
		'other UNAUTHENTICATED',
		'other NOT_FOUND',
	]);
});

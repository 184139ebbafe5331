import { ApiError } from '@ancu/api/client';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient, failsAs, onRequestError, saysAtFields, subject } from './query-client.ts';

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

it('tells of what could not be done, and not of what a form says at its fields', async () => {
	const told: string[] = [];
	onTestFinished(onRequestError((error) => void told.push(error.message)));
	const client = createQueryClient();
	const change = (what: string) =>
		client
			.getMutationCache()
			.build(client, { mutationFn: () => Promise.reject(new ApiError('VALIDATION', what)) })
			.execute(undefined);
	await change('said by a form').catch(saysAtFields);
	await change('said by nobody').catch(() => undefined);
	await expect.poll(() => told).toEqual(['said by nobody']);
});

it('says what has words of its own for failing in those, at fields or not, and only then', async () => {
	const told: unknown[][] = [];
	onTestFinished(onRequestError((error, words) => void told.push([error.message, words])));
	const client = createQueryClient();
	const how = failsAs(({ message }) => (message === 'other' ? undefined : 'It failed.'));
	for (const what of ['whole', 'fields', 'other'])
		await client
			.getMutationCache()
			.build(client, { mutationFn: () => Promise.reject(new ApiError('VALIDATION', what)), ...how })
			.execute(undefined)
			.catch((error) => what === 'fields' && saysAtFields(error));
	await expect
		.poll(() => told)
		.toEqual([
			['whole', 'It failed.'],
			['fields', 'It failed.'],
			['other', undefined],
		]);
});

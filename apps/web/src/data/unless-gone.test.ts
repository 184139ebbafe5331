import { ApiError } from '@ancu/api/client';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { nullIfGone } from './null-if-gone.ts';
import { createQueryClient, onRequestError } from './query-client.ts';
import { unlessGone } from './unless-gone.ts';

const gone = new ApiError('NOT_FOUND', 'It is not there.');
const broken = new ApiError('INTERNAL', 'Something failed.');

/** Removes something, as a page does, where that fails. Answers what people are told of it. */
async function remove(failure: Error): Promise<{ told: Error[]; thrown: unknown }> {
	const told: Error[] = [];
	const stop = onRequestError((error) => told.push(error));
	vi.useFakeTimers();
	const mutationFn = () => Promise.reject(failure);
	const thrown = await unlessGone(new MutationObserver(createQueryClient(), { mutationFn }).mutate()).catch(
		(error: unknown) => error,
	);
	await vi.runAllTimersAsync();
	vi.useRealTimers();
	stop();
	return { told, thrown };
}

it('takes what is gone already for removed, and tells nobody that it failed', async () => {
	expect(await remove(gone)).toEqual({ told: [], thrown: undefined });
});

it('tells of any other failure', async () => {
	expect(await remove(broken)).toEqual({ told: [broken], thrown: broken });
});

it('knows what is not there from what was not read yet, and keeps what was read', () => {
	expect(nullIfGone(undefined, gone)).toBeNull();
	expect(nullIfGone(undefined, broken)).toBeUndefined();
	expect(nullIfGone(undefined, null)).toBeUndefined();
	expect(nullIfGone('read', gone)).toBe('read');
});

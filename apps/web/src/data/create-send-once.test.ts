import { ApiError } from '@ancu/api/client';
import { beforeEach, expect, it } from 'vitest';
import { createSendOnce } from './create-send-once.ts';

let sendOnce: ReturnType<typeof createSendOnce>;
beforeEach(() => {
	sendOnce = createSendOnce();
});

/** The key that something is sent with, and how that ends. */
async function keyOf(intent: string, refusal?: string): Promise<string> {
	let key = '';
	await sendOnce([intent], async (headers) => {
		key = headers['idempotency-key'];
		if (refusal) throw new ApiError(refusal, 'No.');
	}).catch(() => undefined);
	return key;
}

it.each(['NETWORK', 'INTERNAL', 'GATEWAY_DOWN', 'TOO_MANY_REQUESTS'])(
	'what may have been done is tried again under its key, whatever was sent meanwhile: %s',
	async (failure) => {
		const first = await keyOf('pay out', failure);
		const other = await keyOf('refund');
		expect(other).not.toBe(first);
		expect(await keyOf('pay out', failure)).toBe(first);
		expect(await keyOf('pay out')).toBe(first);
	},
);

it('what was done may be meant again', async () => {
	expect(await keyOf('pay out')).not.toBe(await keyOf('pay out'));
});

it('what was refused is asked for again: under the same key the server would refuse it again', async () => {
	expect(await keyOf('pay out', 'NOT_ENOUGH_MONEY')).not.toBe(await keyOf('pay out'));
});

it('answers what the server answers, and fails as it fails', async () => {
	expect(await sendOnce(['a'], async () => 7)).toBe(7);
	await expect(sendOnce(['a'], () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
});

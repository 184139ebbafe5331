import { ApiError } from '@ancu/api/client';
import type { PaymentFragment } from '@ancu/api/wallet';
import { expect, it } from 'vitest';
import { pollDelay } from './poll-delay.ts';

const payment = (status: PaymentFragment['status']) => ({ status }) as PaymentFragment;

it('asks soon at first and ever more seldom', () => {
	const delays = Array.from({ length: 40 }, (_, asked) => Number(pollDelay(payment('CREATED'), asked)));
	expect(delays[0]).toBe(2_000);
	expect(delays.at(-1)).toBe(15_000);
	expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
});

it('keeps watching a payment whose time is over, one that failed and may be paid at a second try, and none that is settled', () => {
	expect(pollDelay(payment('EXPIRED'), 100)).toBe(30_000);
	expect(pollDelay(payment('FAILED'), 0)).toBe(2_000);
	expect(pollDelay(payment('FAILED'), 100)).toBe(30_000);
	expect(pollDelay(payment('SETTLED'), 0)).toBe(false);
});

it('asks again where no answer came, and not about what there is not', () => {
	expect(pollDelay(undefined, 0)).toBe(2_000);
	expect(pollDelay(undefined, 1, new ApiError('NETWORK', ''))).toBe(2_500);
	expect(pollDelay(undefined, 1, new ApiError('NOT_FOUND', ''))).toBe(false);
});

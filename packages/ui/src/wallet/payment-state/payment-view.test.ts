import { describe, expect, it } from 'vitest';
import type { Payment } from '../payment-model.ts';
import { viewOf } from './payment-view.ts';

const forWhat = { isTopUp: false, isOver: false };
const failed = (cause: Payment['cause']) => viewOf({ status: 'FAILED', cause } as Payment, forWhat);

describe('a payment that failed', () => {
	it('is worth another try where the payer or a moment mends it', () => {
		for (const cause of ['CANCELLED', 'WRONG_OTP', 'GATEWAY_ERROR'] as const)
			expect(failed(cause)).toMatchObject({ isWorthAgain: true });
	});

	it('is not tried again where the money may be gone, or the card will not do', () => {
		for (const cause of ['SUSPECTED_FRAUD', 'CARD_LOCKED', 'REFUSED', null] as const)
			expect(failed(cause)).toMatchObject({ isWorthAgain: false });
	});
});

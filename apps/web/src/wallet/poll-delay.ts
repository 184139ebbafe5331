import type { PaymentFragment } from '@ancu/api/wallet';
import { isNotFound } from '../data/is-not-found.ts';

const FIRST_MS = 2_000;
const GROWTH = 1.25;
const MOST_MS = 15_000;
/** Money that comes after its time goes into the wallet whenever that is, and after a refusal few try again on the same page: nobody waits for it by the second. */
const OVER_MS = 30_000;

/**
 * How long until it is asked again how a payment stands, in ms, when it was asked so often and `error` came last; false when that is
 * known for good: it is paid, or there is no such payment.
 */
export function pollDelay(payment: PaymentFragment | undefined, asked: number, error?: unknown): number | false {
	if (isNotFound(error)) return false;
	if (payment?.status === 'SETTLED') return false;
	if (payment?.status === 'EXPIRED') return OVER_MS;
	// Who comes back from a second try that went well is told at once.
	return Math.min(payment?.status === 'FAILED' ? OVER_MS : MOST_MS, FIRST_MS * GROWTH ** asked);
}

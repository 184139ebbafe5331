import { readOwnPath } from '../data/read-own-path.ts';
import { forgetStored, keepStored, readStored } from '../data/storage.ts';

const keyOf = (paymentId: string) => `way-back:${paymentId}`;

/** Remembers, for this tab, where a top-up was opened: its gateway sends people to the wallet's page, whatever they were about to pay. */
export function rememberWayBack(paymentId: string, href: string): void {
	keepStored(keyOf(paymentId), href, 'sessionStorage');
}

/** Where a top-up was opened; undefined when that was not in this tab, or where one was led back before: its receipt is opened then. */
export function wayBackOf(paymentId: string): string | undefined {
	return readOwnPath(readStored(keyOf(paymentId), 'sessionStorage'));
}

/** Said when somebody is led back. */
export function forgetWayBack(paymentId: string): void {
	forgetStored(keyOf(paymentId), 'sessionStorage');
}

import { keepStored, readStored } from '../data/storage.ts';

const keyOf = (paymentId: string) => `way-back:${paymentId}`;

/** Remembers, for this tab, where a top-up was opened: its gateway sends people to the wallet's page, whatever they were about to pay. */
export function rememberWayBack(paymentId: string, href: string): void {
	keepStored(keyOf(paymentId), href, 'sessionStorage');
}

/** Where a top-up was opened; undefined when that was not in this tab. */
export function wayBackOf(paymentId: string): string | undefined {
	const href = readStored(keyOf(paymentId), 'sessionStorage');
	// A path of this site: nothing else is ever written.
	return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}

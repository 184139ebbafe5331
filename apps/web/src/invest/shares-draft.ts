import { type InvestDraft, RISKS_VERSION } from '@ancu/forms/invest';
import { forgetStored, keepStored, readStoredRecord } from '../data/storage.ts';

// Forgotten with the device too.
const keyOf = (listingId: string) => `draft:shares:${listingId}`;

/** Keeps in this tab what was chosen of an offering and is not ordered yet: one may go to put money in meanwhile. */
export function keepSharesDraft(listingId: string, { quantity, accepted }: InvestDraft): void {
	const draft = { quantity, risksVersion: accepted ? RISKS_VERSION : null };
	keepStored(keyOf(listingId), JSON.stringify(draft), 'sessionStorage');
}

/** What this tab keeps of that; risks whose texts have changed since are accepted again. For the browser alone. */
export function readSharesDraft(listingId: string): InvestDraft | undefined {
	const { quantity, risksVersion } = readStoredRecord(keyOf(listingId), 'sessionStorage');
	return typeof quantity === 'string' ? { quantity, accepted: risksVersion === RISKS_VERSION } : undefined;
}

/** Said when they are ordered. */
export function forgetSharesDraft(listingId: string): void {
	forgetStored(keyOf(listingId), 'sessionStorage');
}

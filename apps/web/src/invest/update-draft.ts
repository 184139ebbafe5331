import { forgetStored, keepStored, readStored } from '../data/storage.ts';

// Forgotten with the device too.
const keyOf = (listingId: string) => `draft:news:${listingId}`;

/** What was typed as an update of an offering and not sent. For the browser alone. */
export function readUpdateDraft(listingId: string): string {
	return readStored(keyOf(listingId)) ?? '';
}

/** An empty text forgets it. */
export function keepUpdateDraft(listingId: string, text: string): void {
	if (text) keepStored(keyOf(listingId), text);
	else forgetStored(keyOf(listingId));
}

/** Said when it is sent: what was typed meanwhile stays. */
export function forgetUpdateDraft(listingId: string, sent: string): void {
	if (readUpdateDraft(listingId).trim() === sent) forgetStored(keyOf(listingId));
}

import { forgetStored, keepStored, readStored } from '../data/storage.ts';

// Forgotten with the device too.
const keyOf = (listingId: string) => `draft:news:${listingId}`;

/** What was typed as news of an offering and not sent. For the browser alone. */
export function readNewsDraft(listingId: string): string {
	return readStored(keyOf(listingId)) ?? '';
}

/** An empty text forgets it. */
export function keepNewsDraft(listingId: string, text: string): void {
	if (text) keepStored(keyOf(listingId), text);
	else forgetStored(keyOf(listingId));
}

/** Said when it is sent: what was typed meanwhile stays. */
export function forgetNewsDraft(listingId: string, sent: string): void {
	if (readNewsDraft(listingId).trim() === sent) forgetStored(keyOf(listingId));
}

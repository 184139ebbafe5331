import { isNotFound } from './is-not-found.ts';

/** What a page is about, as its screen takes it: undefined until it was read, and null where there is none that the reader may see. What was read stays. */
export function nullIfGone<Found>(found: Found | undefined, error: unknown): Found | null | undefined {
	return found ?? (isNotFound(error) ? null : undefined);
}

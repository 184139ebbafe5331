import { serverNow, toServerTime } from '@ancu/forms/format';

/**
 * What time it was at the server when a query was last answered, which its ages and days are seen from: whoever reads `dataUpdatedAt`
 * is drawn again by each answer, also by one that brings nothing new. Until its first one it is now, as for what another query left.
 */
export function nowOf(dataUpdatedAt: number): Date {
	return new Date(dataUpdatedAt ? toServerTime(dataUpdatedAt) : serverNow());
}

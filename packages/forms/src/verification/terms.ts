import { DAY_MS } from '../format/durations.ts';

/** What a green check costs, in đồng. Source: the product's specification. */
export const GREEN_CHECK_FEE = 100_000;
/** Days that its mark counts from the approval. */
export const GREEN_CHECK_DAYS = 60;
/** Days before the end of a mark from when on the next check may be asked for. */
export const GREEN_CHECK_RENEW_DAYS = 14;

/** When a mark that was approved at a moment ends. */
export function markEnd(approvedAt: Date): Date {
	return new Date(approvedAt.getTime() + GREEN_CHECK_DAYS * DAY_MS);
}

const openStatuses: readonly string[] = ['PENDING', 'ACCEPT', 'CHECKED'];

/** Whether a green check of this status is still under way. */
export function isOpenCheck(status: string): boolean {
	return openStatuses.includes(status);
}

/**
 * Whether its owner may ask for the green check of a public listing: there is none under way, and no mark that has long to go.
 * `status` is that of its open or latest check, `markUntil` the end of the mark that it carries; null where there is none.
 */
export function mayAskGreenCheck(
	{ status, markUntil }: { status: string | null; markUntil: Date | null },
	now: Date,
): boolean {
	const isOver = status === null || !isOpenCheck(status);
	return isOver && (markUntil === null || markUntil.getTime() - now.getTime() < GREEN_CHECK_RENEW_DAYS * DAY_MS);
}

/** By what the copies of an offering's news in the inboxes of others are found again: the `once` of its notifications. */
export function newsOnce(updateId: number | string): string {
	return `invest.news:${updateId}`;
}

/** By what the copies of an offering's update in the inboxes of others are found again: the `once` of its notifications. */
export function updateOnce(updateId: number | string): string {
	return `invest.news:${updateId}`;
}

/**
 * `placeholderData` of a list: what was there stays until the next is there. Nothing found is not kept: under another filter, or
 * behind the last page, it would say that there is nothing at all.
 */
export function keepFullPage<Answer extends object>(before: Answer | undefined): Answer | undefined {
	const [list] = Object.values(before ?? {}) as { total?: number; data?: readonly unknown[] }[];
	return list?.total && list.data?.length ? before : undefined;
}

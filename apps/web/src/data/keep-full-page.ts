import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * `placeholderData` of a list: what was there stays until another page of the same is there. What another filter found is not kept: it
 * would stand under a name that is not its own. Nor is nothing: behind the last page, it would say that there is nothing at all.
 */
export function keepFullPage(variables: object) {
	return <Answer extends object>(
		before: Answer | undefined,
		query: { queryKey: QueryKey } | undefined,
	): Answer | undefined => {
		const [list] = Object.values(before ?? {}) as { total?: number; data?: readonly unknown[] }[];
		const isFull = list?.total && list.data?.length;
		return isFull && withoutPage(query?.queryKey[1]) === withoutPage(variables) ? before : undefined;
	};
}

function withoutPage(variables: unknown): string {
	return hashKey([{ ...(variables as object | undefined), page: undefined }]);
}

/** Reads what a page has open from its query; as JSON it is compared. */
export type ReadOpen = (params: URLSearchParams) => unknown;

/** What is open at an address: its path, and what of its query says so. */
export function openAt({ pathname, search }: { pathname: string; search: string }, read: ReadOpen): string {
	return `${pathname} ${JSON.stringify(read(new URLSearchParams(search)))}`;
}

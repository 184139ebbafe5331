import { type ListAddress, listHref } from './list-address.ts';

/** What `searchAddress` says, for a page that does without reading words (8 KB) until somebody searches. */
export async function findSearchAddress(address: ListAddress): Promise<string> {
	const reader = await import('./search-address.ts').catch(() => undefined);
	return reader ? reader.searchAddress(address) : listHref(address);
}

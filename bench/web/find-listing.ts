/** The address of some listing, as the list links to it. */
export async function findListing(url: string): Promise<string> {
	const list = await (await fetch(`${url}/real-estate`)).text();
	const [, found] = /href="(\/real-estate\/[^"?#]*\d[^"?#]*)"/.exec(list) ?? [];
	if (!found) throw new Error('The list links to no listing.');
	return found;
}

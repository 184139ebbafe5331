import type { Site } from './site.ts';

/** The number of a listing that everybody sees and that is sold whole, at a price: another test may have changed any one. */
export async function forSale(site: Site): Promise<number> {
	const query = `{ getAllLocationInfo(limit: 20, filter: { tradingType: BUY, priceMin: 1000000000 }) {
		data { sequenceId isInvest } } }`;
	const answer = await fetch(`${site.url}/graphql`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const { data } = (await answer.json()) as {
		data: { getAllLocationInfo: { data: { sequenceId: number; isInvest: boolean }[] } };
	};
	const found = data.getAllLocationInfo.data.find(({ isInvest }) => !isInvest);
	if (!found) throw new Error('Nothing is for sale.');
	return found.sequenceId;
}

import { ask } from './ask.ts';
import type { Site } from './site.ts';

/** The number of a listing that everybody sees and that is sold whole, at a price: another test may have changed any one. */
export async function forSale(site: Site): Promise<number> {
	const query = `{ getAllLocationInfo(limit: 20, filter: { tradingType: BUY, priceMin: 1000000000 }) {
		data { sequenceId isInvest } } }`;
	type Listed = { sequenceId: number; isInvest: boolean };
	const { getAllLocationInfo } = await ask<{ getAllLocationInfo: { data: Listed[] } }>(site, query);
	const found = getAllLocationInfo.data.find(({ isInvest }) => !isInvest);
	if (!found) throw new Error('Nothing is for sale.');
	return found.sequenceId;
}

import { chunks } from '../chunks.ts';
import type { Context } from '../graphql/context.ts';
import type { LocationInfoFilter, LocationInfoRelaxation } from '../graphql/schema.generated.ts';
import { checkFilter, isAsked, publicFilter } from './listing.filter.ts';
import { countPublicListings } from './listing-search.repository.ts';

type Field = Exclude<keyof LocationInfoFilter, 'status' | 'statuses' | 'checkStatus' | 'isMyCheck' | 'tradingType'>;

/** Fields that are one condition to whoever asks; of a place also its smallest parts alone. */
const together: readonly (readonly Field[])[] = [
	['priceMin', 'priceMax'],
	['pricePerSquareMeterMin', 'pricePerSquareMeterMax'],
	['areaMin', 'areaMax'],
	['wardId'],
	['districtId', 'wardId'],
	['provinceId', 'districtId', 'wardId'],
	['currentWardId'],
	['currentProvinceId', 'currentWardId'],
];
const grouped = new Set(together.flat());

/** So many conditions are tried: more than any form has. */
const MOST = 20;
/** So many counts wait for their turn at once: it has to come within seconds. */
const AT_ONCE = 4;

/** Which one condition to leave out of a search that finds nothing, and how much that finds; the kind of deal is never left out. */
export async function findRelaxations(
	{ searchDb, inTurn }: Context,
	given: { filter?: LocationInfoFilter | null | undefined; search?: string | null | undefined },
): Promise<LocationInfoRelaxation[]> {
	const filter = publicFilter(given.filter);
	checkFilter(filter);
	const search = given.search?.trim();
	const tries = [...conditionsOf(filter), ...(search ? [['search']] : [])].slice(0, MOST);
	const counted: LocationInfoRelaxation[] = [];
	for (const some of chunks(tries, AT_ONCE)) {
		const counting = some.map(async (fields) => {
			const rest = Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field)));
			const words = fields.includes('search') ? undefined : search;
			const total = await inTurn(() => countPublicListings(searchDb, { filter: rest, search: words }));
			return { fields, total };
		});
		counted.push(...(await Promise.all(counting)));
	}
	return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** The conditions of a filter, each as the fields that make it up. */
function conditionsOf(filter: LocationInfoFilter): string[][] {
	const given = (Object.keys(filter) as (keyof LocationInfoFilter)[]).filter(
		(field) => field !== 'tradingType' && isAsked(filter[field]),
	);
	const groups = together
		.map((fields) => fields.filter((field) => given.includes(field)))
		// Of a place without a ward, leaving out the ward is nothing; without a district, the province is all there is.
		.filter(
			(fields, at, all) => fields.length > 0 && all.findIndex((other) => String(other) === String(fields)) === at,
		);
	const single = given.filter((field) => !grouped.has(field as Field)).map((field) => [field]);
	return [...groups, ...single];
}

import { boxOfShape } from '@ancu/forms/map';

/** What a server is asked, each a little different, so that nothing is answered from memory. */
export type Questions = readonly object[];

const VARIANTS = 200;
const kinds = ['BUY', 'RENT', 'PROJECT'];
const cities = [
	[10.78, 106.69],
	[21.03, 105.85],
	[16.06, 108.21],
	[10.95, 106.82],
	[20.85, 106.68],
] as const;

const each = (make: (index: number) => object): Questions =>
	Array.from({ length: VARIANTS }, (_, index) => make(index));
const kindOf = (index: number) => kinds[index % kinds.length] as string;

const CARD =
	'id sequenceId title priceRaw area bedroom toilet direction street isPriority createdAt userCreated { id name }';
const ROW =
	'id sequenceId title priceRaw area bedroom toilet direction street isPriority createdAt accountByAccountId { id name }';

/** Ten listings of a kind with who posted them, and those that stand in front of them. */
export const list = {
	ours: each((index) => ({
		query: `query ($page: Int, $filter: LocationInfoFilter) { getAllLocationInfo(page: $page, limit: 10, filter: $filter) { data { ${CARD} } priorityPost { ${CARD} } } }`,
		variables: { page: 1 + (index % 20), filter: { tradingType: kindOf(index) } },
	})),
	postgraphile: each((index) => ({
		query: `query ($offset: Int, $kind: String) {
			page: allListings(first: 10, offset: $offset, orderBy: CREATED_AT_DESC, condition: { tradingType: $kind, status: "ACCEPT" }) { nodes { ${ROW} } }
			priority: allListings(first: 4, orderBy: CREATED_AT_DESC, condition: { tradingType: $kind, status: "ACCEPT", isPriority: true }) { nodes { ${ROW} } }
		}`,
		variables: { offset: 10 * (index % 20), kind: kindOf(index) },
	})),
	bare: each((index) => ({ name: 'list', values: [kindOf(index), 10 * (index % 20)] })),
};

/** What a card says of a listing, and its text, by the numbers of some that are public. */
export const detail = (numbers: readonly number[]) => ({
	ours: numbers.map((n) => ({
		query: `query ($n: Int!) { getOneLocationInfo(sequenceId: $n) { ${CARD} description } }`,
		variables: { n },
	})),
	postgraphile: numbers.map((n) => ({
		query: `query ($n: Int!) { listingBySequenceId(sequenceId: $n) { ${ROW} description } }`,
		variables: { n },
	})),
	bare: numbers.map((n) => ({ name: 'detail', values: [n] })),
});

/** What a map of a city shows. */
export const map = {
	ours: each((index) => {
		const [lat, long] = cities[index % cities.length] as (typeof cities)[number];
		return {
			query:
				'query ($box: GeoBoxInput!, $zoom: Int!) { getAllLocationInfoCluster(box: $box, zoom: $zoom) { data { count lat long minPrice maxPrice } } }',
			variables: { box: boxOfShape({ lat, long: long + index * 1e-4, radius: 10_000 }), zoom: 12 },
		};
	}),
};

/** Signing in, which is slow on purpose: a password is hashed. */
export const signIn = {
	ours: each(() => ({
		query: 'mutation { loginUser(username: "binh", password: "ancu-dev") { token user { id } } }',
	})),
};

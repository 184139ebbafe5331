import { MINUTE_MS } from '@ancu/forms/format';
import { LRUCache } from 'lru-cache';
import type { UnitRow } from '../address/address.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { CategoryRow } from '../listing/category.repository.ts';

/** An import is seen after so long at the latest. */
const KEPT_MS = MINUTE_MS;
/** Old units and new ones are some 14,000 together. */
const MOST = 20_000;
/** No unit's or category's: what anybody makes up may be of any length, and is not kept. */
const LONGEST_KEY = 100;

/** Rows that an import alone changes and every list asks for: looked up for each request, they were a third of what a list costs. */
export interface KeptRows {
	units: LRUCache<string, Promise<UnitRow | null>>;
	categories: LRUCache<string, Promise<CategoryRow | null>>;
	/** By what is listed, for choices in a form. */
	unitLists: Lists<UnitRow>;
	categoryLists: Lists<CategoryRow>;
}

/** Fetched with how it is found; those who ask at once wait for one statement, and what failed is found again. */
type Lists<Row> = LRUCache<string, Row[], () => Promise<Row[]>>;

const kept = new WeakMap<Db, KeptRows>();

/** What is kept of a database, by the keys of its loaders. They take out again what failed. */
export function keptRows(db: Db): KeptRows {
	const known = kept.get(db) ?? {
		units: keep<UnitRow>(),
		categories: keep<CategoryRow>(),
		unitLists: keepLists<UnitRow>(),
		categoryLists: keepLists<CategoryRow>(),
	};
	kept.set(db, known);
	return known;
}

function keep<Row>(): LRUCache<string, Promise<Row | null>> {
	return new LRUCache<string, Promise<Row | null>>({
		max: MOST,
		ttl: KEPT_MS,
		maxEntrySize: LONGEST_KEY,
		sizeCalculation: sizeOf,
	});
}

function keepLists<Row>(): Lists<Row> {
	return new LRUCache<string, Row[], () => Promise<Row[]>>({
		max: MOST,
		ttl: KEPT_MS,
		maxEntrySize: LONGEST_KEY,
		sizeCalculation: sizeOf,
		fetchMethod: (_key, _before, { context: find }) => find(),
	});
}

function sizeOf(_kept: unknown, key: string): number {
	return key.length + 1;
}

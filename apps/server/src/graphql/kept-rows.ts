import { LRUCache } from 'lru-cache';
import type { UnitRow } from '../address/address.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { CategoryRow } from '../listing/category.repository.ts';

/** An import is seen after so long at the latest. */
const KEPT_MS = 60_000;
/** Old units and new ones are some 14,000 together. */
const MOST = 20_000;

/** Rows that an import alone changes and every list asks for: looked up for each request, they were a third of what a list costs. */
export interface KeptRows {
	units: LRUCache<string, Promise<UnitRow | null>>;
	categories: LRUCache<string, Promise<CategoryRow | null>>;
	/** By what is listed, for choices in a form: see `findOnce`. */
	unitLists: LRUCache<string, Promise<UnitRow[]>>;
	categoryLists: LRUCache<string, Promise<CategoryRow[]>>;
}

const kept = new WeakMap<Db, KeptRows>();

/** What is kept of a database, by the keys of its loaders. They take out again what failed. */
export function keptRows(db: Db): KeptRows {
	const known = kept.get(db) ?? {
		units: keep<UnitRow | null>(),
		categories: keep<CategoryRow | null>(),
		unitLists: keep<UnitRow[]>(),
		categoryLists: keep<CategoryRow[]>(),
	};
	kept.set(db, known);
	return known;
}

function keep<Found>(): LRUCache<string, Promise<Found>> {
	return new LRUCache({ max: MOST, ttl: KEPT_MS });
}

/** What is kept under a key, else what is found now. What failed is looked for anew. */
export function findOnce<Found>(
	cache: LRUCache<string, Promise<Found>>,
	key: string,
	find: () => Promise<Found>,
): Promise<Found> {
	const known = cache.get(key);
	if (known) return known;
	const found = find();
	cache.set(key, found);
	found.catch(() => cache.delete(key));
	return found;
}

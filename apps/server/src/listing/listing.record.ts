import { priceOfArea } from '@ancu/forms/listing';
import type { Insertable } from 'kysely';
import type { ListingTable } from '../database/tables.ts';
import { toCell } from '../map/cell.ts';
import { toSearchVector } from './listing.search.ts';

/** A listing to be stored, without the columns that follow from the others. */
export type ListingFacts = Omit<Insertable<ListingTable>, 'cell' | 'search' | 'price_raw'>;

/** Names by which a listing is found besides its own fields. */
export interface ListingNames {
	category: string;
	/** Ward, district and province, legacy and current, with their kinds. */
	units: readonly (string | null | undefined)[];
}

/** Completes a listing with what follows from its facts: price of the whole, map cell, search words. */
export function toListingRecord(facts: ListingFacts, names: ListingNames): Insertable<ListingTable> {
	const { price = null, price_unit, area, location_lat: lat = null, location_long: long = null } = facts;
	return {
		...facts,
		price_raw: price === null ? null : price_unit === 'PER_M2' ? priceOfArea(price, area) : price,
		cell: lat === null || long === null ? null : toCell(lat, long),
		search: toListingSearch(facts, names),
	};
}

/** The words by which a listing is found. */
export function toListingSearch(
	{ title, project_name, name, street }: Pick<ListingFacts, 'title' | 'project_name' | 'name' | 'street'>,
	{ category, units }: ListingNames,
): string {
	return toSearchVector([title, name, category, street, ...units], project_name);
}

import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { GeoBoxInput, LocationInfoFilter } from '../graphql/schema.generated.ts';
import { isPublic, toConditions } from '../listing/listing.filter.ts';
import { gridShift } from './cell.ts';

// Two price tags side by side need about this much room.
const GRID_PIXELS = 64;

/** Listings of one square of the grid. */
export interface ClusterRow {
	lat: number;
	long: number;
	count: number;
	min_price: number | null;
	max_price: number | null;
	/** The one listing of a square that holds no other. */
	listing_id: string | null;
}

/** Public listings of a box, gathered on the grid of a zoom. */
export async function findClusters(
	db: Db,
	box: GeoBoxInput,
	zoom: number,
	filter: LocationInfoFilter | null | undefined,
	search: string | null | undefined,
): Promise<ClusterRow[]> {
	const shift = gridShift(zoom, GRID_PIXELS);
	return db
		.selectFrom('listing')
		.where((eb) => eb.and([isPublic, ...toConditions(eb, { ...filter, box }, search)]))
		.select(({ fn }) => [
			fn.avg<number>('location_lat').as('lat'),
			fn.avg<number>('location_long').as('long'),
			fn.countAll<number>().as('count'),
			fn.min('price_raw').as('min_price'),
			fn.max('price_raw').as('max_price'),
			sql<string | null>`case when count(*) = 1 then min(listing.id::text) end`.as('listing_id'),
		])
		.groupBy(sql`listing.cell >> ${sql.lit(shift)}`)
		.execute();
}

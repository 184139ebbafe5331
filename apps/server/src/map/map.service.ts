import { commonBox, type GeoBox, isBox } from '@ancu/forms/map';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetAllLocationInfoClusterArgs } from '../graphql/schema.generated.ts';
import { isAsked, publicFilter } from '../listing/listing.filter.ts';
import { boxesOfShapes, faultsOfBox } from '../listing/shapes.ts';
import { FINEST_COUNTED, gridLevel, gridOf, snapBox } from './grid.ts';
import {
	type ClusterRow,
	findCounted,
	type MapQuery,
	readAllClusters,
	readClusters,
	sampleClusters,
} from './map.repository.ts';
import { chooseRanks } from './sample.ts';

const ZOOM_MOST = 22;
/** So many rows are read for an answer at most, when an index holds all that is asked for: 5 ms for counting, 8 for a sample. */
export const ROWS_MOST = 10_000;
/** A row that has to be looked up in the table costs several times as much. */
const LOOKED_UP_SHARE = 1 / 4;
/** Close by, where nothing was counted beforehand and each listing is looked for, more may be read. */
const CLOSE_SHARE = 2;
/** Fewer listings than this in a sample say little about the others. */
const SAMPLE_LEAST = 100;

/** Fields that squares are counted by beforehand. */
const countedFields: ReadonlySet<string> = new Set(['tradingType', 'categoryIds']);
/** Fields that the indexes `listing_cell` and `listing_sample` do not hold. */
const lookedUpFields: ReadonlySet<string> = new Set([
	'characteristics',
	'characteristicsNot',
	'projectName',
	'search',
	'status',
	'statuses',
	'checkStatus',
]);

/** What a map shows of a box. */
export interface Clusters {
	data: ClusterRow[];
	total: number;
	isApproximate: boolean;
}

/** Public listings of a box, gathered on the grid of a zoom. */
export async function findClusters(
	{ searchDb: db }: Pick<Context, 'searchDb'>,
	{ box, zoom, filter, search }: QueryGetAllLocationInfoClusterArgs,
	rowsMost = ROWS_MOST,
): Promise<Clusters> {
	refuse(box, zoom);
	const asked = publicFilter(filter);
	const level = gridLevel(box, zoom);
	const area = commonBox([box, ...boxesOfShapes(asked)]);
	if (!area || !isBox(area)) return { data: [], total: 0, isApproximate: false };
	// A box around all that is asked for leaves nothing out.
	const isWithin = asked.box && holds(asked.box, box);
	const query: MapQuery = { box: area, filter: isWithin ? { ...asked, box: null } : asked, search: search?.trim() };
	const fields = fieldsOf(query);

	if (level > FINEST_COUNTED) {
		const close = await readAtMost(db, query, level, rowsMost * CLOSE_SHARE);
		if (close) return exactly(close);
	}
	// Hardly a screen of that zoom holds so many: squares that are counted will do.
	const grid = gridOf(area, Math.min(level, FINEST_COUNTED));
	const most = fields.some((field) => lookedUpFields.has(field)) ? rowsMost * LOOKED_UP_SHARE : rowsMost;
	const present = await findCounted(db, grid, {});
	if (sumOf(present, 'count') <= most)
		return exactly((await readAtMost(db, query, grid.level, most)) ?? (await readAll(db, query, grid.level)));
	if (fields.every((field) => countedFields.has(field))) {
		const data = fields.length === 0 ? present : await findCounted(db, grid, query.filter);
		return { data, total: sumOf(data, 'count'), isApproximate: data.some(({ square }) => grid.edge.has(square)) };
	}
	const ranks = chooseRanks(new Map(present.map(({ square, count }) => [square, count])), most);
	const { rows, matching } = await sampleClusters(db, grid, query, 2 * most, ranks);
	if (matching < SAMPLE_LEAST) return exactly(await readAll(db, query, grid.level));
	return { data: rows, total: sumOf(rows, 'inside'), isApproximate: true };
}

function refuse(box: GeoBox, zoom: number): void {
	const isZoom = 0 <= zoom && zoom <= ZOOM_MOST;
	const fields = [
		...faultsOfBox(box),
		...(isZoom ? [] : [{ path: 'zoom', code: 'range', params: { min: 0, max: ZOOM_MOST } }]),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
}

function holds({ south, west, north, east }: GeoBox, other: GeoBox): boolean {
	return south <= other.south && west <= other.west && other.north <= north && other.east <= east;
}

/** What a query asks for. */
function fieldsOf({ filter, search }: MapQuery): string[] {
	const fields = Object.entries(filter).flatMap(([field, value]) => (isAsked(value) ? [field] : []));
	return search ? [...fields, 'search'] : fields;
}

/** Everything, unless it takes more than so many rows. */
async function readAtMost(db: Db, query: MapQuery, level: number, most: number): Promise<ClusterRow[] | undefined> {
	const { rows, read } = await readClusters(db, gridOf(query.box, level), query, most + 1);
	return read > most ? undefined : rows;
}

async function readAll(db: Db, query: MapQuery, level: number): Promise<ClusterRow[]> {
	const snapped = snapBox(query.box, level);
	const box = commonBox([snapped, ...(query.filter.box ? [query.filter.box] : [])]) ?? snapped;
	const { rows } = await readAllClusters(db, gridOf(query.box, level), { ...query, filter: { ...query.filter, box } });
	return rows;
}

// A square on the edge of the box is counted whole, so that it stays the same while the map is moved.
function exactly(rows: readonly ClusterRow[]): Clusters {
	return { data: rows.filter(({ inside }) => inside), total: sumOf(rows, 'inside'), isApproximate: false };
}

function sumOf(rows: readonly ClusterRow[], field: 'count' | 'inside'): number {
	return rows.reduce((sum, row) => sum + (row[field] ?? 0), 0);
}

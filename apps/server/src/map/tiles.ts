import { isLoopback } from '../loopback.ts';

/** Pictures of the map's ground from a tile server. */
export interface Tiles {
	/** As `https://tiles.example/{z}/{x}/{y}.png`, or a path of our own host. */
	url: string;
	/** Who made them, plain text that every map shows. */
	attribution: string;
	/** Their host, for the pages' policy; undefined when it is our own. */
	origin: string | undefined;
}

interface TileValues {
	TILE_URL?: string | undefined;
	TILE_ATTRIBUTION?: string | undefined;
}

const places = ['{z}', '{x}', '{y}'];

/** The tiles of a configuration; undefined for none. */
export function readTiles({ TILE_URL: url, TILE_ATTRIBUTION: attribution }: TileValues): Tiles | undefined {
	if (!url || !attribution) return undefined;
	return { url, attribution, origin: isPath(url) ? undefined : new URL(url).origin };
}

/** What is wrong with the tiles of a configuration, a sentence for each variable. */
export function problemsOfTiles({ TILE_URL: url, TILE_ATTRIBUTION: attribution }: TileValues): string[] {
	if (!url) return attribution ? ['TILE_URL: TILE_ATTRIBUTION needs it'] : [];
	const problems: string[] = [];
	if (!isPath(url) && !isTrusted(url)) problems.push('TILE_URL: takes an https address, or a path of this host');
	if (!places.every((place) => url.includes(place))) problems.push('TILE_URL: needs {z}, {x} and {y}');
	if (!attribution) problems.push('TILE_ATTRIBUTION: TILE_URL needs it, makers of tiles ask to be named');
	return problems;
}

// Not `//host`, which leads elsewhere.
function isPath(url: string): boolean {
	return /^\/[^/\\]/.test(url);
}

// A page by https takes no pictures by http, but a developer's own machine has no certificate.
function isTrusted(url: string): boolean {
	const parsed = URL.parse(url);
	if (!parsed || !/^https?:$/.test(parsed.protocol)) return false;
	return isLoopback(parsed) || (parsed.protocol === 'https:' && /^[\w.-]+$/.test(parsed.hostname));
}

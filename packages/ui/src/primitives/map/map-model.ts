/** A box on the map, degrees. */
export interface MapBox {
	south: number;
	west: number;
	north: number;
	east: number;
}

/** What of the world is in sight. */
export interface MapViewport {
	box: MapBox;
	/** Zoom of 256-pixel tiles. */
	zoom: number;
}

/** Something on the map that can be pressed. */
export interface MapMarker {
	id: string;
	lat: number;
	long: number;
	/** What stands on it: a price, a count. */
	text: string;
	/** What a screen reader says. */
	label: string;
	/** `tag` is one thing, `cluster` several. */
	kind: 'tag' | 'cluster';
	/** How large a cluster is drawn, 1 to 3. @default 1 */
	size?: 1 | 2 | 3 | undefined;
	/** Opened before: drawn lighter. @default false */
	visited?: boolean | undefined;
}

/** The mainland and, to the east, Hoàng Sa and Trường Sa: a map of Vietnam shows both. */
export const vietnamBox: MapBox = { south: 7.4, west: 102.1, north: 23.5, east: 114.6 };

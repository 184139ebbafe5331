import type { Geometry } from 'geojson';

/** A point on the map, degrees. */
export interface MapPoint {
	lat: number;
	long: number;
}

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
export interface MapMarker extends MapPoint {
	/** Unlike those of the other markers. */
	id: string;
	/** What stands on it: a price, a count. */
	text: string;
	/** What a screen reader says. */
	label: string;
	/** `tag` is one thing, `cluster` several. */
	kind: 'tag' | 'cluster';
	/** How large a cluster is drawn, 1 to 5. @default 1 */
	size?: 1 | 2 | 3 | 4 | 5 | undefined;
	/** Opened before: drawn lighter. @default false */
	visited?: boolean | undefined;
	/** Saved: a bookmark stands before its text. @default false */
	saved?: boolean | undefined;
}

/** The deepest zoom: what lies together there cannot be told apart any closer. */
export const DEEPEST_ZOOM = 18;

/** The mainland and, to the east, Hoàng Sa and Trường Sa: a map of Vietnam shows both. */
export const vietnamBox: MapBox = { south: 7.4, west: 102.1, north: 23.5, east: 114.6 };

/** Room along the edges of a map, in px. */
export interface MapInsets {
	top: number;
	right: number;
	bottom: number;
	left: number;
}

/** All within so many metres of a point. */
export interface MapCircle extends MapPoint {
	/** m. */
	radius: number;
}

/** An area: a circle, or the corners of an outline, the last joined to the first. */
export type MapArea = MapCircle | readonly MapPoint[];

/** An area that is being drawn on a map, which tells what the hand does. */
export interface MapDrawing {
	tool: 'outline' | 'circle';
	/** Corners set so far. */
	corners: readonly MapPoint[];
	/** Corners that an outline may have. */
	mostCorners: number;
	/** A corner was set: by a press, or by Space in the map's middle. */
	onCorner: (corner: MapPoint) => void;
	/** An outline was drawn in one go. */
	onStroke: (corners: MapPoint[]) => void;
	/** A centre was set, and its radius in m where it was dragged. */
	onCircle: (center: MapPoint, radius?: number) => void;
	/** The outline is to be closed: its first or last corner was pressed, or Enter. */
	onFinish: () => void;
	/** Backspace. */
	onUndo: () => void;
	/** Escape. */
	onCancel: () => void;
}

/** A coloured surface of a map. */
export interface MapZone {
	id: string;
	geometry: Geometry;
	/** Colour of a legend, as `#FFA0FF`. */
	colour: string;
	/** What stands on it, where it is large enough. */
	text: string;
}

/** A single thing drawn by its outline: a plot, a point that was asked about. */
export interface MapShape {
	geometry: Geometry;
	/** What stands on it. */
	label?: string | undefined;
}

/** Where the front of a property looks. */
export type Facing = 'EAST' | 'WEST' | 'SOUTH' | 'NORTH' | 'NORTH_EAST' | 'SOUTH_EAST' | 'NORTH_WEST' | 'SOUTH_WEST';

/** What stands on the plot. */
export type SubjectKind =
	| 'house'
	| 'townhouse'
	| 'villa'
	| 'apartment'
	| 'shophouse'
	| 'land'
	| 'farmland'
	| 'warehouse'
	| 'office'
	| 'room'
	| 'project';

/** The facts of a listing that a drawing is made from. */
export interface DrawingSubject {
	seed: number;
	kind: SubjectKind;
	/** m² of land; the floor area for a flat. */
	area: number;
	/** Width of the front in metres. */
	facade: number | null;
	floors: number | null;
	bedrooms: number | null;
	toilets: number | null;
	alley: 'street' | 'car' | 'narrow' | null;
	/** Wider (nở hậu) or narrower (tóp hậu) at the back. */
	shape: 'straight' | 'wider' | 'narrower';
	direction: Facing | null;
	mapSheetNo: string | null;
	landPlotNo: string | null;
}

/** The outline a subject is drawn with: its facts, made safe and complete. */
export interface Footprint {
	area: number;
	/** Width of the front in metres, guessed from the area when the listing does not say. */
	facade: number;
	/** Width at the back in metres. */
	back: number;
	depth: number;
	/** False when the width is a guess: then no drawing writes it down. */
	measured: boolean;
}

const TYPICAL_AREA: Record<SubjectKind, number> = {
	house: 60,
	townhouse: 90,
	villa: 250,
	apartment: 70,
	shophouse: 90,
	land: 100,
	farmland: 1500,
	warehouse: 1000,
	office: 200,
	room: 24,
	project: 20000,
};

/** Depth over width of a plot whose front is not known. */
const TYPICAL_RATIO: Record<SubjectKind, number> = {
	house: 3.6,
	townhouse: 3.4,
	villa: 1.35,
	apartment: 0.8,
	shophouse: 3.2,
	land: 3.2,
	farmland: 1.8,
	warehouse: 1.7,
	office: 1.8,
	room: 1.7,
	project: 0.8,
};

function positive(value: number | null): number | null {
	return value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

/** A sheet or plot number as far as a drawing has room for it; null when there is none. */
export function shortNumber(text: string | null): string | null {
	const trimmed = text?.trim() ?? '';
	if (trimmed === '') return null;
	return trimmed.length > 10 ? `${trimmed.slice(0, 9)}…` : trimmed;
}

/** A whole count within limits, or null when the listing does not say. */
export function count(value: number | null, max: number): number | null {
	if (value === null || !Number.isFinite(value) || value < 0) return null;
	return Math.min(max, Math.round(value));
}

/** The proportions of the plot (or of the flat), kept within what can be drawn. */
export function footprintOf(subject: DrawingSubject): Footprint {
	const area = positive(subject.area) ?? TYPICAL_AREA[subject.kind];
	const known = positive(subject.facade);
	const ratio = TYPICAL_RATIO[subject.kind];
	const typical = Math.sqrt(area / ratio);
	const facade = Math.min(Math.max(known ?? typical, Math.sqrt(area / 12)), Math.sqrt(area * 4));
	const taper = subject.shape === 'wider' ? 1.34 : subject.shape === 'narrower' ? 0.7 : 1;
	const back = facade * taper;
	return {
		area,
		facade,
		back,
		depth: (2 * area) / (facade + back),
		measured: known !== null && Math.abs(known - facade) < 0.01,
	};
}

import type { MultiPolygon, Polygon } from 'geojson';
import type { UnitMappingTable } from '../../database/tables.ts';
import { contains } from '../geocode/contains.ts';
import type { Point } from '../geocode/geocoder.ts';

/** Outlines of units, by their codes. */
export type Outlines = ReadonlyMap<string, Polygon | MultiPolygon>;

/** The one of some units whose outline holds the point; null where none does, or more than one. */
export function unitAt(outlines: Outlines, codes: readonly string[], point: Point | null): string | null {
	if (!point) return null;
	const holding = codes.filter((code) => {
		const outline = outlines.get(code);
		return outline !== undefined && contains(outline, point);
	});
	return holding.length === 1 ? (holding[0] ?? null) : null;
}

/** The one unit that a legacy unit went into as a whole; null where it was split or nothing is known. */
export function wholeSuccessor(successors: readonly UnitMappingTable[]): string | null {
	const [first, ...others] = successors;
	return first?.kind === 'full' && others.length === 0 ? first.current_code : null;
}

/**
 * Where a place in a legacy unit lies now. What went over as a whole is sure. Of a split unit it is what a person `said`, who knows
 * better than a simplified outline, else the part whose outline holds the point; null while neither is known.
 */
export function chooseSuccessor(
	successors: readonly UnitMappingTable[],
	{ said, point, outlines }: { said: string | null; point: Point | null; outlines: Outlines },
): string | null {
	const codes = successors.map(({ current_code }) => current_code);
	if (said && codes.includes(said)) return said;
	return wholeSuccessor(successors) ?? unitAt(outlines, codes, point);
}

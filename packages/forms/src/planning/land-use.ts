import { totalOf } from './answer-calc.ts';
import { findLandCode } from './land-codes.ts';

/** What a zone is for, as far as it matters to whoever builds, buys or sells there. `other`: only its plan tells. */
export const landUses = ['house', 'business', 'farm', 'road', 'public', 'other'] as const;
export type LandUse = (typeof landUses)[number];

const houses = ['OTC', 'ONT', 'ODT', 'OCT'];
const businesses = ['CSK', 'SKK', 'SKN', 'SCT', 'TMD', 'SKC', 'SKS', 'SKT', 'SKX'];
const roads = ['DGT'];
// Codes that hold several uses, and waste land: nothing follows from them alone.
const open = ['PNN', 'PNK', 'CDG'];

/** What land of a code is for. */
export function landUseOf(landCode: string): LandUse {
	const land = findLandCode(landCode);
	if (!land || open.includes(land.code) || land.group === 'UNUSED') return 'other';
	if (land.group === 'AGRICULTURAL') return 'farm';
	if (houses.includes(land.code)) return 'house';
	if (businesses.includes(land.code)) return 'business';
	return roads.includes(land.code) ? 'road' : 'public';
}

/** What of a plot is for what. */
export interface LandShare {
	use: LandUse;
	/** m². */
	area: number;
	/** It is the whole plot. */
	isWhole: boolean;
}

interface Zone {
	landCode: string;
	/** m². */
	area: number;
}

/** The zones of an answer by what they are for, in the order of `landUses`. */
export function landSharesOf(zones: readonly Zone[]): LandShare[] {
	return landUses.flatMap((use) => {
		const own = zones.filter(({ landCode }) => landUseOf(landCode) === use);
		const area = totalOf(own.map((zone) => zone.area));
		return area > 0 ? [{ use, area, isWhole: own.length === zones.length }] : [];
	});
}

/** m² of a plot that the plan wants for roads and public works. A road reserve and the zone of its road are the same land. */
export function takenAreaOf(zones: readonly Zone[], roadReserve: number | null | undefined): number {
	const areaOf = (use: LandUse) =>
		totalOf(zones.filter(({ landCode }) => landUseOf(landCode) === use).map(({ area }) => area));
	return totalOf([Math.max(areaOf('road'), roadReserve ?? 0), areaOf('public')]);
}

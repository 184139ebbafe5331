import { dividedBy, type Fraction, fractionOf, times } from './fraction.ts';

/** Where a unit is used; undefined where everywhere. */
export const landRegions = ['north', 'central', 'south'] as const;
export type LandRegion = (typeof landRegions)[number];

/**
 * Units of land with their size in m². Only m² and hectare are legal units (Decree 86/2012/NĐ-CP): the others are custom, and
 * differ from place to place.
 *
 * North: a mẫu of 3,600 m² (United Nations, World Weights and Measures, 1966) is 10 sào, a sào 15 thước. Central: people calculate
 * a sào as 500 m² and a thước as 33.33 m²; some places say 497 m². South: a công is 1,000 m², or 12 × 12 large tầm of 3 m each,
 * which makes 1,296 m². A mẫu of the South is 10 công of its kind.
 */
const sizes = {
	m2: '1',
	ha: '10000',
	thuoc_north: '24',
	sao_north: '360',
	mau_north: '3600',
	/** A fifteenth of a sào. */
	thuoc_central: ['500', '15'],
	sao_central: '500',
	mau_central: '5000',
	cong_south: '1000',
	cong_large_south: '1296',
	mau_south: '10000',
	mau_large_south: '12960',
} as const satisfies Record<string, string | readonly [string, string]>;

export type AreaUnit = keyof typeof sizes;

/** Every unit, the legal ones first. */
export const areaUnits = Object.keys(sizes) as AreaUnit[];

/** Where people measure by a unit; undefined for the legal ones. */
export function regionOf(unit: AreaUnit): LandRegion | undefined {
	return landRegions.find((region) => unit.endsWith(`_${region}`));
}

/** How many m² a unit has, exactly. */
export function sizeOf(unit: AreaUnit): Fraction {
	const size = sizes[unit];
	return typeof size === 'string' ? fractionOf(size) : dividedBy(fractionOf(size[0]), fractionOf(size[1]));
}

/** The same area in another unit, exactly. */
export function convertArea(value: Fraction, from: AreaUnit, to: AreaUnit): Fraction {
	return dividedBy(times(value, sizeOf(from)), sizeOf(to));
}

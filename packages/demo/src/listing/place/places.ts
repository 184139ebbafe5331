import type { Project, ProjectKind } from '../property/projects.ts';
import type { Address } from './choose-address.ts';
import type { Region } from './province-facts.ts';
import type { UnitWords } from './unit-words.ts';

/** How a neighbourhood is built: the inner city, another town, a township or dense suburb, the country. */
export type Setting = 'core' | 'city' | 'town' | 'rural';

/** A ward that listings can lie in. */
export interface PlaceWard {
	/** Null where a district has no wards. */
	code: string | null;
	words: UnitWords | null;
	setting: Setting;
	/** What land costs here beside the rest of the district. */
	priceFactor: number;
	lat: number;
	long: number;
	/** How far listings scatter round the point, in degrees of latitude. */
	spread: number;
}

/** A project and where it stands. */
export interface PlacedProject extends Project {
	address: Address;
}

/** The finished project of a kind, or the one being built. */
export function projectOf(district: PlaceDistrict, kind: ProjectKind, ready: boolean): PlacedProject | null {
	return district.projects.find((each) => each.kind === kind && each.ready === ready) ?? null;
}

/** A district that listings can lie in. */
export interface PlaceDistrict {
	code: string;
	words: UnitWords;
	provinceCode: string;
	/** Inside a sentence: `Hà Nội`, `tỉnh Hưng Yên`. */
	provinceSaid: string;
	/** In a title: `Hưng Yên`, `TP. Hồ Chí Minh`. */
	provinceShort: string;
	/** In a title: `Cầu Giấy`, `Văn Giang, Hưng Yên`. */
	titleName: string;
	/** Inside a sentence, with its province where that helps: `huyện Văn Giang, tỉnh Hưng Yên`. */
	saidInFull: string;
	region: Region;
	/** In the mountains of the north or on the central highlands. */
	upland: boolean;
	resort: boolean;
	/** Million đồng per m² of land with its house. */
	price: number;
	/** Typical plot in m²; null when nothing is known. */
	plot: number | null;
	/** Names of real streets; null where only streets common to all towns can be named. */
	streets: readonly string[] | null;
	landmarks: readonly string[];
	roads: readonly string[];
	/** With the one address that each has. */
	projects: readonly PlacedProject[];
	wards: readonly PlaceWard[];
	/** Running totals of how likely each ward is. */
	wardTotals: readonly number[];
}

/** Everything about addresses that is worked out once, before the first listing. */
export interface Places {
	districts: readonly PlaceDistrict[];
	/** Running totals of how likely each district is. */
	totals: readonly number[];
	/** For each province the districts it has, by their place in `districts`, with running totals. */
	provinces: readonly { from: number; totals: readonly number[] }[];
}

/** Finds which step of the running totals a share (0 to 1) falls on. */
export function stepOf(totals: readonly number[], share: number): number {
	const wanted = share * (totals[totals.length - 1] ?? 0);
	let low = 0;
	let high = totals.length - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((totals[middle] as number) > wanted) high = middle;
		else low = middle + 1;
	}
	return low;
}

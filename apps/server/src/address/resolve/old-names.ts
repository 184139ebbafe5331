import type { UnitLevel } from '../../database/tables.ts';

/** A name that no list has any more, or never had, and the legacy units that it means. */
export interface OldName {
	name: string;
	level: UnitLevel;
	/** Legacy codes; of several, what else the address says decides. */
	codes: readonly string[];
}

/** A ward that went into another one of its district, both without their kind. */
export interface MergedWard {
	district: string;
	name: string;
	into: string;
}

const province = (code: string, ...names: string[]) =>
	names.map((name): OldName => ({ name, level: 'province', codes: [code] }));
const district = (codes: string, ...names: string[]) =>
	names.map((name): OldName => ({ name, level: 'district', codes: codes.split(' ') }));

export const oldNames: readonly OldName[] = [
	// Abbreviations and spellings in common use.
	...province('79', 'HCM', 'HCMC', 'TPHCM', 'TP HCMC', 'Sài Gòn', 'SG', 'TPSG'),
	...province('01', 'HN', 'TPHN'),
	...province('46', 'Huế', 'TT Huế', 'TTH'),
	...province('77', 'BRVT', 'BR VT', 'Vũng Tàu'),
	...province('66', 'Đắk Lắc', 'Darlac'),
	...province('06', 'Bắc Cạn'),
	...district('643', 'Buôn Mê Thuột', 'Ban Mê Thuột', 'BMT'),
	...district('582', 'Phan Rang', 'Tháp Chàm'),
	...district('622', 'Plây Cu', 'Pleicu'),
	// Hà Tây went into Hà Nội on 1 August 2008: resolution 15/2008/QH12.
	...province('01', 'Hà Tây'),
	// Huyện Từ Liêm became two quận on 1 April 2014: resolution 132/NQ-CP of 27 December 2013.
	...district('019 021', 'Từ Liêm'),
	// Quận 2, Quận 9 and Quận Thủ Đức became Thành phố Thủ Đức on 1 January 2021: resolution 1111/NQ-UBTVQH14.
	...district('769', '2', '9'),
];

/** Resolution 1111/NQ-UBTVQH14 of 9 December 2020, article 1. */
export const mergedWards: readonly MergedWard[] = [
	{ district: '769', name: 'Bình An', into: 'An Khánh' },
	{ district: '769', name: 'Bình Khánh', into: 'An Khánh' },
	{ district: '770', name: '6', into: 'Võ Thị Sáu' },
	{ district: '770', name: '7', into: 'Võ Thị Sáu' },
	{ district: '770', name: '8', into: 'Võ Thị Sáu' },
	{ district: '773', name: '5', into: '2' },
	{ district: '773', name: '12', into: '13' },
	{ district: '774', name: '15', into: '12' },
	{ district: '771', name: '3', into: '2' },
	{ district: '768', name: '12', into: '11' },
	{ district: '768', name: '14', into: '13' },
];

import type { PlaceDistrict } from '../place/places.ts';

/** Words that differ between the parts of the country. */
export interface RegionWords {
	alley: string;
	/** Being on a street: `mặt phố`. */
	onStreet: string;
	/** The certificate in everyday speech. */
	book: string;
	car: string;
	park: string;
	aircon: string;
	toilet: string;
	plot: string;
	groundFloor: string;
	fruit: string;
	/** A unit of field area and how many m² it has. */
	field: readonly [name: string, squareMetres: number];
}

const north: RegionWords = {
	alley: 'ngõ',
	onStreet: 'mặt đường',
	book: 'sổ đỏ',
	car: 'ô tô',
	park: 'đỗ',
	aircon: 'điều hòa',
	toilet: 'phòng vệ sinh',
	plot: 'mảnh đất',
	groundFloor: 'tầng 1',
	fruit: 'cây ăn quả',
	field: ['sào', 360],
};
const hanoi: RegionWords = { ...north, onStreet: 'mặt phố' };
const northCentral: RegionWords = { ...north, book: 'sổ đỏ', plot: 'lô đất', field: ['sào', 500] };
const central: RegionWords = {
	...north,
	alley: 'hẻm',
	onStreet: 'mặt tiền',
	book: 'sổ hồng',
	park: 'đậu',
	aircon: 'máy lạnh',
	toilet: 'nhà vệ sinh',
	plot: 'lô đất',
	fruit: 'cây ăn trái',
	field: ['sào', 500],
};
const midCentral: RegionWords = { ...central, alley: 'kiệt' };
const highland: RegionWords = { ...central, field: ['sào', 1000] };
const south: RegionWords = { ...central, car: 'xe hơi', groundFloor: 'tầng trệt', field: ['sào', 1000] };
const mekong: RegionWords = { ...south, field: ['công', 1000] };

/** The words of a district's people. */
export function regionWords(district: PlaceDistrict): RegionWords {
	const { provinceCode } = district;
	if (district.region === 'north') return provinceCode === '01' ? hanoi : north;
	if (district.region === 'south') return provinceCode >= '80' ? mekong : south;
	if (provinceCode <= '44') return northCentral;
	if (provinceCode <= '49') return midCentral;
	return district.upland ? highland : central;
}

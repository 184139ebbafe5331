import type { Random } from '../../drawing/random.ts';
import type { PlaceDistrict } from '../place/places.ts';

/** What grows where, as `đất …`. By province where it is known for something, else by part of the country. */
const byProvince: Readonly<Record<string, readonly string[]>> = {
	'24': ['vườn vải thiều', 'vườn cam'],
	'30': ['vườn vải', 'trồng rau màu'],
	'33': ['vườn nhãn', 'vườn cam'],
	'60': ['trồng thanh long', 'trồng xoài'],
	'58': ['trồng nho', 'trồng táo'],
	'68': ['trồng cà phê', 'trồng rau', 'trồng sầu riêng', 'vườn hồng'],
	'74': ['trồng cao su', 'vườn măng cụt', 'trồng cây ăn trái'],
	'70': ['trồng điều', 'trồng cao su', 'trồng tiêu'],
	'75': ['trồng cây ăn trái', 'vườn chôm chôm', 'trồng điều'],
	'77': ['trồng tiêu', 'trồng nhãn', 'trồng điều'],
	'79': ['trồng cây ăn trái', 'trồng lúa', 'vườn kiểng'],
	'83': ['vườn dừa', 'vườn bưởi da xanh'],
	'82': ['vườn sầu riêng', 'vườn thanh long', 'trồng lúa'],
	'94': ['trồng lúa', 'nuôi tôm'],
	'95': ['trồng lúa', 'nuôi tôm'],
	'96': ['nuôi tôm', 'trồng lúa'],
};

const lowlandNorth = ['trồng rau màu', 'trồng lúa', 'vườn bưởi', 'vườn chuối', 'trồng cây lâu năm'] as const;
const uplandNorth = ['trồng keo', 'trồng chè', 'vườn bưởi', 'trồng cây ăn quả'] as const;
const coast = ['trồng keo', 'trồng lúa', 'trồng cây lâu năm', 'trồng hoa màu'] as const;
const highland = ['trồng cà phê', 'trồng sầu riêng', 'trồng tiêu', 'trồng bơ'] as const;
const delta = ['trồng lúa', 'vườn xoài', 'vườn cây ăn trái', 'vườn mít'] as const;

/** Draws what grows on farmland of a district. */
export function drawCrop(r: Random, district: PlaceDistrict): string {
	const own = byProvince[district.provinceCode];
	if (own) return r.pick(own);
	if (district.region === 'north') return r.pick(district.upland ? uplandNorth : lowlandNorth);
	if (district.region === 'central') return r.pick(district.upland ? highland : coast);
	return r.pick(delta);
}

import { expect, it } from 'vitest';
import { langOf } from './lang-of.ts';

it.each(['Nhà 3 tầng', 'ĐẤT NỀN', 'gần chợ', 'Đường 3/2', 'phường An Cư'])('“%s” is Vietnamese', (text) => {
	expect(langOf(text)).toBe('vi');
});

it.each(['House near the market', 'a café, à la carte', '', '12,5 m × 4 m', 'são João, mañana, être'])(
	'“%s” is left in the language of the page',
	(text) => {
		expect(langOf(text)).toBeUndefined();
	},
);

import { expect, it } from 'vitest';
import { isInVietnam } from './vietnam.ts';

it.each([
	['Hà Giang, the north', 23.39, 105.32],
	['Mũi Cà Mau, the south of the mainland', 8.56, 104.83],
	['A Pa Chải, the west', 22.4, 102.14],
	['An Bang, the south of Trường Sa', 7.87, 112.91],
	['the east of Trường Sa', 11.5, 117.3],
])('%s lies in Vietnam', (_where, lat, long) => expect(isInVietnam({ lat, long })).toBe(true));

it.each([
	['Bangkok', 13.75, 100.5],
	['Kuala Lumpur', 3.14, 101.69],
	['Taipei', 25.03, 121.56],
	['latitude and longitude the wrong way round', 106.7, 10.8],
	['nowhere', Number.NaN, 106],
])('%s does not', (_where, lat, long) => expect(isInVietnam({ lat, long })).toBe(false));

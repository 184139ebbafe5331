import { expect, it } from 'vitest';
import { filterConditions } from './filter-conditions.ts';

it('counts both ends of a range as one condition, and says where before what', () =>
	expect(
		filterConditions({
			tradingType: 'BUY',
			search: 'nhà',
			priceMin: 1,
			areaMax: 80,
			priceMax: 2,
			provinceId: '79',
			districtId: '760',
			box: { south: 10.7, west: 106.6, north: 10.9, east: 106.8 },
			page: 2,
		}),
	).toEqual([['provinceId'], ['districtId'], ['priceMin', 'priceMax'], ['areaMax'], ['box']]));

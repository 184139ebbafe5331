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
			page: 2,
		}),
	).toEqual([['provinceId'], ['districtId'], ['priceMin', 'priceMax'], ['areaMax']]));

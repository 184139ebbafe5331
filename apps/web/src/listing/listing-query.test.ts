import { expect, it } from 'vitest';
import { toSearchVariables } from './listing-query.ts';

const circle = { lat: 10.7769, long: 106.7009, radius: 5_000 };

it('asks for the nearest first around a point, and says which', () => {
	expect(toSearchVariables({ circle })).toMatchObject({
		filter: { circle },
		order: { field: 'DISTANCE', direction: 'ASC' },
		locationLat: circle.lat,
		locationLong: circle.long,
	});
});

it('asks for another order there without the point, and for the newest first elsewhere', () => {
	expect(toSearchVariables({ circle, sort: 'price-asc' })).toMatchObject({
		order: { field: 'PRICE', direction: 'ASC' },
	});
	expect(toSearchVariables({ circle, sort: 'price-asc' })).not.toHaveProperty('locationLat');
	expect(toSearchVariables({ sort: 'nearest' })).toMatchObject({ order: { field: 'CREATED_AT', direction: 'DESC' } });
});

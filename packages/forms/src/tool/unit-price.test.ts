import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricedAreaOf, pricedUnits, priceOfUnit } from './unit-price.ts';

const BILLION = 1_000_000_000;

describe('price, area and price per m²', () => {
	it.each([
		[{ find: 'unitPrice', price: 4_200_000_000, area: '82.5' } as const, { unitPrice: 50_909_091 }],
		[{ find: 'unitPrice', price: 100, area: '3' } as const, { unitPrice: 33 }],
		[{ find: 'price', unitPrice: 50_000_000, area: '82.5' } as const, { price: 4_125_000_000 }],
		[{ find: 'price', unitPrice: 33_333_333, area: '0.0001' } as const, { price: 3_333 }],
		[{ find: 'area', price: 4_200_000_000, unitPrice: 50_000_000 } as const, { area: 84 }],
		[{ find: 'area', price: BILLION, unitPrice: 30_000_000 } as const, { area: 33.33 }],
	])('%j gives %j', (facts, found) => {
		expect(pricedAreaOf(facts)).toMatchObject(found);
	});

	it('give the price back that they came from, but for the rounding of one m²', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100_000 * BILLION }), fc.integer({ min: 1, max: 10 ** 8 }), (price, cm) => {
				const area = String(cm / 100);
				const { unitPrice } = pricedAreaOf({ find: 'unitPrice', price, area });
				const back = pricedAreaOf({ find: 'price', unitPrice, area }).price;
				expect(Math.abs(back - price)).toBeLessThanOrEqual(Number(area) / 2 + 1);
			}),
		);
	});

	it('make a price for a sào, a công, a hectare', () => {
		expect(priceOfUnit(2_000_000, 'sao_north')).toBe(720_000_000);
		expect(priceOfUnit(2_000_000, 'cong_south')).toBe(2 * BILLION);
		expect(priceOfUnit(100, 'thuoc_central')).toBe(3_333);
	});

	it.each([
		[80, []],
		[360, ['sao_north']],
		[999.99, ['sao_north', 'sao_central']],
		[1_296, ['sao_north', 'sao_central', 'cong_south', 'cong_large_south']],
	])('are said by the units that %d m² is one of', (area, units) => {
		expect(pricedUnits(area)).toEqual(units);
	});
});

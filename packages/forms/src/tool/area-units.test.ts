import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaUnit, areaUnits, convertArea, regionOf, sizeOf } from './area-units.ts';
import { dividedBy, fractionOf, isSame, roundTo } from './fraction.ts';

const inUnit = (value: string, from: AreaUnit, to: AreaUnit) => roundTo(convertArea(fractionOf(value), from, to), 4);

describe('units of land', () => {
	it.each<[string, AreaUnit, AreaUnit, number]>([
		['1', 'sao_north', 'm2', 360],
		['1', 'sao_central', 'm2', 500],
		['1', 'cong_south', 'm2', 1_000],
		['1', 'cong_large_south', 'm2', 1_296],
		['1', 'mau_north', 'm2', 3_600],
		['1', 'mau_central', 'm2', 5_000],
		['1', 'mau_south', 'ha', 1],
		['1', 'mau_large_south', 'ha', 1.296],
		['15', 'thuoc_north', 'sao_north', 1],
		['15', 'thuoc_central', 'sao_central', 1],
		['2,5'.replace(',', '.'), 'ha', 'm2', 25_000],
		['7.2', 'mau_north', 'sao_north', 72],
	])('%s %s in %s is %d, exactly', (value, from, to, expected) => {
		expect(inUnit(value, from, to)).toEqual({ value: expected, isExact: true });
	});

	it('says what is rounded', () => {
		expect(inUnit('1', 'thuoc_central', 'm2')).toEqual({ value: 33.3333, isExact: false });
		expect(inUnit('1000', 'm2', 'sao_north')).toEqual({ value: 2.7778, isExact: false });
	});

	it('come back from every unit to the same area', () => {
		fc.assert(
			fc.property(fc.nat(10 ** 11), fc.constantFrom(...areaUnits), fc.constantFrom(...areaUnits), (parts, from, to) => {
				const value = { over: BigInt(parts), under: 10_000n };
				expect(isSame(convertArea(convertArea(value, from, to), to, from), value)).toBe(true);
			}),
		);
	});

	it('keep to their tens and fifteens in every region', () => {
		for (const [small, large, count] of [
			['sao_north', 'mau_north', '10'],
			['sao_central', 'mau_central', '10'],
			['cong_south', 'mau_south', '10'],
			['cong_large_south', 'mau_large_south', '10'],
			['thuoc_north', 'sao_north', '15'],
			['thuoc_central', 'sao_central', '15'],
		] as const)
			expect(isSame(dividedBy(sizeOf(large), sizeOf(small)), fractionOf(count))).toBe(true);
	});

	it('belong to a region, but for the legal ones', () => {
		expect(areaUnits.filter((unit) => !regionOf(unit))).toEqual(['m2', 'ha']);
		expect(regionOf('cong_large_south')).toBe('south');
	});
});

import { describe, expect, it } from 'vitest';
import { directions } from '../listing/vocabulary.ts';
import { destinyOf, type Gender, stars, type Trigram, trigramOf, yearName } from './destiny.ts';

describe('the trigram of a year', () => {
	// From printed tables.
	it.each<[number, Trigram, Trigram]>([
		[1950, 'EARTH', 'WATER'],
		[1960, 'WIND', 'EARTH'],
		[1968, 'EARTH', 'WATER'],
		[1975, 'LAKE', 'MOUNTAIN'],
		[1984, 'LAKE', 'MOUNTAIN'],
		[1985, 'HEAVEN', 'FIRE'],
		[1986, 'EARTH', 'WATER'],
		[1987, 'WIND', 'EARTH'],
		[1988, 'THUNDER', 'THUNDER'],
		[1989, 'EARTH', 'WIND'],
		[1990, 'WATER', 'MOUNTAIN'],
		[1995, 'EARTH', 'WATER'],
		[1999, 'WATER', 'MOUNTAIN'],
		[2000, 'FIRE', 'HEAVEN'],
		[2001, 'MOUNTAIN', 'LAKE'],
		[2008, 'WATER', 'MOUNTAIN'],
	])('%d: a man has %s, a woman %s', (year, man, woman) => {
		expect([trigramOf(year, 'male'), trigramOf(year, 'female')]).toEqual([man, woman]);
	});

	it.each<Gender>(['male', 'female'])('comes again every nine years (%s)', (gender) => {
		for (let year = 1930; year < 2050; year += 1) expect(trigramOf(year + 9, gender)).toBe(trigramOf(year, gender));
	});
});

describe('the name of a lunar year', () => {
	it.each([
		[1984, 'GIAP', 'RAT'],
		[1985, 'AT', 'OX'],
		[1968, 'MAU', 'MONKEY'],
		[2000, 'CANH', 'DRAGON'],
		[2023, 'QUY', 'CAT'],
		[2026, 'BINH', 'HORSE'],
		[1900, 'CANH', 'RAT'],
	])('%d is %s %s', (year, stem, branch) => {
		expect(yearName(year)).toEqual({ stem, branch });
	});
});

describe('directions', () => {
	// In the order of `stars`, from printed tables of bát trạch.
	it.each<[Trigram, number, string]>([
		['WATER', 1990, 'SOUTH_EAST EAST SOUTH NORTH WEST NORTH_WEST NORTH_EAST SOUTH_WEST'],
		['EARTH', 1986, 'NORTH_EAST WEST NORTH_WEST SOUTH_WEST EAST SOUTH SOUTH_EAST NORTH'],
		['THUNDER', 1988, 'SOUTH NORTH SOUTH_EAST EAST SOUTH_WEST NORTH_EAST NORTH_WEST WEST'],
		['WIND', 1987, 'NORTH SOUTH EAST SOUTH_EAST NORTH_WEST WEST SOUTH_WEST NORTH_EAST'],
		['HEAVEN', 1985, 'WEST NORTH_EAST SOUTH_WEST NORTH_WEST SOUTH_EAST NORTH EAST SOUTH'],
		['LAKE', 1984, 'NORTH_WEST SOUTH_WEST NORTH_EAST WEST NORTH SOUTH_EAST SOUTH EAST'],
		['MOUNTAIN', 2001, 'SOUTH_WEST NORTH_WEST WEST NORTH_EAST SOUTH EAST NORTH SOUTH_EAST'],
		['FIRE', 2000, 'EAST SOUTH_EAST NORTH SOUTH NORTH_EAST SOUTH_WEST WEST NORTH_WEST'],
	])('of %s are known', (trigram, year, expected) => {
		const destiny = destinyOf(year, 'male');
		expect(destiny.trigram).toBe(trigram);
		expect(destiny.directions.map(({ direction }) => direction).join(' ')).toBe(expected);
		expect(destiny.directions.map(({ star }) => star)).toEqual([...stars]);
	});

	it('are all eight for everybody, four of them good, and the good ones are those of the group', () => {
		const east = ['NORTH', 'SOUTH', 'EAST', 'SOUTH_EAST'];
		for (let year = 1930; year < 1939; year += 1) {
			for (const gender of ['male', 'female'] as const) {
				const { group, directions: found } = destinyOf(year, gender);
				expect(found.map(({ direction }) => direction).sort()).toEqual([...directions].sort());
				const good = found.filter(({ isGood }) => isGood).map(({ direction }) => direction);
				expect(good).toHaveLength(4);
				expect(good.every((direction) => east.includes(direction) === (group === 'east'))).toBe(true);
			}
		}
	});
});

import { describe, expect, it } from 'vitest';
import { nearest, nearestTowards, stepOf } from './directions.ts';

const at = (x: number, y: number) => ({ x, y });
const towards = (key: string, ...items: { x: number; y: number }[]) =>
	nearestTowards(at(0, 0), stepOf(key) ?? at(0, 0), items);

describe('the way of the arrow keys over a map', () => {
	it('goes to the nearest in their direction', () => {
		expect(towards('ArrowRight', at(50, 0), at(20, 4), at(-5, 0))).toEqual(at(20, 4));
		expect(towards('ArrowUp', at(0, 30), at(3, -40))).toEqual(at(3, -40));
	});
	it('follows a row before it leaves it', () =>
		expect(towards('ArrowRight', at(60, 0), at(30, 35))).toEqual(at(60, 0)));
	it('leaves a row that has ended', () => expect(towards('ArrowDown', at(90, 10))).toEqual(at(90, 10)));
	it('stays where nothing lies ahead', () => expect(towards('ArrowLeft', at(10, 0), at(0, 10))).toBeUndefined());
	it('is for arrow keys alone', () => expect(stepOf('Enter')).toBeUndefined());
	it('finds the nearest on any side', () => expect(nearest(at(0, 0), [at(9, 9), at(-2, 3)])).toEqual(at(-2, 3)));
});

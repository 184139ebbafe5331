import { describe, expect, it } from 'vitest';
import { chooseRanks, weightOf } from './sample.ts';

const rowsOf = (counts: ReadonlyMap<number, number>, ranks: ReadonlyMap<number, number>) =>
	[...counts].reduce((sum, [square, count]) => sum + count / weightOf(ranks.get(square) ?? 0), 0);

describe('chooseRanks', () => {
	it('reads sparse squares whole and crowded ones thinly', () => {
		const counts = new Map([
			[1, 3],
			[2, 900],
			[3, 250_000],
		]);
		const ranks = chooseRanks(counts, 5_000);
		expect(ranks.get(1)).toBe(0);
		expect(ranks.get(2)).toBe(0);
		expect(ranks.get(3)).toBe(3);
		expect(rowsOf(counts, ranks)).toBeLessThanOrEqual(5_000);
	});

	it('reads all where that is little enough', () => {
		expect([...chooseRanks(new Map([[1, 400]]), 400).values()]).toEqual([0]);
		expect(chooseRanks(new Map(), 400)).toEqual(new Map());
	});

	it('keeps within bounds as far as there are ranks', () => {
		const counts = new Map(Array.from({ length: 300 }, (_, square) => [square, (square * 7919) % 60_000] as const));
		expect(rowsOf(counts, chooseRanks(counts, 20_000))).toBeLessThanOrEqual(20_000);
		expect([...chooseRanks(new Map([[1, 1e9]]), 10).values()]).toEqual([5]);
	});
});

import { describe, expect, it } from 'vitest';
import { pickSimilar, similarTo } from './similar.ts';

const flat = {
	tradingType: 'BUY',
	category: { id: 'apartment', name: 'Căn hộ' },
	locationLat: 10.77,
	locationLong: 106.7,
} as const;
const named = (...ids: string[]) => ids.map((id) => ({ id }));
const picked = (...ids: string[]) => pickSimilar('own', named(...ids)).map(({ id }) => id);

describe('listings like one', () => {
	it('are looked for in its category nearby, then further around, and last in any around the same place', () => {
		const { near, wide, any } = similarTo(flat) ?? {};
		expect(near?.filter).toEqual({ ...any?.filter, categoryIds: ['apartment'] });
		expect(wide?.filter).toEqual({ ...near?.filter, box: expect.any(Object) });
		const [inner, outer] = [near?.filter?.box, wide?.filter?.box];
		expect(outer?.south).toBeLessThan(inner?.south ?? 0);
		expect(outer?.east).toBeGreaterThan(inner?.east ?? 180);
		expect(any?.filter).toMatchObject({ tradingType: 'BUY', box: inner });
		expect(any?.filter).not.toHaveProperty('categoryIds');
	});

	it('are not looked for where its place is not known', () =>
		expect(similarTo({ ...flat, locationLat: null })).toBeUndefined());

	it('are four at most, without itself and each once', () => {
		expect(picked('a', 'own', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd']);
		expect(picked('a', 'own', 'x', 'a', 'own', 'y')).toEqual(['a', 'x', 'y']);
	});
});

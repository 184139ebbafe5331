import { describe, expect, it } from 'vitest';
import { followWords } from './follow-words.ts';

describe('a search that is typed', () => {
	it.each([
		['cho thuê nhà', 'BUY', 'RENT'],
		['bán nhà Gò Vấp', 'RENT', 'BUY'],
		['bán căn hộ Vinhomes', 'PROJECT', 'PROJECT'],
		['cho thuê nhà', undefined, undefined],
	] as const)('%s, among %s, is for %s', (search, tradingType, kind) =>
		expect(followWords({ tradingType, search }).tradingType).toBe(kind),
	);

	it('leaves prices behind with the kind that they are of', () =>
		expect(followWords({ tradingType: 'BUY', priceMax: 5e9, areaMin: 50, search: 'cho thuê nhà' })).toEqual({
			tradingType: 'RENT',
			areaMin: 50,
			search: 'cho thuê nhà',
		}));

	it('is for one listing, whatever it is, by its number', () =>
		expect(followWords({ tradingType: 'BUY', priceMax: 5e9, search: '#1353' })).toEqual({ search: '#1353' }));
});

import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './use-proposals.ts';

describe('a search that a browser remembers', () => {
	it.each([
		{ label: 'nhà & đất', detail: undefined, filter: { search: 'nhà & đất' } },
		{ label: 'Quận 1', detail: 'Hồ Chí Minh', filter: { provinceId: '79', districtId: '760' } },
	])('comes back as it was written: $label', (search) => expect(readSearch(writeSearch(search))).toEqual(search));

	it('is the same text for the same search', () => {
		const search = { label: 'Quận 1', filter: { districtId: '760', provinceId: '79' } };
		const again = { label: 'Quận 1', filter: { provinceId: '79', districtId: '760' } };
		expect(writeSearch(search)).toBe(writeSearch(again));
	});
});

import { fieldsOfItem } from '@ancu/forms/verification';
import { describe, expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

describe.each(Object.entries({ vn, en }))('the words in %s', (_locale, { field }) => {
	it('name every field behind an item of a green check', () => {
		expect(Object.keys(field).sort()).toEqual([...new Set(Object.values(fieldsOfItem).flat())].sort());
	});
});

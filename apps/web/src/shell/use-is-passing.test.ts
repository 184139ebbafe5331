import { describe, expect, it } from 'vitest';
import { isPassing } from './use-is-passing.ts';

const select = { tagName: 'SELECT' };
const before = { href: '/order?status=PAID', choice: select };

describe('a choice', () => {
	it('passes by what the same select led to', () => expect(isPassing(before, select, before.href)).toBe(true));

	it('begins where nothing was chosen', () => expect(isPassing(undefined, select, '/order')).toBe(false));

	it('begins in another select', () => expect(isPassing(before, { tagName: 'SELECT' }, before.href)).toBe(false));

	it('begins where one went on, or back', () => expect(isPassing(before, select, '/order')).toBe(false));

	it('of a checkbox is a step each time', () => {
		const checkbox = { tagName: 'INPUT' };
		expect(isPassing({ ...before, choice: checkbox }, checkbox, before.href)).toBe(false);
	});
});

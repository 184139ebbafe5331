import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { generatePosters, posterCount } from './generate-posters.ts';
import { provinceFacts } from './place/province-facts.ts';

const posters = generatePosters();

describe('generatePosters', () => {
	it('makes the same sixty people every time', () => {
		expect(posters).toHaveLength(60);
		expect(posterCount).toBe(60);
		expect(generatePosters()).toEqual(posters);
	});

	it('gives each a name and a valid number of their own, of the demo block', () => {
		expect(new Set(posters.map((each) => each.name)).size).toBe(60);
		expect(new Set(posters.map((each) => each.phone)).size).toBe(60);
		for (const { name, phone } of posters) {
			expect(phone).toMatch(/^\+8490000\d{4}$/);
			expect(isValidPhoneNumber(phone)).toBe(true);
			expect(name).toMatch(/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+){2}$/u);
			expect(name).toBe(name.normalize('NFC'));
		}
	});

	it('has owners and brokers in every part of the country, who show their numbers or do not', () => {
		for (const region of ['north', 'central', 'south']) {
			const there = posters.filter((each) => each.region === region);
			expect(new Set(there.map((each) => each.postMode))).toEqual(new Set(['OWNER', 'BROKER']));
		}
		expect(new Set(posters.map((each) => each.isShowPhone)).size).toBe(2);
		expect(new Set(posters.map((each) => each.isShowEmail)).size).toBe(2);
	});

	it('has a broker for every province', () => {
		const covered = new Set(posters.flatMap((each) => each.provinceCodes ?? []));
		expect(Object.keys(provinceFacts).filter((code) => !covered.has(code))).toEqual([]);
	});

	it('introduces each in a sentence or two, without numbers to call or links', () => {
		for (const { introduction } of posters) {
			expect(introduction).toMatch(/^\p{Lu}.{15,140}\.$/u);
			expect(introduction).toBe(introduction.normalize('NFC'));
			expect(introduction).not.toMatch(/\d{5,}|http|@/);
		}
	});
});

import { describe, expect, it } from 'vitest';
import { findLandCode, landCodes, landGroups } from './land-codes.ts';

describe('land codes', () => {
	it.each(landCodes.map((each) => [each.code, each] as const))('%s has names, a colour and a group', (code, each) => {
		expect(code).toMatch(/^[A-Z]{3}$/);
		expect(each.name.vn).toMatch(/^(?:Đất|Nhóm đất) \p{Ll}/u);
		expect(each.name.vn).toBe(each.name.vn.normalize('NFC'));
		expect(each.name.en).toMatch(/^[A-Z][\x20-\x7e]+$/);
		expect(each.colour).toMatch(/^#[0-9A-F]{6}$/);
		expect(landGroups).toContain(each.group);
	});

	it('stand in the list once', () => {
		expect(new Set(landCodes.map(({ code }) => code)).size).toBe(landCodes.length);
	});

	it('tell types of one group apart by name, former ones aside', () => {
		const inForce = landCodes.filter(({ isFormer }) => !isFormer);
		for (const language of ['vn', 'en'] as const)
			expect(new Set(inForce.map(({ name }) => name[language])).size).toBe(inForce.length);
	});

	it('are found however they are typed, and one that no list knows is not', () => {
		expect(findLandCode(' odt ')?.name.vn).toBe('Đất ở tại đô thị');
		expect(findLandCode('LNK')?.isFormer).toBe(true);
		expect(findLandCode('DAT O HON HOP')).toBeUndefined();
		expect(findLandCode('toString')).toBeUndefined();
	});
});

import { keyFacts } from '@ancu/forms/listing';
import { fieldsOfItem, greenCheckItems, siteItems } from '@ancu/forms/verification';
import { describe, expect, it } from 'vitest';
import en from '../verification/locales/en.json' with { type: 'json' };
import vn from '../verification/locales/vn.json' with { type: 'json' };
import type { InBoth } from './policy-text.ts';
import rules from './texts/rule-information.ts';

const words = { vn, en };
const bodyOf = (id: string, locale: 'vn' | 'en') => rules.sections.find((section) => section.id === id)?.[locale].body;

const address = { vn: 'địa chỉ', en: 'address' };
const place = { vn: 'vị trí', en: 'location on the map' };
const price = { vn: 'giá', en: 'price' };
const shares = { vn: 'điều khoản góp vốn', en: 'offering terms' };
const keyFactWords: Record<(typeof keyFacts)[number], InBoth<string>> = {
	tradingType: { vn: 'loại giao dịch', en: 'listing type' },
	categoryId: { vn: 'loại nhà đất', en: 'property type' },
	title: { vn: 'tiêu đề', en: 'title' },
	price,
	priceUnitId: price,
	provinceId: address,
	districtId: address,
	wardId: address,
	currentWardId: address,
	street: address,
	locationLat: place,
	locationLong: place,
	area: { vn: 'diện tích', en: 'area' },
	legalStatus: { vn: 'tình trạng pháp lý', en: 'legal status' },
	images: { vn: 'ảnh', en: 'photos' },
	isInvest: shares,
	totalShare: shares,
	pricePerShare: shares,
	startDate: shares,
	endDate: shares,
	offering: shares,
};

describe.each(['vn', 'en'] as const)('the rules for listings in %s', (locale) => {
	const { item, field } = words[locale];

	it('name every key fact among what sends a listing back to wait', () => {
		const [review] = bodyOf('review', locale) ?? [];
		for (const name of keyFacts) expect(review, name).toContain(keyFactWords[name][locale]);
	});

	it('name for each item of a green check every field behind it', () => {
		const block = bodyOf('marks', locale)?.find((each) => typeof each === 'object' && 'facts' in each);
		const facts = block && typeof block === 'object' && 'facts' in block ? block.facts : [];
		expect(facts.map(([name]) => name)).toEqual(greenCheckItems.map((name) => item[name]));
		for (const [index, name] of greenCheckItems.entries()) {
			const named = facts[index]?.[1].toLowerCase();
			for (const behind of fieldsOfItem[name]) expect(named, name).toContain(field[behind]);
		}
	});

	it('say of which items somebody has been there', () => {
		const [meaning] = bodyOf('marks', locale) ?? [];
		for (const name of greenCheckItems) {
			const isNamed = String(meaning).includes(item[name].toLowerCase());
			expect(isNamed, name).toBe(siteItems.includes(name));
		}
	});
});

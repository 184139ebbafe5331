import { type Locale, languageOf, locales } from '@ancu/forms/format';
import { directionFields, loanFields, priceFields, readToolDraft, unitsFields, writeToolDraft } from '@ancu/forms/tool';
import rulesEn from '@ancu/forms/tool/locales/en' with { type: 'json' };
import rulesVn from '@ancu/forms/tool/locales/vn' with { type: 'json' };
import { expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import vn from './locales/vn.json' with { type: 'json' };

const tools = [loanFields, priceFields, unitsFields, directionFields];
const texts: Partial<Record<Locale, { words: typeof vn | typeof en; rules: object }>> = {
	vn: { words: vn, rules: rulesVn },
	en: { words: en, rules: rulesEn },
};

/** What is said of how a field is written, as `field, text`. */
function sayings({ words: { loan, price, units, direction }, rules }: NonNullable<(typeof texts)[Locale]>) {
	const faults = Object.entries(rules as Record<string, { invalid?: string }>);
	return [
		...['price', 'own', 'amount', 'early'].map((field) => [field, loan.hint.money] as const),
		...(['price', 'area', 'unitPrice'] as const).map((field) => [field, price.hint[field]] as const),
		['value', units.hint] as const,
		['born', direction.hint] as const,
		...faults.flatMap(([field, { invalid }]) => (invalid ? [[field, invalid] as const] : [])),
	];
}

/** The figures that a text gives, each with the language's own word for a large number: `4,2 tỷ`. */
function examplesIn(text: string, locale: Locale): string[] {
	const { billion, million } = languageOf(locale).units;
	return text.match(new RegExp(`\\d+(?:[.,/]\\d+)*(?: (?:${billion}|${million})(?!\\p{L}))?`, 'gu')) ?? [];
}

/** What an address has for a text in a field: digits, once it is read. */
function addressOf(field: string, text: string, locale: Locale): string | null {
	const fields = tools.find((one) => field in one) as typeof loanFields;
	const first = readToolDraft(fields, new URLSearchParams(), locale);
	// What stands in the field at first is left out of an address.
	const isFirst = Object.entries(first).some(([name, value]) => name === field && value === text);
	return isFirst ? text : writeToolDraft(fields, { ...first, [field]: text }, locale).get(field);
}

for (const locale of locales) {
	const said = texts[locale];
	if (said)
		it.each(sayings(said))(`what ${locale} gives as an example for %s can be read: %s`, (field, text) => {
			const examples = examplesIn(text, locale);
			expect(examples).not.toEqual([]);
			const read = examples.map((example) => addressOf(field, example, locale));
			for (const one of read) expect(one).toMatch(/^\d{4}-\d\d-\d\d$|^\d+(\.\d+)?$/);
			// Money is given twice as the same amount.
			if (/billion|million|tỷ|triệu/.test(text)) expect(new Set(read).size).toBe(1);
		});
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPricePerSquareMeter, locales } from '../format/index.ts';
import {
	directionFields,
	loanFields,
	priceFields,
	readToolDraft,
	tidyText,
	unitsFields,
	writeToolDraft,
} from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of a tool', () => {
	it('says nothing of what is as at first', () => {
		const draft = readToolDraft(loanFields, query(''), 'vn');
		expect(draft).toMatchObject({ by: 'own', price: '', term: '20', rate: '10', method: 'reducing' });
		expect(String(writeToolDraft(loanFields, draft, 'vn'))).toBe('');
	});

	it('is the same in every language', () => {
		const shared = query('price=4200000000&own=1200000000&rate=8.25&method=annuity');
		expect(readToolDraft(loanFields, shared, 'vn')).toMatchObject({ price: '4.200.000.000', rate: '8,25' });
		expect(readToolDraft(loanFields, shared, 'en')).toMatchObject({ price: '4,200,000,000', rate: '8.25' });
		for (const locale of locales)
			expect(String(writeToolDraft(loanFields, readToolDraft(loanFields, shared, locale), locale))).toBe(
				String(shared),
			);
	});

	it('takes what people type', () => {
		const draft = { ...readToolDraft(priceFields, query(''), 'vn'), price: '4 tỷ 2', area: '1.234,5' };
		expect(String(writeToolDraft(priceFields, draft, 'vn'))).toBe('price=4200000000&area=1234.5');
	});

	it.each(locales)('takes a price per m² as cards write it (%s)', (locale) => {
		const draft = readToolDraft(priceFields, query(''), locale);
		for (const unitPrice of [formatPricePerSquareMeter(45_500_000, locale), '45tr5/m2'])
			expect(String(writeToolDraft(priceFields, { ...draft, unitPrice }, locale))).toBe('unitPrice=45500000');
		expect(tidyText(priceFields, 'unitPrice', '50 triệu/m²', locale)).toBe(formatNumber(50_000_000, locale));
	});

	it('keeps what cannot be read as it was typed', () => {
		const draft = { ...readToolDraft(loanFields, query(''), 'vn'), price: 'rẻ', term: '' };
		const written = writeToolDraft(loanFields, draft, 'vn');
		expect(readToolDraft(loanFields, written, 'vn')).toEqual(draft);
	});

	it('takes no choice that there is not', () => {
		expect(readToolDraft(loanFields, query('method=magic&by=&termUnit=day'), 'vn')).toMatchObject({
			method: 'reducing',
			by: 'own',
			termUnit: 'year',
		});
		expect(readToolDraft(unitsFields, query('unit=acre'), 'vn').unit).toBe('sao_north');
	});

	it('writes a birth as the calendar does', () => {
		const draft = readToolDraft(directionFields, query('born=1985-01-21&gender=female'), 'en');
		expect(draft).toEqual({ born: '21/01/1985', gender: 'female' });
		expect(String(writeToolDraft(directionFields, draft, 'en'))).toBe('born=1985-01-21&gender=female');
		expect(readToolDraft(directionFields, query('born=1985'), 'vn').born).toBe('1985');
	});

	it('is read as it was written, whatever was typed', () => {
		const text = fc.oneof(
			fc.nat().map(String),
			fc.string({ maxLength: 20 }).map((typed) => typed.trim()),
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...locales),
				fc.record({ price: text, area: text, unitPrice: text }),
				(locale, typed) => {
					const draft = { find: 'price' as const, ...typed };
					const once = readToolDraft(priceFields, writeToolDraft(priceFields, draft, locale), locale);
					expect(readToolDraft(priceFields, writeToolDraft(priceFields, once, locale), locale)).toEqual(once);
				},
			),
		);
	});
});

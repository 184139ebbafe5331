import { describe, expect, it } from 'vitest';
import {
	formatAge,
	formatArea,
	formatAreaExact,
	formatDate,
	formatDateTime,
	formatDistance,
	formatMoney,
	formatMoneyExact,
	formatMoneyRange,
	formatPhone,
	formatPricePerSquareMeter,
	formatRange,
	phoneHref,
} from './format.ts';

/** With the spaces that keep a figure and its unit on one line. */
const kept = (words: string) => words.replaceAll(' ', '\u00a0');

describe('money as people say it', () => {
	it.each([
		[4_200_000_000, '4,2 tỷ'],
		[4_275_000_000, '4,275 tỷ'],
		[850_000_000, '850 triệu'],
		[999_600_000, '1 tỷ'],
		[999_400_000, '999,4 triệu'],
		[999_950, '1 triệu'],
		[999_940, '999,9 nghìn'],
		[1_250_000_000_000, '1.250 tỷ'],
		[500_000, '500 nghìn'],
		[900, '900 đồng'],
		[0, '0 đồng'],
	])('%d is %s', (dong, words) => expect(formatMoney(dong, 'vn')).toBe(kept(words)));

	it.each([
		[2_100_000_000, 6_800_000_000, '2,1–6,8 tỷ'],
		[850_000_000, 1_200_000_000, '850 triệu–1,2 tỷ'],
		[4_200_000_000, 4_200_000_000, '4,2 tỷ'],
		[900, 500_000, '900 đồng–500 nghìn'],
	])('from %d to %d is %s', (min, max, words) => expect(formatMoneyRange(min, max, 'vn')).toBe(kept(words)));

	it.each([
		[4_200_000_000, '₫4.2 billion'],
		[-850_000_000, '-₫850 million'],
		[900, '900 dong'],
	])('in English %d names its currency: %s', (dong, words) => expect(formatMoney(dong, 'en')).toBe(kept(words)));

	it.each([
		[2_100_000_000, 6_800_000_000, '₫2.1–6.8 billion'],
		[850_000_000, 1_200_000_000, '₫850 million–1.2 billion'],
		[900, 500_000, '900 dong–₫500 thousand'],
	])('in English from %d to %d is %s', (min, max, words) => expect(formatMoneyRange(min, max, 'en')).toBe(kept(words)));

	it('per square metre', () => expect(formatPricePerSquareMeter(117_800_000, 'vn')).toBe(kept('117,8 triệu/m²')));
	it('to the đồng', () => expect(formatMoneyExact(500_000, 'vn').replace(/\s/g, ' ')).toBe('500.000 ₫'));
});

describe('measures', () => {
	it('areas', () => expect(formatArea(82.5, 'vn')).toBe(kept('82,5 m²')));
	it('areas that are signed', () => expect(formatAreaExact(10.25, 'vn')).toBe(kept('10,25 m²')));
	it('short distances in metres', () => expect(formatDistance(849.6, 'vn')).toBe(kept('850 m')));
	it.each([
		['60 m²', '80 m²', '60–80 m²'],
		[kept('60 m²'), kept('80 m²'), kept('60–80 m²')],
		['2', '12', '2–12'],
		['5', '5', '5'],
	])('from %s to %s is %s', (low, high, words) => expect(formatRange(low, high)).toBe(words));
	it('long distances in kilometres', () => expect(formatDistance(2_430, 'en')).toBe(kept('2.4 km')));
});

describe('dates', () => {
	it('are DD/MM/YYYY in both languages', () => {
		expect(formatDate('2026-03-09T20:00:00Z', 'vn')).toBe('10/03/2026');
		expect(formatDate('2026-03-09T20:00:00Z', 'en')).toBe('10/03/2026');
	});

	it('carry hours and minutes at Vietnamese time', () =>
		expect(formatDateTime('2026-03-09T17:05:00Z', 'vn')).toBe('10/03/2026 00:05'));

	it('become an age', () => {
		const now = new Date('2026-03-10T12:00:00Z');
		expect(formatAge('2026-03-10T09:00:00Z', now, 'vn')).toBe('3 giờ trước');
		expect(formatAge('2026-03-08T09:00:00Z', now, 'en')).toBe('2 days ago');
		expect(formatAge('2026-03-10T11:59:30Z', now, 'vn')).toBe('vừa xong');
		expect(formatAge('2026-03-10T12:00:30Z', now, 'en')).toBe('just now');
	});

	it('become an age that names no day, month or year on which it was not', () => {
		// Two days of the calendar before; in January, seen in March.
		expect(formatAge('2026-03-09T16:30:00Z', new Date('2026-03-11T15:00:00Z'), 'vn')).toBe('1 ngày trước');
		expect(formatAge('2026-01-31T05:00:00Z', new Date('2026-03-02T06:00:00Z'), 'vn')).toBe('1 tháng trước');
		expect(formatAge('2025-12-20T05:00:00Z', new Date('2027-01-10T05:00:00Z'), 'en')).toBe('1 year ago');
	});
});

describe('a phone number', () => {
	it.each([
		['+84901234567', '0901 234 567'],
		['+842838221234', '028 3822 1234'],
		['+842363822123', '0236 3822 123'],
		['19001234', '1900 1234'],
		['1800156789', '1800 156789'],
		['+12025550123', '+12025550123'],
	])('%s is said as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));
});

describe('the address that calls a number', () => {
	it.each([
		['+84900001234', 'tel:+84900001234'],
		['0900 000 001', 'tel:0900000001'],
		['(028) 3822-1234', 'tel:02838221234'],
		['19001234', 'tel:19001234'],
	])('%s: %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
});

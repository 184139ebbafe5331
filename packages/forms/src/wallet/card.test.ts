import { describe, expect, it } from 'vitest';
import { bankBinOf, brandOf, faultOfNumber, formatCardMonth, formatCardNumber, isMonthOver } from './card.ts';

describe('the number of a card', () => {
	it.each([
		['9704 1985 2619 1432 198', 'napas'],
		['9704192181368742', 'napas'],
		['4111 1111 1111 1111', 'visa'],
		['5555-5555-5555-4444', 'mastercard'],
		['2223003122003222', 'mastercard'],
		['3530111333300000', 'jcb'],
		['４１１１１１１１１１１１１１１１', 'visa'],
	])('takes %s', (number, brand) => {
		expect(faultOfNumber(number)).toBeUndefined();
		expect(brandOf(number)).toBe(brand);
	});

	it.each([
		['', 'required'],
		['411', 'incomplete'],
		['4111 1111 1111 111', 'incomplete'],
		['4111 1111 1111 1112', 'invalid'],
		['4111 1111 1111 1111 1', 'invalid'],
		['9704198526191432189', 'invalid'],
		['378282246310005', 'unsupported'],
		['6011111111111117', 'unsupported'],
	])('says what is wrong with "%s"', (number, fault) => {
		expect(faultOfNumber(number)).toBe(fault);
	});

	it('finds every single wrong digit', () => {
		const right = '4111111111111111';
		for (let at = 1; at < right.length; at++) {
			for (const digit of '023456789') {
				expect(faultOfNumber(right.slice(0, at) + digit + right.slice(at + 1))).toBe('invalid');
			}
		}
	});

	it('stands in fours, digits that are too many too', () => {
		expect(formatCardNumber('4111')).toBe('4111');
		expect(formatCardNumber('41111')).toBe('4111 1');
		expect(formatCardNumber('4111-1111 11111111abc')).toBe('4111 1111 1111 1111');
		expect(formatCardNumber('97041985261914321987')).toBe('9704 1985 2619 1432 1987');
		expect(faultOfNumber('9704 1985 2619 1432 1987')).toBe('invalid');
	});

	it('names the bank of a domestic card', () => {
		expect(bankBinOf('9704 36')).toBe('970436');
		expect(bankBinOf('9704 3')).toBeUndefined();
		expect(bankBinOf('4111 1111')).toBeUndefined();
	});
});

describe('the month of a card', () => {
	it.each([
		['', ''],
		['0', '0'],
		['1', '1'],
		['7', '07'],
		['12', '12'],
		['1/', '01/'],
		['12/', '12/'],
		['122', '12/2'],
		['1228', '12/28'],
		['7/28', '07/28'],
		['12/2028', '12/28'],
		['12 / 28', '12/28'],
		['12/20', '12/20'],
		['12/202', '12/202'],
		['12/20289', '12/20289'],
		['07-28', '07/28'],
	])('writes "%s" as "%s"', (typed, written) => {
		expect(formatCardMonth(typed)).toBe(written);
		expect(formatCardMonth(written)).toBe(written);
	});

	it('is over when the next one has begun in Vietnam', () => {
		expect(isMonthOver('07/28', new Date('2028-07-31T16:59:59Z'))).toBe(false);
		expect(isMonthOver('07/28', new Date('2028-07-31T17:00:00Z'))).toBe(true);
		expect(isMonthOver('12/27', new Date('2027-12-31T12:00:00Z'))).toBe(false);
		expect(isMonthOver('12/27', new Date('2028-01-01T00:00:00Z'))).toBe(true);
	});
});

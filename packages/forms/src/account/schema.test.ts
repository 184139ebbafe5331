import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import {
	changePasswordSchema,
	codeSchema,
	contactPhoneSchema,
	emailStepSchema,
	isBirthday,
	phoneSchema,
	profileSchema,
	registerSchema,
	resetPasswordSchema,
	signInSchema,
} from './schema.ts';

/** Codes of what is wrong, by path. */
function faults(schema: z.ZodMiniType, value: unknown): Record<string, string> {
	const parsed = schema.safeParse(value);
	return parsed.success
		? {}
		: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'value', message]));
}

describe('a number that people call', () => {
	it.each([
		'0912345678',
		'028 3822 1234',
		'(024) 3825-1234',
		'+84 236 3822 123',
		'1900 1234',
		'1800.156789',
		' 19001234 ',
	])('is taken as people write it: %s', (text) => expect(faults(contactPhoneSchema, text)).toEqual({}));
	it.each(['3822 1234', '028 3822 123', '01900 1234', '1700 1234', '1900 123', '113', '+12025550123'])(
		'is not %s',
		(text) => expect(faults(contactPhoneSchema, text)).toEqual({ value: 'invalid' }),
	);
	it.each(['028 3822 1234', '1900 1234'])('signs nobody in: %s', (text) =>
		expect(faults(phoneSchema, text)).toEqual({ value: 'invalid' }),
	);
});

describe('a phone number', () => {
	it.each([
		'0912345678',
		'+84912345678',
		'84912345678',
		'0084912345678',
		'091 234 5678',
		'0912.345.678',
		'+84 (0)912345678',
		'0332345678',
		'0522345678',
		' 0912345678 ',
	])('is taken as people write it: %s', (text) => expect(faults(phoneSchema, text)).toEqual({}));

	it.each([
		['\u202d0912 345 678\u202c', '0912 345 678'],
		['０９１２３４５６７８', '0912345678'],
		['tel:0912345678', '0912345678'],
		['0912\u00a0345\u00a0678', '0912 345 678'],
		['0912\u2013345\u2013678', '0912-345-678'],
		['\u200b0912\t345678', '0912 345678'],
	])('is taken as it is copied: %j', (text, number) => expect(phoneSchema.parse(text)).toBe(number));

	it.each([
		'0123456789',
		'01234567890',
		'0912345',
		'09123456789',
		'02438251234',
		'19001234',
		'113',
		'+12025550123',
		'912345678',
		'chín một hai',
		'0912345678 ext 5',
	])('is refused when it is none: %s', (text) => expect(faults(phoneSchema, text)).toEqual({ value: 'invalid' }));

	it('is asked for', () => expect(faults(phoneSchema, '  ')).toEqual({ value: 'required' }));
});

describe('a code', () => {
	it.each(['123456', ' 123 456 ', '123\u00a0456', '123-456', '123–456', '１２３４５６'])(
		'is six digits, however pasted: %j',
		(text) => expect(codeSchema.safeParse(text)).toMatchObject({ success: true, data: '123456' }),
	);
	it.each(['12345', '1234567', '12a456', '一二三四五六'])('is refused: %s', (text) =>
		expect(faults(codeSchema, text)).toEqual({ value: 'six_digits' }),
	);
	it('is asked for', () => expect(faults(codeSchema, '')).toEqual({ value: 'required' }));
});

describe('signing in', () => {
	it('asks for both', () =>
		expect(faults(signInSchema, { username: ' ', password: '' })).toEqual({
			username: 'required',
			password: 'required',
		}));
	it('takes any password as it is', () =>
		expect(signInSchema.parse({ username: ' an ', password: ' x ' })).toEqual({ username: 'an', password: ' x ' }));
});

describe('a new password', () => {
	const reset = (password: string, confirmPassword = password) =>
		faults(resetPasswordSchema, { password, confirmPassword });
	it('has eight characters, counted as people count', () => {
		expect(reset('mật khẩu')).toEqual({});
		expect(reset('1234567')).toEqual({ password: 'too_short' });
		// Four characters that JavaScript takes for eight.
		expect(reset('🏠🏡🏘🏚')).toEqual({ password: 'too_short' });
	});
	it('is never cut short', () => expect(reset('a'.repeat(129))).toEqual({ password: 'too_long' }));
	it('is written twice alike', () =>
		expect(reset('mật khẩu mới', 'mật khẩu khác')).toEqual({ confirmPassword: 'mismatch' }));
	it('is another than the old one', () => {
		expect(
			faults(changePasswordSchema, {
				oldPassword: 'một hai ba bốn',
				password: 'một hai ba bốn',
				confirmPassword: 'một hai ba bốn',
			}),
		).toEqual({ password: 'same' });
	});
});

describe('registering', () => {
	const filled = {
		name: 'Nguyễn Thị An',
		email: '',
		password: 'một mật khẩu dài',
		confirmPassword: 'một mật khẩu dài',
		acceptTerms: true,
		acceptPrivacy: true,
	};
	it('needs no e-mail', () => expect(faults(registerSchema, filled)).toEqual({}));
	it('needs consent to terms and privacy', () =>
		expect(faults(registerSchema, { ...filled, acceptTerms: false, acceptPrivacy: false })).toEqual({
			acceptTerms: 'required',
			acceptPrivacy: 'required',
		}));
	it.each(['an@', 'an@x', '@x.vn', 'an x@y.vn'])('refuses an e-mail that is none: %s', (email) =>
		expect(faults(registerSchema, { ...filled, email })).toEqual({ email: 'invalid' }),
	);
});

describe('recovering by e-mail', () => {
	it('asks for one', () => expect(faults(emailStepSchema, { email: '' })).toEqual({ email: 'required' }));
});

describe('a profile', () => {
	const empty = {
		name: 'An',
		email: '',
		website: '',
		dateOfBirth: '',
		provinceId: '',
		districtId: '',
		address: '',
		description: '',
	};
	it('may say nothing but a name', () => expect(faults(profileSchema, empty)).toEqual({}));
	it.each([
		'javascript:alert(1)',
		'ftp://x.vn',
		'mailto:an@x.vn',
		'x',
		'không có',
		'https://x',
		'an@x.vn',
		'https://ancu.vn@x.vn/',
	])('refuses a page that is none: %s', (website) =>
		expect(faults(profileSchema, { ...empty, website })).toEqual({ website: 'invalid' }),
	);
	it('takes a page of the web', () =>
		expect(faults(profileSchema, { ...empty, website: 'https://ancu.vn/an' })).toEqual({}));

	it.each([
		['facebook.com/an', 'https://facebook.com/an'],
		[' an.vn ', 'https://an.vn'],
		['//an.vn', 'https://an.vn'],
		['http://an.vn', 'http://an.vn'],
		[' ', ''],
	])('makes the page whole: %j', (website, whole) =>
		expect(profileSchema.parse({ ...empty, website }).website).toBe(whole),
	);
});

describe('a date of birth', () => {
	// In London it is still the last of December.
	beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T02:00:00+07:00') }));
	afterEach(() => void vi.useRealTimers());

	it.each(['1990-02-28', '2000-02-29', '2026-01-01'])('is a day: %s', (day) => expect(isBirthday(day)).toBe(true));
	it.each(['1990-02-30', '2026-01-02', '1899-12-31', '90-1-1', 'x'])('is not: %s', (day) =>
		expect(isBirthday(day)).toBe(false),
	);
});

import type { Outcome } from './payment.ts';

/** A card that works in the sandbox. The domestic ones are VNPAY's published test cards. */
export interface TestCard {
	number: string;
	outcome: Outcome;
	/** The payer is asked for the one-time code. */
	hasOtp: boolean;
	/** For people. */
	name: string;
}

export const testCards: readonly TestCard[] = [
	{ number: '9704198526191432198', outcome: 'paid', hasOtp: true, name: 'Thành công' },
	{ number: '9704195798459170488', outcome: 'insufficient', hasOtp: false, name: 'Không đủ số dư' },
	{ number: '9704192181368742', outcome: 'not_activated', hasOtp: false, name: 'Chưa kích hoạt' },
	{ number: '9704193370791314', outcome: 'locked', hasOtp: false, name: 'Bị khoá' },
	{ number: '9704194841945513', outcome: 'card_expired', hasOtp: false, name: 'Hết hạn' },
	{ number: '5555555555554444', outcome: 'paid', hasOtp: true, name: 'Quốc tế, có mã OTP' },
	{ number: '4111111111111111', outcome: 'paid', hasOtp: false, name: 'Quốc tế, không cần OTP' },
];

export const TEST_OTP = '123456';
const OTP_TRIES = 3;

/** Counts a try of the one-time code: how the payment ends by it, or nothing while there are tries left. */
export function tryOtp(payment: { otpMisses: number }, otp: string | undefined): 'paid' | 'wrong_otp' | undefined {
	if (otp === TEST_OTP) return 'paid';
	payment.otpMisses++;
	return payment.otpMisses < OTP_TRIES ? undefined : 'wrong_otp';
}

/** What a number says of itself: digits alone, without the blanks that people put between them. */
export function digitsOf(number: string | undefined): string {
	return (number ?? '').replace(/[ -]/g, '');
}

/** The card with a number. One that nobody knows has a number that is wrong. */
export function cardOf(number: string): Pick<TestCard, 'outcome' | 'hasOtp'> {
	return testCards.find((card) => card.number === number) ?? { outcome: 'wrong_card', hasOtp: false };
}

const brands = [
	{ brand: 'napas', pattern: /^9704\d{12,15}$/, hasLuhn: false },
	{ brand: 'visa', pattern: /^4\d{15}$/, hasLuhn: true },
	{
		brand: 'mastercard',
		pattern: /^(5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12})$/,
		hasLuhn: true,
	},
	{ brand: 'jcb', pattern: /^35(2[89]|[3-8]\d)\d{12}$/, hasLuhn: true },
] as const;

export type CardBrand = (typeof brands)[number]['brand'];

/** The brand of a number by length and prefix; nothing when it is no card's. Domestic numbers have no check digit that holds. */
export function brandOf(number: string): CardBrand | undefined {
	const found = brands.find(({ pattern }) => pattern.test(number));
	return found && (!found.hasLuhn || hasCheckDigit(number)) ? found.brand : undefined;
}

/** ISO/IEC 7812-1, annex B (Luhn). */
function hasCheckDigit(number: string): boolean {
	const sum = [...number].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

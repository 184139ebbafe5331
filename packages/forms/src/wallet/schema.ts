import * as z from 'zod/mini';
import { serverDate } from '../format/server-time.ts';
import { readAmount } from './amount.ts';
import { digitsOf, faultOfNumber, isCardMonth, isDomestic, isMonthOver } from './card.ts';
import { paymentLimits } from './limits.ts';

/** Least that a wallet is topped up with, in đồng. Source: the specification, for mobile wallets. */
export const TOP_UP_MIN = 50_000;

/** Minutes that a bank transfer is waited for on the screen. */
export const TRANSFER_MINUTES = 5;

/** Minutes that a payment of any other way stays open. */
export const PAYMENT_MINUTES = 15;

/** How a wallet is topped up: two mobile wallets, and bank transfer. */
export const topUpMethods = ['MOMO', 'ZALOPAY', 'TRANSFER'] as const;
export type TopUpMethod = (typeof topUpMethods)[number];

/** A top-up as it is typed. */
export const topUpSchema = z
	.object({
		method: z.enum(topUpMethods),
		/** As people write money, see `readAmount`. */
		amount: z.string().check(
			z.trim(),
			z.minLength(1, 'required'),
			z.refine((text) => text === '' || readAmount(text) !== undefined, 'invalid'),
			z.refine((text) => (readAmount(text) ?? TOP_UP_MIN) >= TOP_UP_MIN, 'too_small'),
		),
	})
	.check(
		z.refine(({ method, amount }) => (readAmount(amount) ?? 0) <= paymentLimits[method].max, {
			error: 'too_large',
			path: ['amount'],
		}),
	);
export type TopUpDraft = z.input<typeof topUpSchema>;

const DOMESTIC_ACCOUNT = /^[0-9A-Za-z]{6,19}$/;

/**
 * A card as it is typed. It goes to the card gateway and nowhere else, and no server of ours reads this. Domestic cards bear
 * the month of their issue and say their bank and account too; the others bear their last month.
 */
export const cardSchema = z
	.object({
		number: z
			.string()
			.check(numberFault('required'), numberFault('unsupported'), numberFault('incomplete'), numberFault('invalid')),
		/** MM/YY. */
		month: z.string().check(
			z.minLength(1, 'required'),
			z.refine((text) => text === '' || isCardMonth(text), 'invalid'),
		),
		cvv: z.string().check(z.minLength(1, 'required'), z.regex(/^(\d{3})?$/, 'three_digits')),
		/** Of the bank, 6 digits; domestic cards only. */
		bankBin: z.string(),
		accountNumber: z.string(),
	})
	.check(
		z.refine(({ number, month }) => isDomestic(number) || !isCardMonth(month) || !isMonthOver(month, serverDate()), {
			error: 'past',
			path: ['month'],
		}),
		z.refine(({ number, bankBin }) => !isDomestic(number) || bankBin !== '', { error: 'required', path: ['bankBin'] }),
		z.refine(({ number, accountNumber }) => !isDomestic(number) || accountNumber.trim() !== '', {
			error: 'required',
			path: ['accountNumber'],
		}),
		z.refine(
			({ number, accountNumber }) =>
				!isDomestic(number) || accountNumber.trim() === '' || DOMESTIC_ACCOUNT.test(plainAccount(accountNumber)),
			{ error: 'invalid', path: ['accountNumber'] },
		),
	);
export type CardDraft = z.input<typeof cardSchema>;

/** A card as the gateway takes it. */
export interface CardValues {
	/** Digits alone. */
	number: string;
	/** MM/YY. */
	expiry: string;
	cvv: string;
	/** Of a domestic card's bank. */
	bankBin?: string;
	accountNumber?: string;
}

/** A card that was checked, as the gateway takes it. */
export function toCard({ number, month, cvv, bankBin, accountNumber }: CardDraft): CardValues {
	const card = { number: digitsOf(number), expiry: month, cvv };
	return isDomestic(number) ? { ...card, bankBin, accountNumber: plainAccount(accountNumber) } : card;
}

function numberFault(fault: ReturnType<typeof faultOfNumber> & string) {
	return z.refine<string>((number) => faultOfNumber(number) !== fault, fault);
}

function plainAccount(text: string): string {
	return text.replace(/[\s.-]/g, '');
}

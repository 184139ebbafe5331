import * as z from 'zod/mini';
import { phoneSchema } from '../account/schema.ts';
import { tidy } from '../form/tidy.ts';
import { readAmount } from './amount.ts';

/** Longest words of staff for what they decide. */
export const DECISION_MAX = 500;

const words = z.string().check(tidy, z.minLength(1, 'required'), z.maxLength(DECISION_MAX, 'too_long'));

/** Whose money it is that was not matched. Whether the phone has an account the server knows, with the code 'unknown'. */
export const resolveCreditSchema = z.object({ phone: phoneSchema, note: words });
export type ResolveCreditDraft = z.input<typeof resolveCreditSchema>;
export type ResolveCreditValues = z.output<typeof resolveCreditSchema>;

/** Whose wallet money is to be moved of. What the server knows: phone 'unknown'. */
export const findOwnerSchema = z.object({ phone: phoneSchema });
export type FindOwnerValues = z.output<typeof findOwnerSchema>;

/** Why money in doubt is closed as not ours. */
export const closeCreditSchema = z.object({ note: words });
export type CloseCreditDraft = z.input<typeof closeCreditSchema>;
export type CloseCreditValues = z.output<typeof closeCreditSchema>;

/** Which payment is looked up: the code on its receipt or of the order that it paid, or its id. What the server knows: code 'unknown'. */
export const findPaymentSchema = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'required')) });
export type FindPaymentValues = z.output<typeof findPaymentSchema>;

/** Why money goes back into a wallet: a payment, or a pay-out that was not sent. */
export const refundSchema = z.object({ reason: words });
export type RefundDraft = z.input<typeof refundSchema>;
export type RefundValues = z.output<typeof refundSchema>;

/** Longest number that a bank gives a transfer. */
export const REFERENCE_MAX = 64;

// Blanks and dashes, and what nobody sees and a copied text brings along.
const GAPS = /[\s\p{Pd}\p{Cf}−]/gu;

// One number has one spelling, so that a transfer is not booked again by another one; the unique index of `payout` says the same.
const reference = z.string().check(
	z.normalize('NFKC'),
	z.overwrite((text) => text.replace(GAPS, '')),
	z.toUpperCase(),
	z.minLength(1, 'required'),
	z.maxLength(REFERENCE_MAX, 'too_long'),
);
const dong = z.int('invalid').check(z.gte(1, 'invalid'));

/** Money of a wallet that is to be sent to a bank account. What the server knows: phone 'unknown', amount 'too_large'. */
export const payOutSchema = z.object({ phone: phoneSchema, amount: dong, note: words });
export type PayOutValues = z.output<typeof payOutSchema>;

/** The same as it is typed. */
export const payOutDraftSchema = z.object({
	phone: phoneSchema,
	amount: z.pipe(
		z.string().check(
			z.trim(),
			z.minLength(1, 'required'),
			z.refine((text) => text === '' || (readAmount(text) ?? 0) > 0, 'invalid'),
		),
		z.transform((text) => readAmount(text) ?? 0),
	),
	note: words,
});
export type PayOutDraft = z.input<typeof payOutDraftSchema>;

/** The transfer by which it was sent. What the server knows: reference 'taken'. */
export const bookPayOutSchema = z.object({ reference });
export type BookPayOutDraft = z.input<typeof bookPayOutSchema>;
export type BookPayOutValues = z.output<typeof bookPayOutSchema>;

/** The transfer by which unmatched money was sent back, and why. What the server knows: reference 'taken'. */
export const returnCreditSchema = z.object({ reference, note: words });
export type ReturnCreditDraft = z.input<typeof returnCreditSchema>;
export type ReturnCreditValues = z.output<typeof returnCreditSchema>;

import * as z from 'zod/mini';
import { phoneSchema } from '../account/schema.ts';

/** Longest words of staff for what they decide. */
export const DECISION_MAX = 500;

const words = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(DECISION_MAX, 'too_long'));

/** Whose money it is that was not matched. Whether the phone has an account the server knows, with the code 'unknown'. */
export const resolveCreditSchema = z.object({ phone: phoneSchema, note: words });
export type ResolveCreditDraft = z.input<typeof resolveCreditSchema>;
export type ResolveCreditValues = z.output<typeof resolveCreditSchema>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which payment is given back, and why. What cannot be the server knows, with the codes 'unknown' and 'not_refundable'. */
export const refundSchema = z.object({
	paymentId: z.string().check(
		z.trim(),
		z.minLength(1, 'required'),
		z.refine((id) => id === '' || UUID.test(id), 'invalid'),
	),
	reason: words,
});
export type RefundDraft = z.input<typeof refundSchema>;
export type RefundValues = z.output<typeof refundSchema>;

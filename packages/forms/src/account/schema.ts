import * as z from 'zod/mini';

/** What signs somebody in. Any password is taken as it is: rules of new passwords must not lock out old ones. */
export const signInSchema = z.object({
	/** Phone number, e-mail or user name. */
	username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
	password: z.string().check(z.minLength(1, 'required'), z.maxLength(1_000, 'too_long')),
});

/** What the form holds while it is typed. */
export type SignInDraft = z.input<typeof signInSchema>;
/** What it submits. */
export type SignInValues = z.output<typeof signInSchema>;

import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { isDay } from '../format/is-day.ts';
import { serverDate } from '../format/server-time.ts';
import { vietnamDay } from '../format/vietnam-time.ts';
import { completeLink } from '../listing/links.ts';
import { isSafeLink } from '../text/is-safe-link.ts';

/** Characters that a phone number is written with, and how many of them. */
const PHONE_SHAPE = /^[+0-9 ().-]{8,20}$/;
// Mobile numbers: nine digits after the 0, +84, 84 or 0084. Which blocks are given out the server knows.
const MOBILE = /^(?:\+?84|0084)?0?([35789]\d{8})$/;

const numberSchema = (isNumber: (text: string) => boolean) =>
	z.string().check(
		z.overwrite(withPlainMarks),
		z.trim(),
		z.minLength(1, 'required'),
		z.refine((text) => text === '' || isNumber(text), 'invalid'),
	);

/** A mobile number as people write it; stays as it was written, but for what a copied one brings along. */
export const phoneSchema = numberSchema(isMobile);

// A landline: area and number, ten digits after the 0. A hotline: four to six digits after 1800 or 1900, and never a 0 before.
const LANDLINE = /^(?:\+?84|0084)?0?(2\d{9})$/;
const HOTLINE = /^(?:\+?84|0084)?(1[89]00\d{4,6})$/;

/** A number that people call: a mobile number, a landline or a hotline (1800, 1900). Stays as it was written, as `phoneSchema` does. */
export const contactPhoneSchema = numberSchema((text) => isMobile(text) || isLandlineOrHotline(text));

// Contacts of phones put marks of direction around a number that nobody sees, pages and documents blanks and dashes of other kinds, and a
// link that is copied its protocol.
function withPlainMarks(text: string): string {
	return text
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.replace(/^\s*tel:/i, '')
		.replace(/\s/g, ' ')
		.replace(/\p{Pd}/gu, '-');
}

function isMobile(text: string): boolean {
	const digits = text.replace(/[ ().-]/g, '');
	// A bare "912345678" is as likely a slip as a number.
	return PHONE_SHAPE.test(text) && /^(\+|0|84)/.test(digits) && MOBILE.test(digits);
}

function isLandlineOrHotline(text: string): boolean {
	const digits = text.replace(/[ ().-]/g, '');
	if (!PHONE_SHAPE.test(text)) return false;
	return HOTLINE.test(digits) || (/^(\+|0|84)/.test(digits) && LANDLINE.test(digits));
}

/** Six digits, however they were pasted or are written in a message: `123 456`, `123-456`. */
export const codeSchema = z.pipe(
	z.pipe(
		z.string(),
		z.transform((text) => text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '')),
	),
	z.string().check(z.minLength(1, 'required'), z.regex(/^(\d{6})?$/, 'six_digits')),
);

/** Shortest password of a new account (ASVS 5.0, 6.2.1). */
export const PASSWORD_MIN = 8;
/** Longest password; never cut short. */
export const PASSWORD_MAX = 128;

/** A password that is being chosen. Whether it is among the common ones the server knows, with the code 'common'. */
export const newPasswordSchema = z.string().check(
	z.minLength(1, 'required'),
	z.refine((text) => text === '' || [...text].length >= PASSWORD_MIN, 'too_short'),
	z.maxLength(PASSWORD_MAX, 'too_long'),
);

/** A password that is being given; rules of new passwords must not lock out old ones. */
const passwordSchema = z.string().check(z.minLength(1, 'required'), z.maxLength(1_000, 'too_long'));

/** An e-mail address that may be left empty. */
export const emailSchema = z.string().check(
	tidy,
	z.maxLength(200, 'too_long'),
	z.refine((text) => text === '' || z.safeParse(z.email(), text).success, 'invalid'),
);

/** One that has to be there. */
export const requiredEmailSchema = emailSchema.check(z.minLength(1, 'required'));

/** What somebody is called. */
export const nameSchema = z.string('required').check(tidy, z.minLength(1, 'required'), z.maxLength(80, 'too_long'));

/** What signs somebody in. */
export const signInSchema = z.object({
	/** Phone number, e-mail or user name. */
	username: z.string().check(tidy, z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
	password: passwordSchema,
});
export type SignInDraft = z.input<typeof signInSchema>;
export type SignInValues = z.output<typeof signInSchema>;

/** First step of registering and of recovering: a phone number. */
export const phoneStepSchema = z.object({ phone: phoneSchema });
export type PhoneStepDraft = z.input<typeof phoneStepSchema>;
export type PhoneStepValues = z.output<typeof phoneStepSchema>;

/** The code that was sent to it. */
export const codeStepSchema = z.object({ code: codeSchema });
export type CodeStepDraft = z.input<typeof codeStepSchema>;
export type CodeStepValues = z.output<typeof codeStepSchema>;

/** Recovering by e-mail: the address. */
export const emailStepSchema = z.object({ email: requiredEmailSchema });
export type EmailStepDraft = z.input<typeof emailStepSchema>;
export type EmailStepValues = z.output<typeof emailStepSchema>;

/** Last step of registering. Consents begin unticked: silence is none. */
export const registerSchema = z
	.object({
		name: nameSchema,
		email: emailSchema,
		password: newPasswordSchema,
		confirmPassword: z.string(),
		acceptTerms: z.boolean().check(z.refine((given) => given, 'required')),
		acceptPrivacy: z.boolean().check(z.refine((given) => given, 'required')),
	})
	.check(
		z.refine(({ password, confirmPassword }) => password === confirmPassword, {
			error: 'mismatch',
			path: ['confirmPassword'],
		}),
	);
export type RegisterDraft = z.input<typeof registerSchema>;
export type RegisterValues = z.output<typeof registerSchema>;

/** A new password, twice. */
export const resetPasswordSchema = z.object({ password: newPasswordSchema, confirmPassword: z.string() }).check(
	z.refine(({ password, confirmPassword }) => password === confirmPassword, {
		error: 'mismatch',
		path: ['confirmPassword'],
	}),
);
export type ResetPasswordDraft = z.input<typeof resetPasswordSchema>;
export type ResetPasswordValues = z.output<typeof resetPasswordSchema>;

/** The old password and a new one, twice. */
export const changePasswordSchema = z
	.object({ oldPassword: passwordSchema, password: newPasswordSchema, confirmPassword: z.string() })
	.check(
		z.refine(({ password, confirmPassword }) => password === confirmPassword, {
			error: 'mismatch',
			path: ['confirmPassword'],
		}),
		z.refine(({ oldPassword, password }) => password === '' || oldPassword !== password, {
			error: 'same',
			path: ['password'],
		}),
	);
export type ChangePasswordDraft = z.input<typeof changePasswordSchema>;
export type ChangePasswordValues = z.output<typeof changePasswordSchema>;

const OLDEST = '1900-01-01';

/** Whether a day, YYYY-MM-DD, is one that somebody alive was born on. */
export function isBirthday(day: string): boolean {
	return isDay(day) && day >= OLDEST && day <= vietnamDay(serverDate());
}

/** Longest text that a person may say of themselves. */
export const DESCRIPTION_MAX = 1_000;

/** The profile. Empty texts mean: nothing is said. */
export const profileSchema = z.object({
	name: nameSchema,
	email: emailSchema,
	/** A personal page; only addresses of the web, made whole: `facebook.com/an`. */
	website: z.pipe(
		z.pipe(z.string(), z.transform(completeAddress)),
		z.string().check(
			z.maxLength(300, 'too_long'),
			z.refine((text) => text === '' || isSafeLink(text, ['http:', 'https:']), 'invalid'),
		),
	),
	/** YYYY-MM-DD. */
	dateOfBirth: z.string().check(z.refine((day) => day === '' || isBirthday(day), 'invalid')),
	provinceId: z.string(),
	districtId: z.string(),
	address: z.string().check(tidy, z.maxLength(300, 'too_long')),
	description: z.string().check(tidy, z.maxLength(DESCRIPTION_MAX, 'too_long')),
});
/** A profile with the password that another e-mail takes; whether it is needed depends on what is stored. */
export const profileFormSchema = z.object({
	...profileSchema.shape,
	password: z.string().check(z.maxLength(1_000, 'too_long')),
});
export type ProfileDraft = z.input<typeof profileFormSchema>;
/** The profile, with the password where the e-mail is another. */
export type ProfileValues = z.output<typeof profileSchema> & { password?: string };

function completeAddress(text: string): string {
	const address = text.trim();
	// What names its protocol is left as it is: to be refused where that is not the web's.
	return /^[a-z]+:/i.test(address) ? address : completeLink(address);
}

/** What changes whom an account belongs to asks for its password. */
export const passwordStepSchema = z.object({ password: passwordSchema });
export type PasswordStepDraft = z.input<typeof passwordStepSchema>;
export type PasswordStepValues = z.output<typeof passwordStepSchema>;

import * as z from 'zod/mini';

const required = z.string().check(z.trim(), z.minLength(1, 'required'));

/** What books a viewing; `today` is YYYY-MM-DD. */
export const viewingSchema = (today: string) =>
	z.object({
		name: required.check(z.maxLength(80, 'too_long')),
		phone: required.check(z.regex(/^($|0\d{9}$)/, 'invalid')),
		day: required.check(z.refine((day) => day === '' || day >= today, 'past')),
		hours: required,
		accepted: z.boolean().check(z.refine((accepted) => accepted, 'required')),
	});

export type Viewing = z.output<ReturnType<typeof viewingSchema>>;

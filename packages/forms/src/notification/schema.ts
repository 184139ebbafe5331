import * as z from 'zod/mini';
import { alwaysMailed, mailPaces, topics } from './topics.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as `22:00`; empty and null both mean: none. Left out, nothing is said of it. */
const time = z.pipe(
	z.nullish(
		z.string().check(
			z.trim(),
			z.refine((text) => text === '' || TIME.test(text), 'invalid'),
		),
	),
	z.transform((text) => (text === undefined ? undefined : text || null)),
);

const settings = z.object({
	topics: z.array(
		z
			.object({
				topic: z.enum(topics, { error: 'unknown' }),
				push: z.boolean('invalid'),
				mail: z.boolean('invalid'),
			})
			.check(z.refine(({ topic, mail }) => mail || topic !== alwaysMailed, { error: 'always', path: ['mail'] })),
	),
	quietFrom: time,
	quietTo: time,
	mailPace: z.enum(mailPaces, { error: 'unknown' }),
});

type Hours = Partial<Pick<z.output<typeof settings>, 'quietFrom' | 'quietTo'>>;

/** Quiet hours have both ends or none. */
const bothEnds = [
	z.refine<Hours>(({ quietFrom, quietTo }) => quietFrom || !quietTo, { error: 'required', path: ['quietFrom'] }),
	z.refine<Hours>(({ quietFrom, quietTo }) => quietTo || !quietFrom, { error: 'required', path: ['quietTo'] }),
	z.refine<Hours>(({ quietFrom, quietTo }) => !quietFrom || quietFrom !== quietTo, {
		error: 'same',
		path: ['quietTo'],
	}),
] as const;

/** How somebody wants to be told of things. */
export const notificationSettingsSchema = settings.check(...bothEnds);
export type NotificationSettingsDraft = z.input<typeof notificationSettingsSchema>;

/** What of it is changed: NotificationSettingsInput. A topic that is not in it stays as it is, and so does all else that is left out. */
export const notificationSettingsChangeSchema = z.partial(settings).check(...bothEnds);
export type NotificationSettingsChange = z.output<typeof notificationSettingsChangeSchema>;

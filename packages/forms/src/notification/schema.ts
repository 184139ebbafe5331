import * as z from 'zod/mini';
import { mailPaces, topics } from './topics.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as `22:00`; empty and null both mean: none. */
const time = z.pipe(
	z.nullish(
		z.string().check(
			z.trim(),
			z.refine((text) => text === '' || TIME.test(text), 'invalid'),
		),
	),
	z.transform((text) => text || null),
);

/** How somebody wants to be told of things; quiet hours have both ends or none. */
export const notificationSettingsSchema = z
	.object({
		/** A topic that is not in it stays as it is. */
		topics: z.array(
			z.object({
				topic: z.enum(topics, { error: 'unknown' }),
				push: z.boolean('invalid'),
				mail: z.boolean('invalid'),
			}),
		),
		quietFrom: time,
		quietTo: time,
		mailPace: z.enum(mailPaces, { error: 'unknown' }),
	})
	.check(
		z.refine(({ quietFrom, quietTo }) => quietFrom !== null || quietTo === null, {
			error: 'required',
			path: ['quietFrom'],
		}),
		z.refine(({ quietFrom, quietTo }) => quietTo !== null || quietFrom === null, {
			error: 'required',
			path: ['quietTo'],
		}),
		z.refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
			error: 'same',
			path: ['quietTo'],
		}),
	);
export type NotificationSettingsDraft = z.input<typeof notificationSettingsSchema>;
export type NotificationSettingsValues = z.output<typeof notificationSettingsSchema>;

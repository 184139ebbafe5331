import * as z from 'zod/mini';

/** What notifications are about, as the contract spells it. */
export const topics = [
	'PLANNING',
	'VERIFICATION',
	'INVEST',
	'WALLET',
	'LISTING',
	'SEARCH',
	'PROCEDURE',
	'ACCOUNT',
] as const;
export type NotificationTopic = (typeof topics)[number];

/** How often mails go out. */
export const mailPaces = ['INSTANT', 'DAILY', 'WEEKLY'] as const;
export type MailPace = (typeof mailPaces)[number];

const time = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')));

/** How an account is told of things. */
export const notificationSettingsSchema = z
	.object({
		topics: z.array(z.object({ topic: z.enum(topics), push: z.boolean(), mail: z.boolean() })),
		/** From when to when nothing is pushed, as `22:00` in Vietnam's time; both or none. */
		quietFrom: time,
		quietTo: time,
		mailPace: z.enum(mailPaces),
	})
	.check(
		z.refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
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

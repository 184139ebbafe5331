export { isQuiet, quietEnd, vietnamClock } from './calc.ts';
export {
	type NotificationSettingsDraft,
	type NotificationSettingsValues,
	notificationSettingsSchema,
} from './schema.ts';
export { type MailPace, mailPaces, type NotificationTopic, topics } from './topics.ts';

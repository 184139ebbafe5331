export { isQuiet, quietEnd, vietnamClock } from './calc.ts';
export {
	type NotificationSettingsChange,
	type NotificationSettingsDraft,
	notificationSettingsChangeSchema,
	notificationSettingsSchema,
} from './schema.ts';
export { alwaysMailed, type MailPace, mailPaces, type NotificationTopic, topics } from './topics.ts';

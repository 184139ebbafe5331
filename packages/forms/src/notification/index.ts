export { isQuiet, quietEnd, vietnamClock } from './calc.ts';
export {
	type MailPace,
	mailPaces,
	type NotificationSettingsDraft,
	type NotificationSettingsValues,
	type NotificationTopic,
	notificationSettingsSchema,
	topics,
} from './schema.ts';

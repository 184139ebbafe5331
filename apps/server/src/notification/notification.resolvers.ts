import type { Resolvers } from '../graphql/schema.generated.ts';
import { removeDevice, setDevice } from './device.service.ts';
import { listNotifications, seeAllNotifications, seeNotification, setMyLocale } from './notification.service.ts';
import { bodyOf, htmlOf, titleOf } from './notification-text.ts';
import { getMySettings, updateMySettings } from './setting.service.ts';

export const notificationResolvers = {
	Query: {
		getAllNotification: (_parent, args, context) => listNotifications(context, args),
		getMyNotificationSettings: (_parent, _args, context) => getMySettings(context),
	},
	Mutation: {
		seenNotification: (_parent, { id }, context) => seeNotification(context, id),
		seenAllNotification: (_parent, _args, context) => seeAllNotifications(context),
		setDevice: (_parent, args, context) => setDevice(context, args),
		removeDevice: (_parent, args, context) => removeDevice(context, args),
		updateNotificationSettings: (_parent, { data }, context) => updateMySettings(context, data),
		setMyLocale: (_parent, { locale }, context) => setMyLocale(context, locale),
	},
	Notification: {
		title: (row, _args, { locale }) => titleOf(row, locale),
		body: (row, _args, { locale }) => bodyOf(row, locale),
		html: (row, _args, { locale }) => htmlOf(row, locale),
		seen: ({ seen_at }) => seen_at !== null,
		planningCheckRequestId: ({ planning_check_id }) => planning_check_id,
		createdAt: ({ created_at }) => created_at.toISOString(),
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
	},
} satisfies Resolvers;

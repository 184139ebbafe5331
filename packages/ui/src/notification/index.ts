export { NotificationBell, type NotificationBellProps } from './notification-bell/notification-bell.tsx';
export {
	type InboxFilter,
	NotificationList,
	type NotificationListProps,
} from './notification-list/notification-list.tsx';
export { NotificationMark, type NotificationMarkProps } from './notification-mark/notification-mark.tsx';
export type { Notification, PushState } from './notification-model.ts';
export {
	type NotificationSettings,
	NotificationSettingsForm,
	type NotificationSettingsFormProps,
} from './notification-settings-form/notification-settings-form.tsx';
export { PushPrompt, type PushPromptProps, type PushReason } from './push-prompt/push-prompt.tsx';
export { PushStatus, type PushStatusProps } from './push-status/push-status.tsx';
export { SeeAllButton, type SeeAllButtonProps } from './see-all-button/see-all-button.tsx';

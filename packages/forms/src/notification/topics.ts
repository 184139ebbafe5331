/** What notifications are about, as settings list it. */
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

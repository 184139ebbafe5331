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

/** What the safety of an account hangs on is mailed whatever is switched off: somebody else may have done it. */
export const alwaysMailed = 'ACCOUNT' satisfies NotificationTopic;

/** How often mails go out. */
export const mailPaces = ['INSTANT', 'DAILY', 'WEEKLY'] as const;
export type MailPace = (typeof mailPaces)[number];

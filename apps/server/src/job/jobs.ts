/** Every kind of work that is done outside of a request, with what it needs to know. */
export interface Jobs {
	/** With the id of the code that is told: one that counts no more is not sent. */
	'sms.send': { to: string; text: string; codeId?: string };
	'mail.send': { to: string; subject: string; text: string };
	/** To the mailbox that an account had before its password, phone or e-mail was changed. Nothing in it opens anything. */
	'mail.contact': { accountId: string; to: string; subject: string; text: string };
	'photo.avif': { listingId: string; key: string };
	'file.delete': { keys: string[] };
	'notification.send': { notificationId: string };
	/** Mails a notification, as its row and its account are then. */
	'notification.mail': { notificationId: string };
	/** Mails an account what was gathered for it: a digest, or what a search found. */
	'notification.digest': { accountId: string; subject: string; text: string };
	/** To one device, by the id of its row. */
	'push.send': { notificationId: string; deviceId: string };
	'planning.document': { answerId: string };
	/** Writes the words that listings behind a number are found by again, some thousands at a time. */
	'listing.words': { after: number };
}

export type JobKind = keyof Jobs;

/** How each kind of work is done. A handler may be called twice for one job, by the same id: it must not do harm then. */
export type JobHandlers = { [Kind in JobKind]: (payload: Jobs[Kind], id: number) => Promise<void> };

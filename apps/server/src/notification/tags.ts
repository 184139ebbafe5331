import { type NotificationTopic, topics } from '@ancu/forms/notification';

/** What a param holds, and so how it is said. */
export interface Kinds {
	/** What something is called. */
	name: string;
	/** What somebody wrote. */
	words: string;
	/** Đồng, exactly. */
	money: number;
	/** Đồng, as people say it; null is negotiable. */
	price: number | null;
	/** The same a month. */
	rent: number | null;
	/** ISO 8601. */
	moment: string;
	/** YYYY-MM-DD or ISO 8601. */
	day: string;
	count: number;
	/** Đồng that went back into the wallet: a sentence of its own, and none for 0. */
	refund: number;
}

const plot = { sheet: 'name', plot: 'name' } as const;
const title = { title: 'name' } as const;

/**
 * Every kind of notification, and what its row holds. Before the dot stands the topic's word. Titles take no params: they are pushed, and
 * what is pushed says nothing personal.
 */
export const tags = {
	'planning.received': plot,
	'planning.asked': { ...plot, question: 'words' },
	'planning.replied': plot,
	'planning.done': plot,
	'planning.corrected': plot,
	'planning.upheld': { ...plot, reason: 'words' },
	'planning.disputed': plot,
	'planning.left': plot,
	'planning.takenAway': plot,
	'planning.cancelled': { ...plot, reason: 'words', refund: 'refund' },
	'planning.late': { ...plot, amount: 'money' },
	'verification.taken': title,
	'verification.approved': { ...title, until: 'day' },
	'verification.cancelled': { ...title, reason: 'words', refund: 'refund' },
	'verification.stopped': { ...title, refund: 'refund' },
	'verification.sentBack': { ...title, reason: 'words' },
	'verification.changed': title,
	'verification.left': title,
	'verification.takenAway': title,
	'verification.fell': title,
	'verification.endsSoon': { ...title, until: 'day' },
	'verification.ended': title,
	'verification.reopened': title,
	'invest.news': { ...title, text: 'words' },
	'invest.expired': { ...title, code: 'name' },
	'invest.stopped': { ...title, code: 'name' },
	'invest.takenDown': title,
	'invest.refunded': { ...title, code: 'name', amount: 'money', reason: 'words' },
	'invest.softCap': { ...title, code: 'name', amount: 'money' },
	'invest.succeeded': { ...title, count: 'count' },
	'invest.failed': title,
	'invest.sold': { ...title, count: 'count' },
	'wallet.toppedUp': { amount: 'money' },
	'wallet.paid': { amount: 'money', what: 'name', code: 'name' },
	'wallet.late': { amount: 'money' },
	'wallet.otherAmount': { code: 'name', amount: 'money', asked: 'money' },
	'wallet.paidAgain': { code: 'name', amount: 'money' },
	'wallet.credited': { amount: 'money' },
	'wallet.notTaken': { code: 'name', amount: 'money' },
	'wallet.sentBack': { code: 'name', amount: 'money', reference: 'name' },
	'wallet.paidOut': { amount: 'money', reference: 'name' },
	'wallet.refunded': { amount: 'money', reason: 'words' },
	'listing.accepted': title,
	'listing.rejected': { ...title, reason: 'words' },
	'listing.endsSoon': { ...title, until: 'day' },
	'listing.expired': title,
	'listing.reportDismissed': title,
	'listing.reportUpheld': title,
	'listing.price': { ...title, before: 'price', after: 'price' },
	'listing.rent': { ...title, before: 'rent', after: 'rent' },
	'search.found': { name: 'name', count: 'count' },
	'procedure.due': { name: 'name', count: 'count', day: 'day' },
	'procedure.late': { name: 'name', count: 'count', day: 'day' },
	'account.password': { at: 'moment' },
	'account.phone': { at: 'moment' },
	'account.email': { at: 'moment' },
} as const satisfies Record<`${Lowercase<NotificationTopic>}.${string}`, Readonly<Record<string, keyof Kinds>>>;

/** A kind of notification. */
export type Tag = keyof typeof tags;

/** What the row of a kind holds. */
export type Params<T extends Tag> = {
	-readonly [Name in keyof (typeof tags)[T]]: Kinds[(typeof tags)[T][Name] & keyof Kinds];
};

/** What a tag is about; undefined where this version of the program does not know. */
export function topicOf(tag: string): NotificationTopic | undefined {
	return topics.find((topic) => tag.startsWith(tagsOf(topic)));
}

/** How the tags of a topic begin. */
export function tagsOf(topic: NotificationTopic): string {
	return `${topic.toLowerCase()}.`;
}

import { type NotificationTopic, topics } from '@ancu/forms/notification';

/** One message to the person. */
export interface Notification {
	id: string;
	/** Which kind, as `planning.done`: before the dot stands its topic's word. */
	tag: string;
	title: string;
	body: string;
	seen: boolean;
	/** Where on this site it leads to, as a path; null where there is nothing to open. */
	link: string | null;
	/** ISO 8601. */
	createdAt: string;
}

/** Whether this browser takes push messages. `install`: it would, were the site on the home screen. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** What a notification is about; undefined for a word that is not known here yet. */
export function topicOf({ tag }: Pick<Notification, 'tag'>): NotificationTopic | undefined {
	const word = tag.split('.', 1)[0]?.toUpperCase();
	return topics.find((topic) => topic === word);
}

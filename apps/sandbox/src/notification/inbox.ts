import { randomUUID } from 'node:crypto';

const KEPT = 500;

/** A message as it lies in an inbox. */
export type Received<T> = T & {
	id: string;
	/** When it came, ISO 8601. */
	at: string;
};

/** Messages in memory, the newest first. The oldest of more than 500 are forgotten. */
export interface Inbox<T extends { to: string }> {
	add: (message: T) => Received<T>;
	/** All of them, or those to one number or address, in whatever case it is written. */
	list: (to?: string) => Received<T>[];
}

export function createInbox<T extends { to: string }>(): Inbox<T> {
	let messages: Received<T>[] = [];
	return {
		add(message) {
			const received = { id: randomUUID(), ...message, at: new Date().toISOString() };
			messages = [received, ...messages].slice(0, KEPT);
			return received;
		},
		list(to) {
			if (to === undefined) return messages;
			return messages.filter((message) => message.to.toLowerCase() === to.toLowerCase());
		},
	};
}

import { channel } from 'node:diagnostics_channel';

/** Something that the server tells of itself while it works. Where nobody listens, telling costs nothing. */
export interface Told<Message> {
	tell: (message: Message) => void;
	/** Returns how to stop listening. */
	hear: (listener: (message: Message) => void) => () => void;
}

function createTold<Message extends object>(name: string): Told<Message> {
	const told = channel(`ancu:${name}`);
	return {
		tell: (message) => {
			if (told.hasSubscribers) told.publish(message);
		},
		hear: (listener) => {
			const hear = (message: unknown) => listener(message as Message);
			told.subscribe(hear);
			return () => void told.unsubscribe(hear);
		},
	};
}

/** A statement that the database has answered. */
export interface Statement {
	/** With `$1`, `$2`, … in place of values. */
	text: string;
	ms: number;
	isFailed: boolean;
}

/** Told inside of whatever asked the database. */
export const statementDone = createTold<Statement>('statement');

/** Somebody was refused because of a limit, by its name in limit/. */
export const limitHit = createTold<{ name: string }>('limit');

/** A call of a gateway or the bank's feed was refused. Anybody may send such a call; their own are refused where a key is wrong. */
export const noticeRejected = createTold<{ provider: string; reason: string }>('notice-rejected');

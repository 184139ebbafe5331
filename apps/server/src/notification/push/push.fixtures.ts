import { randomUUID } from 'node:crypto';
import type { PushMessage } from './push.ts';

/** A message to somebody, with an id of its own. */
export function newMessage(changes: Partial<PushMessage> = {}): PushMessage {
	return {
		id: randomUUID(),
		tag: 'planning.done',
		title: 'Đã có kết quả quy hoạch',
		link: '/notification',
		planningCheckRequestId: null,
		locale: 'vn',
		accountId: randomUUID(),
		quiet: null,
		...changes,
	};
}

import type { Db } from '../database/open-database.ts';
import type { Jobs } from '../job/jobs.ts';
import type { SmsSender } from '../notification/sms.ts';
import { isWaitedFor } from './phone-code.repository.ts';

/** Sends a code, unless it is over or another took its place: after a gateway's pause the last message to come must be the one that counts. */
export async function sendCode(db: Db, sms: SmsSender, { codeId, ...message }: Jobs['sms.send']): Promise<void> {
	if (codeId === undefined || (await isWaitedFor(db, codeId))) await sms.send({ ...message, key: codeId });
}

import { alwaysMailed, type NotificationTopic } from '@ancu/forms/notification';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import type { JobKind } from '../job/jobs.ts';
import { mailboxOf } from './mail-notification.ts';
import type { NotificationRow } from './notification.repository.ts';
import { findSettings, quietUntil, waysOf } from './setting.service.ts';
import { topicOf } from './tags.ts';

// A search as often as its owner wants; what makes an account safe at once, where nobody can stop it.
const mailsItself: readonly (NotificationTopic | undefined)[] = ['SEARCH', alwaysMailed];

/**
 * Hands a notification on, once, as its account wants it: a job for every device, which waits for the end of quiet hours, and a mail at
 * once or with the next digest. One that was seen meanwhile stays where it is.
 */
export function sendNotification(
	db: Db,
	{ notificationId }: { notificationId: string },
	now = new Date(),
): Promise<void> {
	return inTransaction(db, async (tx) => {
		const reader = await findReader(tx, notificationId);
		if (reader?.deleted_at) {
			// Told while the account was being erased.
			await tx.deleteFrom('notification').where('id', '=', notificationId).execute();
			return;
		}
		const row = await tx
			.updateTable('notification')
			.set({ sent_at: now })
			.where('id', '=', notificationId)
			.where('sent_at', 'is', null)
			.where('seen_at', 'is', null)
			.returningAll()
			.executeTakeFirst();
		if (!row || !reader) return;
		const settings = await findSettings(tx, row.account_id);
		const { push, mail } = waysOf(settings, row.tag);
		if (push) await enqueuePushes(tx, row, quietUntil(settings, now));
		if (!mail || mailsItself.includes(topicOf(row.tag))) return;
		if (settings.mailPace === 'INSTANT') {
			if (mailboxOf(reader)) await enqueue(tx, 'notification.mail', { notificationId });
		} else await tx.updateTable('notification').set({ is_mail_due: true }).where('id', '=', row.id).execute();
	});
}

/** Locked before the notification: whoever erases an account is waited for. */
function findReader(tx: Db, notificationId: string) {
	return tx
		.selectFrom('account')
		.select(['email', 'email_verified_at', 'deleted_at'])
		.where('id', '=', (eb) => eb.selectFrom('notification').select('account_id').where('id', '=', notificationId))
		.forShare()
		.executeTakeFirst();
}

const pushJob: JobKind = 'push.send';

async function enqueuePushes(tx: Db, { id, account_id }: NotificationRow, runAt: Date | null): Promise<void> {
	await sql`
		insert into job (kind, payload, run_at)
		select ${pushJob}, jsonb_build_object('notificationId', ${id}::text, 'deviceId', device.id), coalesce(${runAt}, now())
		from device join session on session.id = device.session_id
		where device.account_id = ${account_id} and session.expires_at > now()`.execute(tx);
}

import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { JobKind } from '../job/jobs.ts';

/** Everything that is kept of what an account was told, and how; not how a push service reaches its devices. */
export async function exportNotifications(db: Db, accountId: string) {
	return {
		notifications: await db
			.selectFrom('notification')
			.select(['id', 'tag', 'params', 'link', 'planning_check_id', 'seen_at', 'created_at'])
			.where('account_id', '=', accountId)
			.orderBy('created_at')
			.orderBy('id')
			.execute(),
		notificationSettings:
			(await db
				.selectFrom('notification_setting')
				.select(['topics', 'quiet_from', 'quiet_to', 'mail_pace'])
				.where('account_id', '=', accountId)
				.executeTakeFirst()) ?? null,
		devices: await db
			.selectFrom('device')
			.select(['app_id', 'device_id', 'created_at', 'seen_at'])
			.where('account_id', '=', accountId)
			.orderBy('created_at')
			.execute(),
	};
}

/** Forgets what an account was told, how, and where, with the mails about it that wait or could not be sent. */
export async function eraseNotifications(tx: Db, accountId: string): Promise<void> {
	const [mail, digest, contact]: JobKind[] = ['notification.mail', 'notification.digest', 'mail.contact'];
	// That of a change of address goes to the one before, by which nothing else is found.
	await sql`
		delete from job where kind in (${digest}, ${contact}) and payload->>'accountId' = ${accountId}
			or kind = ${mail} and payload->>'notificationId' in (select id::text from notification where account_id = ${accountId})
		`.execute(tx);
	for (const table of ['notification', 'notification_setting', 'device'] as const)
		await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

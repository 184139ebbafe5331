import { DAY_MS, readLocale } from '@ancu/forms/format';
import { quietEnd } from '@ancu/forms/notification';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import { oneByOne } from '../job/one-by-one.ts';
import { mailboxOf } from './mail-notification.ts';
import type { NotificationRow } from './notification.repository.ts';
import { bodyOf, titleOf } from './notification-text.ts';
import { findSettings, waysOf } from './setting.service.ts';
import { messageText } from './texts.ts';

const HOUR = '07:00';
const MOST = 20;
// 1970-01-05, a Monday, at 07:00 in Vietnam.
const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * Mails what nobody has seen to those who want it once a day or, on Mondays, once a week: at seven in the morning in Vietnam. Returns how
 * many mails. Several processes may do this at once: each account is looked after by one. One whose digest cannot be made keeps no other
 * from theirs; what went wrong is thrown when all were looked after.
 */
export function sendDigests(db: Db, origin: string, now = new Date()): Promise<number> {
	return oneByOne(db, {
		find: (tx, except) => dueDigest(tx, now, except).executeTakeFirst(),
		work: (tx, due) => mailWaiting(tx, origin, now, due),
		failure: 'some digests could not be made',
	});
}

/** When digests of a pace went out last, seen from a moment. */
export function lastDigest(pace: 'DAILY' | 'WEEKLY', now: Date): Date {
	const daily = quietEnd(now, HOUR).getTime() - DAY_MS;
	const days = Math.floor((daily - FIRST_MONDAY_MS) / DAY_MS) % 7;
	return new Date(pace === 'DAILY' ? daily : daily - days * DAY_MS);
}

/** Whose digest is due, the first of those, and none of `except`; its settings are locked. Of each pace the first is read from an index. */
export function dueDigest(tx: Db, now: Date, except: readonly string[]) {
	const paces = (['DAILY', 'WEEKLY'] as const).map((pace) => sql`(${pace}, ${lastDigest(pace, now)}::timestamptz)`);
	const due = sql<string>`(
		select next.account_id from (values ${sql.join(paces)}) as wanted (pace, until)
		cross join lateral (
			select account_id, told_at from notification_setting
			where mail_pace = wanted.pace and mail_pace <> 'INSTANT' and told_at < wanted.until and account_id <> all(${except}::uuid[])
			order by told_at limit 1 for update skip locked
		) as next
		order by next.told_at limit 1
	)`;
	return tx.selectFrom('account').select(['id', 'name', 'email', 'email_verified_at', 'locale']).where('id', '=', due);
}

type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof dueDigest>['executeTakeFirst']>>>;

async function mailWaiting(tx: Db, origin: string, now: Date, due: Due): Promise<boolean> {
	await tx.updateTable('notification_setting').set({ told_at: now }).where('account_id', '=', due.id).execute();
	const rows = await takeWaiting(tx, due.id);
	if (rows.length === 0 || !mailboxOf(due)) return false;
	const locale = readLocale(due.locale);
	const list = rows.slice(0, MOST).map((row) => {
		const link = row.link ? `\n  ${origin}${row.link}` : '';
		return `- ${titleOf(row, locale)}\n  ${bodyOf(row, locale)}${link}`;
	});
	const params = {
		person: due.name,
		count: rows.length,
		list: list.join('\n\n'),
		link: `${origin}/notification`,
		settings: `${origin}/setting/notification`,
	};
	await enqueue(tx, 'notification.digest', {
		accountId: due.id,
		subject: messageText('mail.digest.subject', params, locale),
		text: messageText('mail.digest.text', params, locale),
	});
	return true;
}

/** What waits for an account's digest and still is news, the newest first. None of it waits for another one. */
async function takeWaiting(tx: Db, accountId: string): Promise<NotificationRow[]> {
	const settings = await findSettings(tx, accountId);
	const rows = await tx
		.updateTable('notification')
		.set({ is_mail_due: false })
		.where('account_id', '=', accountId)
		.where('is_mail_due', '=', true)
		.returningAll()
		.execute();
	return rows
		.filter(({ seen_at, tag }) => seen_at === null && waysOf(settings, tag).mail)
		.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

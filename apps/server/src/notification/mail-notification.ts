import { readLocale } from '@ancu/forms/format';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { AccountTable } from '../database/tables.ts';
import type { Jobs } from '../job/jobs.ts';
import type { Mail, MailSender } from './mail.ts';
import { bodyOf, titleOf } from './notification-text.ts';
import { findSettings, waysOf } from './setting.service.ts';
import { messageText } from './texts.ts';

/** The confirmed address of an account; null without one. */
export function mailboxOf(account: Pick<Selectable<AccountTable>, 'email' | 'email_verified_at'>): string | null {
	return account.email_verified_at && account.email;
}

/**
 * Mails a notification, if everything is still as it was when that was decided: nobody saw it, mail is wanted, the account has a
 * confirmed address.
 */
export async function mailNotification(
	db: Db,
	sender: MailSender,
	origin: string,
	{ notificationId }: Jobs['notification.mail'],
): Promise<void> {
	const row = await db
		.selectFrom('notification')
		.selectAll()
		.where('id', '=', notificationId)
		.where('seen_at', 'is', null)
		.executeTakeFirst();
	const account = row && (await findAccount(db, row.account_id));
	const to = account && mailboxOf(account);
	if (!to || !waysOf(await findSettings(db, row.account_id), row.tag).mail) return;
	const locale = readLocale(account.locale);
	const params = {
		person: account.name,
		body: bodyOf(row, locale),
		link: origin + (row.link ?? '/notification'),
		settings: `${origin}/setting/notification`,
	};
	await sender.send({
		id: notificationId,
		to,
		subject: titleOf(row, locale),
		text: messageText('mail.notification.text', params, locale),
	});
}

/** Mails what was gathered for an account, if it still has a confirmed address. */
export async function mailDigest(
	db: Db,
	sender: MailSender,
	{ accountId, ...mail }: Jobs['notification.digest'],
	id: Mail['id'],
): Promise<void> {
	const account = await findAccount(db, accountId);
	const to = account && mailboxOf(account);
	if (to) await sender.send({ id, to, ...mail });
}

function findAccount(db: Db, id: string) {
	return db
		.selectFrom('account')
		.select(['name', 'email', 'email_verified_at', 'locale'])
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.executeTakeFirst();
}

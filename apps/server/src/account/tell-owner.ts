import { readLocale } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import { mailboxOf } from '../notification/mail-notification.ts';
import { bodyOf, titleOf } from '../notification/notification-text.ts';
import { notify } from '../notification/notify.ts';
import type { Tag } from '../notification/tags.ts';
import { messageText } from '../notification/texts.ts';
import type { AccountRow } from './account.repository.ts';

/** What an owner is to hear of, for somebody else may have done it. */
export type OwnerTag = Extract<Tag, `account.${string}`>;

/**
 * Tells an account of changes that somebody else may have made to it. `before` is what it was: its proved address gets a mail. That goes
 * out whatever is seen or switched off by now, for whoever took the account over could do both.
 */
export async function tellOwner(tx: Db, before: AccountRow, tags: readonly OwnerTag[], origin: string): Promise<void> {
	const params = { at: new Date().toISOString() };
	for (const tag of tags) await notify(tx, { accountId: before.id, tag, params, link: '/setting/security' });
	const last = tags.at(-1);
	const to = mailboxOf(before);
	if (!last || !to) return;
	const locale = readLocale(before.locale);
	const body = tags.map((tag) => bodyOf({ tag, params }, locale)).join('\n\n');
	// With a password that counts no more, nobody signs in to change it.
	const link = origin + (last === 'account.password' ? '/auth/forgot-password' : '/setting/security');
	await enqueue(tx, 'mail.contact', {
		accountId: before.id,
		to,
		subject: titleOf({ tag: last }, locale),
		text: messageText('mail.contact.text', { person: before.name, body, link }, locale),
	});
}

/** Which ways to an account are others than before. */
export function contactChanges(before: AccountRow, after: Pick<AccountRow, 'phone' | 'email'>): OwnerTag[] {
	return [
		...(after.phone === before.phone ? [] : ['account.phone' as const]),
		...(isSameEmail(before.email, after.email) ? [] : ['account.email' as const]),
	];
}

/** Whether two addresses reach the same mailbox, however they are written. */
export function isSameEmail(one: string | null, other: string | null): boolean {
	return one?.toLowerCase() === other?.toLowerCase();
}

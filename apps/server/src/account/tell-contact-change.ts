import { readLocale } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import { mailboxOf } from '../notification/mail-notification.ts';
import { bodyOf, titleOf } from '../notification/notification-text.ts';
import { notify } from '../notification/notify.ts';
import { messageText } from '../notification/texts.ts';
import type { AccountRow } from './account.repository.ts';

const link = '/setting/security';

/** Tells an account that its phone number or e-mail is another now. `before` is what it was; the proved address of before gets a mail. */
export async function tellContactChange(
	tx: Db,
	before: AccountRow,
	after: Pick<AccountRow, 'phone' | 'email'>,
	origin: string,
): Promise<void> {
	const params = { at: new Date().toISOString() };
	const tags = [
		...(after.phone === before.phone ? [] : ['account.phone' as const]),
		...(isSameEmail(before.email, after.email) ? [] : ['account.email' as const]),
	];
	for (const tag of tags) await notify(tx, { accountId: before.id, tag, params, link });
	const to = mailboxOf(before);
	// What is told of goes to the address of now; whoever had the one before would hear nothing.
	if (!to || !tags.includes('account.email')) return;
	const locale = readLocale(before.locale);
	const body = tags.map((tag) => bodyOf({ tag, params }, locale)).join('\n\n');
	await enqueue(tx, 'mail.contact', {
		accountId: before.id,
		to,
		subject: titleOf({ tag: 'account.email' }, locale),
		text: messageText('mail.contact.text', { person: before.name, body, link: origin + link }, locale),
	});
}

/** Whether two addresses reach the same mailbox, however they are written. */
export function isSameEmail(one: string | null, other: string | null): boolean {
	return one?.toLowerCase() === other?.toLowerCase();
}

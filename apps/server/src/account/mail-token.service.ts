import { MINUTE_MS } from '@ancu/forms/format';
import type { ExpressionBuilder } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { MailTokenTable, Tables } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { enqueue } from '../job/job.repository.ts';
import { type Limit, type NetworkLimit, spend, spendFrom } from '../limit/limit.ts';
import { messageText } from '../notification/texts.ts';
import { type AccountRow, findAccountByEmail, lockIfLiving } from './account.repository.ts';
import { readEmail } from './read-email.ts';
import { hashToken, newToken } from './token.ts';

const LIFE_MINUTES = 10;
const HOUR = 3_600;
const limits = {
	address: { name: 'mail-address', max: 20, wide: 100, seconds: HOUR },
	// Of a mailbox for one network. A stranger elsewhere who asks for the same one uses up their own.
	mailbox: { name: 'mail-mailbox', max: 5, wide: 10, seconds: HOUR },
	// Nobody's mailbox is filled, wherever it is asked for.
	everywhere: { name: 'mail-mailbox-everywhere', max: 20, seconds: HOUR },
} satisfies Record<string, Limit | NetworkLimit>;

/** Sends a link: to the signed-in account for proving its own address, unless that is proved; to a visitor for a new password. The answer does not tell whether an account has the address. */
export async function sendMailLink(context: Context, given: string): Promise<number> {
	const email = readEmail(given).toLowerCase();
	const { address } = context.client;
	await spendFrom(context, limits.address, address);
	await spendFrom(context, limits.mailbox, address, email);
	await spend(context, limits.everywhere, email);
	const own = context.viewer && (await context.loaders.account.load(context.viewer.id));
	if (own) {
		// A link that proves an address is of use to its own account only.
		if (own.email?.toLowerCase() !== email) throw badField('email', 'not_own');
		await sendVerification(context, own);
		return 1;
	}
	const account = await findAccountByEmail(context.db, email);
	if (account) await send(context, account, email, 'RESET_PASSWORD');
	return 1;
}

/** Sends the link that proves an account's own address. */
export async function sendVerification(context: Context, account: AccountRow): Promise<void> {
	if (account.email && !account.email_verified_at) await send(context, account, account.email.toLowerCase(), 'VERIFY');
}

async function send(
	context: Context,
	account: AccountRow,
	email: string,
	purpose: MailTokenTable['purpose'],
): Promise<void> {
	const { token, hash } = newToken();
	// After the # a link's token stays in the browser: it is in no log and no referrer.
	const page = purpose === 'VERIFY' ? '/setting/information' : '/auth/forgot-password';
	const link = `${context.origin}${page}#emailToken=${token}`;
	const kind = purpose === 'VERIFY' ? 'verify' : 'reset';
	// A letter to an address that is not proved carries nothing that a stranger typed: `verify` has no name.
	const params = { name: account.name, minutes: LIFE_MINUTES, link };
	await inTransaction(context.db, async (db) => {
		// Nothing is sent to who was erased meanwhile, and who asked is answered the same.
		if (!(await lockIfLiving(db, account.id))) return;
		await db
			.insertInto('mail_token')
			.values({
				token_hash: hash,
				account_id: account.id,
				purpose,
				email,
				expires_at: new Date(Date.now() + LIFE_MINUTES * MINUTE_MS),
			})
			.execute();
		await enqueue(db, 'mail.send', {
			to: email,
			subject: messageText(`mail.${kind}.subject`, {}, context.locale),
			text: messageText(`mail.${kind}.text`, params, context.locale),
		});
	});
}

/** A token that is not over and not used up. */
function counts(token: string, purpose: MailTokenTable['purpose']) {
	return (eb: ExpressionBuilder<Tables, 'mail_token'>) =>
		eb.and([
			eb('token_hash', '=', hashToken(token)),
			eb('purpose', '=', purpose),
			eb('used_at', 'is', null),
			eb('expires_at', '>', new Date()),
		]);
}

/** Whose a mail's token is and which address it proves, without using it up. */
export async function readMailToken(
	db: Db,
	token: string,
	purpose: MailTokenTable['purpose'],
): Promise<{ accountId: string; email: string }> {
	const row = await db
		.selectFrom('mail_token')
		.select(['account_id', 'email'])
		.where(counts(token, purpose))
		.executeTakeFirst();
	if (!row) throw new AppError('PROOF_EXPIRED');
	return { accountId: row.account_id, email: row.email };
}

/** Uses up a mail's token; answers whose it is and which address it proves. */
export async function takeMailToken(
	db: Db,
	token: string,
	purpose: MailTokenTable['purpose'],
): Promise<{ accountId: string; email: string }> {
	const row = await db
		.updateTable('mail_token')
		.set({ used_at: new Date() })
		.where(counts(token, purpose))
		.returning(['account_id', 'email'])
		.executeTakeFirst();
	if (!row) throw new AppError('PROOF_EXPIRED');
	return { accountId: row.account_id, email: row.email };
}

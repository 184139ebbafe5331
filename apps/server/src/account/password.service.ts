import { newPasswordSchema } from '@ancu/forms/account/schema';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { type Limit, resetLimit, spend } from '../limit/limit.ts';
import {
	type AccountRow,
	findAccountByPhone,
	lockLivingAccount,
	replacePassword,
	updateAccount,
} from './account.repository.ts';
import { getMe, type SignedIn } from './account.service.ts';
import { isCommonPassword } from './common-password.ts';
import { readMailToken, takeMailToken } from './mail-token.service.ts';
import { hashPassword, isPassword } from './password.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { openSession } from './session.service.ts';
import { tellOwner } from './tell-owner.ts';

const limit: Limit = { name: 'own-password', max: 5, seconds: 15 * 60 };

/** Checks a password that somebody chooses; throws BAD_INPUT on `path`. `own` is what others know of the person. */
export async function checkNewPassword(
	password: string,
	path: string,
	own: readonly (string | null | undefined)[],
): Promise<void> {
	const parsed = newPasswordSchema.safeParse(password);
	const code = parsed.success
		? (await isCommonPassword(password, own)) && 'common'
		: (parsed.error.issues[0]?.message ?? 'invalid');
	if (code) throw badField(path, code);
}

/** Asks for the signed-in person's password once more. */
export async function confirmPassword(context: Context, password: string): Promise<AccountRow> {
	const account = await getMe(context);
	await spend(context, limit, account.id);
	if (!(await isPassword(password, account.password_hash))) throw new AppError('WRONG_PASSWORD');
	await resetLimit(context, limit, account.id);
	return account;
}

/** Changes the password; every other session ends. */
export async function changePassword(context: Context, oldPassword: string, newPassword: string): Promise<AccountRow> {
	const account = await confirmPassword(context, oldPassword);
	if (oldPassword === newPassword) throw badField('newPassword', 'same');
	await checkNewPassword(newPassword, 'newPassword', [account.name, account.phone, account.email]);
	const hash = await hashPassword(newPassword);
	return inTransaction(context.db, async (tx) => {
		// Whoever only knew the one before does not undo what its owner did meanwhile.
		const changed = await replacePassword(tx, account, hash);
		if (!changed) throw new AppError('WRONG_PASSWORD');
		await endAllElse(tx, changed, context.origin, context.viewer?.tokenHash);
		return changed;
	});
}

/** Sets a new password for whoever holds the account's phone or mailbox, ends every session and opens a new one. */
export async function resetPassword(
	context: Context,
	newPassword: string,
	{ phoneToken, emailToken }: { phoneToken?: string | null | undefined; emailToken?: string | null | undefined },
): Promise<SignedIn> {
	const account = phoneToken
		? await findByPhoneToken(context, phoneToken)
		: await findByMailToken(context, emailToken ?? '');
	if (!account) throw new AppError('PROOF_EXPIRED');
	// Before the proof is used up: it counts once, and a bad choice must not cost it.
	await checkNewPassword(newPassword, 'newPassword', [account.name, account.phone, account.email]);
	if (phoneToken) await context.phoneProof.use(phoneToken, 'RESET_PASSWORD');
	else await takeMailToken(context.db, emailToken ?? '', 'RESET_PASSWORD');
	const hash = await hashPassword(newPassword);
	const changed = await inTransaction(context.db, async (tx) => {
		// One that is erased meanwhile has no password any more.
		if (!(await lockLivingAccount(tx, account.id))) throw new AppError('PROOF_EXPIRED');
		const written = await updateAccount(tx, account.id, { password_hash: hash });
		await endAllElse(tx, written, context.origin);
		return written;
	});
	return { user: changed, token: await openSession(context, changed) };
}

async function findByPhoneToken({ db, phoneProof }: Context, token: string): Promise<AccountRow | undefined> {
	const { phone } = await phoneProof.read(token, 'RESET_PASSWORD');
	return findAccountByPhone(db, phone);
}

async function findByMailToken({ db, loaders }: Context, token: string): Promise<AccountRow | undefined> {
	const { accountId, email } = await readMailToken(db, token, 'RESET_PASSWORD');
	const account = await loaders.account.load(accountId);
	// The address may have changed hands since the mail was sent.
	return account?.email_verified_at && account.email?.toLowerCase() === email ? account : undefined;
}

/**
 * Ends what was open with the old password, and tells whose it is. After it was written: a session that is being opened with the old
 * one is there by then, or finds the new one.
 */
async function endAllElse(tx: Db, account: AccountRow, origin: string, keptSession?: Buffer): Promise<void> {
	await deleteSessionsOf(tx, account.id, keptSession);
	await tx
		.deleteFrom('mail_token')
		.where('account_id', '=', account.id)
		.where('purpose', '=', 'RESET_PASSWORD')
		.execute();
	await tellOwner(tx, account, ['account.password'], origin);
}

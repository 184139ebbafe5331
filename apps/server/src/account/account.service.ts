import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import {
	type AccountRow,
	findAccountByEmail,
	findAccountByPhone,
	findAccountByUsername,
} from './account.repository.ts';
import { isPassword } from './password.ts';
import { readPhone } from './phone.ts';
import { openSession } from './session.service.ts';

/** Signs in by phone number, e-mail or user name. An unknown name and a wrong password get the same answer in the same time. */
export async function signIn(
	context: Context,
	username: string,
	password: string,
): Promise<{ user: AccountRow; token: string }> {
	const account = await findByUsername(context, username.trim());
	if (!(await isPassword(password, account?.password_hash)) || !account) throw new AppError('WRONG_CREDENTIALS');
	return { user: account, token: await openSession(context, account) };
}

/** The account of whoever asks. */
export async function getMe(context: Context): Promise<AccountRow> {
	const account = context.viewer && (await context.loaders.account.load(context.viewer.id));
	if (!account) throw new AppError('UNAUTHENTICATED');
	return account;
}

function findByUsername(context: Context, username: string): Promise<AccountRow | undefined> {
	if (username.includes('@')) return findAccountByEmail(context.db, username);
	const phone = readPhone(username);
	return phone ? findAccountByPhone(context.db, phone) : findAccountByUsername(context.db, username);
}

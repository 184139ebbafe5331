import { randomUUID } from 'node:crypto';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { giveBackFrom, type Limit, type NetworkLimit, resetLimit, spend, spendFrom } from '../limit/limit.ts';
import { networkOf } from '../limit/network.ts';
import {
	type AccountRow,
	findAccountByEmail,
	findAccountByPhone,
	findAccountByUsername,
	findAccountsByEmail,
} from './account.repository.ts';
import { isPassword } from './password.ts';
import { needPhone, readPhone } from './phone.ts';
import { readEmail } from './read-email.ts';
import { findAddressesOf } from './session.repository.ts';
import { openSession } from './session.service.ts';

const QUARTER = 15 * 60;
const limits = {
	// Counted for account (or name that nobody has) and address together: a stranger who guesses must not lock the owner out.
	name: { name: 'sign-in', max: 5, seconds: QUARTER },
	// Guessed at from many addresses at once. Not where the account is signed in: strangers elsewhere must not lock the owner out.
	everywhere: { name: 'sign-in-everywhere', max: 50, seconds: QUARTER },
	address: { name: 'sign-in-address', max: 20, wide: 100, seconds: QUARTER },
	check: { name: 'check-user', max: 10, wide: 50, seconds: 3_600 },
} satisfies Record<string, Limit | NetworkLimit>;

/** Who signed in, with the token of the new session. */
export interface SignedIn {
	user: AccountRow;
	token: string;
}

/** Signs in by phone number, e-mail or user name. An unknown name and a wrong password get the same answer in the same time, and the same limits. */
export async function signIn(context: Context, username: string, password: string): Promise<SignedIn> {
	const name = nameOf(username);
	const { address } = context.client;
	const network = networkOf(address);
	const account = await findByName(context, name);
	// Its number, mailbox and user name are names of one account. What nobody is called is none's id, either.
	const who = account?.id ?? `nobody ${name}`;
	// Before the password is looked at, which takes a while: wrong ones that come together are counted all the same.
	await spend(context, limits.name, `${who} ${network}`);
	await spendFrom(context, limits.address, address);
	const isFamiliar = await isSignedInFrom(context, account, network);
	if (!isFamiliar) await spend(context, limits.everywhere, who);
	if (!(await isPassword(password, account?.password_hash)) || !account) throw new AppError('WRONG_CREDENTIALS');
	await giveBackFrom(context, limits.address, address);
	await resetLimit(context, limits.name, `${who} ${network}`);
	if (!isFamiliar) await resetLimit(context, limits.everywhere, who);
	return { user: account, token: await openSession(context, account) };
}

/** The account of whoever asks. */
export async function getMe(context: Context): Promise<AccountRow> {
	const account = context.viewer && (await context.loaders.account.load(context.viewer.id));
	if (!account) throw new AppError('UNAUTHENTICATED');
	return account;
}

/** A person, for everybody. */
export async function getPerson({ loaders }: Context, id: string): Promise<AccountRow> {
	const account = isUuid(id) ? await loaders.account.load(id) : null;
	if (!account || account.deleted_at) throw new AppError('NOT_FOUND');
	return account;
}

/** Whether nobody has registered with this e-mail or number: 1 when free, 0 when taken. It tells who has an account, so it is asked for seldom. */
export async function checkValidUser(
	context: Context,
	{ email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
): Promise<number> {
	const number = phone ? needPhone(phone) : undefined;
	if (!phone && !email) throw badField('phone', 'required');
	const mailbox = email ? readEmail(email) : undefined;
	await spendFrom(context, limits.check, context.client.address);
	const taken =
		(number && (await findAccountByPhone(context.db, number))) ||
		(mailbox && (await findAccountsByEmail(context.db, mailbox)).length > 0);
	return taken ? 0 : 1;
}

// However a number is written, it is the same name, for limits too.
function nameOf(username: string): string {
	const name = username.trim().toLowerCase();
	return name.includes('@') ? name : (readPhone(name) ?? name);
}

function findByName({ db }: Context, name: string): Promise<AccountRow | undefined> {
	if (name.includes('@')) return findAccountByEmail(db, name);
	return name.startsWith('+') ? findAccountByPhone(db, name) : findAccountByUsername(db, name);
}

// An unknown name is looked for too: the time to answer must not tell that nobody has it.
async function isSignedInFrom({ db }: Context, account: AccountRow | undefined, network: string): Promise<boolean> {
	const addresses = await findAddressesOf(db, account?.id ?? randomUUID());
	return addresses.some((address) => networkOf(address) === network);
}

import { isPassword } from '../account/password.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { DEVELOPMENT_PASSWORD, developmentAccounts } from './staff.ts';

/**
 * Throws while somebody else may sign in to an account for trying out, and names it: by a password that anybody can read, or, to one of
 * staff, by a new password for whoever holds the phone number or the mailbox that it was made with. For production's start.
 */
export async function refuseDevelopmentAccounts(db: Db, { seedPassword }: Pick<Env, 'seedPassword'>): Promise<void> {
	const known = await findWithPassword(db, [DEVELOPMENT_PASSWORD, seedPassword]);
	const reached = await findReachedStaff(db);
	if (known.length + reached.length === 0) return;
	throw new Error(
		'The database has accounts for trying out. ' +
			(known.length > 0 ? `With the password of development: ${known.join(', ')}. ` : '') +
			(reached.length > 0 ? `Of staff, with the phone number or mail of development: ${reached.join(', ')}. ` : '') +
			'Production does not start while others may sign in to them: docs/runbook.md says how to close them.',
	);
}

async function findWithPassword(db: Db, passwords: readonly string[]): Promise<string[]> {
	const names = developmentAccounts.map(({ username }) => username);
	const accounts = await db
		.selectFrom('account')
		.select(['username', 'password_hash'])
		.where('username', 'in', names)
		.where('deleted_at', 'is', null)
		.where('password_hash', 'is not', null)
		.orderBy('username')
		.execute();
	const open: string[] = [];
	for (const { username, password_hash } of accounts)
		for (const password of new Set(passwords))
			if (username && (await isPassword(password, password_hash))) open.push(username);
	return open;
}

/** By what they are called, or else by their number. The phone numbers are real ones, that somebody may hold. */
async function findReachedStaff(db: Db): Promise<string[]> {
	const phones = developmentAccounts.map(({ phone }) => phone);
	const emails = developmentAccounts.map(({ email }) => email);
	const accounts = await db
		.selectFrom('account')
		.select(['username', 'sequence_id'])
		.where('role', '!=', 'user')
		.where('deleted_at', 'is', null)
		.where((eb) => eb.or([eb('phone', 'in', phones), eb(eb.fn<string>('lower', ['email']), 'in', emails)]))
		.orderBy('username')
		.execute();
	return accounts.map(({ username, sequence_id }) => username ?? `number ${sequence_id}`);
}

import { isPassword } from '../account/password.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { DEVELOPMENT_PASSWORD, developmentAccounts } from './staff.ts';

/** Throws while an account for trying out can be signed in to by a password that anybody can read, and names it. For production's start. */
export async function refuseDevelopmentAccounts(db: Db, { seedPassword }: Pick<Env, 'seedPassword'>): Promise<void> {
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
		for (const password of new Set([DEVELOPMENT_PASSWORD, seedPassword]))
			if (username && (await isPassword(password, password_hash))) open.push(username);
	if (open.length > 0)
		throw new Error(
			`The database has accounts for trying out, with the password of development: ${open.join(', ')}. ` +
				'Production does not start while anybody may sign in to them: docs/runbook.md says how to close them.',
		);
}

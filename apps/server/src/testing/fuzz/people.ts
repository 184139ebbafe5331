import { randomUUID } from 'node:crypto';
import type { Random } from '@ancu/demo/drawing';
import { hashPassword } from '../../account/password.ts';
import { newToken } from '../../account/token.ts';
import type { Db } from '../../database/open-database.ts';
import type { Role } from '../../graphql/schema.generated.ts';
import { giveMoney } from '../give-money.ts';

const DAY_MS = 86_400_000;

/** Somebody who asks; a visitor has no token. */
export interface FuzzPerson {
	role: Role | null;
	token: string | null;
}

/** Makes a new account of a role, signed in, with money and the password of development accounts. */
export async function insertPerson(db: Db, role: Role, random: Random): Promise<FuzzPerson & { id: string }> {
	const { id } = await db
		.insertInto('account')
		.values({
			name: `Người thử ${role}`,
			role,
			phone: `+8497${random.int(1_000_000, 9_999_999)}`,
			email: `${randomUUID()}@ancu.test`,
			email_verified_at: new Date(),
			password_hash: await password(),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await giveMoney(db, id, 50_000_000);
	return { id, role, token: await openSession(db, id) };
}

/** Signs an account in without a password; answers the token. */
export async function openSession(db: Db, accountId: string, seenAs: string | null = null): Promise<string> {
	const { token, hash } = newToken();
	await db
		.insertInto('session')
		.values({
			token_hash: hash,
			account_id: accountId,
			user_agent: seenAs,
			address: null,
			expires_at: new Date(Date.now() + DAY_MS),
		})
		.execute();
	return token;
}

let hashed: Promise<string> | undefined;
function password(): Promise<string> {
	hashed ??= hashPassword('ancu-dev');
	return hashed;
}

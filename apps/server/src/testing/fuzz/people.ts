import { randomUUID } from 'node:crypto';
import type { Random } from '@ancu/demo/drawing';
import { hashPassword } from '../../account/password.ts';
import type { Db } from '../../database/open-database.ts';
import type { Role } from '../../graphql/schema.generated.ts';
import { giveMoney } from '../give-money.ts';
import { openSession } from '../open-session.ts';

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

let hashed: Promise<string> | undefined;
function password(): Promise<string> {
	hashed ??= hashPassword('ancu-dev');
	return hashed;
}

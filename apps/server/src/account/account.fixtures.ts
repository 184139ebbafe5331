import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AccountTable } from '../database/tables.ts';
import { quickHash } from '../testing/quick-hash.ts';
import { PASSWORD, type TestServer } from '../testing/test-server.ts';

/** A new account, which signs in by a name of its own and the password of all development accounts. */
export async function insertMember(
	{ db }: Pick<TestServer, 'db'>,
	more: Partial<Insertable<AccountTable>> = {},
): Promise<{ id: string; username: string }> {
	const username = `p${randomUUID()}`;
	const { id } = await db
		.insertInto('account')
		.values({ username, name: 'Lê Thị Cúc', password_hash: await quickHash(PASSWORD), ...more })
		.returning('id')
		.executeTakeFirstOrThrow();
	return { id, username };
}

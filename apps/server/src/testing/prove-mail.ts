import type { Db } from '../database/open-database.ts';

/** Gives an account a mailbox of its own that it has proved; returns its address. */
export async function proveMail(db: Db, accountId: string, email = `${accountId}@ancu.test`): Promise<string> {
	await db.updateTable('account').set({ email, email_verified_at: new Date() }).where('id', '=', accountId).execute();
	return email;
}

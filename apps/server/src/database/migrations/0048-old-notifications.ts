import { type Kysely, sql } from 'kysely';

/** Notifications that nobody needs any more are found by their age, every hour; mails that are due stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index notification_age on notification (created_at) where not is_mail_due`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index notification_age`.execute(db);
}

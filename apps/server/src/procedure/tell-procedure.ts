import { vietnamDay } from '@ancu/forms/format';
import { vietnamClock } from '@ancu/forms/notification';
import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { notifyMany } from '../notification/notify.ts';

const FROM_HOUR = '08:00';
const DAY_MS = 86_400_000;

/** Tells people what they have set themselves for tomorrow and have not done, once a procedure and day, from eight in the morning on. */
export async function tellOfDueSubsteps(db: Db, now = new Date()): Promise<void> {
	if (vietnamClock(now) < FROM_HOUR) return;
	const tomorrow = vietnamDay(new Date(now.getTime() + DAY_MS));
	await inTransaction(db, (tx) =>
		notifyMany(tx, {
			tag: 'procedure.due',
			accountId: sql`account_id`,
			params: sql`jsonb_build_object('name', name, 'count', count(*), 'day', ${tomorrow}::text)`,
			link: sql`'/send-request/details/' || record.id`,
			once: sql`'procedure.due ' || record.id || ' ' || ${tomorrow}::text`,
			from: sql`procedure_substep join procedure_record as record on record.id = procedure_substep.record_id
				where due_on = ${tomorrow}::date and done_at is null group by record.id`,
		}),
	);
}

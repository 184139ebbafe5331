import { DAY_MS, vietnamDay } from '@ancu/forms/format';
import { vietnamClock } from '@ancu/forms/notification';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { tellOnce } from '../notification/notify.ts';

const FROM_HOUR = '08:00';
/** What lies further back is no news to anybody. */
const LATE_DAYS = 30;

/**
 * Tells people what they have set themselves for tomorrow and have not done, once a procedure and day, from eight in the morning on;
 * also of what was not told then: a day that was set later, or one before which no server ran.
 */
export async function tellOfDueSubsteps(db: Db, now = new Date()): Promise<void> {
	if (vietnamClock(now) < FROM_HOUR) return;
	const dayIn = (days: number) => sql`${vietnamDay(new Date(now.getTime() + days * DAY_MS))}::date`;
	await tellOfDays(db, 'procedure.due', sql`due_on = ${dayIn(1)}`);
	await tellOfDays(db, 'procedure.late', sql`due_on between ${dayIn(-LATE_DAYS)} and ${dayIn(0)}`);
}

/** Whichever of the two comes first for a procedure and day is told, and not the other. */
function tellOfDays(db: Db, tag: 'procedure.due' | 'procedure.late', isMeant: RawBuilder<unknown>): Promise<void> {
	return tellOnce(db, {
		tag,
		accountId: sql`account_id`,
		params: sql`jsonb_build_object('name', name, 'count', count(*), 'day', due_on::text)`,
		link: sql`'/send-request/details/' || record.id`,
		once: sql`'procedure.due ' || record.id || ' ' || due_on::text`,
		from: sql`procedure_substep join procedure_record as record on record.id = procedure_substep.record_id
			where ${isMeant} and done_at is null group by record.id, due_on`,
	});
}

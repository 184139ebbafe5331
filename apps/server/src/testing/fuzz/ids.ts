import type { Random } from '@ancu/demo/drawing';
import { sql } from 'kysely';
import type { Db } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';

/** Where the ids of an operation's records are kept, by the operation's or the field's name. The first that fits counts. */
const places: readonly (readonly [RegExp, keyof Tables])[] = [
	[/template/i, 'procedure_template'],
	[/suggestDocument/i, 'suggest_document'],
	[/substep/i, 'procedure_substep'],
	[/procedure/i, 'procedure_record'],
	[/greencheck/i, 'green_check'],
	[/ByPlanningCheck|planningCheckRequest|checkStatusPayment/i, 'planning_check'],
	[/planningInfo/i, 'planning_answer'],
	[/investmentOrder|orderId/i, 'investment_order'],
	[/unmatchedCredit/i, 'credit'],
	[/payment/i, 'payment'],
	[/savedSearch/i, 'saved_search'],
	[/draft/i, 'draft'],
	[/decideReport/i, 'listing_report'],
	[/locationInfo|viewPost|offering/i, 'listing'],
	[/article|news/i, 'article'],
	[/notification/i, 'notification'],
	[/session/i, 'session'],
	[/user/i, 'account'],
	[/phoneCode/i, 'phone_code'],
	[/file|image|avatar|photo|document/i, 'upload'],
];

/** Ids that there are, everybody's, by table. */
export type Ids = ReadonlyMap<string, readonly string[]>;

/** Reads the ids of the records that operations take, those that were written last first. */
export async function readIds(db: Db): Promise<Ids> {
	const found = new Map<string, string[]>();
	for (const table of new Set(places.map(([, name]) => name))) {
		const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by ctid desc limit 200`.execute(
			db,
		);
		found.set(
			table,
			rows.map(({ id }) => id),
		);
	}
	return found;
}

/** An id that fits an operation's argument more often than not. */
export function pickId(random: Random, ids: Ids, operation: string, name: string): string {
	const isOwnName = name !== 'id' && places.some(([pattern]) => pattern.test(name));
	const [, fitting = 'listing'] = places.find(([pattern]) => pattern.test(isOwnName ? name : operation)) ?? [];
	const table = random.chance(0.9) ? fitting : random.pick([...ids.keys()]);
	const known = ids.get(table) ?? [];
	return known.length > 0 ? random.pick(known) : '00000000-0000-4000-8000-000000000000';
}

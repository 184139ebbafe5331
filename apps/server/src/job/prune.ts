import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { JobKind } from './jobs.ts';
import { attemptAll } from './one-by-one.ts';

/** Few enough that a row is locked for milliseconds. */
const BATCH = 2_000;

interface Rule {
	table: keyof Tables;
	key: readonly string[];
	/** Which rows nobody needs any more. */
	isOver: RawBuilder<unknown>;
}

// The files of somebody who was erased, and listings that are found by old words: they name nobody.
const stayingJobs: readonly JobKind[] = ['file.delete', 'listing.words'];

/** What is forgotten by itself, and when; the privacy policy says as much. What has to do with money looks after itself: see wallet/. */
const rules: readonly Rule[] = [
	{ table: 'session', key: ['id'], isOver: sql`expires_at < now()` },
	{ table: 'rate_limit', key: ['key'], isOver: sql`window_ends_at < now()` },
	{
		table: 'phone_code',
		key: ['id'],
		isOver: sql`greatest(expires_at, proof_expires_at) < now() - interval '1 day'`,
	},
	{ table: 'used_proof', key: ['token_hash'], isOver: sql`expires_at < now() - interval '1 day'` },
	{ table: 'mail_token', key: ['token_hash'], isOver: sql`expires_at < now() - interval '1 day'` },
	// What took it holds the file and its name by now. Those that nothing took: see sweepUploads.
	{ table: 'upload', key: ['id'], isOver: sql`used_at is not null` },
	{ table: 'process', key: ['id'], isOver: sql`seen_at < now() - interval '1 day'` },
	// Views count once in half an hour.
	{ table: 'listing_view', key: ['listing_id', 'viewer'], isOver: sql`viewed_at < now() - interval '1 day'` },
	// What was given up may name a phone or a mailbox: long enough to look into it, no longer. But for work whose row alone knows of it.
	{
		table: 'job',
		key: ['id'],
		isOver: sql`failed_at < now() - interval '14 days' and kind <> all (${stayingJobs})`,
	},
	// Projects and streets that no public listing has: names that somebody wrote, also who is erased since. Whoever counts one holds its row.
	{ table: 'search_name', key: ['kind', 'name', 'province_code', 'district_code'], isOver: sql`listings <= 0` },
	{ table: 'notification', key: ['id'], isOver: sql`created_at < now() - interval '1 year' and not is_mail_due` },
];

/**
 * Forgets what is over, a part at a time. Several processes may do it at once. Returns how many rows went. A table that fails keeps no
 * other from its turn; what went wrong is thrown at the end.
 */
export async function prune(db: Db): Promise<number> {
	let gone = 0;
	const { attempt, end } = attemptAll('not everything that is over could be forgotten');
	for (const rule of rules)
		await attempt(async () => {
			let part: number;
			do {
				part = await pruneSome(db, rule);
				gone += part;
			} while (part === BATCH);
		});
	end();
	return gone;
}

async function pruneSome(db: Db, { table, key, isOver }: Rule): Promise<number> {
	const columns = sql.join(key.map((column) => sql.ref(column)));
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table)} where (${columns}) in (
			select ${columns} from ${sql.table(table)} where ${isOver} limit ${BATCH} for update skip locked
		)`.execute(db);
	return Number(numAffectedRows);
}

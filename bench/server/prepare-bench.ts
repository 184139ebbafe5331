import { sql } from 'kysely';
import { connect } from '../../apps/server/src/database/open-database.ts';
import { isPublic } from '../../apps/server/src/listing/listing.filter.ts';
import { insertDevelopmentAccounts } from '../../apps/server/src/seed/reference-data.ts';
import { LARGE, prepare } from '../database.ts';
import { detail } from './questions.ts';

/** Single listings that are asked for. */
const ASKED = 1_000;

/** Fills a database where it is empty. */
export async function prepareBench(
	connectionString: string,
): Promise<{ count: number; one: ReturnType<typeof detail> }> {
	const { db, close } = connect({ connectionString });
	await prepare(db, LARGE);
	await insertDevelopmentAccounts(db, 'ancu-dev');
	const { rows } = await sql<{ sequence_id: number }>`
		select sequence_id from listing where ${isPublic} order by md5(id::text) limit ${ASKED}`.execute(db);
	await close();
	return { count: LARGE, one: detail(rows.map((row) => row.sequence_id)) };
}

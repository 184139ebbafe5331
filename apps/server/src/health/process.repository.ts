import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** A running server. */
export interface ProcessRow {
	id: string;
	host: string;
	pid: number;
	version: string;
	started_at: Date;
	seen_at: Date;
}

/** Says that a server runs. Returns the database's time. */
export async function beat(db: Db, { id, host, pid, version, started_at }: Omit<ProcessRow, 'seen_at'>): Promise<Date> {
	const { rows } = await sql<{ now: Date }>`
		insert into process (id, host, pid, version, started_at) values (${id}, ${host}, ${pid}, ${version}, ${started_at})
		on conflict (id) do update set seen_at = now() returning clock_timestamp() as now`.execute(db);
	return rows[0]?.now ?? new Date();
}

/** Says that a server has stopped. */
export async function endBeat(db: Db, id: string): Promise<void> {
	await db.deleteFrom('process').where('id', '=', id).execute();
}

/** Servers that said so in the last two minutes, the newest first. */
export async function findProcesses(db: Db): Promise<ProcessRow[]> {
	return db
		.selectFrom('process')
		.selectAll()
		.where('seen_at', '>', sql<Date>`now() - interval '2 minutes'`)
		.orderBy('started_at', 'desc')
		.orderBy('id')
		.execute();
}

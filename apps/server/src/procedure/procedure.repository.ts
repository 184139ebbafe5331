import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { ProcedureRecordTable, ProcedureSubstepTable } from '../database/tables.ts';

/** A procedure as it is stored. */
export type ProcedureRow = Selectable<ProcedureRecordTable>;
/** A substep of one as it is stored. */
export type SubstepRow = Selectable<ProcedureSubstepTable>;

export async function countProcedures(db: Db, accountId: string): Promise<number> {
	const { count } = await db
		.selectFrom('procedure_record')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('account_id', '=', accountId)
		.executeTakeFirstOrThrow();
	return count;
}

export function insertProcedure(db: Db, record: Insertable<ProcedureRecordTable>): Promise<ProcedureRow> {
	return db.insertInto('procedure_record').values(record).returningAll().executeTakeFirstOrThrow();
}

export async function insertSubsteps(db: Db, substeps: Insertable<ProcedureSubstepTable>[]): Promise<void> {
	await db.insertInto('procedure_substep').values(substeps).execute();
}

/** An account's procedures, the newest first. */
export function findProceduresOf(db: Db, accountId: string): Promise<ProcedureRow[]> {
	return db
		.selectFrom('procedure_record')
		.selectAll()
		.where('account_id', '=', accountId)
		.orderBy('created_at', 'desc')
		.orderBy('sequence_id', 'desc')
		.execute();
}

/** One procedure of an account. */
export function findProcedure(db: Db, accountId: string, id: string): Promise<ProcedureRow | undefined> {
	return db
		.selectFrom('procedure_record')
		.selectAll()
		.where('id', '=', id)
		.where('account_id', '=', accountId)
		.executeTakeFirst();
}

/** One procedure of an account for being changed: nobody else changes it before the transaction ends. */
export function lockProcedure(tx: Db, accountId: string, id: string): Promise<ProcedureRow | undefined> {
	return tx
		.selectFrom('procedure_record')
		.selectAll()
		.where('id', '=', id)
		.where('account_id', '=', accountId)
		.forUpdate()
		.executeTakeFirst();
}

/** Ids of all procedures of an account, each locked. */
export async function lockProceduresOf(tx: Db, accountId: string): Promise<string[]> {
	const rows = await tx
		.selectFrom('procedure_record')
		.select('id')
		.where('account_id', '=', accountId)
		.orderBy('sequence_id')
		.forUpdate()
		.execute();
	return rows.map(({ id }) => id);
}

/** One by one of its substeps, likewise. */
export function lockProcedureOfSubstep(
	tx: Db,
	accountId: string,
	substepId: string,
): Promise<ProcedureRow | undefined> {
	return tx
		.selectFrom('procedure_record')
		.selectAll()
		.where('id', '=', (eb) => eb.selectFrom('procedure_substep').select('record_id').where('id', '=', substepId))
		.where('account_id', '=', accountId)
		.forUpdate()
		.executeTakeFirst();
}

export function updateProcedure(db: Db, id: string, change: Updateable<ProcedureRecordTable>): Promise<ProcedureRow> {
	return db
		.updateTable('procedure_record')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Forgets procedures with all that belongs to them; their files in the store stay. */
export async function deleteProcedures(db: Db, ids: readonly string[]): Promise<void> {
	await db.deleteFrom('procedure_record').where('id', 'in', ids).execute();
}

/** Substeps of procedures, in order. */
export function findSubsteps(db: Db, recordIds: readonly string[]): Promise<SubstepRow[]> {
	if (recordIds.length === 0) return Promise.resolve([]);
	return db
		.selectFrom('procedure_substep')
		.selectAll()
		.where('record_id', 'in', recordIds)
		.orderBy('position')
		.execute();
}

export async function updateSubstep(db: Db, id: string, change: Updateable<ProcedureSubstepTable>): Promise<void> {
	await db.updateTable('procedure_substep').set(change).where('id', '=', id).execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { ProcedureFileEventTable, ProcedureFileTable } from '../database/tables.ts';

/** A file of a substep as it is stored. */
export type ProcedureFileRow = Selectable<ProcedureFileTable>;
/** Something that happened to one. */
export type ProcedureFileEventRow = Selectable<ProcedureFileEventTable>;

/** Files of substeps in order, replaced ones too. */
export function findProcedureFiles(db: Db, substepIds: readonly string[]): Promise<ProcedureFileRow[]> {
	return db
		.selectFrom('procedure_file')
		.selectAll()
		.where('substep_id', 'in', substepIds)
		.orderBy('position')
		.orderBy('created_at')
		.execute();
}

/** What became of files of substeps, the latest first. */
export function findProcedureFileEvents(db: Db, substepIds: readonly string[]): Promise<ProcedureFileEventRow[]> {
	return db
		.selectFrom('procedure_file_event')
		.selectAll()
		.where('substep_id', 'in', substepIds)
		.orderBy('id', 'desc')
		.execute();
}

export async function insertProcedureFile(db: Db, file: Insertable<ProcedureFileTable>): Promise<void> {
	await db.insertInto('procedure_file').values(file).execute();
}

export async function insertProcedureFileEvent(db: Db, event: Insertable<ProcedureFileEventTable>): Promise<void> {
	await db.insertInto('procedure_file_event').values(event).execute();
}

export async function moveProcedureFile(db: Db, id: string, position: number): Promise<void> {
	await db.updateTable('procedure_file').set({ position }).where('id', '=', id).execute();
}

/** Sets a file aside for the history. */
export async function retireProcedureFile(db: Db, id: string): Promise<void> {
	await db.updateTable('procedure_file').set({ replaced_at: new Date() }).where('id', '=', id).execute();
}

/** Forgets files; returns their keys. */
export async function deleteProcedureFiles(db: Db, ids: readonly string[]): Promise<string[]> {
	const rows = await db.deleteFrom('procedure_file').where('id', 'in', ids).returning('key').execute();
	return rows.map(({ key }) => key);
}

/** Keys of all files of procedures, replaced ones too. */
export async function findFileKeysOf(db: Db, recordIds: readonly string[]): Promise<string[]> {
	const rows = await db
		.selectFrom('procedure_file')
		.innerJoin('procedure_substep', 'procedure_substep.id', 'procedure_file.substep_id')
		.select('key')
		.where('record_id', 'in', recordIds)
		.execute();
	return rows.map(({ key }) => key);
}

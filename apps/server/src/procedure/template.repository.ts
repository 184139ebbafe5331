import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { ProcedureTemplateEventTable, ProcedureTemplateTable } from '../database/tables.ts';
import type { ProcedureType } from '../graphql/schema.generated.ts';

/** A version of a template as it is stored. */
export type TemplateRow = Selectable<ProcedureTemplateTable>;

/** Versions of the template of one type or of all, the newest first. */
export function findTemplates(db: Db, type: ProcedureType | undefined): Promise<TemplateRow[]> {
	const found = db.selectFrom('procedure_template').selectAll().orderBy('type').orderBy('version', 'desc');
	return (type ? found.where('type', '=', type) : found).execute();
}

export function findTemplatesById(db: Db, ids: readonly string[]): Promise<TemplateRow[]> {
	if (ids.length === 0) return Promise.resolve([]);
	return db.selectFrom('procedure_template').selectAll().where('id', 'in', ids).execute();
}

/** The version that new procedures follow. */
export function findCurrentTemplate(db: Db, type: ProcedureType): Promise<TemplateRow | undefined> {
	return db
		.selectFrom('procedure_template')
		.selectAll()
		.where('type', '=', type)
		.where('published_at', 'is not', null)
		.orderBy('version', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** A version for being changed: nobody else changes it before the transaction ends. */
export function lockTemplate(tx: Db, id: string): Promise<TemplateRow | undefined> {
	return tx.selectFrom('procedure_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores a version; undefined when it is there, or another draft of its type. */
export function insertTemplate(db: Db, template: Insertable<ProcedureTemplateTable>): Promise<TemplateRow | undefined> {
	return db
		.insertInto('procedure_template')
		.values(template)
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst();
}

export function updateTemplate(db: Db, id: string, change: Updateable<ProcedureTemplateTable>): Promise<TemplateRow> {
	return db
		.updateTable('procedure_template')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Throws a version away, with what was noted of it. */
export async function removeTemplate(tx: Db, id: string): Promise<void> {
	await tx.deleteFrom('procedure_template_event').where('template_id', '=', id).execute();
	await tx.deleteFrom('procedure_template').where('id', '=', id).execute();
}

export async function insertTemplateEvent(db: Db, event: Insertable<ProcedureTemplateEventTable>): Promise<void> {
	await db.insertInto('procedure_template_event').values(event).execute();
}

/** How many procedures that are not finished follow each of these versions. */
export async function countRunning(db: Db, templateIds: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('procedure_record')
		.select((eb) => ['template_id', eb.fn.countAll<number>().as('count')])
		.where('template_id', 'in', templateIds)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom('procedure_substep')
					.select('procedure_substep.id')
					.whereRef('record_id', '=', 'procedure_record.id')
					.where('done_at', 'is', null),
			),
		)
		.groupBy('template_id')
		.execute();
	return new Map(rows.map(({ template_id, count }) => [template_id, count]));
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { SuggestDocumentEventTable, SuggestDocumentTable } from '../database/tables.ts';
import type { ProcedureType } from '../graphql/schema.generated.ts';

/** A document that helps with procedures, as it is stored. */
export type SuggestDocumentRow = Selectable<SuggestDocumentTable>;

/** A page of the documents that are there, of one type or of all, in the order in which they are shown. */
export function findSuggestDocuments(
	db: Db,
	{ type, ...range }: Range & { type: ProcedureType | undefined },
): Promise<Page<SuggestDocumentRow>> {
	let found = present(db);
	if (type) found = found.where(sql<boolean>`${type} = any(types)`);
	// Two that were written at once stand at the same place.
	return findPage(found, range, (rows) => rows.selectAll().orderBy('position').orderBy('id'));
}

/** Every document that is there, in the same order. */
export function findAllSuggestDocuments(db: Db): Promise<SuggestDocumentRow[]> {
	return present(db).selectAll().orderBy('position').orderBy('id').execute();
}

export function findSuggestDocument(db: Db, id: string): Promise<SuggestDocumentRow | undefined> {
	return present(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** A document for being changed: nobody else changes it before the transaction ends. */
export function lockSuggestDocument(tx: Db, id: string): Promise<SuggestDocumentRow | undefined> {
	return present(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many there are, and where the next one stands: behind all that ever were. Who measures next waits for the transaction to end. */
export async function measureSuggestDocuments(tx: Db): Promise<{ count: number; end: number }> {
	await sql`select pg_advisory_xact_lock(hashtext('suggest-document'))`.execute(tx);
	return tx
		.selectFrom('suggest_document')
		.select((eb) => [
			eb.fn.countAll<number>().filterWhere('removed_at', 'is', null).as('count'),
			sql<number>`coalesce(max(position) + 1, 0)`.as('end'),
		])
		.executeTakeFirstOrThrow();
}

export async function insertSuggestDocument(db: Db, document: Insertable<SuggestDocumentTable>): Promise<void> {
	await db.insertInto('suggest_document').values(document).execute();
}

export async function updateSuggestDocument(
	db: Db,
	id: string,
	change: Updateable<SuggestDocumentTable>,
): Promise<void> {
	await db
		.updateTable('suggest_document')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.execute();
}

export async function insertSuggestDocumentEvent(db: Db, event: Insertable<SuggestDocumentEventTable>): Promise<void> {
	await db.insertInto('suggest_document_event').values(event).execute();
}

function present(db: Db) {
	return db.selectFrom('suggest_document').where('removed_at', 'is', null);
}

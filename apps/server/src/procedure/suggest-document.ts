import { type Selectable, sql } from 'kysely';
import type { SuggestDocumentTable } from '../database/tables.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetAllSuggestDocumentArgs } from '../graphql/schema.generated.ts';
import { readPage } from '../listing/page.ts';

/** A document that helps with procedures, as it is stored. */
export type SuggestDocumentRow = Selectable<SuggestDocumentTable>;

/** A page of documents: all of them, or those that fit one type. */
export async function listSuggestDocuments(
	{ db }: Context,
	{ type, ...page }: QueryGetAllSuggestDocumentArgs,
): Promise<{ data: SuggestDocumentRow[]; total: number }> {
	const { limit, offset } = readPage(page);
	let found = db.selectFrom('suggest_document');
	if (type) found = found.where(sql<boolean>`${type} = any(types)`);
	const [data, { total }] = await Promise.all([
		found.selectAll().orderBy('position').limit(limit).offset(offset).execute(),
		found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	]);
	return { data, total };
}

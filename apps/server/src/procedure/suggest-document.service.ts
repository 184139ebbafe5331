import { randomUUID } from 'node:crypto';
import { SUGGESTED_DOCUMENTS_MAX, suggestDocumentSchema } from '@ancu/forms/procedure';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { SuggestDocumentEventTable } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type {
	MutationRemoveSuggestDocumentArgs,
	MutationSaveSuggestDocumentArgs,
	QueryGetAllSuggestDocumentArgs,
} from '../graphql/schema.generated.ts';
import { dropPhotos } from '../listing/listing-photos.ts';
import {
	findAllSuggestDocuments,
	findSuggestDocument,
	findSuggestDocuments,
	insertSuggestDocument,
	insertSuggestDocumentEvent,
	lockSuggestDocument,
	measureSuggestDocuments,
	type SuggestDocumentRow,
	updateSuggestDocument,
} from './suggest-document.repository.ts';
import { takeImages } from './suggest-document-images.ts';

/** A page of documents: all of them, or those that fit one type. */
export function listSuggestDocuments(
	{ db }: Context,
	{ type, ...page }: QueryGetAllSuggestDocumentArgs,
): Promise<Page<SuggestDocumentRow>> {
	return findSuggestDocuments(db, { ...readPage(page), type: type ?? undefined });
}

/** Every document, for those who write them. */
export function listSuggestDocumentTexts({ db }: Context): Promise<SuggestDocumentRow[]> {
	return findAllSuggestDocuments(db);
}

/** One document, for those who write them. */
export async function getSuggestDocument({ db }: Context, id: string): Promise<SuggestDocumentRow> {
	const document = await findSuggestDocument(db, id);
	if (!document) throw new AppError('NOT_FOUND');
	return document;
}

/** Writes a document behind the others, or changes one, once a key. Throws SUGGEST_DOCUMENT_CHANGED where it has changed since it was looked at. */
export async function saveSuggestDocument(
	context: Context,
	{ id, data, updatedAt }: MutationSaveSuggestDocumentArgs,
): Promise<SuggestDocumentRow> {
	const { title, content, types, link = null, images } = parseInput(suggestDocumentSchema, data);
	const texts = { title: JSON.stringify(title), content: JSON.stringify(content), types, link };
	const looked = typeof id === 'string' ? { id, updatedAt } : undefined;
	const savedId = await idempotent(context, { name: 'saveSuggestDocument', body: [id, data, updatedAt] }, (keep) =>
		inTransaction(context.db, async (tx) => {
			const saved = looked?.id ?? randomUUID();
			const before = looked && (await lock(tx, looked));
			const photos = await takeImages(tx, context.viewer?.id ?? '', images ?? [], before?.photos ?? []);
			const columns = { ...texts, photos: JSON.stringify(photos) };
			if (looked) {
				await updateSuggestDocument(tx, saved, columns);
			} else {
				const { count, end } = await measureSuggestDocuments(tx);
				if (count >= SUGGESTED_DOCUMENTS_MAX) throw badField('types', 'over_limit');
				await insertSuggestDocument(tx, { ...columns, id: saved, position: end });
			}
			await note(tx, context, saved, looked ? 'changed' : 'written');
			await keep(tx, saved);
			return saved;
		}),
	);
	return getSuggestDocument(context, savedId);
}

/** Takes a document away from everybody, its pictures for good. It stays in the table: the first ones would come back at the next start. Throws SUGGEST_DOCUMENT_CHANGED. */
export async function removeSuggestDocument(
	context: Context,
	looked: MutationRemoveSuggestDocumentArgs,
): Promise<boolean> {
	await inTransaction(context.db, async (tx) => {
		const before = await lock(tx, looked);
		await dropPhotos(tx, before.photos, []);
		await updateSuggestDocument(tx, looked.id, { removed_at: new Date(), photos: '[]' });
		await note(tx, context, looked.id, 'removed');
	});
	return true;
}

async function lock(tx: Db, { id, updatedAt }: MutationRemoveSuggestDocumentArgs): Promise<SuggestDocumentRow> {
	const before = await lockSuggestDocument(tx, id);
	if (!before) throw new AppError('NOT_FOUND');
	requireVersion(updatedAt, before.updated_at, 'SUGGEST_DOCUMENT_CHANGED');
	return before;
}

// The audit names records by ids that are no words.
async function note(tx: Db, { viewer }: Context, id: string, kind: SuggestDocumentEventTable['kind']): Promise<void> {
	await insertSuggestDocumentEvent(tx, { document_id: id, kind, actor_id: viewer?.id ?? '' });
}

import type { ContentLocale } from '@ancu/forms/format';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { ArticleEventTable, ArticleTable } from '../database/tables.ts';
import type { ArticleStatus } from '../graphql/schema.generated.ts';

/** An article as it is stored. */
export type ArticleRow = Selectable<ArticleTable>;

/** A published article as lists have it: without its body. */
export type NewsRow = Pick<
	ArticleRow,
	'id' | 'slug' | 'title' | 'summary' | 'cover' | 'author_id' | 'published_at' | 'updated_at'
> & {
	/** How long it takes to read, in each language. */
	minutes: Record<ContentLocale, number>;
};

/** Published articles, the newest first. */
export function findNews(db: Db, range: Range): Promise<Page<NewsRow>> {
	const found = db.selectFrom('article').where('status', '=', 'PUBLISHED');
	return findPage(found, range, (rows) =>
		rows
			.select(['id', 'slug', 'title', 'summary', 'cover', 'author_id', 'published_at', 'updated_at'])
			.select(
				sql<NewsRow['minutes']>`(select jsonb_object_agg(key, value->'minutes') from jsonb_each(rendered))`.as(
					'minutes',
				),
			)
			.orderBy('published_at', 'desc')
			.orderBy('id', 'desc'),
	);
}

/** All articles or those of one status, changed last first. */
export function findArticles(
	db: Db,
	{ status, ...range }: Range & { status: ArticleStatus | undefined },
): Promise<Page<ArticleRow>> {
	let found = db.selectFrom('article');
	if (status) found = found.where('status', '=', status);
	return findPage(found, range, (rows) => rows.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'));
}

export function findArticle(db: Db, by: { id: string } | { slug: string }): Promise<ArticleRow | undefined> {
	const found = db.selectFrom('article').selectAll();
	return ('id' in by ? found.where('id', '=', by.id) : found.where('slug', '=', by.slug)).executeTakeFirst();
}

/** An article for being changed: nobody else changes it before the transaction ends. */
export function lockArticle(tx: Db, id: string): Promise<ArticleRow | undefined> {
	return tx.selectFrom('article').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasSlug(db: Db, slug: string): Promise<boolean> {
	return Boolean(await db.selectFrom('article').select('id').where('slug', '=', slug).executeTakeFirst());
}

export function insertArticle(db: Db, article: Insertable<ArticleTable>): Promise<ArticleRow> {
	return db.insertInto('article').values(article).returningAll().executeTakeFirstOrThrow();
}

/** Changes an article into its next version. */
export function updateArticleRow(db: Db, id: string, change: Updateable<ArticleTable>): Promise<ArticleRow> {
	return db
		.updateTable('article')
		.set({ ...change, version: sql<number>`version + 1`, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function removeArticle(db: Db, id: string): Promise<void> {
	await db.deleteFrom('article').where('id', '=', id).execute();
}

export async function insertArticleEvent(db: Db, event: Insertable<ArticleEventTable>): Promise<void> {
	await db.insertInto('article_event').values(event).execute();
}

import {
	type ArticleValues,
	articleBodySchema,
	articleRefusals,
	articleSchema,
	publishableArticleSchema,
} from '@ancu/forms/content';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { ArticleEventTable } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { ArticleInput, QueryGetAllArticleArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import {
	type ArticleRow,
	findArticle,
	findArticles,
	hasSlug,
	insertArticle,
	insertArticleEvent,
	lockArticle,
	removeArticle,
	updateArticleRow,
} from './article.repository.ts';
import { takeCover } from './article-cover.ts';
import { renderArticle, TooDeep } from './markdown.ts';
import { slugOf } from './slug.ts';

/** Which version of an article somebody looked at. */
interface Looked {
	id: string;
	version: number;
}

/** A page of articles as editors see them. */
export function listArticles({ db }: Context, { status, ...page }: QueryGetAllArticleArgs): Promise<Page<ArticleRow>> {
	return findArticles(db, { ...readPage(page), status: status ?? undefined });
}

/** One article as editors see it. */
export async function getArticle({ db }: Context, id: string): Promise<ArticleRow> {
	const article = isUuid(id) ? await findArticle(db, { id }) : undefined;
	if (!article) throw new AppError('NOT_FOUND');
	return article;
}

/** The HTML that a reader would get of a body. */
export function previewArticle(body: string): string {
	return render(parseInput(articleBodySchema, body), 'body').html;
}

/** Begins an article, as a draft, once a key. */
export async function createArticle(context: Context, data: ArticleInput): Promise<ArticleRow> {
	const { cover, ...texts } = parseInput(articleSchema, data);
	const columns = toColumns(texts);
	const actorId = context.viewer?.id ?? '';
	const id = await idempotent(context, { name: 'createArticle', body: [data] }, (keep) =>
		inTransaction(context.db, async (tx) => {
			const stored = await takeCover(tx, actorId, cover, null);
			const article = await insertArticle(tx, {
				...columns,
				cover: stored && JSON.stringify(stored),
				author_id: actorId,
			});
			await insertArticleEvent(tx, { article_id: article.id, kind: 'drafted', actor_id: actorId });
			await keep(tx, article.id);
			return article.id;
		}),
	);
	return getArticle(context, id);
}

/** Changes an article; of a published one both languages have to stay. Throws ARTICLE_CHANGED. */
export function updateArticle(context: Context, looked: Looked, data: ArticleInput): Promise<ArticleRow> {
	const { cover, ...texts } = parseInput(articleSchema, data);
	const columns = toColumns(texts);
	return change(context, looked, 'changed', async (tx, before) => {
		if (before.status === 'PUBLISHED') parseInput(publishableArticleSchema, data);
		const stored = await takeCover(tx, context.viewer?.id ?? '', cover, before.cover);
		return updateArticleRow(tx, before.id, { ...columns, cover: stored && JSON.stringify(stored) });
	});
}

/** Shows a draft to everybody. The address that it had before stays its own. Throws ARTICLE_CHANGED, and NOT_ALLOWED_NOW when it is no draft. */
export async function publishArticle(context: Context, looked: Looked): Promise<ArticleRow> {
	try {
		return await publish(context, looked);
	} catch (error) {
		// Another of the same title was published at the same moment: its address is seen now.
		if ((error as { code?: unknown } | null)?.code !== '23505') throw error;
		return publish(context, looked);
	}
}

function publish(context: Context, looked: Looked): Promise<ArticleRow> {
	return change(context, looked, 'published', async (tx, before) => {
		if (before.status !== 'DRAFT') throw new AppError('NOT_ALLOWED_NOW');
		const { title, summary, body, cover } = before;
		const alt = cover?.caption ?? { vn: '', en: '' };
		parseInput(publishableArticleSchema, { title, summary, body, cover: cover && { image: cover.key, alt } });
		return updateArticleRow(tx, before.id, {
			status: 'PUBLISHED',
			slug: before.slug ?? (await freeSlug(tx, before)),
			published_at: before.published_at ?? new Date(),
		});
	});
}

/** Makes a published article a draft again. Throws ARTICLE_CHANGED, and NOT_ALLOWED_NOW when it is a draft. */
export function unpublishArticle(context: Context, looked: Looked): Promise<ArticleRow> {
	return change(context, looked, 'unpublished', async (tx, before) => {
		if (before.status !== 'PUBLISHED') throw new AppError('NOT_ALLOWED_NOW');
		return updateArticleRow(tx, before.id, { status: 'DRAFT' });
	});
}

/** Throws a draft away, its cover too. Throws ARTICLE_CHANGED, and NOT_ALLOWED_NOW when it is published. */
export async function deleteArticle(context: Context, looked: Looked): Promise<boolean> {
	await inTransaction(context.db, async (tx) => {
		const before = await lock(tx, looked);
		if (before.status !== 'DRAFT') throw new AppError('NOT_ALLOWED_NOW');
		await takeCover(tx, '', null, before.cover);
		await removeArticle(tx, before.id);
	});
	return true;
}

function change(
	{ db, viewer }: Context,
	looked: Looked,
	kind: ArticleEventTable['kind'],
	apply: (tx: Db, before: ArticleRow) => Promise<ArticleRow>,
): Promise<ArticleRow> {
	return inTransaction(db, async (tx) => {
		const before = await lock(tx, looked);
		const after = await apply(tx, before);
		await insertArticleEvent(tx, { article_id: before.id, kind, actor_id: viewer?.id ?? null });
		return after;
	});
}

async function lock(tx: Db, { id, version }: Looked): Promise<ArticleRow> {
	const before = isUuid(id) ? await lockArticle(tx, id) : undefined;
	if (!before) throw new AppError('NOT_FOUND');
	if (before.version !== version) throw new AppError('ARTICLE_CHANGED');
	return before;
}

async function freeSlug(tx: Db, { id, title }: ArticleRow): Promise<string> {
	const slug = slugOf(title.vn);
	return (await hasSlug(tx, slug)) ? `${slug}-${id.slice(0, 8)}` : slug;
}

function toColumns({ title, summary, body }: Omit<ArticleValues, 'cover'>) {
	const rendered = { vn: render(body.vn, 'body.vn'), en: render(body.en, 'body.en') };
	return {
		title: JSON.stringify(title),
		summary: JSON.stringify(summary),
		body: JSON.stringify(body),
		rendered: JSON.stringify(rendered),
	};
}

function render(body: string, path: string) {
	try {
		return renderArticle(body);
	} catch (error) {
		if (error instanceof TooDeep) throw badField(path, articleRefusals.tooDeep);
		throw error;
	}
}

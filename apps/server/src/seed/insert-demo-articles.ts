import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { articles, type SeedArticle } from '@ancu/demo/content';
import { drawListing } from '@ancu/demo/drawing';
import { DAY_MS } from '@ancu/forms/format';
import { insertArticle, insertArticleEvent } from '../content/article.repository.ts';
import { renderArticle } from '../content/markdown.ts';
import { slugOf } from '../content/slug.ts';
import type { Db } from '../database/open-database.ts';
import type { StoredPhoto } from '../database/tables.ts';

export interface DemoArticleOptions {
	/** Where their covers go. */
	files: string;
	/** The moment that ages are counted from. @default now */
	now?: Date | undefined;
}

/** Publishes the articles of a trial site, by its editor. */
export async function insertDemoArticles(db: Db, { files, now = new Date() }: DemoArticleOptions): Promise<void> {
	const { id: author } = await db
		.selectFrom('account')
		.select('id')
		.where('username', '=', 'editor')
		.executeTakeFirstOrThrow();
	for (const article of articles) {
		const { title, summary, body, ageDays } = article;
		const at = new Date(now.getTime() - ageDays * DAY_MS);
		const { id } = await insertArticle(db, {
			slug: slugOf(title.vn),
			status: 'PUBLISHED',
			title: JSON.stringify(title),
			summary: JSON.stringify(summary),
			body: JSON.stringify(body),
			rendered: JSON.stringify({ vn: renderArticle(body.vn), en: renderArticle(body.en) }),
			cover: JSON.stringify(await drawCover(article, files)),
			author_id: author,
			published_at: at,
			created_at: at,
			updated_at: at,
		});
		await insertArticleEvent(db, { article_id: id, kind: 'published', actor_id: author, at });
	}
}

async function drawCover({ cover, title }: SeedArticle, folder: string): Promise<StoredPhoto> {
	const [drawing] = drawListing(cover);
	if (!drawing) throw new Error(`There is no drawing for ${title.vn}.`);
	const { svg, width, height, caption } = drawing;
	const key = `demo-article-${cover.seed}.svg`;
	await writeFile(path.join(folder, key), svg);
	return { key, width, height, caption, isDrawing: true };
}

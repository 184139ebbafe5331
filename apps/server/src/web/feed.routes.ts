import type { FastifyInstance } from 'fastify';
import { findNews } from '../content/article.repository.ts';
import type { Db } from '../database/open-database.ts';
import { type Env, originOf } from '../env.ts';
import { escapeMarkup } from '../escape-markup.ts';

const ENTRIES = 20;

/** The newest articles for whoever follows them: `/news.xml`, an Atom feed in Vietnamese. */
export function registerFeed(app: FastifyInstance, { db, env }: { db: Db; env: Env }): void {
	app.get('/news.xml', async (request, reply) => {
		const origin = originOf(request, env);
		const { data } = await findNews(db, { limit: ENTRIES, offset: 0 });
		const changed = data.map(({ updated_at }) => updated_at.getTime());
		const entries = data.map(({ id, slug, title, summary, published_at, updated_at }) =>
			[
				'<entry>',
				`<id>urn:uuid:${id}</id>`,
				`<title>${escapeMarkup(title.vn)}</title>`,
				`<link href="${escapeMarkup(`${origin}/news/${slug}`)}"/>`,
				`<published>${published_at?.toISOString()}</published>`,
				`<updated>${updated_at.toISOString()}</updated>`,
				`<summary>${escapeMarkup(summary.vn)}</summary>`,
				'</entry>\n',
			].join(''),
		);
		return reply
			.headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=900' })
			.send(
				[
					'<?xml version="1.0" encoding="UTF-8"?>\n',
					'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">',
					`<id>${escapeMarkup(`${origin}/news`)}</id>`,
					'<title>An Cư: tin tức</title>',
					'<author><name>An Cư</name></author>',
					`<updated>${new Date(Math.max(0, ...changed)).toISOString()}</updated>`,
					`<link rel="self" href="${escapeMarkup(`${origin}/news.xml`)}"/>`,
					`<link href="${escapeMarkup(`${origin}/news`)}"/>\n`,
					...entries,
					'</feed>\n',
				].join(''),
			);
	});
}

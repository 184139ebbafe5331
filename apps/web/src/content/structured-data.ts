import type { NewsPageQuery } from '@ancu/api/content';

type Article = NewsPageQuery['getOneNews'];

/** An article, as schema.org's NewsArticle. */
export function articleData({ title, summary, slug, publishedAt, updatedAt, authorName, cover }: Article): object {
	return {
		'@type': 'NewsArticle',
		headline: title,
		description: summary,
		url: `/news/${slug}`,
		mainEntityOfPage: `/news/${slug}`,
		datePublished: publishedAt,
		dateModified: updatedAt,
		author: { '@type': 'Person', name: authorName },
		publisher: { '@type': 'Organization', name: 'An Cư', url: '/', logo: '/icon.svg' },
		...(cover && { image: cover.url }),
	};
}

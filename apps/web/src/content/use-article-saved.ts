import { type ArticleDetailFragment, useArticleQuery, useNewsListQuery, useNewsPageQuery } from '@ancu/api/content';
import { useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';

/** Makes known what became of an article: as it is now, if it still is. Pages of news are read again. */
export function useArticleSaved(): (article?: ArticleDetailFragment) => Promise<void> {
	const client = useQueryClient();
	return async (article) => {
		if (article) {
			const key = useArticleQuery.getKey({ id: article.id });
			// What is asked for at this moment may be answered with what was.
			await client.cancelQueries({ queryKey: key });
			// Nothing where it is not open: it would show later, as if it were still so.
			client.setQueryData(key, (before: object | undefined) => before && { getOneArticle: article });
		}
		await client.invalidateQueries(ofQueries(useNewsListQuery, useNewsPageQuery));
	};
}

import { useArticlePreviewQuery } from '@ancu/api/content';
import { ArticlePreview } from '@ancu/ui/content';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../data/use-debounced.ts';

/** What a reader would get of a body, from the server that makes it for readers too. */
export function ArticleLivePreview({ body }: { body: string }) {
	const settled = useDebounced(body);
	const { data, isError } = useArticlePreviewQuery(
		{ body: settled },
		{
			enabled: settled.trim() !== '',
			placeholderData: keepPreviousData,
			retry: false,
			gcTime: 0,
			meta: { quiet: true },
		},
	);
	return <ArticlePreview html={settled.trim() ? data?.previewArticle : undefined} failed={isError} />;
}

import { ApiError } from '@ancu/api/client';
import { useNewsListQuery, useNewsPageQuery } from '@ancu/api/content';
import { ArticlePage, articleHref } from '@ancu/ui/content';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { quiet } from '../data/query-client.ts';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';
import { useOrigin } from '../shell/use-origin.ts';
import { newest, newsNeeds, RELATED } from './news.needs.ts';
import { articleData } from './structured-data.ts';

export const handle = newsNeeds;
export const loader = serverLoader(newsNeeds);
export const clientLoader = browserLoader(newsNeeds);

export default function NewsPage() {
	const { t } = useTranslation('content');
	const { isMissing } = useLoaderData<typeof loader>();
	const origin = useOrigin();
	const account = useAccount();
	const { id = '' } = useParams();
	const { data, error, isError, refetch } = useNewsPageQuery({ id }, quiet);
	const related = useNewsListQuery(newest, quiet).data?.getAllNews.data;
	const article = data?.getOneNews;
	// What is not there for a visitor may be a draft of an editor's.
	const isGone = error instanceof ApiError ? error.code === 'NOT_FOUND' : isMissing && account === null && !article;
	return (
		<Page>
			{article?.status === 'PUBLISHED' ? (
				<PageHead
					title={article.title}
					description={article.summary}
					canonical={articleHref(article)}
					type="article"
					data={articleData(article)}
					image={article.cover?.url}
				/>
			) : (
				<PrivateHead title={article?.title ?? t(isGone ? 'news.gone' : 'news.title')} />
			)}
			<ArticlePage
				article={article}
				isGone={isGone}
				failed={isError}
				onRetry={refetch}
				url={article ? origin + articleHref(article) : ''}
				related={related?.filter((other) => other.id !== article?.id).slice(0, RELATED)}
			/>
		</Page>
	);
}

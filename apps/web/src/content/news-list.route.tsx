import { useNewsListQuery } from '@ancu/api/content';
import { ArticleList } from '@ancu/ui/content';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PageHead } from '../shell/page-head.tsx';
import { NEWS_PAGE_SIZE, newsHref } from './news-address.ts';
import { hrefInstead, newsListNeeds, readVariables } from './news-list.needs.ts';

export const handle = newsListNeeds;
export const loader = serverLoader(newsListNeeds);
export const clientLoader = browserLoader(newsListNeeds);

export default function NewsListPage() {
	const { t } = useTranslation('content');
	const [params] = useSearchParams();
	const variables = readVariables(params);
	const { page } = variables;
	const news = useNewsListQuery(variables, { placeholderData: keepFullPage(variables) });
	const list = news.data?.getAllNews;
	const instead = hrefInstead(news.data, page);
	if (instead) return <Navigate to={instead} replace />;
	return (
		<Page>
			<PageHead title={t('news.title')} page={page} description={t('news.lead')} canonical={newsHref(page)} feed />
			<ArticleList
				articles={list?.data}
				total={list?.total ?? 0}
				failed={news.isError}
				onRetry={news.refetch}
				page={page}
				pageSize={NEWS_PAGE_SIZE}
				hrefOf={newsHref}
			/>
		</Page>
	);
}

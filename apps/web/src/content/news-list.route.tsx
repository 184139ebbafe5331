import { operation } from '@ancu/api/client';
import { type NewsListQuery, useNewsListQuery } from '@ancu/api/content';
import { ArticleList } from '@ancu/ui/content';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { readPage } from '../data/read-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { NEWS_PAGE_SIZE, newsHref } from './news-address.ts';

const readVariables = (params: URLSearchParams) => ({ page: readPage(params), limit: NEWS_PAGE_SIZE });

const hrefInstead = (news: NewsListQuery | undefined, page: number) => {
	const instead = pageInstead(news?.getAllNews, page, NEWS_PAGE_SIZE);
	return instead === undefined ? undefined : newsHref(instead);
};

const needs: PageNeeds = {
	readFirst: true,
	namespaces: ['content'],
	queries: ({ url }) => [operation(useNewsListQuery, readVariables(url.searchParams))],
	elsewhere: (answers, url) => {
		const variables = readVariables(url.searchParams);
		const news = answers.getQueryData<NewsListQuery>(useNewsListQuery.getKey(variables));
		return hrefInstead(news, variables.page);
	},
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function NewsListPage() {
	const { t } = useTranslation(['web', 'content']);
	const [params] = useSearchParams();
	const variables = readVariables(params);
	const { page } = variables;
	const news = useNewsListQuery(variables, { placeholderData: keepFullPage });
	const list = news.data?.getAllNews;
	const title = t('content:news.title');
	const instead = hrefInstead(news.data, page);
	if (instead) return <Navigate to={instead} replace />;
	return (
		<Page>
			<PageHead
				title={page > 1 ? `${title}, ${t('page', { page })}` : title}
				description={t('content:news.lead')}
				canonical={newsHref(page)}
				feed
			/>
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

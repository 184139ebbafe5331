import { operation } from '@ancu/api/client';
import { type NewsListQuery, useNewsListQuery } from '@ancu/api/content';
import type { PageNeeds } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { readPage } from '../data/read-page.ts';
import { NEWS_PAGE_SIZE, newsHref } from './news-address.ts';

/** The page of news that an address asks for. */
export const readVariables = (params: URLSearchParams) => ({
	page: readPage(params, NEWS_PAGE_SIZE),
	limit: NEWS_PAGE_SIZE,
});

/** Where to go instead of a page of news that there is not. */
export function hrefInstead(news: NewsListQuery | undefined, page: number): string | undefined {
	const instead = pageInstead(news?.getAllNews, page, NEWS_PAGE_SIZE);
	return instead === undefined ? undefined : newsHref(instead);
}

/** What the list of news needs. */
export const newsListNeeds: PageNeeds = {
	readFirst: true,
	namespaces: ['content'],
	queries: ({ url }) => [operation(useNewsListQuery, readVariables(url.searchParams))],
	elsewhere: (answers, url) => {
		const variables = readVariables(url.searchParams);
		const news = answers.getQueryData<NewsListQuery>(useNewsListQuery.getKey(variables));
		return hrefInstead(news, variables.page);
	},
};

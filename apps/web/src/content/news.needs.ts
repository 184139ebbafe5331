import { operation } from '@ancu/api/client';
import { useNewsListQuery, useNewsPageQuery } from '@ancu/api/content';
import type { PageNeeds } from '../data/loaders.ts';

/** Articles beside one. */
export const RELATED = 3;
/** What they are taken from. One more: the article itself may be among the newest. */
export const newest = { page: 1, limit: RELATED + 1 };

/** What an article's page needs. */
export const newsNeeds: PageNeeds = {
	readFirst: true,
	namespaces: ['content'],
	queries: ({ params: { id = '' } }) => [operation(useNewsPageQuery, { id }), operation(useNewsListQuery, newest)],
};

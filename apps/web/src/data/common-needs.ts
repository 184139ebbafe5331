import { newsNeeds } from '../content/news.needs.ts';
import { newsListNeeds } from '../content/news-list.needs.ts';
import { detailNeeds } from '../listing/detail.needs.ts';
import { homeNeeds } from '../listing/home.needs.ts';
import { listNeeds } from '../listing/list.needs.ts';
import type { PageNeeds } from './loaders.ts';

/** What the pages need that most people go to, by the ids of their routes: known apart from their scripts, it is asked for at the same time. */
export const commonNeeds: Readonly<Record<string, PageNeeds>> = {
	'listing/home.route': homeNeeds,
	'real-estate': listNeeds,
	rent: listNeeds,
	project: listNeeds,
	search: listNeeds,
	map: listNeeds,
	'listing/detail.route': detailNeeds,
	'content/news-list.route': newsListNeeds,
	'content/news.route': newsNeeds,
};

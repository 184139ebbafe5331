import { expect, it } from 'vitest';
import { newsHref } from './news-address.ts';

it('the first page of news has the bare address', () =>
	expect([newsHref(1), newsHref(2)]).toEqual(['/news', '/news?page=2']));

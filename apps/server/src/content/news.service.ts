import { isAllowed, writesNews } from '@ancu/forms/access';
import type { Page } from '../database/find-page.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllNewsArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type ArticleRow, findArticle, findNews, type NewsRow } from './article.repository.ts';

const SLUG = /^[a-z0-9-]{1,100}$/;

/** A page of published articles. */
export function listNews({ db }: Context, page: QueryGetAllNewsArgs): Promise<Page<NewsRow>> {
	return findNews(db, readPage(page));
}

/** An article by its id or slug; a draft is there for editors alone. */
export async function getNews({ db, viewer }: Context, key: string): Promise<ArticleRow> {
	const found = isUuid(key)
		? await findArticle(db, { id: key })
		: SLUG.test(key)
			? await findArticle(db, { slug: key })
			: undefined;
	if (!found || (found.status === 'DRAFT' && !isAllowed(writesNews, viewer?.role ?? null)))
		throw new AppError('NOT_FOUND');
	return found;
}

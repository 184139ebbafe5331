import { useArticlesQuery } from '@ancu/api/content';
import { permissions } from '@ancu/forms/access';
import { ArticleDesk } from '@ancu/ui/content';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { DESK_PAGE_SIZE, deskHref, editArticleHref, readDesk } from './desk-address.ts';

const needs = { queries: () => [], namespaces: ['content'], signedIn: true, rule: permissions.Query.getAllArticle };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** The articles of the house, for those who write them. */
export default function DeskRoute() {
	const { t } = useTranslation('content');
	const [params] = useSearchParams();
	const { scope, page } = readDesk(params);
	const variables = { page, limit: DESK_PAGE_SIZE, status: scope === 'ALL' ? null : scope };
	const { data, isError, refetch } = useArticlesQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllArticle;
	const instead = pageInstead(list, page, DESK_PAGE_SIZE);
	if (instead) return <Navigate to={deskHref(scope, instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('desk.title')} description={t('desk.lead')} />
			<ArticleDesk
				articles={list?.data}
				total={list?.total ?? 0}
				failed={isError}
				onRetry={refetch}
				scope={scope}
				page={page}
				pageSize={DESK_PAGE_SIZE}
				hrefOf={deskHref}
				editHref={editArticleHref}
				newHref={editArticleHref('new')}
			/>
		</Page>
	);
}

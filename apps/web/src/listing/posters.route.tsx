import { operation } from '@ancu/api/client';
import { type PostersQuery, type PostersQueryVariables, usePostersQuery } from '@ancu/api/listing';
import { Avatar } from '@ancu/ui/account';
import { PosterList } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { readPage } from '../data/read-page.ts';
import { withQuery } from '../data/with-query.ts';
import { PageHead } from '../shell/page-head.tsx';

const PAGE_SIZE = 24;
const path = '/real-estate-broker';
const readVariables = (params: URLSearchParams) =>
	({
		page: readPage(params, PAGE_SIZE),
		limit: PAGE_SIZE,
		search: params.get('q') ?? '',
	}) satisfies PostersQueryVariables;
const hrefOf = (search: string, page: number) =>
	withQuery(path, new URLSearchParams({ ...(search && { q: search }), ...(page > 1 && { page: String(page) }) }));

/** Where to go instead of a page of people that there is not. */
function hrefInstead(posters: PostersQuery | undefined, { search, page }: ReturnType<typeof readVariables>) {
	const instead = pageInstead(posters?.getAllPoster, page, PAGE_SIZE);
	return instead === undefined ? undefined : hrefOf(search, instead);
}

const needs: PageNeeds = {
	namespaces: ['listing', 'account'],
	queries: ({ url }) => [operation(usePostersQuery, readVariables(url.searchParams))],
	elsewhere: (answers, url) => {
		const variables = readVariables(url.searchParams);
		return hrefInstead(answers.getQueryData<PostersQuery>(usePostersQuery.getKey(variables)), variables);
	},
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PostersPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const variables = readVariables(params);
	const posters = usePostersQuery(variables, { placeholderData: keepFullPage });
	const list = posters.data?.getAllPoster;
	const { page, search } = variables;
	const instead = hrefInstead(posters.data, variables);
	if (instead) return <Navigate to={instead} replace />;

	return (
		<Page>
			<PageHead
				title={t('posters.title')}
				page={page}
				description={t('posters.description')}
				canonical={hrefOf('', search ? 1 : page)}
			/>
			<PosterList
				posters={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				search={search}
				hrefOf={hrefOf}
				onSearch={(search) => navigate(hrefOf(search, 1))}
				failed={posters.isError}
				onRetry={posters.refetch}
				avatarOf={({ name, avatar }) => <Avatar name={name} src={avatar} />}
			/>
		</Page>
	);
}

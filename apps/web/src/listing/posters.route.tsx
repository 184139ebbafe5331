import { operation } from '@ancu/api/client';
import { type PostersQuery, usePostersQuery } from '@ancu/api/listing';
import { Avatar } from '@ancu/ui/account';
import { PosterList } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PageHead } from '../shell/page-head.tsx';
import { hrefInstead, hrefOf, PAGE_SIZE, readVariables } from './posters-address.ts';

const needs: PageNeeds = {
	namespaces: ['listing', 'account'],
	// Phone and e-mail may be for those who are signed in.
	queries: ({ url }) => [{ ...operation(usePostersQuery, readVariables(url.searchParams)), forViewer: true }],
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
	const navigate = useNavigate();
	const account = useAccount();
	const here = useLocation();
	const variables = readVariables(useSearchParams()[0]);
	const posters = usePostersQuery(variables, { placeholderData: keepFullPage(variables) });
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
				audience={account === null ? 'visitor' : 'signedIn'}
				signInHref={signInHref(here)}
				hrefOf={hrefOf}
				onSearch={(search) => navigate(hrefOf(search, 1))}
				failed={posters.isError}
				onRetry={posters.refetch}
				avatarOf={({ name, avatar }) => <Avatar name={name} src={avatar} />}
			/>
		</Page>
	);
}

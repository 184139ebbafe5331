import { useUnmatchedCreditsQuery } from '@ancu/api/wallet';
import { permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { Page } from '@ancu/ui/shell';
import { UnmatchedList } from '@ancu/ui/wallet';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { pagesOf, readPage } from '../data/read-page.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { OperatorActs } from './operator-acts.tsx';
import { PayOutActs } from './pay-out-acts.tsx';
import { useCreditActs } from './use-credit-acts.ts';

const PAGE_SIZE = 20;
const path = '/unmatched-credit';

const needs = {
	queries: () => [],
	namespaces: ['wallet'],
	signedIn: true,
	rule: permissions.Query.getAllUnmatchedCredit,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

const hrefOf = pagesOf(path);

export default function UnmatchedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const page = readPage(params, PAGE_SIZE);
	const credits = useUnmatchedCreditsQuery({ page, limit: PAGE_SIZE }, { placeholderData: keepFullPage, staleTime: 0 });
	const acts = useCreditActs(credits.refetch);
	const list = credits.data?.getAllUnmatchedCredit;
	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('unmatched')} />
			<UnmatchedList
				credits={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={hrefOf}
				failed={credits.isError}
				onRetry={credits.refetch}
				now={serverDate()}
				{...acts}
				actions={<OperatorActs />}
				underWay={<PayOutActs />}
			/>
		</Page>
	);
}

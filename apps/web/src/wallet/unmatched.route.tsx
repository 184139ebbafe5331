import { useUnmatchedCreditsQuery } from '@ancu/api/wallet';
import { permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { Page } from '@ancu/ui/shell';
import { UnmatchedList } from '@ancu/ui/wallet';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { lookedAtAgainOnReturn } from '../data/query-client.ts';
import { readSearchPlace, searchPlaceHref } from '../data/search-place.ts';
import { useLookAgain } from '../data/use-look-again.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { LookUpPayment } from './look-up-payment.tsx';
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

export default function UnmatchedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { search, page } = readSearchPlace(params, PAGE_SIZE);
	const hrefOf = (number: number) => searchPlaceHref(path, { search, page: number });
	const asked = { page, limit: PAGE_SIZE, ...(search && { search }) };
	const credits = useUnmatchedCreditsQuery(asked, { ...lookedAtAgainOnReturn, placeholderData: keepFullPage(asked) });
	const acts = useCreditActs(credits.refetch);
	const list = credits.data?.getAllUnmatchedCredit;
	useLookAgain(credits.refetch);
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
				search={search}
				onSearch={(next) => navigate(searchPlaceHref(path, { search: next, page: 1 }), { preventScrollReset: true })}
				failed={credits.isError}
				onRetry={credits.refetch}
				now={serverDate()}
				{...acts}
				actions={<LookUpPayment />}
				underWay={<PayOutActs />}
			/>
		</Page>
	);
}

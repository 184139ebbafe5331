import { useMyGreenChecksQuery } from '@ancu/api/verification';
import { Page } from '@ancu/ui/shell';
import { GreenCheckList } from '@ancu/ui/verification';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { readPage } from '../data/read-page.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { receiptHref } from '../wallet/wallet-address.ts';
import { OWN_CHECKS_PAGE_SIZE, ownCheckHref, ownChecksHref, payCheckHref } from './check-address.ts';

const needs = { queries: () => [], namespaces: ['verification'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function OwnChecksPage() {
	const { t } = useTranslation('verification');
	return (
		<Page>
			<PrivateHead title={t('mine.title')} />
			<OwnChecks />
		</Page>
	);
}

function OwnChecks() {
	const [params] = useSearchParams();
	const page = readPage(params, OWN_CHECKS_PAGE_SIZE);
	const variables = { page, limit: OWN_CHECKS_PAGE_SIZE };
	const { data, isError, refetch } = useMyGreenChecksQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllMyGreenCheck;
	const instead = pageInstead(list, page, OWN_CHECKS_PAGE_SIZE);
	if (instead) return <Navigate to={ownChecksHref(instead)} replace />;
	return (
		<GreenCheckList
			checks={list?.data}
			total={list?.total}
			page={page}
			pageSize={OWN_CHECKS_PAGE_SIZE}
			failed={isError}
			onRetry={refetch}
			hrefOf={ownChecksHref}
			checkHref={({ id, locationInfo }) => ownCheckHref(locationInfo.id, id)}
			payHref={({ id }) => payCheckHref(id)}
			receiptHref={receiptHref}
			listingsHref="/estate?tab=public"
		/>
	);
}

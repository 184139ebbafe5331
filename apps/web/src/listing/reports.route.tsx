import { useDecideReportMutation, useListingReportsQuery } from '@ancu/api/listing';
import { permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { type ReportFilter, ReportQueue, reportReasons } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { lookedAtAgainOnReturn } from '../data/query-client.ts';
import { readSearchPlace, searchPlaceHref } from '../data/search-place.ts';
import { useLookAgain } from '../data/use-look-again.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { useShownAnew } from './use-shown-anew.ts';

const PAGE_SIZE = 20;
const path = '/moderation/reports';

const needs = {
	queries: () => [],
	namespaces: ['listing', 'listing-desk'],
	signedIn: true,
	rule: permissions.Query.getAllLocationInfoReport,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

const placeHref = ({ search, reason }: ReportFilter, page: number) =>
	searchPlaceHref(path, { search, page }, reason && { reason });

export default function ReportsPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const goTo = useFilterNavigate();
	const { search, page } = readSearchPlace(params, PAGE_SIZE);
	const reason = reportReasons.find((name) => name === params.get('reason'));
	const filter = { search, reason };
	const hrefOf = (number: number) => placeHref(filter, number);
	const asked = { page, limit: PAGE_SIZE, ...(search && { search }), ...(reason && { reason }) };
	const reports = useListingReportsQuery(asked, { ...lookedAtAgainOnReturn, placeholderData: keepFullPage(asked) });
	const decide = useMutationOnce(useDecideReportMutation);
	const submit = useSubmit();
	const showAnew = useShownAnew();
	const list = reports.data?.getAllLocationInfoReport;
	useLookAgain(reports.refetch);

	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('reports')} />
			<ReportQueue
				reports={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={hrefOf}
				filter={filter}
				onFilter={(next) => goTo(placeHref(next, 1))}
				failed={reports.isError}
				onRetry={reports.refetch}
				now={serverDate()}
				onDecide={(id, decision) =>
					submit(async () => {
						await decide.mutateAsync({ id, ...decision });
						await showAnew();
					})
				}
			/>
		</Page>
	);
}

import { useMyProceduresQuery } from '@ancu/api/procedure';
import { listingHref } from '@ancu/ui/listing';
import { ProcedureList } from '@ancu/ui/procedure';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { nowOf } from '../data/now-of.ts';
import { pageInstead } from '../data/page-instead.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import {
	newProcedureHref,
	PROCEDURES_PAGE_SIZE,
	procedureHref,
	procedureListHref,
	readProcedureList,
} from './procedure-address.ts';

const needs = { queries: () => [], namespaces: ['procedure'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ProcedureListPage() {
	const { t } = useTranslation('procedure');
	const goTo = useFilterNavigate();
	const [params] = useSearchParams();
	const { filter, page } = readProcedureList(params);
	const { status, type, isOverdue, isWaitingForMe, search } = filter;
	const variables = {
		page,
		limit: PROCEDURES_PAGE_SIZE,
		...(search && { search }),
		filter: {
			...(status && { status }),
			...(type && { type }),
			...(isOverdue && { isOverdue }),
			...(isWaitingForMe && { isWaitingForMe }),
		},
	};
	const { data, dataUpdatedAt, isError, refetch } = useMyProceduresQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllMyProcedureRecord;
	const instead = pageInstead(list, page, PROCEDURES_PAGE_SIZE);
	if (instead) return <Navigate to={procedureListHref({ filter, page: instead })} replace />;
	return (
		<Page>
			<PrivateHead title={t('list.title')} description={t('list.lead')} />
			<ProcedureList
				records={list?.data}
				total={list?.total}
				page={page}
				pageSize={PROCEDURES_PAGE_SIZE}
				failed={isError}
				onRetry={refetch}
				filter={filter}
				onFilter={(next) => goTo(procedureListHref({ filter: next, page: 1 }))}
				hrefOf={(number) => procedureListHref({ filter, page: number })}
				recordHref={procedureHref}
				listingHref={listingHref}
				newHref={newProcedureHref()}
				now={nowOf(dataUpdatedAt)}
			/>
		</Page>
	);
}

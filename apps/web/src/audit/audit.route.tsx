import { useAuditQuery } from '@ancu/api/audit';
import { permissions } from '@ancu/forms/access';
import { AuditDesk } from '@ancu/ui/audit';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { AUDIT_PAGE_SIZE, auditHref, readAudit } from './audit-address.ts';
import { recordHref } from './record-href.ts';

const needs = { queries: () => [], namespaces: ['audit'], signedIn: true, rule: permissions.Query.getAllAudit };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** What staff did, for those who answer for them. */
export default function AuditRoute() {
	const { t } = useTranslation('audit');
	const [params] = useSearchParams();
	const goTo = useFilterNavigate();
	const { filter, page } = readAudit(params);
	const variables = { page, limit: AUDIT_PAGE_SIZE, ...filter };
	const { data, isError, refetch } = useAuditQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllAudit;
	const instead = pageInstead(list, page, AUDIT_PAGE_SIZE);
	if (instead) return <Navigate to={auditHref(filter, instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('title')} description={t('lead')} />
			<AuditDesk
				entries={list?.data}
				total={list?.total}
				failed={isError}
				onRetry={refetch}
				filter={filter}
				onFilter={(next) => goTo(auditHref(next))}
				page={page}
				pageSize={AUDIT_PAGE_SIZE}
				hrefOf={auditHref}
				recordHref={recordHref}
			/>
		</Page>
	);
}

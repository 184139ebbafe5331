import { permissions } from '@ancu/forms/access';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { OnePlanningWork } from './one-planning-work.tsx';
import { PlanningWorkList } from './planning-work-list.tsx';
import { readOpenWork } from './work-address.ts';

const needs = {
	queries: () => [],
	namespaces: ['planning', 'map', 'listing'],
	signedIn: true,
	rule: permissions.Query.getAllPlanningCheckRequest,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PlanningWorkPage() {
	const { t } = useTranslation('planning');
	const [params] = useSearchParams();
	const id = readOpenWork(params);
	return (
		<Page>
			<PrivateHead title={t('queue.title')} />
			{id ? <OnePlanningWork key={id} id={id} params={params} /> : <PlanningWorkList params={params} />}
		</Page>
	);
}

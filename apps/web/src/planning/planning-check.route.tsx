import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { EditPlanningCheck } from './edit-planning-check.tsx';
import { NewPlanningCheck } from './new-planning-check.tsx';
import { OnePlanningCheck } from './one-planning-check.tsx';
import { OwnPlanningChecks } from './own-planning-checks.tsx';
import { type PlanningView, readPlanningView } from './planning-address.ts';
import { PlanningCheckBilling } from './planning-check-billing.tsx';

const needs = { queries: () => [], namespaces: ['planning', 'wallet', 'map', 'address', 'listing'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function PlanningCheckRoute() {
	const { t } = useTranslation('planning');
	const [params] = useSearchParams();
	const view = readPlanningView(params);
	return (
		<Page>
			<PrivateHead title={t(view.name === 'new' ? 'checkForm.title' : 'checkList.title')} />
			<View key={'id' in view ? view.id : view.name} view={view} />
		</Page>
	);
}

function View({ view }: { view: PlanningView }) {
	if (view.name === 'new') return <NewPlanningCheck listing={view.listing} />;
	if (view.name === 'list') return <OwnPlanningChecks {...view} />;
	if (view.name === 'edit') return <EditPlanningCheck id={view.id} />;
	if (view.name === 'pay') return <PlanningCheckBilling id={view.id} payment={view.payment} />;
	return <OnePlanningCheck id={view.id} tab={view.tab} />;
}

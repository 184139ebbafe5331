import { usePayPlanningCheckMutation, usePlanningCheckQuery } from '@ancu/api/planning';
import { PlanningCheckPage } from '@ancu/ui/planning';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { afterAct } from '../notification/ask-for-push.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { PayFor } from '../wallet/pay-for.tsx';
import { OnePlanningCheck } from './one-planning-check.tsx';
import { planningHref } from './planning-address.ts';
import { useKeepCheck } from './use-keep-check.ts';

interface PlanningCheckBillingProps {
	id: string;
	/** The payment under way. */
	payment: string | undefined;
}

/** The fee of a planning check: its invoice, and after it back to the check with what happens next. */
export function PlanningCheckBilling({ id, payment }: PlanningCheckBillingProps) {
	const { t } = useTranslation(['web', 'planning', 'wallet']);
	const account = useAccount();
	const goOn = useGoOn();
	const toast = useToast();
	const query = usePlanningCheckQuery({ id }, { meta: { quiet: true } });
	const keepCheck = useKeepCheck();
	const check = query.data?.getOnePlanningCheckRequest;
	const overview = planningHref({ name: 'one', id, tab: undefined });
	if (!check) return <OnePlanningCheck id={id} tab={undefined} />;
	// Paid, cancelled or given back: there is nothing to pay, but a payment under way still says how it went.
	const isOver = !check.allowedActions.includes('PAY');
	if (!payment && isOver) return <Navigate to={overview} replace />;

	const plot = t('planning:checkPage.plot', { plot: check.landPlotNo, sheet: check.mapSheetNo });
	return (
		<PlanningCheckPage title={t('planning.billing')} check={check}>
			<PayFor
				invoice={{
					title: t('planning.invoice'),
					number: String(check.sequenceId),
					payer: account?.name,
					lines: [{ label: t('planning.fee'), text: `${plot}, ${check.address}`, amount: check.fee }],
				}}
				open={async (method, headers) => {
					const pay = usePayPlanningCheckMutation.fetcher({ planningCheckRequestId: id, method }, headers);
					return (await pay()).paymentPlanningCheckRequest;
				}}
				onRefused={query.refetch}
				paymentId={payment}
				over={isOver ? { href: overview, label: t('wallet:transactions.toPlanningCheck') } : undefined}
				onPayment={(next) =>
					goOn(planningHref({ name: 'pay', id, payment: next }), { replace: true, preventScrollReset: true })
				}
				onPaid={async () => {
					const { data } = await query.refetch();
					if (data) await keepCheck(data.getOnePlanningCheckRequest);
					toast({ kind: 'success', message: t('planning.paid') });
					goOn(overview, afterAct);
				}}
			/>
		</PlanningCheckPage>
	);
}

import { useGreenCheckQuery, usePayGreenCheckMutation } from '@ancu/api/verification';
import { useToast } from '@ancu/ui/primitives/toast';
import { GreenCheckPage } from '@ancu/ui/verification';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { afterAct } from '../notification/ask-for-push.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { PayFor } from '../wallet/pay-for.tsx';
import { ownCheckHref, payCheckHref } from './check-address.ts';

interface CheckBillingProps {
	id: string;
	/** The payment under way. */
	payment: string | undefined;
}

/** The fee of a green check, and after it back to how it stands. */
export function CheckBilling({ id, payment }: CheckBillingProps) {
	const { t } = useTranslation(['web', 'wallet']);
	const account = useAccount();
	const goOn = useGoOn();
	const toast = useToast();
	const { data, isError, refetch } = useGreenCheckQuery({ id }, { staleTime: 0, meta: { quiet: true } });
	const check = data?.getOneGreenCheck;
	// Paid or over: there is nothing to pay, but a payment under way still says how it went.
	const isOver = check && !check.allowedActions.includes('PAY');
	const overview = check && ownCheckHref(check.locationInfo.id);
	if (overview && isOver && !payment) return <Navigate to={overview} replace />;
	return (
		<GreenCheckPage
			title={t('verification.billing')}
			listing={check?.locationInfo}
			checkHref={({ id: listingId }) => ownCheckHref(listingId)}
			failed={isError}
			onRetry={refetch}
		>
			{check && overview && (
				<PayFor
					invoice={{
						title: t('verification.invoice'),
						number: String(check.sequenceId),
						payer: account?.name,
						lines: [{ label: t('verification.fee'), text: check.locationInfo.title, amount: check.fee }],
					}}
					open={async (method, headers) => {
						const pay = usePayGreenCheckMutation.fetcher({ id, method }, headers);
						return (await pay()).paymentGreenCheck;
					}}
					onRefused={refetch}
					paymentId={payment}
					over={isOver ? { href: overview, label: t('wallet:transactions.toGreenCheck') } : undefined}
					onPayment={(next) => goOn(payCheckHref(id, next), { replace: true, preventScrollReset: true })}
					onPaid={async () => {
						await refetch();
						toast({ kind: 'success', message: t('verification.paid') });
						goOn(overview, afterAct);
					}}
				/>
			)}
		</GreenCheckPage>
	);
}

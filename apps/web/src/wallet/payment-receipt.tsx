import { usePaymentQuery } from '@ancu/api/wallet';
import { WalletReceipt } from '@ancu/ui/wallet';
import { quiet } from '../data/query-client.ts';
import { greenCheckHref, orderHref, planningCheckHref } from './wallet-address.ts';

/** The receipt of a payment of one's own, whatever it was for. */
export function PaymentReceipt({ id }: { id: string }) {
	const { data, error, isError, refetch } = usePaymentQuery({ id }, { ...quiet, staleTime: 0 });
	return (
		<WalletReceipt
			payment={error?.code === 'NOT_FOUND' ? null : data?.getOnePayment}
			failed={isError}
			onRetry={refetch}
			planningCheckHref={planningCheckHref}
			greenCheckHref={greenCheckHref}
			orderHref={orderHref}
		/>
	);
}

import { usePaymentQuery } from '@ancu/api/wallet';
import { WalletReceipt } from '@ancu/ui/wallet';
import { nullIfGone } from '../data/null-if-gone.ts';
import { quiet } from '../data/query-client.ts';
import { greenCheckHref, orderHref, planningCheckHref } from './wallet-address.ts';

/** The receipt of a payment of one's own, whatever it was for. */
export function PaymentReceipt({ id }: { id: string }) {
	const { data, error, isError, refetch } = usePaymentQuery({ id }, { ...quiet, staleTime: 0 });
	return (
		<WalletReceipt
			payment={nullIfGone(data?.getOnePayment, error)}
			failed={isError}
			onRetry={refetch}
			planningCheckHref={planningCheckHref}
			greenCheckHref={greenCheckHref}
			orderHref={orderHref}
		/>
	);
}

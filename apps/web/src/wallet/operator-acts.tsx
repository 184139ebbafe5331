import {
	type RefundablePaymentQuery,
	usePayOutWalletMutation,
	useRefundablePaymentQuery,
	useRefundPaymentMutation,
} from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { PayOutWallet, RefundPayment } from '@ancu/ui/wallet';
import { useAccount } from '../account/use-account.ts';
import { useSubmit } from '../data/use-submit.ts';
import { createSendOnce } from './send-once.ts';

const payOutRefusals = { codes: { NOT_ENOUGH_MONEY: { path: 'amount', code: 'too_large' } } };
const notRefundable = { path: 'code', code: 'not_refundable' };
const findRefusals = { codes: { NOT_FOUND: { path: 'code', code: 'unknown' } } };

// Of the module: whoever looks elsewhere whether it was done, and comes back, tries the same one again.
const sendOnce = createSendOnce();

/** What operators do with money that nobody asked for: pay a wallet out, give a payment back. Each sees what they may. */
export function OperatorActs() {
	const account = useAccount();
	const submit = useSubmit();
	const { refundPayment, payOutWallet } = permissions.Mutation;
	const may = (rule: typeof refundPayment) => account != null && isAllowed(rule, account.role);

	return (
		<>
			{may(payOutWallet) && (
				<PayOutWallet
					onSubmit={(data) =>
						submit(
							() =>
								sendOnce(['payOut', JSON.stringify(data)], (headers) =>
									usePayOutWalletMutation.fetcher({ data }, headers)(),
								),
							payOutRefusals,
						)
					}
				/>
			)}
			{may(refundPayment) && (
				<RefundPayment
					onFind={async (code) => {
						let found: RefundablePaymentQuery['getOnePaymentByCode'] | undefined;
						const refused = await submit(async () => {
							found = (await useRefundablePaymentQuery.fetcher({ code })()).getOnePaymentByCode;
						}, findRefusals);
						return found?.isRefundable ? found : (refused ?? { fields: [notRefundable] });
					}}
					onRefund={(id, { reason }) =>
						submit(() =>
							sendOnce(['refund', id, reason], (headers) =>
								useRefundPaymentMutation.fetcher({ id, reason }, headers)(),
							),
						)
					}
				/>
			)}
		</>
	);
}

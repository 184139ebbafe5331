import { type RefundablePaymentQuery, useRefundablePaymentQuery, useRefundPaymentMutation } from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { RefundPayment } from '@ancu/ui/wallet';
import { useAccount } from '../account/use-account.ts';
import { createSendOnce } from '../data/create-send-once.ts';
import { useSubmit } from '../data/use-submit.ts';

const notRefundable = { path: 'code', code: 'not_refundable' };
const findRefusals = { codes: { NOT_FOUND: { path: 'code', code: 'unknown' } } };

// Of the module: whoever looks elsewhere whether it was done, and comes back, tries the same one again.
const sendOnce = createSendOnce();

/** What operators do with money that nobody asked for: give a payment back. Nothing for who may not. */
export function OperatorActs() {
	const account = useAccount();
	const submit = useSubmit();
	if (!account || !isAllowed(permissions.Mutation.refundPayment, account.role)) return null;
	return (
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
					sendOnce(['refund', id, reason], (headers) => useRefundPaymentMutation.fetcher({ id, reason }, headers)()),
				)
			}
		/>
	);
}

import { usePaymentRecordQuery, useRefundPaymentMutation } from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { PaymentLookup } from '@ancu/ui/wallet';
import { useAccount } from '../account/use-account.ts';
import { createSendOnce } from '../data/create-send-once.ts';
import { useFind } from '../data/use-find.ts';
import { useSubmit } from '../data/use-submit.ts';

const findRefusals = { codes: { NOT_FOUND: { path: 'code', code: 'unknown' } } };

// Of the module: whoever looks elsewhere whether it was done, and comes back, tries the same one again.
const sendOnce = createSendOnce();

/** Tells staff what happened to a payment, and lets those give it back who move money. */
export function LookUpPayment() {
	const account = useAccount();
	const find = useFind();
	const submit = useSubmit();
	const mayRefund = account && isAllowed(permissions.Mutation.refundPayment, account.role);
	return (
		<PaymentLookup
			onFind={(code) =>
				find(async () => (await usePaymentRecordQuery.fetcher({ code })()).getOnePaymentByCode, findRefusals)
			}
			onRefund={
				mayRefund
					? (id, { reason }) =>
							submit(() =>
								sendOnce(['refund', id, reason], (headers) =>
									useRefundPaymentMutation.fetcher({ id, reason }, headers)(),
								),
							)
					: undefined
			}
		/>
	);
}

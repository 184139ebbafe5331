import { useInvestmentOrderQuery } from '@ancu/api/invest';
import { type Order, type OrderAct, OrderScreen } from '@ancu/ui/invest';
import { useLedFocus } from '@ancu/ui/translation';
import { useState } from 'react';
import { useAccount } from '../account/use-account.ts';
import { nullIfGone } from '../data/null-if-gone.ts';
import { AskForPushAfterAct } from '../notification/ask-for-push.tsx';
import { receiptHref } from '../wallet/wallet-address.ts';
import { investTabHref, offeringHref, orderedHref } from './invest-address.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderBilling } from './order-billing.tsx';

/** The clock of the server frees what was held within a minute. */
const AGAIN_MS = 15_000;

interface OneOrderProps {
	id: string;
	/** The payment under way. */
	payment: string | undefined;
}

/** One order of shares: ways to pay it while its shares are held, its receipt otherwise. */
export function OneOrder({ id, payment }: OneOrderProps) {
	const [act, setAct] = useState<OrderAct>();
	const heading = useLedFocus();
	const { data, error, isError, refetch } = useInvestmentOrderQuery(
		{ id },
		{
			staleTime: 0,
			refetchInterval: ({ state }) => (state.data?.getOneInvestmentOrder.status === 'PENDING' ? AGAIN_MS : false),
			refetchOnWindowFocus: true,
			meta: { quiet: true },
		},
	);
	const account = useAccount();
	const found = data?.getOneInvestmentOrder;
	// Staff are told of every order whose it is, of their own too.
	const order = found && { ...found, owner: found.owner?.id === account?.id ? null : found.owner };
	return (
		<>
			<OrderScreen
				order={nullIfGone(order, error)}
				totalShare={order?.locationInfo.offering?.totalShare ?? null}
				failed={isError}
				onRetry={refetch}
				ordersHref={investTabHref(order?.owner ? 'all' : 'orders')}
				// Staff, who are told whose an order is, read every listing.
				listingHref={found?.owner ? offeringHref : orderedHref}
				paymentHref={order?.paymentId && !order.owner ? receiptHref(order.paymentId) : undefined}
				onCancel={(mine) => setAct({ order: mine, action: 'CANCEL' })}
				heading={heading.ref}
				prompt={<AskForPushAfterAct about="invest" />}
				billing={(shown) =>
					isToPay(shown, payment) && <OrderBilling order={shown} payment={payment} onRefused={refetch} />
				}
			/>
			<OrderActs act={act} onClose={() => setAct(undefined)} onDone={heading.lead} onRefused={refetch} />
		</>
	);
}

/** Somebody else's is not for staff to pay. Paid, given up or over: there is nothing to pay, but a payment under way still says how it went, and leads on once it is settled. */
function isToPay({ allowedActions, owner }: Order, payment: string | undefined): boolean {
	return !owner && (allowedActions.includes('PAY') || payment !== undefined);
}

import { useInvestmentOrderQuery, usePayInvestmentOrderMutation } from '@ancu/api/invest';
import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import type { Order } from '@ancu/ui/invest';
import { useToast } from '@ancu/ui/primitives/toast';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/use-account.ts';
import { afterAct } from '../notification/ask-for-push.tsx';
import { useGoOn } from '../shell/use-go.ts';
import { PayFor } from '../wallet/pay-for.tsx';
import { investHref } from './invest-address.ts';
import { useKeepOrder } from './use-keep-order.ts';

interface OrderBillingProps {
	order: Order;
	/** The payment under way. */
	payment: string | undefined;
	/** Paying it was refused: it is to be looked at again. */
	onRefused: () => Promise<unknown>;
}

/** The cost of an order of shares, and every way to pay it. */
export function OrderBilling({ order, payment, onRefused }: OrderBillingProps) {
	const { t } = useTranslation(['web', 'invest', 'wallet']);
	const locale = useLocale();
	const account = useAccount();
	const goOn = useGoOn();
	const toast = useToast();
	const keepOrder = useKeepOrder();
	const overview = investHref({ name: 'order', id: order.id, payment: undefined });
	const { id, code, quantity, pricePerShare, fee, finalCost, locationInfo, allowedActions } = order;
	const shares = t('invest:receipt.times', {
		shares: formatNumber(quantity, locale),
		price: formatMoneyExact(pricePerShare, locale),
	});
	return (
		<PayFor
			invoice={{
				title: t('invest.invoice'),
				number: code,
				payer: account?.name,
				lines: [
					{ label: t('invest:receipt.cost'), text: `${shares}, ${locationInfo.title}`, amount: finalCost - fee },
					...(fee > 0 ? [{ label: t('invest:receipt.fee'), amount: fee }] : []),
				],
			}}
			open={async (paymentMethod, headers) => {
				const pay = usePayInvestmentOrderMutation.fetcher({ orderId: id, paymentMethod }, headers);
				return (await pay()).paymentInvestmentOrder;
			}}
			onRefused={onRefused}
			paymentId={payment}
			over={allowedActions.includes('PAY') ? undefined : { href: overview, label: t('wallet:transactions.toOrder') }}
			onPayment={(next) =>
				goOn(investHref({ name: 'order', id, payment: next }), { replace: true, preventScrollReset: true })
			}
			onPaid={async () => {
				// It is paid, whether that can be read again or not.
				const read = await useInvestmentOrderQuery
					.fetcher({ id })()
					.catch(() => undefined);
				const now = read?.getOneInvestmentOrder;
				if (now) await keepOrder(now);
				// The payment of an order that was refunded since is settled all the same.
				if (!now || now.status === 'PAID')
					toast({
						kind: 'success',
						message: t('invest.paid', { count: quantity, formatted: formatNumber(quantity, locale) }),
					});
				goOn(overview, afterAct);
			}}
		/>
	);
}

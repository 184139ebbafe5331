import { formatDateTime, formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import type { Order, OrderAction, OrderedListingHref } from '../invest-model.ts';
import type { OrderAct } from '../order-act-dialog/order-act-dialog.tsx';
import { HoldLeft } from '../order-status/hold-left.tsx';
import { OrderStatusTag } from '../order-status/order-status.tsx';
import { useShownOrder } from '../order-status/use-shown-order.ts';
import { OrderedTitle } from '../ordered-title/ordered-title.tsx';

export interface OrderRowProps {
	order: Order;
	/** Address of an order: to pay it, or its receipt. */
	orderHref: (id: string) => string;
	/** Address of an offering. */
	listingHref: OrderedListingHref;
	/** Gives up or gives back an order; asking whether that is meant is the caller's. */
	onAct: (act: OrderAct) => void;
}

/** One order: what was bought, what it cost, where it stands, and what can be done. */
export function OrderRow({ order: given, orderHref, listingHref, onAct }: OrderRowProps) {
	const { t } = useTranslation('invest');
	const locale = useLocale();
	const order = useShownOrder(given);
	const { id, code, status, quantity, finalCost, createdAt, expiresAt, closeReason, locationInfo, owner } = order;
	const can = (action: OrderAction) => order.allowedActions.includes(action);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-4 last:pb-0">
			<div className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
				<p className="min-w-0 font-bold wrap-anywhere">
					<OrderedTitle title={locationInfo.title} href={listingHref(locationInfo)} variant="plain" />
				</p>
				<p
					className={`text-lg wrap-anywhere tabular-nums ${status === 'PENDING' || status === 'PAID' ? 'font-bold' : 'text-ink-muted'}`}
				>
					{formatMoneyExact(finalCost, locale)}
				</p>
			</div>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
				<OrderStatusTag status={status} />
				<span className="font-bold">{t('shares', { count: quantity, formatted: formatNumber(quantity, locale) })}</span>
				{given.status === 'PENDING' && expiresAt && <HoldLeft until={expiresAt} />}
			</p>
			<p className="text-sm wrap-anywhere text-ink-muted tabular-nums">
				<time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
				{' · '}
				{t('orders.code', { code })}
				{owner && ` · ${owner.name}`}
			</p>
			{closeReason && <p className="text-sm wrap-anywhere">{t('orders.reason', { reason: closeReason })}</p>}
			<div className="flex flex-wrap gap-2">
				{can('PAY') && (
					<LinkButton href={orderHref(id)} size="sm" aria-label={t('orders.payOne', { code })}>
						{t('orders.pay')}
					</LinkButton>
				)}
				{!can('PAY') && (
					<LinkButton
						href={orderHref(id)}
						variant="secondary"
						size="sm"
						aria-label={t(status === 'PAID' ? 'orders.openOne' : 'orders.seeOne', { code })}
					>
						{t(status === 'PAID' ? 'orders.open' : 'orders.see')}
					</LinkButton>
				)}
				{can('CANCEL') && (
					<Button
						variant="quiet"
						size="sm"
						aria-label={t('orders.cancelOne', { code })}
						onClick={() => onAct({ order, action: 'CANCEL' })}
					>
						{t('orders.cancel')}
					</Button>
				)}
				{can('REFUND') && (
					<Button
						variant="quiet"
						size="sm"
						aria-label={t('orders.refundOne', { code })}
						onClick={() => onAct({ order, action: 'REFUND' })}
					>
						{t('orders.refund')}
					</Button>
				)}
			</div>
		</li>
	);
}

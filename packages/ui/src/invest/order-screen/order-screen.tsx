import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { NotFound } from '../../translation/not-found/not-found.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import type { Order, OrderedListingHref } from '../invest-model.ts';
import { OrderReceipt } from '../order-receipt/order-receipt.tsx';
import { HoldLeft } from '../order-status/hold-left.tsx';
import { useShownOrder } from '../order-status/use-shown-order.ts';

export interface OrderScreenProps {
	/** Undefined while it loads, null when there is none that may be read. */
	order: Order | null | undefined;
	/** Shares that the whole is divided into; null where its offering does not say it any more. */
	totalShare: number | null;
	/** It could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Where orders are listed: one's own, or everybody's where it is somebody else's. */
	ordersHref: string;
	/** Address of an offering. */
	listingHref: OrderedListingHref;
	/** Address of the receipt of what paid it; left out where that is nobody's who looks. */
	paymentHref?: string | undefined;
	/** Gives it up; asking whether that is meant is the caller's. */
	onCancel: (order: Order) => void;
	/** Ways to pay an order as it stands by the clock, in place of the receipt; nothing where it is not to be paid. */
	billing?: ((order: Order) => ReactNode) | undefined;
	/** What is asked after an act, as whether the person wants to hear of it. */
	prompt?: ReactNode;
	/** Set to its heading, for `useLedFocus`: what gave the order up goes with that. */
	heading?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** One order of shares: paying it, and its receipt afterwards. */
export function OrderScreen({
	order: given,
	totalShare,
	failed = false,
	onRetry,
	ordersHref,
	listingHref,
	paymentHref,
	onCancel,
	billing,
	prompt,
	heading,
}: OrderScreenProps) {
	const { t } = useTranslation(['invest', 'translation']);
	const order = useShownOrder(given);
	const ways = order && billing?.(order);
	// What is over may still show how a payment went.
	const isToPay = Boolean(ways) && order?.allowedActions.includes('PAY');
	const whose = order?.owner ? 'all' : 'mine';
	const offering = order ? listingHref(order.locationInfo) : undefined;
	const title = t(isToPay ? 'order.pay' : 'order.title', { code: order?.code ?? '' });
	return (
		<div data-slot="order-screen" className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:pb-10">
			<Breadcrumbs
				label={t('translation:breadcrumbs')}
				crumbs={[
					{ label: t('translation:home'), href: '/' },
					{ label: t('screen.title'), href: '/invest' },
					{ label: t(`orders.title.${whose}`), href: ordersHref },
					{ label: order?.code ?? '…' },
				]}
			/>
			{order && (
				<h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
					{title}
				</h1>
			)}
			{order === undefined &&
				(failed ? (
					<LoadError level={1} title={t('order.error')} onRetry={onRetry}>
						{t('state.errorText')}
					</LoadError>
				) : (
					<RowsLoading picture="none" />
				))}
			{order === null && (
				<NotFound title={t('order.missing')} href={ordersHref} label={t('order.toOrders')}>
					{t('order.missingText')}
				</NotFound>
			)}
			{/* Stays until the server has freed its shares: who listens hears that they are held no longer. */}
			{billing && order?.expiresAt && !order.owner && (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-2 font-bold">
					<HoldLeft until={order.expiresAt} />
					{order.allowedActions.includes('CANCEL') && <CancelButton onCancel={() => onCancel(order)} />}
				</div>
			)}
			{ways}
			{order && !ways && (
				<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
					{prompt}
					<OrderReceipt
						order={order}
						totalShare={totalShare}
						listingHref={offering}
						paymentHref={paymentHref}
						actions={
							<>
								<LinkButton href={ordersHref} variant="secondary">
									{t(order.owner ? 'orders.title.all' : 'order.toOrders')}
								</LinkButton>
								{offering && !order.owner && (order.status === 'EXPIRED' || order.status === 'CANCELLED') && (
									<LinkButton href={offering}>{t('order.again')}</LinkButton>
								)}
							</>
						}
					/>
				</div>
			)}
		</div>
	);
}

/** Goes by itself when the hold is over, and leads the focus to the heading that says so. */
function CancelButton({ onCancel }: { onCancel: () => void }) {
	const { t } = useTranslation('invest');
	const ref = useLeadToHeading<HTMLButtonElement>();
	return (
		<Button ref={ref} variant="quiet" size="sm" onClick={onCancel}>
			{t('orders.cancel')}
		</Button>
	);
}

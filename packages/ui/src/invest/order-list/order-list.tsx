import { formatNumber } from '@ancu/forms/format';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ListIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import type { Order, OrderStatus } from '../invest-model.ts';
import { OrderRow, type OrderRowProps } from './order-row.tsx';

/** What a list of orders can be held to, in the order of an order's life. */
export const orderStatuses = ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const satisfies OrderStatus[];

/** What a list of orders is held to. */
export interface OrderListFilter {
	/** Undefined for all. */
	status: OrderStatus | undefined;
	/** Code of an order or words of its offering; empty: nothing. */
	search: string;
}

export interface OrderListProps extends Pick<OrderRowProps, 'orderHref' | 'listingHref' | 'onAct'>, PagedListProps {
	/** Those of the page, the newest first; undefined while they load. */
	orders: readonly Order[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	filter: OrderListFilter;
	/** Told what the list is to be held to. */
	onFilter: (next: OrderListFilter) => void;
	/** `all` is everybody's, for staff. @default 'mine' */
	scope?: 'mine' | 'all' | undefined;
	/** Set to its heading, for `useLedFocus`: what gave an order up or back goes with that. */
	heading?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** Orders of shares: where each stands, what it cost, what can be done with it. */
export function OrderList({
	orders,
	total = 0,
	filter,
	onFilter,
	orderHref,
	listingHref,
	onAct,
	scope = 'mine',
	heading: given,
	...list
}: OrderListProps) {
	const { t } = useTranslation(['invest', 'translation']);
	const locale = useLocale();
	const own = useRef<HTMLHeadingElement>(null);
	const heading = given ?? own;
	const { status, search } = filter;
	const isFiltered = status !== undefined || search !== '';
	const isNew = orders?.length === 0 && !isFiltered;
	return (
		<section aria-labelledby="invest-orders" data-slot="order-list" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-baseline gap-x-3">
				<h2 ref={heading} id="invest-orders" tabIndex={-1} className="text-lg font-bold outline-none">
					{t(`orders.title.${scope}`)}
				</h2>
				<p role="status" className="text-ink-muted">
					{orders && t('orders.total', { count: total, formatted: formatNumber(total, locale) })}
				</p>
			</div>
			{!isNew && (
				<ListFilter
					label={t('orders.search')}
					hint={t('orders.searchHint')}
					filter={filter}
					onFilter={onFilter}
					selects={(change) => (
						<Select
							aria-label={t('orders.status')}
							emptyLabel={t('orders.anyStatus')}
							options={orderStatuses.map((value) => ({ value, label: t(`orderStatus.${value}`) }))}
							value={status ?? ''}
							onChange={({ target: { value } }) => change({ status: orderStatuses.find((name) => name === value) })}
						/>
					)}
				/>
			)}
			<ListBody
				{...list}
				rows={orders}
				total={total}
				level={3}
				error={t('orders.error')}
				errorText={t('state.errorText')}
				empty={
					isFiltered ? (
						<NoMatch
							level={3}
							title={t('orders.none')}
							onShowAll={() => onFilter({ status: undefined, search: '' })}
							heading={heading}
						>
							{t('orders.noneText')}
						</NoMatch>
					) : (
						<StateMessage level={3} title={t(`orders.empty.${scope}`)} icon={<ListIcon />}>
							{t(`orders.emptyText.${scope}`)}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<ul aria-labelledby="invest-orders" className="grid grid-cols-[minmax(0,1fr)]">
						{rows.map((order) => (
							<OrderRow key={order.id} order={order} orderHref={orderHref} listingHref={listingHref} onAct={onAct} />
						))}
					</ul>
				)}
			</ListBody>
		</section>
	);
}

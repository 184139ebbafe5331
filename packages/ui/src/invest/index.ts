export { HoldingList, type HoldingListProps } from './holding-list/holding-list.tsx';
export { InvestForm, type InvestFormProps } from './invest-form/invest-form.tsx';
export {
	type Holding,
	type InvestmentPoint,
	type OfferedListing,
	type Offering,
	type OfferingDocument,
	type OfferingDocumentKind,
	type OfferingFactsModel,
	type OfferingState,
	type OfferingUpdate,
	type Order,
	type OrderAction,
	type OrderStatus,
	positionOf,
} from './invest-model.ts';
export { MoneyOverTime, type MoneyOverTimeProps } from './money-over-time/money-over-time.tsx';
export { OfferingCard, type OfferingCardProps, OfferingCardSkeleton } from './offering-card/offering-card.tsx';
export { OfferingFacts, type OfferingFactsProps } from './offering-facts/offering-facts.tsx';
export { OfferingList, type OfferingListProps } from './offering-list/offering-list.tsx';
export { OfferingProgress, type OfferingProgressProps } from './offering-progress/offering-progress.tsx';
export { OrderList, type OrderListFilter, type OrderListProps, orderStatuses } from './order-list/order-list.tsx';
export { OrderReceipt, type OrderReceiptProps } from './order-receipt/order-receipt.tsx';

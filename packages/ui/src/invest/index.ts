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
	type OrderedListing,
	type OrderedListingHref,
	type OrderStatus,
	positionOf,
} from './invest-model.ts';
export { InvestScreen, type InvestScreenProps, type InvestTab, investTabs } from './invest-screen/invest-screen.tsx';
export { MoneyOverTime, type MoneyOverTimeProps } from './money-over-time/money-over-time.tsx';
export { OfferingCard, type OfferingCardProps, OfferingCardSkeleton } from './offering-card/offering-card.tsx';
export { OfferingFacts, type OfferingFactsProps } from './offering-facts/offering-facts.tsx';
export {
	OfferingList,
	type OfferingListProps,
	type OfferingPhase,
	offeringPhases,
} from './offering-list/offering-list.tsx';
export { OfferingPanel, type OfferingPanelProps } from './offering-panel/offering-panel.tsx';
export { OfferingProgress, type OfferingProgressProps } from './offering-progress/offering-progress.tsx';
export { type OrderAct, OrderActDialog, type OrderActDialogProps } from './order-act-dialog/order-act-dialog.tsx';
export { OrderList, type OrderListFilter, type OrderListProps, orderStatuses } from './order-list/order-list.tsx';
export { OrderReceipt, type OrderReceiptProps } from './order-receipt/order-receipt.tsx';
export { OrderScreen, type OrderScreenProps } from './order-screen/order-screen.tsx';
export { ShareBar, type ShareBarProps } from './share-bar/share-bar.tsx';

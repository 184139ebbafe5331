export { readAmount } from './amount.ts';
export { type CardBrand, digitsOf, formatCardMonth, formatCardNumber } from './card.ts';
export { type PaymentLimits, paymentLimits, takesAtOnce } from './limits.ts';
export {
	type CardDraft,
	type CardValues,
	PAYMENT_MINUTES,
	TOP_UP_MIN,
	type TopUpDraft,
	type TopUpMethod,
	TRANSFER_MINUTES,
	topUpMethods,
} from './schema.ts';
export {
	type BookPayOutDraft,
	type BookPayOutValues,
	bookPayOutSchema,
	type CloseCreditDraft,
	type CloseCreditValues,
	DECISION_MAX,
	type FindOwnerValues,
	type FindPaymentValues,
	type PayOutDraft,
	type PayOutValues,
	payOutSchema,
	REFERENCE_MAX,
	type RefundDraft,
	type RefundValues,
	type ResolveCreditDraft,
	type ResolveCreditValues,
	type ReturnCreditValues,
	returnCreditSchema,
} from './staff-schema.ts';
export { groupByDay, type TransactionDay } from './transaction-days.ts';
export {
	isPeriodInOrder,
	readTransactionFilter,
	type TransactionFilter,
	type TransactionStatus,
	type TransactionType,
	toTransactionQuery,
	transactionStatuses,
	transactionTypes,
	writeTransactionFilter,
} from './transaction-filter.ts';

export { readAmount } from './amount.ts';
export { type CardBrand, digitsOf, formatCardMonth, formatCardNumber } from './card.ts';
export { paymentLimits, takesAtOnce } from './limits.ts';
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
export { type BookPayOutFormOptions, useBookPayOutForm } from './use-book-pay-out-form.ts';
export { type CardFormOptions, type CardFormState, type CardInput, useCardForm } from './use-card-form.ts';
export { type CloseCreditFormOptions, useCloseCreditForm } from './use-close-credit-form.ts';
export { type FindOwnerFormOptions, useFindOwnerForm } from './use-find-owner-form.ts';
export { type FindPaymentFormOptions, useFindPaymentForm } from './use-find-payment-form.ts';
export { type PayOutFormOptions, usePayOutForm } from './use-pay-out-form.ts';
export { type RefundFormOptions, useRefundForm } from './use-refund-form.ts';
export { type ResolveCreditFormOptions, useResolveCreditForm } from './use-resolve-credit-form.ts';
export { type ReturnCreditFormOptions, useReturnCreditForm } from './use-return-credit-form.ts';
export { type TopUpFormOptions, type TopUpFormState, type TopUpValues, useTopUpForm } from './use-top-up-form.ts';

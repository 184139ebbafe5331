export { Billing, type BillingProps } from './billing/billing.tsx';
export { type CardBank, CardForm, type CardFormProps } from './card-form/card-form.tsx';
export { DecisionDialog, type DecisionDialogProps } from './decision-dialog/decision-dialog.tsx';
export { EntriesLoading, type EntriesLoadingProps } from './entries-loading/entries-loading.tsx';
export { InvoiceSlip, type InvoiceSlipProps } from './invoice-slip/invoice-slip.tsx';
export { LatestTransactions, type LatestTransactionsProps } from './latest-transactions/latest-transactions.tsx';
export { MethodList, type MethodListProps } from './method-list/method-list.tsx';
export type { ReservedPayOut } from './pay-out-model.ts';
export { PayOutWallet, type PayOutWalletProps } from './pay-out-wallet/pay-out-wallet.tsx';
export { PayOuts, type PayOutsProps } from './pay-outs/pay-outs.tsx';
export { PaymentFrame, type PaymentFrameProps } from './payment-frame/payment-frame.tsx';
export { PaymentLookup, type PaymentLookupProps } from './payment-lookup/payment-lookup.tsx';
export {
	type BankTransfer,
	type Invoice,
	type InvoiceLine,
	type Payment,
	type PaymentCause,
	type PaymentMethod,
	type PaymentStatus,
	totalOf,
} from './payment-model.ts';
export { PaymentState, type PaymentStateProps } from './payment-state/payment-state.tsx';
export { PaymentUnknown, type PaymentUnknownProps } from './payment-state/payment-unknown.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { Receipt, type ReceiptProps } from './receipt/receipt.tsx';
export type { PaymentEvent, PaymentRecord, StaffPayment } from './staff-payment-model.ts';
export { TopUpForm, type TopUpFormProps } from './top-up-form/top-up-form.tsx';
export { TradeGuide, type TradeGuideProps } from './trade-guide/trade-guide.tsx';
export { TransactionHistory, type TransactionHistoryProps } from './transaction-history/transaction-history.tsx';
export { TransactionList, type TransactionListProps } from './transaction-list/transaction-list.tsx';
export type { Transaction, Wallet } from './transaction-model.ts';
export { TransferPanel, type TransferPanelProps } from './transfer-panel/transfer-panel.tsx';
export { UnmatchedList, type UnmatchedListProps } from './unmatched-list/unmatched-list.tsx';
export type { OwnUnmatchedCredit, UnmatchedCredit } from './unmatched-model.ts';
export type { FindOwner } from './wallet-owner/find-owner-dialog.tsx';
export { WalletReceipt, type WalletReceiptProps } from './wallet-receipt/wallet-receipt.tsx';
export { WalletScreen, type WalletScreenProps } from './wallet-screen/wallet-screen.tsx';
export { WalletSummary, type WalletSummaryProps } from './wallet-summary/wallet-summary.tsx';
export { WalletUnmatched, type WalletUnmatchedProps } from './wallet-unmatched/wallet-unmatched.tsx';

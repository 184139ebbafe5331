import type { Context } from '../graphql/context.ts';
import type { BankTransfer, Payer, Resolvers } from '../graphql/schema.generated.ts';
import { bankName, banks } from './banks.ts';
import { closeSuspect, findOwnUnmatched, findUnmatched, resolveUnmatched } from './credit.service.ts';
import { buildVietQr } from './gateway/vietqr.ts';
import { findHistory } from './history.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentRow } from './payment.repository.ts';
import { cancelPayment, checkPayment, checkPaymentFor, getPayment, payByCard } from './payment.service.ts';
import { paymentCauses } from './payment-cause.ts';
import { readReason } from './payment-event.repository.ts';
import { findPaymentRecord } from './payment-record.ts';
import { isOpen, statusOf } from './payment-state.ts';
import { bookPayout, cancelPayout, findReserved, reservePayout } from './payout.service.ts';
import { isRefundable, refundPayment } from './refund.ts';
import { returnUnmatched } from './return-credit.ts';
import { findWalletOwner } from './wallet-owner.ts';

export const walletResolvers = {
	Query: {
		getOnePaymentByCode: (_parent, { code }, context) => findPaymentRecord(context, code),
		getOnePayment: (_parent, { id }, context) => getPayment(context, id),
		getAllBank: () => [...banks],
		getAllUnmatchedCredit: (_parent, args, context) => findUnmatched(context, args),
		getOneWalletOwner: (_parent, args, context) => findWalletOwner(context, args),
		getAllReservedPayout: (_parent, _args, context) => findReserved(context),
		getAllTransHistory: (_parent, args, context) => findHistory(context, args),
	},
	Mutation: {
		getPayment: (_parent, { method, bankCode, amount }, context) =>
			openPayment(context, { purpose: 'TOP_UP', method, bankCode, amount }),
		paymentPlanningCheckRequest: (_parent, { planningCheckRequestId, method }, context) =>
			openPayment(context, { purpose: 'PLANNING_CHECK', purposeId: planningCheckRequestId, method }),
		checkStatusPayment: (_parent, { planningCheckRequestId }, context) =>
			checkPaymentFor(context, planningCheckRequestId),
		checkPayment: (_parent, { id }, context) => checkPayment(context, id),
		payByCard: (_parent, { paymentId, cardToken }, context) => payByCard(context, paymentId, cardToken),
		cancelPayment: (_parent, { id }, context) => cancelPayment(context, id),
		refundPayment: (_parent, { id, reason }, context) => refundPayment(context, id, reason),
		reservePayout: (_parent, args, context) => reservePayout(context, args),
		bookPayout: (_parent, args, context) => bookPayout(context, args),
		cancelPayout: (_parent, args, context) => cancelPayout(context, args),
		resolveUnmatchedCredit: (_parent, args, context) => resolveUnmatched(context, args),
		returnUnmatchedCredit: (_parent, args, context) => returnUnmatched(context, args),
		closeSuspectCredit: (_parent, args, context) => closeSuspect(context, args),
	},
	Payment: {
		code: (payment) => payment.txn_ref,
		purposeId: (payment) => payment.purpose_id,
		status: (payment) => statusOf(payment),
		payUrl: (payment) => (canBePaid(payment) ? payment.pay_url : null),
		cardUrl: (payment, _args, { cashier }) =>
			payment.method === 'CARD' && payment.state === 'CREATED' && canBePaid(payment)
				? (cashier.card?.tokenUrl ?? null)
				: null,
		qr: (payment, _args, { cashier }) => {
			if (payment.method !== 'TRANSFER' || !cashier.bank || !canBePaid(payment)) return null;
			const { bin, account } = cashier.bank;
			return buildVietQr({ bin, account, amount: payment.amount, purpose: payment.txn_ref });
		},
		// Also when its time is over: whoever has transferred compares it with what was transferred.
		transfer: (payment, _args, context) => (payment.method === 'TRANSFER' ? toTransfer(payment, context) : null),
		expiresAt: ({ method, expires_at }) => (method === 'WALLET' ? null : expires_at.toISOString()),
		cause: (payment) => {
			if (payment.cause) return paymentCauses[payment.cause];
			return statusOf(payment) === 'EXPIRED' ? 'EXPIRED' : null;
		},
		isLate: (payment) => payment.is_late,
		createdAt: ({ created_at }) => created_at.toISOString(),
		settledAt: ({ settled_at }) => settled_at?.toISOString() ?? null,
	},
	Transaction: {
		id: ({ id }) => String(id),
		value: ({ amount }) => amount,
		fee: () => 0,
		// Everybody reads a wallet of their own.
		accountName: async (_entry, _args, { loaders, viewer }) =>
			(viewer && (await loaders.account.load(viewer.id))?.name) ?? null,
		createdAt: ({ created_at }) => created_at.toISOString(),
		updatedAt: ({ updated_at }) => updated_at.toISOString(),
		content: ({ note }) => note,
		transNo: ({ trans_no }) => trans_no,
		paymentId: ({ payment_id }) => payment_id,
		purpose: ({ purpose }) => purpose,
		purposeId: ({ purpose_id }) => purpose_id,
		balance: ({ balance_after }) => balance_after,
	},
	StaffPayment: {
		code: ({ txn_ref }) => txn_ref,
		status: (payment) => statusOf(payment),
		createdAt: ({ created_at }) => created_at.toISOString(),
		reference: ({ provider_txn_no }) => provider_txn_no,
		payer: ({ account_id }, _args, context) => personOf(context, account_id),
		history: ({ id }, _args, { loaders }) => loaders.paymentEvents.load(id),
		isRefundable: async (payment, _args, { loaders, viewer }) =>
			isRefundable(payment) &&
			payment.account_id !== viewer?.id &&
			(await loaders.account.load(payment.account_id))?.deleted_at === null,
	},
	PaymentEvent: {
		id: ({ id }) => String(id),
		amount: async (event, _args, { loaders }) =>
			readReason(event).amount ?? ((event.credit_id && (await loaders.credit.load(event.credit_id))?.amount) || null),
		code: (event) => readReason(event).code,
		text: (event) => readReason(event).text,
		actorName: async ({ actor_id }, _args, { loaders }) =>
			(actor_id && (await loaders.account.load(actor_id))?.name) || null,
		at: ({ at }) => at.toISOString(),
	},
	Payout: {
		owner: ({ account_id }, _args, context) => personOf(context, account_id),
		note: ({ note }) => note ?? '',
		createdAt: ({ created_at }) => created_at.toISOString(),
	},
	Wallet: {
		unmatched: ({ id }, _args, { db }) => findOwnUnmatched(db, id),
	},
	WalletCredit: {
		reason: ({ reason }) => reason ?? '',
		receivedAt: ({ received_at }) => received_at.toISOString(),
	},
	UnmatchedCredit: {
		reason: ({ reason }) => reason ?? '',
		payment: ({ payment_id }, _args, { loaders }) => (payment_id ? loaders.payment.load(payment_id) : null),
		receivedAt: ({ received_at }) => received_at.toISOString(),
		resolvedAt: ({ resolved_at }) => resolved_at?.toISOString() ?? null,
		account: ({ account_id }, _args, { loaders }) => (account_id ? loaders.account.load(account_id) : null),
	},
} satisfies Resolvers;

/** Null where the account was erased. */
async function personOf({ loaders }: Context, accountId: string): Promise<Payer | null> {
	const account = await loaders.account.load(accountId);
	return account && !account.deleted_at ? { name: account.name, phone: account.phone } : null;
}

function canBePaid(payment: PaymentRow): boolean {
	return isOpen(payment) && payment.expires_at > new Date();
}

function toTransfer({ txn_ref }: PaymentRow, { cashier: { bank } }: Context): BankTransfer | null {
	if (!bank) return null;
	const { bin, account, accountName } = bank;
	return { bankName: bankName(bin), bankBin: bin, accountNumber: account, accountName, memo: txn_ref };
}

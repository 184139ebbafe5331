import { bookPayOutSchema, DECISION_MAX, payOutSchema } from '@ancu/forms/wallet';
import { lockIfLiving } from '../account/account.repository.ts';
import { needPhone } from '../account/phone.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { readWords } from '../graphql/read-words.ts';
import type {
	MutationBookPayoutArgs,
	MutationCancelPayoutArgs,
	MutationReservePayoutArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { bookTransfer } from './book-transfer.ts';
import { capture, hold, release } from './hold.ts';
import { findOthers, requireOthers } from './own-money.ts';
import { tellPaidOut } from './tell-wallet.ts';

/** Money of a wallet on its way to a bank account: the hold that sets it aside, and the pay-out of the same id once it is booked. */
export interface PayoutRow {
	id: string;
	account_id: string;
	/** Đồng. */
	amount: number;
	note: string | null;
	/** The bank's number of the transfer; null until it is booked. */
	reference: string | null;
	/** When it was set aside. */
	created_at: Date;
}

// Nobody has as many under way at once; the next ones show as these end.
const RESERVED_MAX = 100;

/** Pay-outs that are set aside and not booked, the oldest first. */
export function findReserved({ db }: Context): Promise<PayoutRow[]> {
	return payouts(db)
		.where('hold.state', '=', 'OPEN')
		.orderBy('hold.created_at')
		.orderBy('hold.id')
		.limit(RESERVED_MAX)
		.execute();
}

/**
 * Sets money of somebody's wallet aside before the bank is told to send it: what has left cannot be short in the wallet any more.
 * Throws NOT_ENOUGH_MONEY, and OWN_MONEY as every step of an own pay-out does.
 */
export async function reservePayout(context: Context, { data }: MutationReservePayoutArgs): Promise<PayoutRow> {
	const { db } = context;
	const { phone, amount, note } = parseInput(payOutSchema, data);
	const number = needPhone(phone);
	const account = await findOthers(context, number);

	const id = await idempotent(context, { name: 'reservePayout', body: [number, amount, note] }, (keep) =>
		inTransaction(db, async (tx) => {
			// Locked: an account that is being erased has no wallet to take from.
			if (!(await lockIfLiving(tx, account.id))) throw badField('phone', 'unknown');
			// A transfer takes hours, over a holiday days, and whether it left is known to people alone: no clock gives it back.
			const id = await hold(tx, { accountId: account.id, amount, type: 'PAYOUT', note });
			await keep(tx, id);
			return id;
		}),
	);
	return needPayout(db, id);
}

/**
 * Books that the bank has sent what was set aside. A transfer is booked once, whoever books it: its reference is unique (BAD_INPUT
 * `taken`). Throws PAYMENT_OVER where it was booked or given up.
 */
export async function bookPayout(
	context: Context,
	{ id, reference: given }: MutationBookPayoutArgs,
): Promise<PayoutRow> {
	const { db, viewer } = context;
	const { reference } = parseInput(bookPayOutSchema, { reference: given });
	const { account_id: accountId, amount, note } = await needPayout(db, id);
	requireOthers(viewer, accountId);
	await idempotent(context, { name: 'bookPayout', body: [id, reference] }, (keep) =>
		inTransaction(db, async (tx) => {
			await capture(tx, id);
			const actor_id = viewer?.id ?? '';
			await bookTransfer(tx, { id, account_id: accountId, amount, reference, note: note ?? '', actor_id });
			await tellPaidOut(tx, accountId, { amount, reference }, viewer?.id ?? null);
			await keep(tx, id);
			return id;
		}),
	);
	return needPayout(db, id);
}

/** Gives what was set aside and not sent back to its wallet, whose owner reads why. Throws PAYMENT_OVER where it was booked or given up. */
export async function cancelPayout(
	context: Context,
	{ id, reason: given }: MutationCancelPayoutArgs,
): Promise<PayoutRow> {
	const { db, viewer } = context;
	const reason = readWords(given, 'reason', DECISION_MAX);
	const { account_id: accountId } = await needPayout(db, id);
	// The bank may have sent it by then.
	requireOthers(viewer, accountId);
	await idempotent(context, { name: 'cancelPayout', body: [id, reason] }, (keep) =>
		inTransaction(db, async (tx) => {
			await release(tx, id, reason);
			await keep(tx, id);
			return id;
		}),
	);
	return needPayout(db, id);
}

/** Throws NOT_FOUND, also for money that is set aside for something else. */
async function needPayout(db: Db, id: string): Promise<PayoutRow> {
	const payout = isUuid(id) ? await payouts(db).where('hold.id', '=', id).executeTakeFirst() : undefined;
	if (!payout) throw new AppError('NOT_FOUND');
	return payout;
}

function payouts(db: Db) {
	return db
		.selectFrom('wallet_hold as hold')
		.leftJoin('payout', 'payout.id', 'hold.id')
		.where('hold.type', '=', 'PAYOUT')
		.select(['hold.id', 'hold.account_id', 'hold.amount', 'hold.note', 'hold.created_at', 'payout.reference']);
}

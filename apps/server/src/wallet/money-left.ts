import { formatMoneyExact, type Locale } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import { findWallet } from './history.ts';

/**
 * Throws while an account has money here: PAYMENT_OPEN while some is or may be on its way, else WALLET_NOT_EMPTY with the `amount`, what
 * is set aside included.
 */
export async function requireNoMoney(tx: Db, accountId: string, locale: Locale): Promise<void> {
	if (await hasOpenPayment(tx, accountId)) throw new AppError('PAYMENT_OPEN');
	const { balance, held } = await findWallet(tx, accountId);
	const amount = balance + held;
	if (amount > 0) throw new AppError('WALLET_NOT_EMPTY', { params: { amount: formatMoneyExact(amount, locale) } });
}

/** One that is waited for, looked at by staff, to be asked about once more, or that brought money which nobody has matched. */
async function hasOpenPayment(tx: Db, accountId: string): Promise<boolean> {
	const open = await tx
		.selectFrom('payment')
		.select('id')
		.where('account_id', '=', accountId)
		.where(({ eb, or, exists, selectFrom }) =>
			or([
				eb('state', 'in', ['CREATED', 'PENDING', 'REVIEW']),
				eb('next_check_at', 'is not', null),
				exists(
					selectFrom('credit')
						.select('credit.id')
						.whereRef('credit.payment_id', '=', 'payment.id')
						.where('credit.reason', 'is not', null)
						.where('credit.resolved_at', 'is', null),
				),
			]),
		)
		.limit(1)
		.executeTakeFirst();
	return open !== undefined;
}

import { returnCreditSchema } from '@ancu/forms/wallet';
import { inTransaction } from '../database/in-transaction.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { MutationReturnUnmatchedCreditArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { bookTransfer } from './book-transfer.ts';
import { type CreditRow, endWaiting, findCredit, lockBearer, needCredit } from './credit.service.ts';
import { clearingOf, type Outside, post } from './ledger.ts';
import { tellSentBack } from './tell-wallet.ts';

/**
 * Books that unmatched money was sent back to where it came from, by hand at the bank or in the gateway's own pages: once, with the name of
 * whoever did it, and once a transfer, together with pay-outs (BAD_INPUT `taken`). Who paid for the payment whose code it bears is told.
 * Throws PAYMENT_OVER where it was put into a wallet or sent back meanwhile, OWN_MONEY where it bears the code of an own payment.
 */
export async function returnUnmatched(
	context: Context,
	{ id, ...given }: MutationReturnUnmatchedCreditArgs,
): Promise<CreditRow> {
	const { db, viewer } = context;
	const { reference, note } = parseInput(returnCreditSchema, given);
	const waiting = isUuid(id) ? await findCredit(db, id) : undefined;
	// Money in doubt was booked nowhere: it is closed.
	if (!waiting?.reason || waiting.reason === 'suspect') throw new AppError('NOT_FOUND');

	await idempotent(context, { name: 'returnUnmatchedCredit', body: [id, reference, note] }, (keep) =>
		inTransaction(db, async (tx) => {
			const payment = await lockBearer(tx, waiting, viewer);
			const credit = await endWaiting(tx, id, 'credit_returned', { resolved_by: viewer?.id ?? null, note });
			const { amount, provider } = credit;
			await bookTransfer(tx, { credit_id: id, amount, reference, note, actor_id: viewer?.id ?? '' });
			await post(tx, { kind: 'resolution', sourceId: id, type: null, note }, [
				{ house: 'unmatched', amount: -amount },
				{ house: clearingOf(provider as Outside), amount },
			]);
			if (payment) await tellSentBack(tx, payment, { amount, reference }, viewer?.id);
			await keep(tx, id);
			return id;
		}),
	);
	return needCredit(db, id);
}

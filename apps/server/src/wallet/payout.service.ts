import { payOutSchema } from '@ancu/forms/wallet';
import { findAccountByPhone, isErased } from '../account/account.repository.ts';
import { readPhone } from '../account/phone.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { MutationPayOutWalletArgs, Payout } from '../graphql/schema.generated.ts';
import { once } from './idempotency.ts';
import { debitWallet } from './ledger.ts';
import { tellPaidOut } from './tell-wallet.ts';

/**
 * Books money that was sent from somebody's wallet to their bank account. A transfer is booked once, whoever books it: its
 * reference is unique (BAD_INPUT `taken`). Throws NOT_ENOUGH_MONEY.
 */
export async function payOutWallet(context: Context, { data }: MutationPayOutWalletArgs): Promise<Payout> {
	const { db, viewer } = context;
	const { phone, amount, reference, note } = parseInput(payOutSchema, data);
	const number = readPhone(phone);
	const account = number ? await findAccountByPhone(db, number) : undefined;
	if (!account) throw badField('phone', number ? 'unknown' : 'invalid');

	const id = await once(context, { name: 'payOutWallet', body: [number, amount, reference, note] }, (keep) =>
		inTransaction(db, async (tx) => {
			// Locked: an account that is being erased has no wallet to take from.
			if (await isErased(tx, account.id)) throw badField('phone', 'unknown');
			const payout = await tx
				.insertInto('payout')
				.values({ account_id: account.id, amount, reference, note, actor_id: viewer?.id ?? '' })
				// By any spelling of its number.
				.onConflict((conflict) => conflict.doNothing())
				.returning('id')
				.executeTakeFirst();
			if (!payout) throw badField('reference', 'taken');
			const cause = { kind: 'payout', sourceId: payout.id, type: 'PAYOUT', note } as const;
			await debitWallet(tx, { ...cause, accountId: account.id, amount, to: 'bank' });
			await tellPaidOut(tx, account.id, { amount, reference }, viewer?.id ?? null);
			await keep(tx, payout.id);
			return payout.id;
		}),
	);
	const made = await db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
	return { id, amount: made.amount, reference: made.reference, createdAt: made.created_at.toISOString() };
}

import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { creditWallet } from '../wallet/ledger.ts';

/** Puts đồng into an account's wallet, by entries like any other. */
export async function giveMoney(db: Db, accountId: string, amount: number): Promise<void> {
	await inTransaction(db, (tx) =>
		creditWallet(tx, { kind: 'opening', sourceId: randomUUID(), type: 'TOP_UP', accountId, amount, from: 'opening' }),
	);
}

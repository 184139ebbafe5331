import type { Insertable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PayoutTable } from '../database/tables.ts';
import { badField } from '../graphql/app-error.ts';

/** Books a transfer that left our account: once, by any spelling of its number (BAD_INPUT `taken`). */
export async function bookTransfer(tx: Db, transfer: Insertable<PayoutTable>): Promise<void> {
	const booked = await tx
		.insertInto('payout')
		.values(transfer)
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!booked) throw badField('reference', 'taken');
}

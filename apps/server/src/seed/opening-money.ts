import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { creditWallet } from '../wallet/ledger.ts';

/** Đồng that the two people among the development accounts start with. */
const AMOUNT = 5_000_000;
const holders = ['an', 'binh'];

/** Gives development accounts money for trying out, once, by entries like any other. */
export async function insertOpeningMoney(db: Db): Promise<void> {
	const poor = await db
		.selectFrom('account')
		.select('id')
		.where('username', 'in', holders)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom('ledger_transaction')
						.select('id')
						.where('kind', '=', 'opening')
						.whereRef('source_id', '=', 'account.id'),
				),
			),
		)
		.execute();
	for (const { id } of poor)
		await inTransaction(db, (tx) =>
			creditWallet(tx, {
				kind: 'opening',
				sourceId: id,
				type: 'TOP_UP',
				note: 'Số dư ban đầu để dùng thử',
				accountId: id,
				amount: AMOUNT,
				from: 'opening',
			}),
		);
}

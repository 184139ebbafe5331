import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { AppError } from '../graphql/app-error.ts';
import { findOrdersOf, lockOrder, updateOrder } from './order.repository.ts';
import { updateOnce } from './update-once.ts';

/** Everything that is kept of an account's shares, and of what it offers. */
export async function exportInvestments(db: Db, accountId: string) {
	return {
		investmentOrders: await findOrdersOf(db, accountId),
		offeringUpdates: await db
			.selectFrom('offering_update')
			.select(['listing_id', 'text', 'at'])
			.where('account_id', '=', accountId)
			.orderBy('id')
			.execute(),
		offeringDocuments: await db
			.selectFrom('offering_file')
			.select(['id', 'name', 'created_at'])
			.where('account_id', '=', accountId)
			.orderBy('created_at')
			.execute(),
	};
}

/**
 * Gives up the unpaid orders of an account and throws away what it told of its own offerings. Throws SHARES_SOLD while others have
 * shares in one of these, or are paying for some, and HOLDINGS_LEFT while the account has shares itself.
 */
export async function eraseInvestments(tx: Db, accountId: string): Promise<void> {
	if (await hasInvestors(tx, accountId)) throw new AppError('SHARES_SOLD');
	for (const { id } of await findOrdersOf(tx, accountId)) {
		const order = await lockOrder(tx, id);
		if (order?.status === 'PAID') throw new AppError('HOLDINGS_LEFT');
		if (order?.status === 'PENDING') await updateOrder(tx, id, { status: 'CANCELLED', closed_at: new Date() });
	}
	await eraseWords(tx, accountId);
	const files = await tx.deleteFrom('offering_file').where('account_id', '=', accountId).returning('key').execute();
	await dropFiles(
		tx,
		files.map(({ key }) => key),
	);
}

/** What it said of its offerings, and told those who had shares of them once: their copies too. */
async function eraseWords(tx: Db, accountId: string): Promise<void> {
	const own = tx.selectFrom('listing').select('id').where('account_id', '=', accountId);
	await tx
		.updateTable('offering')
		.set({ use_of_funds: null, exit_rule: null })
		.where('listing_id', 'in', own)
		.execute();
	const told = await tx.deleteFrom('offering_update').where('account_id', '=', accountId).returning('id').execute();
	if (told.length === 0) return;
	await tx
		.deleteFrom('notification')
		.where('account_id', 'in', tx.selectFrom('investment_order').select('account_id').where('listing_id', 'in', own))
		.where(
			'once',
			'in',
			told.map(({ id }) => updateOnce(id)),
		)
		.execute();
}

/** Locked, so that nobody orders before the listings are down. */
async function hasInvestors(tx: Db, accountId: string): Promise<boolean> {
	const own = await tx
		.selectFrom('offering')
		.innerJoin('listing', 'listing.id', 'offering.listing_id')
		.select(['shares_sold', 'shares_held'])
		.where('listing.account_id', '=', accountId)
		.orderBy('offering.listing_id')
		.forUpdate('offering')
		.execute();
	return own.some(({ shares_sold, shares_held }) => shares_sold + shares_held > 0);
}

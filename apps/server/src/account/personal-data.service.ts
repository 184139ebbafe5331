import type { Context } from '../graphql/context.ts';
import { exportInvestments } from '../invest/invest-person.ts';
import { exportNotifications } from '../notification/notification-person.ts';
import { exportPlanningChecks } from '../planning/planning-check-person.ts';
import { exportProcedures } from '../procedure/procedure-person.ts';
import { exportGreenChecks } from '../verification/green-check-person.ts';
import { findAllEntries, findWallet } from '../wallet/history.ts';
import { getMe } from './account.service.ts';
import { findConsents } from './consent.service.ts';
import { findSessionsOf } from './session.repository.ts';

/** Everything that is kept about the signed-in account, as JSON. Secrets, which are kept as hashes, are not in it, nor who of our people did something. */
export async function exportMyData(context: Context): Promise<string> {
	const { db } = context;
	const account = await getMe(context);
	const { password_hash: _, ...profile } = account;
	const sessions = (await findSessionsOf(db, account.id)).map(({ token_hash: _hash, ...session }) => session);
	const listings = await db.selectFrom('listing').selectAll().where('account_id', '=', account.id).execute();
	return JSON.stringify(
		{
			exportedAt: new Date(),
			profile,
			sessions,
			...(await exportNotifications(db, account.id)),
			consents: await findConsents(db, account.id),
			drafts: await db.selectFrom('draft').selectAll().where('account_id', '=', account.id).execute(),
			savedListings: await db.selectFrom('saved_listing').selectAll().where('account_id', '=', account.id).execute(),
			savedSearches: await db.selectFrom('saved_search').selectAll().where('account_id', '=', account.id).execute(),
			reports: await db
				.selectFrom('listing_report')
				.select(['listing_id', 'reason', 'text', 'created_at'])
				.where('account_id', '=', account.id)
				.execute(),
			planningChecks: await exportPlanningChecks(db, account.id),
			procedures: await exportProcedures(db, account.id),
			...(await exportGreenChecks(db, account.id)),
			wallet: await findWallet(db, account.id),
			walletEntries: await findAllEntries(db, account.id),
			payments: await db.selectFrom('payment').selectAll().where('account_id', '=', account.id).execute(),
			...(await exportInvestments(db, account.id)),
			listings: listings.map(
				({ search: _search, cell: _cell, accepted_facts: _accepted, checker_id: _checker, ...listing }) => listing,
			),
		},
		null,
		2,
	);
}

import type { Db } from '../database/open-database.ts';
import { exportUploads } from '../file/upload.repository.ts';
import type { Context } from '../graphql/context.ts';
import { exportInvestments } from '../invest/invest-person.ts';
import { createTurns } from '../limit/turns.ts';
import { exportListings } from '../listing/listing-person.ts';
import { exportNotifications } from '../notification/notification-person.ts';
import { exportPlanningChecks } from '../planning/planning-check-person.ts';
import { exportProcedures } from '../procedure/procedure-person.ts';
import { exportGreenChecks } from '../verification/green-check-person.ts';
import { findAllEntries, findWallet } from '../wallet/history.ts';
import type { AccountRow } from './account.repository.ts';
import { getMe } from './account.service.ts';
import { findConsents } from './consent.service.ts';
import { findSessionsOf } from './session.repository.ts';

/** One export of an account at once in this process; none waits. */
const exporting = createTurns({ name: 'export-turn', atOnce: 1, waitingMost: 0, waitsMs: 0 });

/**
 * Everything that is kept about the signed-in account, as JSON. Secrets, which are kept as hashes, are not in it, nor who of our people
 * did something. It holds so many listings as `exportListings` gives at once; with `listingsAfter`, the `moreListingsAfter` of an
 * answer before, it holds the next of them and nothing else. Throws TOO_MANY_REQUESTS while another one is made for the account.
 */
export async function exportMyData(context: Context, listingsAfter: number | null): Promise<string> {
	const account = await getMe(context);
	return exporting(account.id)(async () => {
		const { listings, more } = await exportListings(context.db, account.id, listingsAfter ?? 0);
		const rest = listingsAfter === null ? await exportAllButListings(context.db, account) : {};
		const head = JSON.stringify({ exportedAt: new Date(), ...rest, moreListingsAfter: more }, null, 2);
		return `${head.slice(0, head.lastIndexOf('}')).trimEnd()},\n  "listings": ${listings}\n}`;
	});
}

async function exportAllButListings(db: Db, { password_hash: _, ...profile }: AccountRow) {
	const { id } = profile;
	return {
		profile,
		sessions: (await findSessionsOf(db, id)).map(({ token_hash: _hash, ...session }) => session),
		...(await exportNotifications(db, id)),
		consents: await findConsents(db, id),
		drafts: await db.selectFrom('draft').selectAll().where('account_id', '=', id).execute(),
		uploads: await exportUploads(db, id),
		savedListings: await db.selectFrom('saved_listing').selectAll().where('account_id', '=', id).execute(),
		savedSearches: await db.selectFrom('saved_search').selectAll().where('account_id', '=', id).execute(),
		reports: await db
			.selectFrom('listing_report')
			.select(['listing_id', 'reason', 'text', 'created_at'])
			.where('account_id', '=', id)
			.execute(),
		planningChecks: await exportPlanningChecks(db, id),
		procedures: await exportProcedures(db, id),
		...(await exportGreenChecks(db, id)),
		wallet: await findWallet(db, id),
		walletEntries: await findAllEntries(db, id),
		payments: await db.selectFrom('payment').selectAll().where('account_id', '=', id).execute(),
		...(await exportInvestments(db, id)),
	};
}

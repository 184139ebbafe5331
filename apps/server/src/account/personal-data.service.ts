import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import { findOrdersOf } from '../invest/order.repository.ts';
import { enqueue } from '../job/job.repository.ts';
import { dropPhotos } from '../listing/listing-photos.ts';
import { acceptedPhotos } from '../listing/post.service.ts';
import { erasePlanningChecks, exportPlanningChecks } from '../planning/planning-check-person.ts';
import { findAllEntries, findWallet } from '../wallet/history.ts';
import { type AccountRow, updateAccount } from './account.repository.ts';
import { getMe } from './account.service.ts';
import { findConsents } from './consent.service.ts';
import { confirmPassword } from './password.service.ts';
import { findSessionsOf } from './session.repository.ts';

/** Everything that is kept about the signed-in account, as JSON. Secrets, which are kept as hashes, are not in it. */
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
			wallet: await findWallet(db, account.id),
			walletEntries: await findAllEntries(db, account.id),
			payments: await db.selectFrom('payment').selectAll().where('account_id', '=', account.id).execute(),
			investmentOrders: await findOrdersOf(db, account.id),
			listings: listings.map(({ search: _search, cell: _cell, accepted_facts: _accepted, ...listing }) => listing),
		},
		null,
		2,
	);
}

/** What an erased account has instead of a person's data. */
const erased = {
	username: null,
	name: '',
	phone: null,
	email: null,
	email_verified_at: null,
	password_hash: null,
	avatar: null,
	description: null,
	address: null,
	website: null,
	date_of_birth: null,
	is_show_phone: false,
	is_show_email: false,
	province_code: null,
	district_code: null,
	location_lat: null,
	location_long: null,
} satisfies Partial<AccountRow>;

/** Pictures and papers of an account's listings, also those that were accepted last. */
async function dropListingFiles(db: Db, accountId: string): Promise<void> {
	const listings = await db
		.selectFrom('listing')
		.select(['photos', 'accepted_facts', 'legal_document', 'appraisal_document'])
		.where('account_id', '=', accountId)
		.execute();
	for (const { photos, accepted_facts, legal_document, appraisal_document } of listings) {
		await dropPhotos(db, [...photos, ...acceptedPhotos(accepted_facts)], []);
		const keys = [...legal_document, ...appraisal_document];
		if (keys.length > 0) await enqueue(db, 'file.delete', { keys });
	}
}

/** Erases the signed-in account's personal data and takes its listings down. The row stays, without a person behind it, for what the law wants kept. */
export async function deleteMe(context: Context, password: string): Promise<boolean> {
	const account = await confirmPassword(context, password);
	await context.db.transaction().execute(async (db) => {
		await updateAccount(db, account.id, { ...erased, deleted_at: new Date() });
		await db.deleteFrom('session').where('account_id', '=', account.id).execute();
		await db.deleteFrom('mail_token').where('account_id', '=', account.id).execute();
		await db.deleteFrom('draft').where('account_id', '=', account.id).execute();
		await db.deleteFrom('saved_search').where('account_id', '=', account.id).execute();
		await db.deleteFrom('saved_listing').where('account_id', '=', account.id).execute();
		if (account.phone) await db.deleteFrom('phone_code').where('phone', '=', account.phone).execute();
		await db
			.updateTable('consent')
			.set({ withdrawn_at: new Date() })
			.where('account_id', '=', account.id)
			.where('withdrawn_at', 'is', null)
			.execute();
		await erasePlanningChecks(db, account.id);
		await dropListingFiles(db, account.id);
		await db
			.updateTable('listing')
			.set({
				status: 'CANCEL',
				// What was refused, or never looked at, stays out of everybody's sight.
				closed_reason: sql`case when status = 'PENDING' or closed_reason = 'REJECTED' then 'REJECTED' else 'TAKEN_DOWN' end`,
				reject_reason: null,
				title: '',
				description: '',
				photos: '[]',
				street: null,
				map_sheet_no: null,
				land_plot_no: null,
				location_lat: null,
				location_long: null,
				cell: null,
				search: '',
				accepted_facts: null,
				contact_person_name: null,
				contact_person_phone: null,
				owner: null,
				legal_document: [],
				appraisal_document: [],
				tiktok_link: null,
				youtube_link: null,
				facebook_link: null,
				updated_at: new Date(),
			})
			.where('account_id', '=', account.id)
			.execute();
		if (account.avatar) await enqueue(db, 'file.delete', { keys: [account.avatar] });
	});
	return true;
}

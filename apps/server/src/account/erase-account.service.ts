import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { eraseUploads } from '../file/upload.repository.ts';
import type { Context } from '../graphql/context.ts';
import { eraseInvestments } from '../invest/invest-person.ts';
import { dropMessages } from '../job/job.repository.ts';
import { eraseListings } from '../listing/listing-person.ts';
import { eraseNotifications } from '../notification/notification-person.ts';
import { erasePlanningChecks } from '../planning/planning-check-person.ts';
import { eraseProcedures } from '../procedure/procedure-person.ts';
import { eraseGreenChecks } from '../verification/green-check-person.ts';
import { requireNoMoney } from '../wallet/money-left.ts';
import { type AccountRow, lockLivingAccount, updateAccount } from './account.repository.ts';
import { confirmPassword } from './password.service.ts';
import { deleteSessionsOf } from './session.repository.ts';

/** Erases the signed-in account, as `eraseAccount` does. */
export async function deleteMe(context: Context, password: string): Promise<boolean> {
	const { id } = await confirmPassword(context, password);
	// A log outlives a database that is lost: who was erased since its backup has to be erased again.
	if (await eraseAccount(context, id)) context.log.info({ account: id }, 'an account was erased');
	// Where it was asked for twice, too.
	return true;
}

/**
 * Erases an account's personal data and takes its listings down. The row stays, without a person behind it, for what the law wants
 * kept. False when there is no such account, or it was erased before. While money is bound to it nothing is changed: throws
 * SHARES_SOLD, HOLDINGS_LEFT, PAYMENT_OPEN or WALLET_NOT_EMPTY. `alongside` is written with it, or neither is.
 */
export function eraseAccount(
	{ db: pool, locale }: Pick<Context, 'db' | 'locale'>,
	id: string,
	alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
	return inTransaction(pool, async (db) => {
		// Whoever opens a payment or settles one waits for this, and finds that the person is gone.
		const account = await lockLivingAccount(db, id);
		if (!account) return false;
		await eraseInvestments(db, account.id);
		await erasePlanningChecks(db, account.id);
		await eraseGreenChecks(db, account);
		// With what was given back just now.
		await requireNoMoney(db, account.id, locale);
		await erasePerson(db, account);
		await eraseListings(db, account.id);
		await eraseProcedures(db, account.id);
		// When all that takes uploads was waited for.
		await eraseUploads(db, account.id);
		await alongside?.(db);
		return true;
	});
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

async function erasePerson(db: Db, { id, phone, email, email_verified_at, avatar }: AccountRow): Promise<void> {
	await updateAccount(db, id, { ...erased, deleted_at: new Date() });
	await deleteSessionsOf(db, id);
	// A mailbox that was never shown to be theirs may be somebody else's, who waits for their own.
	await dropMessages(
		db,
		[phone, email_verified_at && email].filter((to) => to !== null),
	);
	await eraseNotifications(db, id);
	await db.deleteFrom('mail_token').where('account_id', '=', id).execute();
	await db.deleteFrom('draft').where('account_id', '=', id).execute();
	await db.deleteFrom('saved_search').where('account_id', '=', id).execute();
	await db.deleteFrom('saved_listing').where('account_id', '=', id).execute();
	await db.updateTable('listing_report').set({ text: null }).where('account_id', '=', id).execute();
	if (phone) await db.deleteFrom('phone_code').where('phone', '=', phone).execute();
	await db
		.updateTable('consent')
		.set({ withdrawn_at: new Date() })
		.where('account_id', '=', id)
		.where('withdrawn_at', 'is', null)
		.execute();
	await dropFiles(db, avatar ? [avatar] : []);
}

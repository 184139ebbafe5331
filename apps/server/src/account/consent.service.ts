import { type ConsentPurpose, consentVersions } from '@ancu/forms/account';
import type { Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { ConsentTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { lockLiving } from './require-living.ts';

// Each is kept for good.
const limit: Limit = { name: 'consent', max: 20, seconds: 86_400 };

export type ConsentRow = Selectable<ConsentTable>;

/** Records consents with the version of the text that they were given to. One that stands for the same is left as it is, one for a text of before ends. */
export async function giveConsents(db: Db, accountId: string, purposes: readonly ConsentPurpose[]): Promise<void> {
	const rows = [...new Set(purposes)].map((purpose) => ({
		account_id: accountId,
		purpose,
		version: consentVersions[purpose],
	}));
	if (rows.length === 0) return;
	await db
		.updateTable('consent')
		.set({ withdrawn_at: new Date() })
		.where('account_id', '=', accountId)
		.where('withdrawn_at', 'is', null)
		.where((eb) => eb.or(rows.map(({ purpose, version }) => eb('purpose', '=', purpose).and('version', '!=', version))))
		.execute();
	await db
		.insertInto('consent')
		.values(rows)
		.onConflict((conflict) => conflict.columns(['account_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing())
		.execute();
}

/** Gives or withdraws one consent; returns how it stands. What was agreed at registration cannot be withdrawn while the account lives. */
export async function setConsent(context: Context, purpose: ConsentPurpose, given: boolean): Promise<ConsentRow> {
	const accountId = context.viewer?.id ?? '';
	if (!given && (purpose === 'TERMS' || purpose === 'PRIVACY')) throw new AppError('FORBIDDEN');
	if (given) await spend(context, limit, accountId);
	await inTransaction(context.db, async (db) => {
		await lockLiving(db, accountId);
		if (given) return giveConsents(db, accountId, [purpose]);
		await db
			.updateTable('consent')
			.set({ withdrawn_at: new Date() })
			.where('account_id', '=', accountId)
			.where('purpose', '=', purpose)
			.where('withdrawn_at', 'is', null)
			.execute();
		// What was kept on the strength of it goes with it.
		if (purpose === 'LOCATION')
			await db
				.updateTable('account')
				.set({ location_lat: null, location_long: null })
				.where('id', '=', accountId)
				.execute();
	});
	const [newest] = await findConsents(context.db, accountId, purpose);
	if (!newest) throw new AppError('NOT_FOUND');
	return newest;
}

/** Consents of an account, newest first. */
export function findConsents(db: Db, accountId: string, purpose?: ConsentPurpose): Promise<ConsentRow[]> {
	return db
		.selectFrom('consent')
		.selectAll()
		.where('account_id', '=', accountId)
		.$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as ConsentPurpose))
		.orderBy('given_at', 'desc')
		.orderBy('id')
		.execute();
}

export async function hasConsent(db: Db, accountId: string, purpose: ConsentPurpose): Promise<boolean> {
	const standing = await db
		.selectFrom('consent')
		.select('id')
		.where('account_id', '=', accountId)
		.where('purpose', '=', purpose)
		.where('withdrawn_at', 'is', null)
		.executeTakeFirst();
	return standing !== undefined;
}

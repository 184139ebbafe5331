import { categories } from '@ancu/forms/listing';
import { sql } from 'kysely';
import { hashPassword } from '../account/password.ts';
import { readPackagedUnits } from '../address/packaged-units.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import { insertProcedureContent } from '../procedure/insert-procedure-content.ts';
import { insertOpeningMoney } from './opening-money.ts';
import { developmentAccounts } from './staff.ts';

/** What every database needs, production too: administrative units, categories, and what procedures go by. Does nothing where they are. */
export async function insertReferenceData(db: Db): Promise<void> {
	// Whole or not at all: a server may be killed meanwhile, and another may start beside it.
	await inTransaction(db, async (tx) => {
		const hasUnits = () => tx.selectFrom('unit').select('code').limit(1).executeTakeFirst();
		if (await hasUnits()) return;
		await sql`lock table unit in share row exclusive mode`.execute(tx);
		if (await hasUnits()) return;
		const { units, mappings } = readPackagedUnits();
		await insertMany(tx, 'unit', units);
		await insertMany(tx, 'unit_mapping', mappings);
	});
	const rows = categories.map(({ code, name, tradingTypes }, position) => ({
		id: code,
		position,
		name_vn: name.vn,
		name_en: name.en,
		trading_types: [...tradingTypes],
	}));
	await db
		.insertInto('category')
		.values(rows)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
	await insertProcedureContent(db);
}

/** Whether a database is empty of accounts, or has had those for trying out from its beginning: people of its own are real ones. */
export async function isForTryingOut(db: Db): Promise<boolean> {
	const anybody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
	if (!anybody) return true;
	const ours = await db
		.selectFrom('account')
		.select('id')
		.where((eb) => eb.or(developmentAccounts.map(({ username, email }) => eb.and({ username, email }))))
		.limit(1)
		.executeTakeFirst();
	return ours !== undefined;
}

/** Accounts for trying out, one of every role, and money for those of people. Never in production. */
export async function insertDevelopmentAccounts(db: Db, password: string): Promise<void> {
	const hash = await hashPassword(password);
	const rows = developmentAccounts.map((account) => ({
		...account,
		password_hash: hash,
		email_verified_at: new Date(),
	}));
	await db
		.insertInto('account')
		.values(rows)
		.onConflict((conflict) => conflict.column('username').doNothing())
		.execute();
	await insertOpeningMoney(db);
}

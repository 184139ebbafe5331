import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { hashPassword } from '../account/password.ts';
import { readPackagedUnits } from '../address/packaged-units.ts';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { insertDemoListings } from './insert-demo-listings.ts';
import { categories } from './listing/categories.ts';
import { developmentAccounts } from './staff.ts';

/** What every database needs, production too: administrative units and categories. Does nothing where they are. */
export async function insertReferenceData(db: Db): Promise<void> {
	const hasUnits = await db.selectFrom('unit').select('code').limit(1).executeTakeFirst();
	if (!hasUnits) {
		const { units, mappings } = await readPackagedUnits();
		await insertMany(db, 'unit', units);
		await insertMany(db, 'unit_mapping', mappings);
	}
	await insertMissingCategories(db);
}

async function insertMissingCategories(db: Db): Promise<void> {
	const rows = categories.map(({ code, name, tradingTypes }, position) => ({ id: code, position, name_vn: name.vn, name_en: name.en, trading_types: [...tradingTypes] }));
	await db.insertInto('category').values(rows).onConflict((conflict) => conflict.column('id').doNothing()).execute();
}

/** Accounts for trying out, one of every role. */
export async function insertDevelopmentAccounts(db: Db, password: string): Promise<void> {
	const hash = await hashPassword(password);
	const rows = developmentAccounts.map((account) => ({ ...account, password_hash: hash }));
	await db.insertInto('account').values(rows).onConflict((conflict) => conflict.column('username').doNothing()).execute();
}

/** Makes demo data in a database that has no listings. */
export async function seedWhenEmpty(db: Db, env: Pick<Env, 'seedPassword' | 'seedCount' | 'dataDir'>, log: Pick<Logger, 'info'>): Promise<void> {
	await insertDevelopmentAccounts(db, env.seedPassword);
	const hasListings = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
	if (hasListings || env.seedCount === 0) return;
	const started = performance.now();
	const folder = path.join(env.dataDir, 'files');
	await mkdir(folder, { recursive: true });
	await insertDemoListings(db, { count: env.seedCount, files: folder });
	log.info({ listings: env.seedCount, seconds: Math.round(performance.now() - started) / 1_000 }, 'the database was empty: demo listings made');
}

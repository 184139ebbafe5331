import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { insertDemoListings } from './insert-demo-listings.ts';
import { insertDevelopmentAccounts } from './reference-data.ts';

/** Makes the accounts for trying out, and demo data in a database that has no listings. */
export async function seedWhenEmpty(
	db: Db,
	env: Pick<Env, 'seedPassword' | 'seedCount' | 'dataDir'>,
	log: Pick<Logger, 'info'>,
): Promise<void> {
	await insertDevelopmentAccounts(db, env.seedPassword);
	const hasListings = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
	if (hasListings || env.seedCount === 0) return;
	const started = performance.now();
	const folder = path.join(env.dataDir, 'files');
	await mkdir(folder, { recursive: true });
	await insertDemoListings(db, { count: env.seedCount, files: folder });
	log.info(
		{ listings: env.seedCount, seconds: Math.round(performance.now() - started) / 1_000 },
		'the database was empty: demo listings made',
	);
}

import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { listFiles } from '../database/backup/list-files.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { fileFolders, openFileStore } from '../file/register-file-store.ts';
import { insertDemoArticles } from './insert-demo-articles.ts';
import { insertDemoContracts } from './insert-demo-contracts.ts';
import { insertDemoGreenChecks } from './insert-demo-green-checks.ts';
import { insertDemoListings } from './insert-demo-listings.ts';
import { insertDemoPlans } from './insert-demo-plans.ts';
import { insertDevelopmentAccounts, isForTryingOut } from './reference-data.ts';

/**
 * Makes the accounts for trying out, and demo data where there are no listings; nothing at all in a database of real people, however it
 * came to be started without NODE_ENV. Returns whether it is one for trying out.
 */
export async function seedWhenEmpty(
	db: Db,
	env: Pick<Env, 'seedPassword' | 'seedCount' | 'dataDir' | 's3'>,
	log: Pick<Logger, 'info' | 'warn'>,
): Promise<boolean> {
	if (!(await isForTryingOut(db))) {
		log.warn('the database has accounts of its own: no accounts for trying out and no demo data are made');
		return false;
	}
	await insertDevelopmentAccounts(db, env.seedPassword);
	if (env.seedCount === 0 || (await hasListings(db))) return true;
	const started = performance.now();
	// Whole or not at all: whoever stops the first start finds everything at the next, and another server may start beside it.
	const isMade = await inTransaction(db, async (tx) => {
		await sql`lock table listing in share row exclusive mode`.execute(tx);
		if (await hasListings(tx)) return false;
		await insertDemoData(tx, env);
		return true;
	});
	if (isMade)
		log.info(
			{ listings: env.seedCount, seconds: Math.round(performance.now() - started) / 1_000 },
			'the database was empty: demo listings made',
		);
	return true;
}

async function hasListings(db: Db): Promise<boolean> {
	return (await db.selectFrom('listing').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Files have the same names each time: those of an attempt that was given up are written over. */
async function insertDemoData(db: Db, env: Pick<Env, 'seedCount' | 'dataDir' | 's3'>): Promise<void> {
	const [folder, privateFolder] = fileFolders(env);
	await mkdir(folder, { recursive: true });
	await insertDemoListings(db, { count: env.seedCount, files: folder });
	await giveListings(db, 'an', [
		{ status: 'ACCEPT', isInvest: false, count: 4 },
		{ status: 'PENDING', isInvest: false, count: 1 },
	]);
	await giveListings(db, 'investor', [{ status: 'ACCEPT', isInvest: true, count: 2 }]);
	await insertDemoContracts(db, { privateFiles: privateFolder });
	await insertDemoPlans(db);
	await insertDemoArticles(db, { files: folder });
	await insertDemoGreenChecks(db, { files: folder, privateFiles: privateFolder });
	if (env.s3) await copyToStore(env, [folder, privateFolder]);
}

/** Servers that share a store find the drawings there, whoever of them drew. */
async function copyToStore(env: Pick<Env, 'dataDir' | 's3'>, folders: readonly string[]): Promise<void> {
	const store = openFileStore(env);
	for (const folder of folders)
		for await (const key of listFiles(folder))
			await store.put(key, new Uint8Array(await readFile(path.join(folder, key))));
}

/** Makes some demo listings a development account's own, so that there is something to try the poster's screens on. */
async function giveListings(
	db: Db,
	username: string,
	gifts: readonly { status: 'ACCEPT' | 'PENDING'; isInvest: boolean; count: number }[],
): Promise<void> {
	const owner = await db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
	for (const { status, isInvest, count } of gifts) {
		const given = await db
			.updateTable('listing')
			.set({
				account_id: owner.id,
				contact_person_name: owner.name,
				is_default_contact_phone: true,
				// As if each had been accepted a month ago, see LIFE_DAYS.
				expires_at: status === 'ACCEPT' ? sql`now() + interval '60 days'` : null,
				post_mode: isInvest ? 'BROKER' : 'OWNER',
				owner: sql`case when owner is not null then ${owner.name} end`,
			})
			.where('id', 'in', (eb) =>
				eb
					.selectFrom('listing')
					.select('id')
					.where('status', '=', status)
					.where('is_invest', '=', isInvest)
					.orderBy('sequence_id')
					.limit(count),
			)
			.returning(['id', 'created_at'])
			.execute();
		// A handful of listings may have none that waits.
		if (given.length === 0) continue;
		const events = given.map(({ id, created_at }) => ({ listing_id: id, actor_id: owner.id, at: created_at }));
		await db
			.insertInto('listing_event')
			.values(events.map((event) => ({ ...event, kind: 'POSTED' as const })))
			.execute();
	}
}

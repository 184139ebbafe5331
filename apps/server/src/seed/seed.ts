import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { listFiles } from '../database/backup/list-files.ts';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { fileFolders, openFileStore } from '../file/register-file-store.ts';
import { insertDemoArticles } from './insert-demo-articles.ts';
import { insertDemoGreenChecks } from './insert-demo-green-checks.ts';
import { insertDemoListings } from './insert-demo-listings.ts';
import { insertDemoPlans } from './insert-demo-plans.ts';
import { insertDevelopmentAccounts, isForTryingOut } from './reference-data.ts';

/**
 * Makes the accounts for trying out, and demo data where there are no listings; nothing at all in a database of real people, however it
 * came to be started without NODE_ENV. Answers whether it is one for trying out.
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
	const hasListings = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
	if (hasListings || env.seedCount === 0) return true;
	const started = performance.now();
	const [folder, privateFolder] = fileFolders(env);
	await mkdir(folder, { recursive: true });
	await insertDemoListings(db, { count: env.seedCount, files: folder });
	await giveListings(db, 'an');
	await insertDemoPlans(db);
	await insertDemoArticles(db, { files: folder });
	await insertDemoGreenChecks(db, { files: folder, privateFiles: privateFolder });
	if (env.s3) await copyToStore(env, [folder, privateFolder]);
	log.info(
		{ listings: env.seedCount, seconds: Math.round(performance.now() - started) / 1_000 },
		'the database was empty: demo listings made',
	);
	return true;
}

/** Servers that share a store find the drawings there, whoever of them drew. */
async function copyToStore(env: Pick<Env, 'dataDir' | 's3'>, folders: readonly string[]): Promise<void> {
	const store = openFileStore(env);
	for (const folder of folders)
		for await (const key of listFiles(folder))
			await store.put(key, new Uint8Array(await readFile(path.join(folder, key))));
}

/** Makes some demo listings a development account's own, so that there is something to try the poster's screens on. */
async function giveListings(db: Db, username: string): Promise<void> {
	const owner = await db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
	for (const [status, count] of [
		['ACCEPT', 4],
		['PENDING', 1],
	] as const) {
		const given = await db
			.updateTable('listing')
			.set({ account_id: owner.id, contact_person_name: owner.name, is_default_contact_phone: true })
			.where('id', 'in', (eb) =>
				eb
					.selectFrom('listing')
					.select('id')
					.where('status', '=', status)
					.where('is_invest', '=', false)
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

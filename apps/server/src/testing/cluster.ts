import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/open-database.ts';
import { insertDevelopmentAccounts, insertReferenceData } from '../seed/reference-data.ts';
import { DEVELOPMENT_PASSWORD } from '../seed/staff.ts';
import { dropTestDatabases, makeQuickFolder, readAddress, runAsAdmin, type TestCluster } from './databases.ts';
import { quickHash } from './quick-hash.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

/**
 * Before the server's tests: a cluster with migrated databases to copy from. `TEST_DATABASE_URL` names a PostgreSQL server to run
 * the same tests on; without it an embedded one is made and thrown away.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const template = `ancu_test_${process.pid}`;
	const peopled = `${template}_peopled`;
	const given = process.env.TEST_DATABASE_URL;
	const { folder, isInMemory } = given ? { isInMemory: false } : await makeQuickFolder('test');
	const embedded = folder ? await startEmbedded({ folder: path.join(folder, 'postgres'), durable: false }) : undefined;
	const connection = embedded?.connection ?? readAddress(given ?? '');

	await runAsAdmin(connection, `create database ${template}`);
	const needed = connect({ ...connection, database: template });
	await migrate(needed.db);
	await insertReferenceData(needed.db);
	await needed.close();
	await runAsAdmin(connection, `create database ${peopled} template ${template}`);
	const { db, close } = connect({ ...connection, database: peopled });
	await insertDevelopmentAccounts(db, DEVELOPMENT_PASSWORD);
	const password_hash = await quickHash(DEVELOPMENT_PASSWORD);
	await db.updateTable('account').set({ password_hash }).execute();
	await close();
	project.provide('cluster', { connection, template, peopled, isInMemory });

	return async () => {
		if (!embedded) return dropTestDatabases({ connection, template });
		await embedded.stop();
		if (folder) await rm(folder, { recursive: true, force: true });
	};
}

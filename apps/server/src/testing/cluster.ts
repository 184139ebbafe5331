import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/open-database.ts';
import { insertReferenceData } from '../seed/reference-data.ts';
import { dropTestDatabases, makeDataFolder, readAddress, runAsAdmin, type TestCluster } from './databases.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

/**
 * Before the server's tests: a cluster with one migrated database to copy from. `TEST_DATABASE_URL` names a PostgreSQL
 * server to run the same tests on; without it an embedded one is made and thrown away.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const template = `ancu_test_${process.pid}`;
	const given = process.env.TEST_DATABASE_URL;
	const folder = given ? undefined : await makeDataFolder('test');
	const embedded = folder ? await startEmbedded({ folder: path.join(folder, 'postgres'), durable: false }) : undefined;
	const connection = embedded?.connection ?? readAddress(given ?? '');

	await runAsAdmin(connection, `create database ${template}`);
	const { db, close } = connect({ ...connection, database: template });
	await migrate(db);
	await insertReferenceData(db);
	await close();
	project.provide('cluster', { connection, template });

	return async () => {
		if (!embedded) return dropTestDatabases({ connection, template });
		await embedded.stop();
		if (folder) await rm(folder, { recursive: true, force: true });
	};
}

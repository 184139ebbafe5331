import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/open-database.ts';
import { startOwnCluster } from '../testing/own-cluster.ts';
import { insertReferenceData } from './reference-data.ts';

it('servers that start at once on an empty database all start, and what they need is there once', async () => {
	const cluster = await startOwnCluster();
	onTestFinished(() => cluster.remove());
	const open = () => {
		const database = connect({ ...cluster.connection, database: 'postgres' });
		onTestFinished(database.close);
		return database.db;
	};
	await Promise.all(
		[open(), open(), open()].map(async (db) => {
			await migrate(db);
			await insertReferenceData(db);
		}),
	);
	const { units, provinces } = await open()
		.selectFrom('unit')
		.select((eb) => [
			eb.fn.countAll<number>().as('units'),
			eb.fn
				.countAll<number>()
				.filterWhere('level', '=', 'province')
				.filterWhere('system', '=', 'current')
				.as('provinces'),
		])
		.executeTakeFirstOrThrow();
	expect(provinces).toBe(34);
	expect(units).toBeGreaterThan(10_000);
}, 60_000);

import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/open-database.ts';
import { startOwnCluster } from '../testing/own-cluster.ts';
import { insertReferenceData } from './reference-data.ts';

it('servers that start at once on an empty database all start, and what they need is there once', async () => {
	const cluster = await startOwnCluster();
	const servers = [1, 2, 3].map(() => connect({ ...cluster.connection, database: 'postgres' }));
	await Promise.all(
		servers.map(async ({ db }) => {
			await migrate(db);
			await insertReferenceData(db);
		}),
	);
	const looker = connect({ ...cluster.connection, database: 'postgres' });
	const { units, provinces } = await looker.db
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
	for (const { close } of [...servers, looker]) await close();
	await cluster.remove();
}, 60_000);

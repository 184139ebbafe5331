import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { importSomeWards } from './conversion/conversion.fixtures.ts';
import { tellMissingCommunes } from './tell-missing-communes.ts';

it('tells that no communes are loaded, and how to load them, until they are', async () => {
	const { db, close } = await startTestServer();
	try {
		const told: string[] = [];
		await tellMissingCommunes(db, (message) => told.push(message));
		expect(told).toEqual([expect.stringContaining('npm run import:units')]);
		await importSomeWards(db);
		await tellMissingCommunes(db, (message) => told.push(message));
		expect(told).toHaveLength(1);
	} finally {
		await close();
	}
});

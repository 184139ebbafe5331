import { access, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { offeringInputSchema } from '@ancu/forms/invest';
import { expect, it, onTestFinished } from 'vitest';
import { listingColumns } from '../listing/listing.repository.ts';
import { readFacts } from '../listing/listing-facts.ts';
import { startTestServer } from '../testing/test-server.ts';
import { insertDemoContracts } from './insert-demo-contracts.ts';
import { insertDemoListings } from './insert-demo-listings.ts';

it('demo offerings could be posted as they are: each has times, a way out and a contract, which is there', async () => {
	const server = await startTestServer();
	onTestFinished(() => server.close());
	const { db } = server;
	const privateFiles = await mkdtemp(path.join(os.tmpdir(), 'ancu-demo-'));
	onTestFinished(() => rm(privateFiles, { recursive: true }));
	await insertDemoListings(db, { count: 300 });
	await insertDemoContracts(db, { privateFiles });

	const offerings = await db
		.selectFrom('listing')
		.select([...listingColumns, 'accepted_facts'])
		.where('is_invest', '=', true)
		.execute();
	expect(offerings.length).toBeGreaterThan(2);
	for (const row of offerings) {
		const facts = readFacts(row);
		expect(offeringInputSchema.safeParse(facts).error?.issues).toBeUndefined();
		expect(row.accepted_facts?.offering ?? facts.offering).toEqual(facts.offering);
	}
	const files = await db.selectFrom('offering_file').selectAll().execute();
	expect(files.map(({ id }) => id).sort()).toEqual(offerings.map(({ offering }) => offering?.documents[0]?.id).sort());
	for (const { key } of files) await access(path.join(privateFiles, key));
});

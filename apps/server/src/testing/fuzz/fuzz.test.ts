import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertListings } from '../listings.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { fuzz } from './fuzz.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await insertListings(server.db, [{ title: 'Nhà phố Quận 1' }, { title: 'Chờ duyệt', status: 'PENDING' }]);
});
afterAll(() => server.close());

// `npm run fuzz` asks for longer, and other things by other seeds.
// What it asks hangs on ids that differ from run to run: a new finding is news, and not the fault of the change at hand.
it.runIf(process.env.FUZZ)(
	'answers whatever is asked, and tells nobody what is not theirs',
	{ timeout: 60_000 },
	async () => {
		const report = await fuzz({
			url: server.url,
			db: server.db,
			schema: server.app.graphql.schema,
			seed: 20_261_122,
			until: Date.now() + 25_000,
			questions: 1_500,
		});
		expect(report.findings).toEqual([]);
		expect(report.ledger).toEqual({ sum: 0, wrong: 0 });
		expect(report.asked).toBeGreaterThan(100);
	},
);

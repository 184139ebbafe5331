import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Env } from '../env.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

/** A server, and many who search there at once: more than find a connection. */
async function start(searchLimitMs: number, overrides: Partial<Env> = {}) {
	const server = await startTestServer(overrides, { searchLimitMs });
	onTestFinished(server.close);
	const ask = (page: number) => server.ask(`{ getAllLocationInfo(page: ${page}) { data { id } } }`);
	const search = () => Array.from({ length: 10 }, (_, index) => ask(index + 1));
	return { ...server, search };
}

describe('searches that take long', () => {
	it('keep nobody else waiting', async () => {
		const { ask, db, search } = await start(60_000);
		let searching: ReturnType<typeof search> = [];
		await db.transaction().execute(async (tx) => {
			// Whoever reads listings waits as long as this lasts.
			await sql`lock table listing in access exclusive mode`.execute(tx);
			searching = search();
			await expect.poll(() => countWaiting(db)).toBe(8);
			const signIn = ask(`mutation { loginUser(username: "an", password: "${PASSWORD}") { token } }`);
			expect((await Promise.race([signIn, ...searching])).data).toHaveProperty('loginUser');
		});
		expect((await Promise.all(searching)).flatMap(({ codes }) => codes)).toEqual([]);
	});

	it.each([
		['what is typed', 'search_name', 'getAllSearchSuggestion(text: "le loi") { label }'],
		[
			'zones of a map',
			'planning_zone',
			'getAllPlanningZone(box: { south: 10.7, west: 106.6, north: 10.71, east: 106.61 }, zoom: 16) { isPartial }',
		],
		['zones at a point', 'planning_zone', 'getAllPlanningZoneAtPoint(lat: 10.7, long: 106.6) { id }'],
		['parcels', 'parcel', 'getAllParcel(wardId: "26740", mapSheetNo: "1", landPlotNo: "2") { id }'],
		['an address as it is called today', 'unit', 'getAddressConversion(from: LEGACY, provinceId: "79") { certainty }'],
		['where a place lies', 'unit', 'getUnitBox(provinceId: "79") { south }'],
	])('keep nobody else waiting where visitors look up %s', async (_what, table, field) => {
		const { ask, db } = await start(60_000);
		let asking: ReturnType<typeof ask>[] = [];
		await db.transaction().execute(async (tx) => {
			await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
			asking = Array.from({ length: 10 }, () => ask(`{ ${field} }`));
			await expect.poll(() => countWaiting(db)).toBe(8);
			const signIn = ask(`mutation { loginUser(username: "an", password: "${PASSWORD}") { token } }`);
			expect((await Promise.race([signIn, ...asking])).data).toHaveProperty('loginUser');
		});
		expect((await Promise.all(asking)).flatMap(({ codes }) => codes)).toEqual([]);
	});

	it('of one asker leave room for everybody else’s, and more than forty that wait are refused', async () => {
		const { ask, db, signIn } = await start(60_000, { rateLimitFactor: 1 });
		const token = await signIn('an');
		const search = (options = {}) => ask('{ getAllLocationInfo { data { id } } }', options);
		const ten = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: getAllLocationInfo { total data { id } }`).join(' ')} }`;
		let searching: ReturnType<typeof search>[] = [];
		await db.transaction().execute(async (tx) => {
			await sql`lock table listing in access exclusive mode`.execute(tx);
			searching = [ask(ten), ask(ten), ask(ten)];
			await expect.poll(() => countWaiting(db)).toBe(2);
			searching.push(search({ token }));
			await expect.poll(() => countWaiting(db)).toBe(3);
		});
		const answers = await Promise.all(searching);
		expect(answers.at(-1)?.codes).toEqual([]);
		expect(answers.flatMap(({ codes }) => codes)).toContain('TOO_MANY_REQUESTS');
	});

	it('end by themselves and say so, as do those that find no connection', async () => {
		const { ask, db, search } = await start(1_000);
		await db.transaction().execute(async (tx) => {
			await sql`lock table listing in access exclusive mode`.execute(tx);
			const heard = new Map<string | undefined, string | undefined>();
			const hear = async () => {
				for (const { codes, errors } of await Promise.all(search())) heard.set(codes[0], errors?.[0]?.message);
				return [...heard.keys()].sort();
			};
			// On a loaded machine half a second is too short for some connection, or for all to come by.
			await expect.poll(hear).toEqual(['TOO_SLOW', 'UNAVAILABLE']);
			expect(heard.get('TOO_SLOW')).toContain('mất quá nhiều');
		});
		expect((await ask('{ getAllLocationInfo { data { id } } }')).codes).toEqual([]);
	});
});

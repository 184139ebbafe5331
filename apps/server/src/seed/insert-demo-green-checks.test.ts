import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { lookAfterGreenChecks } from '../verification/green-check-clock.ts';
import { insertDemoGreenChecks } from './insert-demo-green-checks.ts';
import { insertDemoListings } from './insert-demo-listings.ts';

describe('demo green checks', () => {
	let server: TestServer;
	let folder: string;
	beforeAll(async () => {
		server = await startTestServer();
		folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-demo-'));
		await insertDemoListings(server.db, { count: 400, files: folder });
		await insertDemoGreenChecks(server.db, { files: folder, privateFiles: path.join(folder, 'private-files') });
	});
	afterAll(async () => {
		await server.close();
		await rm(folder, { recursive: true, force: true });
	});

	it('give marks that say what was checked, in the past and for some time yet', async () => {
		const { data } = await server.ask(`{ getAllLocationInfo(limit: 100, filter: { isGreenCheck: true }) { total data {
			id status createdAt isGreenCheck
			greenCheckMark { checkedBy approvedBy filedAt approvedAt expiresAt items { name result } } } } }`);
		const { total, data: listings } = data.getAllLocationInfo;
		expect(total).toBe(40);
		const now = Date.now();
		for (const { id, status, createdAt, greenCheckMark: mark } of listings) {
			expect(status).toBe('APPROVE');
			expect(mark).toMatchObject({ checkedBy: 'checker', approvedBy: 'admin' });
			const moments = [createdAt, mark.filedAt, mark.approvedAt].map(Date.parse);
			expect([...moments].sort((a, b) => a - b)).toEqual(moments);
			expect(Date.parse(mark.approvedAt)).toBeLessThan(now);
			expect(Date.parse(mark.expiresAt)).toBeGreaterThan(now);
			// Its pictures are drawings.
			expect(mark.items).toContainEqual({ name: 'PHOTOS', result: 'NOT_CHECKED' });
			const history = await server.ask('query ($id: ID!) { getGreenCheckHistory(locationInfoId: $id) { kind } }', {
				variables: { id },
			});
			expect(history.data.getGreenCheckHistory.map(({ kind }: { kind: string }) => kind)).toEqual([
				'asked',
				'taken',
				'filed',
				'approved',
			]);
		}
		await lookAfterGreenChecks(server.db);
		const after = await server.ask('{ getLocationInfoTotal(filter: { isGreenCheck: true }) }');
		expect(after.data.getLocationInfoTotal).toBe(40);
	});

	it('leave work to try out, with photos that open, and say that nobody went there', async () => {
		const token = await server.signIn('admin');
		const { data } = await server.ask(
			`{ getAllRequestGreenCheck(limit: 50) { data { checkStatus greenCheck {
				allowedActions events { text } items { result note } photos { url } position { distance } } } } }`,
			{ token },
		);
		const found = data.getAllRequestGreenCheck.data;
		const count = (status: string) =>
			found.filter(({ checkStatus }: { checkStatus: string }) => checkStatus === status).length;
		expect([count('PENDING'), count('ACCEPT'), count('CHECKED')]).toEqual([6, 2, 3]);
		for (const { checkStatus, greenCheck: check } of found) {
			expect(check.events[0].text).toContain('minh họa');
			if (checkStatus !== 'CHECKED') continue;
			expect(check.allowedActions).toEqual(['APPROVE', 'SEND_BACK', 'REJECT']);
			expect(check.position.distance).toBeLessThan(30);
			expect(check.photos[0].url).toMatch(/^\/private-files\/private\/demo-\d+\.svg\?/);
		}
		const { key } = await server.db.selectFrom('green_check_photo').select('key').executeTakeFirstOrThrow();
		expect(await readFile(path.join(folder, 'private-files', key), 'utf8')).toContain('<svg');
	});
});

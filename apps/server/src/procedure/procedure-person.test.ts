import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Owner, owner, substepIds } from './procedure.fixtures.ts';
import { lockProcedureOfSubstep } from './procedure.repository.ts';
import { insertProcedureFile } from './procedure-file.repository.ts';
import { eraseProcedures } from './procedure-person.ts';

let server: TestServer;
let who: Owner;
let other: Owner;
beforeAll(async () => {
	server = await startTestServer();
	who = await owner(server, 'editor');
	other = await owner(server, 'investor');
});
afterAll(() => server.close());

describe('an account', () => {
	it('takes its procedures along, not where their files are, and is erased with them', async () => {
		const id = await who.start({ name: 'Mua nhà cho mẹ', description: 'Ở Cầu Giấy.' });
		const kept = await other.start({ name: 'Của người khác' });
		const [[substep = ''] = []] = substepIds(await who.read(id));
		const [old, next] = [await who.send('Cọc.pdf'), await who.send('Cọc sửa.pdf')];
		await who.change(substep, { isDone: true, note: 'Gặp chị Hoa.', fileLinkIds: [old] });
		await who.change(substep, { fileLinkIds: [next], replaces: [{ oldId: old, newId: next }] });
		const found = (await who.read(id)).steps[0]?.substeps[0];
		const urls = [found?.fileLinks[0]?.url, found?.history[0]?.file?.url];

		const { data } = await who.ask('mutation { exportMyData }');
		const { procedures } = JSON.parse(data.exportMyData);
		expect(procedures).toMatchObject([{ id, name: 'Mua nhà cho mẹ', description: 'Ở Cầu Giấy.' }]);
		expect(procedures[0].substeps[0]).toMatchObject({
			note: 'Gặp chị Hoa.',
			done_at: expect.any(String),
			files: [{ name: 'Cọc.pdf' }, { name: 'Cọc sửa.pdf' }],
			history: [
				{ kind: 'REPLACED', name: 'Cọc.pdf' },
				{ kind: 'ADDED', name: 'Cọc.pdf' },
			],
		});
		expect(JSON.stringify(procedures)).not.toContain('private/');
		expect(data.exportMyData).not.toContain('Của người khác');

		const { codes } = await who.ask('mutation ($password: String!) { deleteMe(password: $password) }', {
			password: PASSWORD,
		});
		expect(codes).toEqual([]);
		const left = await server.db.selectFrom('procedure_record').select(['id', 'account_id']).execute();
		expect(left).toEqual([{ id: kept, account_id: other.id }]);
		for (const url of urls) await expect.poll(async () => (await fetch(server.url + url)).status).toBe(404);
	});

	it('is erased with a file that is just being added', async () => {
		const { db } = server;
		const adder = await owner(server, 'support');
		const [[substep = ''] = []] = substepIds(await adder.read(await adder.start()));
		const [added, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const adding = inTransaction(db, async (tx) => {
			await lockProcedureOfSubstep(tx, adder.id, substep);
			const file = { id: randomUUID(), substep_id: substep, key: 'private/late.pdf', name: 'Muộn.pdf', position: 0 };
			await insertProcedureFile(tx, file);
			added.resolve();
			await waiting.promise;
		});
		await added.promise;
		const erasing = inTransaction(db, (tx) => eraseProcedures(tx, adder.id));
		await expect.poll(() => countWaiting(db)).toBe(1);
		waiting.resolve();
		await Promise.all([adding, erasing]);
		const jobs = await db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').execute();
		expect(JSON.stringify(jobs)).toContain('private/late.pdf');
	});

	it('without procedures takes none along', async () => {
		const { data } = await (await owner(server, 'binh')).ask('mutation { exportMyData }');
		expect(JSON.parse(data.exportMyData).procedures).toEqual([]);
	});
});

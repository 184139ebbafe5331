import { DAY_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inboxOf, lastTold, tellingNothing } from '../notification/notification.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Owner, owner, substepIds } from './procedure.fixtures.ts';
import { tellOfDueSubsteps } from './tell-procedure.ts';

let server: TestServer;
let an: Owner;
beforeAll(async () => {
	server = await startTestServer();
	an = await owner(server, 'an');
});
afterAll(() => server.close());

// 9 March 2030 at noon and at seven in the morning, in Vietnam.
const NOON = new Date('2030-03-09T05:00:00Z');
const EARLY = new Date('2030-03-09T00:00:00Z');

it('tells what somebody has set themselves for tomorrow and not done, once a procedure', async () => {
	const id = await an.start({ name: 'Mua nhà quận 1' });
	const other = await an.start({ name: 'Mua đất' });
	const [[done = '', first = '', ...rest] = []] = substepIds(await an.read(id));
	const [[elsewhere = ''] = []] = substepIds(await an.read(other));
	await an.change(done, { isDone: true, dueOn: '2030-03-10' });
	await an.change(first, { dueOn: '2030-03-10' });
	for (const substep of rest.slice(0, 1)) await an.change(substep, { dueOn: '2030-03-10' });
	await an.change(elsewhere, { dueOn: '2030-03-11' });
	const open = 1 + rest.slice(0, 1).length;

	await tellOfDueSubsteps(server.db, EARLY);
	expect(await inboxOf(server, an.token)).toEqual([]);
	await Promise.all([tellOfDueSubsteps(server.db, NOON), tellOfDueSubsteps(server.db, NOON)]);
	await tellingNothing(server, () => tellOfDueSubsteps(server.db, NOON));
	expect(await inboxOf(server, an.token)).toHaveLength(1);
	expect(await lastTold(server, an.token, 'procedure.due')).toEqual({
		title: 'Việc trong thủ tục đến hạn ngày mai',
		body: `“Mua nhà quận 1” có ${open} việc đến hạn ngày 10/03/2030.`,
		link: `/send-request/details/${id}`,
	});
	// The next day has its own.
	await tellOfDueSubsteps(server.db, new Date(NOON.getTime() + DAY_MS));
	expect(await inboxOf(server, an.token)).toHaveLength(2);
});

it('tells once of a day that was not told before: one that was set for today, or before which no server ran', async () => {
	const binh = await owner(server, 'binh');
	const id = await binh.start({ name: 'Bán nhà' });
	const [[today = '', late = '', longAgo = ''] = []] = substepIds(await binh.read(id));
	await binh.change(today, { dueOn: '2030-03-09' });
	await binh.change(late, { dueOn: '2030-03-05' });
	await binh.change(longAgo, { dueOn: '2029-03-05' });
	await tellOfDueSubsteps(server.db, NOON);
	await tellOfDueSubsteps(server.db, new Date(NOON.getTime() + DAY_MS));
	const inbox = await inboxOf(server, binh.token);
	expect(inbox.map(({ tag, body }) => `${tag}: ${body}`).sort()).toEqual([
		'procedure.late: “Bán nhà” có 1 việc đến hạn ngày 05/03/2030 mà chưa xong.',
		'procedure.late: “Bán nhà” có 1 việc đến hạn ngày 09/03/2030 mà chưa xong.',
	]);
	expect(inbox[0]).toMatchObject({ title: 'Việc trong thủ tục đã đến hạn', link: `/send-request/details/${id}` });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../job/job.repository.ts';
import { codeIn, type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { spendAll } from '../wallet/wallet.fixtures.ts';
import { DEVICES_MAX } from './device.service.ts';
import { newDevice, setDevice, tellQuietly } from './notification.fixtures.ts';
import type { PushDevice } from './push/push.ts';

let server: TestServer;
let post: PostOffice;
beforeAll(async () => {
	post = await startPostOffice();
	server = await startTestServer(post.env);
});
afterAll(async () => {
	await server.close();
	await post.close();
});

/** The account that a device is of; null when of none. */
async function ownerOf({ deviceId }: PushDevice): Promise<string | null> {
	const row = await server.db
		.selectFrom('device')
		.innerJoin('account', 'account.id', 'device.account_id')
		.select(['account.id', 'account.username'])
		.where('device_id', '=', deviceId)
		.executeTakeFirst();
	return row ? (row.username ?? row.id) : null;
}
/** A device on which a development account has just signed in. */
async function registered(username: string, device = newDevice()) {
	const token = await server.signIn(username);
	expect((await setDevice(server, token, device)).codes).toEqual([]);
	return { token, device };
}
const remove = (token: string, { deviceId, appId }: PushDevice) =>
	server.ask(`mutation { removeDevice(deviceId: "${deviceId}", appId: "${appId}") }`, { token });

describe('a device', () => {
	it('is registered as often as its browser likes, with its last token', async () => {
		const { token, device } = await registered('an');
		const { data } = await setDevice(server, token, device);
		expect(data.setDevice).toEqual({ deviceId: device.deviceId, appId: 'web' });
		const { deviceToken } = newDevice();
		await setDevice(server, token, { ...device, deviceToken });
		const rows = await server.db
			.selectFrom('device')
			.select('token')
			.where('device_id', '=', device.deviceId)
			.execute();
		expect(rows).toEqual([{ token: deviceToken }]);
	});

	it('is whose who signed in there last', async () => {
		const { device, token } = await registered('an');
		await registered('binh', device);
		expect(await ownerOf(device)).toBe('binh');
		// Nor does the first take it from the second.
		await remove(token, device);
		expect(await ownerOf(device)).toBe('binh');
	});

	it('is known again when its browser forgot its name', async () => {
		const { device } = await registered('an');
		const renamed = { ...newDevice(), deviceToken: device.deviceToken };
		await registered('binh', renamed);
		expect([await ownerOf(device), await ownerOf(renamed)]).toEqual([null, 'binh']);
	});

	it('is taken back by its owner', async () => {
		const { token, device } = await registered('an');
		expect((await remove(token, device)).data).toEqual({ removeDevice: true });
		expect(await ownerOf(device)).toBeNull();
		expect((await remove(token, device)).data).toEqual({ removeDevice: true });
	});

	it('is refused where nobody could push to it', async () => {
		const { token } = await insertPerson(server);
		const device = newDevice();
		for (const wrong of [
			{ appId: 'another' },
			{ appId: '' },
			{ deviceId: '' },
			{ deviceId: 'x'.repeat(201) },
			{ deviceToken: '' },
			{ deviceToken: 'x'.repeat(2_001) },
			{ deviceToken: 'no subscription' },
		])
			expect((await setDevice(server, token, { ...device, ...wrong })).codes).toEqual(['BAD_INPUT']);
		expect((await setDevice(server, '', device)).codes).toEqual(['UNAUTHENTICATED']);
		expect(await ownerOf(device)).toBeNull();
	});

	it('gives way to newer ones of the same account', async () => {
		const { id, token } = await insertPerson(server);
		const devices = Array.from({ length: DEVICES_MAX + 2 }, newDevice);
		for (const device of devices) await setDevice(server, token, device);
		const kept = await server.db.selectFrom('device').select('device_id').where('account_id', '=', id).execute();
		expect(kept.map(({ device_id }) => device_id).sort()).toEqual(
			devices
				.slice(2)
				.map(({ deviceId }) => deviceId)
				.sort(),
		);
	});
});

describe('a device is let go of', () => {
	it('by signing out there, and there alone', async () => {
		const [here, there] = [await registered('support'), await registered('support')];
		await server.ask('mutation { logoutUser }', { token: here.token });
		expect([await ownerOf(here.device), await ownerOf(there.device)]).toEqual([null, 'support']);
	});

	it('by ending its session from elsewhere, one or all the others', async () => {
		const [first, second, here] = [
			await registered('checker'),
			await registered('checker'),
			await registered('checker'),
		];
		const { data } = await server.ask('{ getAllMySession { id isCurrent } }', { token: first.token });
		const { id } = data.getAllMySession.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
		await server.ask(`mutation { endSession(id: "${id}") }`, { token: here.token });
		expect([await ownerOf(first.device), await ownerOf(second.device)]).toEqual([null, 'checker']);
		await server.ask('mutation { endOtherSessions }', { token: here.token });
		expect([await ownerOf(second.device), await ownerOf(here.device)]).toEqual([null, 'checker']);
	});

	it('by changing the password, but for the one where that was done', async () => {
		const [here, there] = [await registered('editor'), await registered('editor')];
		const { codes } = await server.ask(
			`mutation { changePassword(oldPassword: "${PASSWORD}", newPassword: "mật khẩu mới toanh") { id } }`,
			{ token: here.token },
		);
		expect(codes).toEqual([]);
		expect([await ownerOf(here.device), await ownerOf(there.device)]).toEqual(['editor', null]);
	});

	it('by setting a new password with a code', async () => {
		const { device } = await registered('collaborator');
		const phone = '+84988000004';
		const { data } = await server.ask(
			`mutation { requestPhoneCode(phone: "${phone}", purpose: RESET_PASSWORD) { id } }`,
		);
		const [text] = await post.sms(phone);
		const proof = await server.ask(
			`mutation { confirmPhoneCode(id: "${data.requestPhoneCode.id}", code: "${codeIn(text)}") { token } }`,
		);
		const { codes } = await server.ask(
			'mutation ($p: String!, $t: String!) { lmkResetPassword(newPassword: $p, phoneToken: $t) { token } }',
			{ variables: { p: 'mật khẩu mới toanh', t: proof.data.confirmPhoneCode.token } },
		);
		expect(codes).toEqual([]);
		expect(await ownerOf(device)).toBeNull();
	});

	it('by erasing the account, with all that it was told', async () => {
		const { token, device } = await registered('binh');
		const { id } = await server.db
			.selectFrom('account')
			.select('id')
			.where('username', '=', 'binh')
			.executeTakeFirstOrThrow();
		await server.ask('mutation { updateNotificationSettings(data: { mailPace: DAILY }) { mailPace } }', { token });
		const told = await tellQuietly(server, { accountId: id, tag: 'wallet.toppedUp', params: { amount: 1 } });
		// One waits, one was given up.
		const [runAt, failedAt] = [new Date('2999-01-01'), new Date()];
		await enqueue(server.db, 'notification.mail', { notificationId: told }, runAt);
		await enqueue(server.db, 'notification.digest', { accountId: id, subject: 'a', text: 'Chào Bình,' }, runAt);
		await sql`insert into job (kind, payload, run_at, failed_at, last_error)
			select kind, payload, run_at, ${failedAt}, 'binh@ancu.test: 550' from job where run_at = ${runAt}`.execute(
			server.db,
		);
		const mails = () => server.db.selectFrom('job').select('kind').where('run_at', '=', runAt).execute();
		expect(await mails()).toHaveLength(4);
		await spendAll(server.db, id);
		expect((await server.ask(`mutation { deleteMe(password: "${PASSWORD}") }`, { token })).codes).toEqual([]);
		expect(await ownerOf(device)).toBeNull();
		expect(await mails()).toEqual([]);
		for (const table of ['notification', 'notification_setting', 'device'] as const)
			expect(await server.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).toEqual([]);
	});
});

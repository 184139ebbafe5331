import { HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../job/job.repository.ts';
import type { JobKind } from '../job/jobs.ts';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, type Person } from '../verification/verification.fixtures.ts';
import { mailNotification } from './mail-notification.ts';
import { newDevice, setDevice, setSettings, tellQuietly } from './notification.fixtures.ts';
import type { PushDevice, PushMessage, PushSender } from './push/push.ts';
import { pushNotification } from './push-notification.ts';
import { sendNotification } from './send-notification.ts';

// Ahead of every clock: what is due at once is due by the database's. Noon in Vietnam.
const NOON = new Date('2999-03-10T05:00:00Z');
const NIGHT = new Date('2999-03-10T16:30:00Z');
const MORNING = new Date('2999-03-11T00:00:00Z');
const ORIGIN = 'https://ancu.vn';

let server: TestServer;
let post: PostOffice;
beforeAll(async () => {
	post = await startPostOffice();
	server = await startTestServer({ ...post.env, publicUrl: ORIGIN });
	// As if another runner had taken it: the server's own leaves what is queued here alone.
	await sql`
		create function hold_back() returns trigger language plpgsql as $$
		begin
			new.locked_until = '3000-01-01';
			return new;
		end $$`.execute(server.db);
	await sql`
		create trigger hold_back before insert on job for each row
		when (new.kind in ('push.send', 'notification.mail')) execute function hold_back()`.execute(server.db);
});
afterAll(async () => {
	await server.close();
	await post.close();
});

/** Somebody whose sessions outlive the tests’ clock. */
async function somebody(devices = 1): Promise<Person> {
	const who = await insertPerson(server);
	await server.db
		.updateTable('session')
		.set({ expires_at: new Date('3000-01-01') })
		.where('account_id', '=', who.id)
		.execute();
	for (let count = 0; count < devices; count++) await setDevice(server, who.token, newDevice());
	return who;
}
const confirmMail = (who: Person, email?: string) => proveMail(server.db, who.id, email);
const tell = (who: Person) =>
	tellQuietly(server, {
		accountId: who.id,
		tag: 'wallet.toppedUp',
		params: { amount: 500_000 },
		link: '/setting/wallet',
	});
const send = (notificationId: string, now = NOON) => sendNotification(server.db, { notificationId }, now);
const see = (who: Person, id: string) => who.ask(`mutation { seenNotification(id: "${id}") { id } }`);

/** What is queued about a notification. */
const queuedOf = (kind: JobKind, id: string) =>
	server.db
		.selectFrom('job')
		.select(['payload', 'run_at', sql<boolean>`run_at <= now()`.as('is_due')])
		.where('kind', '=', kind)
		.where(sql`payload->>'notificationId'`, '=', id)
		.execute();
const pushesOf = async (id: string) =>
	(await queuedOf('push.send', id)) as {
		payload: { notificationId: string; deviceId: string };
		run_at: Date;
		is_due: boolean;
	}[];
const timesOf = async (id: string) => (await pushesOf(id)).map(({ run_at }) => run_at);
/** The mails about a notification that wait. */
const mailsOf = (id: string) => queuedOf('notification.mail', id);
const isMailDue = async (id: string) =>
	(await server.db.selectFrom('notification').select('is_mail_due').where('id', '=', id).executeTakeFirstOrThrow())
		.is_mail_due;

describe('handing a notification on', () => {
	it('pushes to every device of the account, and to no other', async () => {
		const who = await somebody(2);
		await somebody();
		const id = await tell(who);
		await send(id);
		const devices = await server.db.selectFrom('device').select('id').where('account_id', '=', who.id).execute();
		const pushes = await pushesOf(id);
		expect(pushes.map(({ payload }) => payload.deviceId).sort()).toEqual(devices.map((device) => device.id).sort());
		expect(pushes).toMatchObject([{ is_due: true }, { is_due: true }]);
	});

	it('is done once, however often it is tried and by whom', async () => {
		const who = await somebody();
		await confirmMail(who);
		const id = await tell(who);
		await Promise.all([send(id), send(id), send(id)]);
		await send(id);
		expect(await pushesOf(id)).toHaveLength(1);
		expect(await mailsOf(id)).toMatchObject([{ payload: { notificationId: id }, is_due: true }]);
	});

	it('waits for the end of quiet hours', async () => {
		const who = await somebody();
		await setSettings(server, who.token, { quietFrom: '22:00', quietTo: '07:00' });
		const [day, night] = [await tell(who), await tell(who)];
		await send(day, NOON);
		await send(night, NIGHT);
		expect(await pushesOf(day)).toMatchObject([{ is_due: true }]);
		expect(await timesOf(night)).toEqual([MORNING]);
	});

	it('leaves out what is switched off, what was seen, and sessions that are over', async () => {
		const off = await somebody();
		await confirmMail(off);
		await setSettings(server, off.token, { topics: [{ topic: 'WALLET', push: false, mail: false }] });
		const unwanted = await tell(off);
		await send(unwanted);
		expect([await pushesOf(unwanted), await mailsOf(unwanted), await isMailDue(unwanted)]).toEqual([[], [], false]);

		const who = await somebody();
		await confirmMail(who);
		const seen = await tell(who);
		await see(who, seen);
		await send(seen);
		expect([await pushesOf(seen), await mailsOf(seen)]).toEqual([[], []]);

		const late = await tell(who);
		await server.db
			.updateTable('session')
			.set({ expires_at: new Date(Date.now() - 1_000) })
			.where('account_id', '=', who.id)
			.execute();
		await send(late);
		expect(await pushesOf(late)).toEqual([]);
	});

	it('forgets what was told while the account was being erased', async () => {
		const who = await somebody();
		const id = await tell(who);
		await server.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
		await send(id);
		expect(await server.db.selectFrom('notification').select('id').where('id', '=', id).execute()).toEqual([]);
	});

	it('is asked for with the notification itself', async () => {
		const who = await insertPerson(server);
		const admin = await server.signIn('admin');
		await server.db.updateTable('account').set({ phone: '+84912000111' }).where('id', '=', who.id).execute();
		// All day but for a minute, so that what is pushed waits.
		const end = new Date(Math.ceil((Date.now() + HOUR_MS) / 60_000) * 60_000);
		const clock = (moment: Date) => new Date(moment.getTime() + 7 * HOUR_MS).toISOString().slice(11, 16);
		await setSettings(server, who.token, { quietFrom: clock(new Date(end.getTime() + 60_000)), quietTo: clock(end) });
		await setDevice(server, who.token, newDevice());
		const { data } = await server.ask(
			'mutation { reservePayout(data: { phone: "0912000111", amount: 50000, note: "Rút." }) { id } }',
			{ token: admin },
		);
		const { codes } = await server.ask(
			'mutation ($id: ID!, $to: String!) { bookPayout(id: $id, reference: $to) { id } }',
			{
				token: admin,
				variables: { id: data.reservePayout.id, to: `FT-${who.id}` },
			},
		);
		expect(codes).toEqual([]);
		const told = await server.db
			.selectFrom('notification')
			.select('id')
			.where('account_id', '=', who.id)
			.executeTakeFirstOrThrow();
		await expect.poll(() => timesOf(told.id)).toEqual([end]);
	});
});

describe('a mail', () => {
	it('goes out at once in the account’s language, with where to look and where to change that', async () => {
		const who = await somebody();
		await confirmMail(who);
		await who.ask('mutation { setMyLocale(locale: "en") }');
		const id = await tell(who);
		await send(id);
		await server.db
			.updateTable('job')
			.set({ locked_until: null })
			.where(sql`payload->>'notificationId'`, '=', id)
			.execute();
		const [mail] = await post.mail(`${who.id}@ancu.test`);
		expect(mail?.subject).toBe('Your wallet has been topped up');
		for (const part of [
			'Hello user,',
			'₫500,000 has been added to your wallet.',
			'https://ancu.vn/setting/wallet',
			'https://ancu.vn/setting/notification',
		])
			expect(mail?.text).toContain(part);
	});

	it('waits for the digest where one is wanted, and goes to nobody without a confirmed address', async () => {
		const [daily, nowhere] = [await somebody(), await somebody()];
		await confirmMail(daily);
		await setSettings(server, daily.token, { mailPace: 'DAILY' });
		await server.db
			.updateTable('account')
			.set({ email: `${nowhere.id}@x.test` })
			.where('id', '=', nowhere.id)
			.execute();
		const [first, second] = [await tell(daily), await tell(nowhere)];
		await send(first);
		await send(second);
		expect([await isMailDue(first), await isMailDue(second)]).toEqual([true, false]);
		expect([await mailsOf(first), await mailsOf(second)]).toEqual([[], []]);
		// Wanted at once again, what waited is not mailed late.
		await setSettings(server, daily.token, { mailPace: 'INSTANT' });
		expect(await isMailDue(first)).toBe(false);
	});

	it('comes to nothing when it was seen, switched off, or its account has no confirmed address or is erased', async () => {
		const mails: unknown[] = [];
		const sender = { send: async (mail: unknown) => void mails.push(mail) };
		/** Mails a notification after something happened to its reader. */
		async function mailAfter(change: (who: Person, id: string) => Promise<unknown>): Promise<void> {
			const who = await somebody(0);
			await confirmMail(who);
			const id = await tell(who);
			await send(id);
			expect(await mailsOf(id)).toHaveLength(1);
			await change(who, id);
			await mailNotification(server.db, sender, ORIGIN, { notificationId: id });
		}
		const set = (who: Person, account: object) =>
			server.db.updateTable('account').set(account).where('id', '=', who.id).execute();
		await mailAfter(see);
		await mailAfter((who) =>
			setSettings(server, who.token, { topics: [{ topic: 'WALLET', push: true, mail: false }] }),
		);
		await mailAfter((who) => set(who, { email_verified_at: null }));
		await mailAfter((who) => set(who, { deleted_at: new Date() }));
		expect(mails).toEqual([]);
		await mailAfter((who) => set(who, { email: `new-${who.id}@ancu.test` }));
		expect(mails).toMatchObject([{ to: expect.stringMatching(/^new-/), subject: 'Đã nạp tiền vào ví' }]);
	});

	it('of a kind that this version does not know goes out too', async () => {
		const who = await somebody();
		await confirmMail(who);
		const id = await tell(who);
		await server.db.updateTable('notification').set({ tag: 'future.thing' }).where('id', '=', id).execute();
		await send(id);
		expect([await pushesOf(id), await mailsOf(id)]).toMatchObject([[{}], [{}]]);
	});

	it.each([
		['a search', 'search.found', { name: 'Nhà Quận 1', count: 2 }],
		['a changed password', 'account.password', { at: NOON.toISOString() }],
	] as const)('about %s is not sent twice: that goes out by itself', async (_what, tag, params) => {
		const who = await somebody();
		await confirmMail(who);
		for (const mailPace of ['DAILY', 'INSTANT']) {
			await setSettings(server, who.token, { mailPace });
			const id = await tellQuietly(server, { accountId: who.id, tag, params });
			await send(id);
			expect([await isMailDue(id), await mailsOf(id), await pushesOf(id)]).toMatchObject([false, [], [{}]]);
		}
	});
});

describe('pushing to a device', () => {
	/** A push service that notes what it gets. */
	function recorder(outcome: 'sent' | 'gone' = 'sent') {
		const sent: { device: PushDevice; message: PushMessage }[] = [];
		const sender: PushSender = {
			appId: 'web',
			check: () => undefined,
			send: async (device, message) => {
				sent.push({ device, message });
				return outcome;
			},
		};
		return { sent, sender };
	}
	/** Somebody who was told something, and the job for their device. */
	async function told(device = newDevice()) {
		const who = await somebody(0);
		await setDevice(server, who.token, device);
		const id = await tell(who);
		await send(id);
		const [job] = await pushesOf(id);
		if (!job) throw new Error('Nothing is pushed.');
		return { who, id, device, payload: job.payload };
	}

	it('says which notification, what kind it is and where it leads: nothing personal', async () => {
		const { who, id, device, payload } = await told();
		const { sent, sender } = recorder();
		await pushNotification(server.db, sender, payload, NOON);
		const message = {
			id,
			tag: 'wallet.toppedUp',
			title: 'Đã nạp tiền vào ví',
			link: '/setting/wallet',
			planningCheckRequestId: null,
			locale: 'vn',
			accountId: who.id,
			quiet: null,
		};
		expect(sent).toEqual([{ device, message }]);
		// A device that was off gets it whenever it is on again: it knows when not to ring.
		await setSettings(server, who.token, { quietFrom: '22:00', quietTo: '07:00' });
		await pushNotification(server.db, sender, payload, NOON);
		expect(sent.at(-1)?.message.quiet).toEqual({ from: '22:00', to: '07:00' });
	});

	it('comes to nothing when it was seen, or somebody else signed in there, or the session is over', async () => {
		const { sent, sender } = recorder();
		const seen = await told();
		await see(seen.who, seen.id);
		await pushNotification(server.db, sender, seen.payload, NOON);

		const moved = await told();
		const other = await somebody(0);
		await setDevice(server, other.token, moved.device);
		await pushNotification(server.db, sender, moved.payload, NOON);

		const signedOut = await told();
		await signedOut.who.ask('mutation { logoutUser }');
		await pushNotification(server.db, sender, signedOut.payload, NOON);

		const expired = await told();
		await pushNotification(server.db, sender, expired.payload, new Date('3000-01-02'));

		const silent = await told();
		await setSettings(server, silent.who.token, { topics: [{ topic: 'WALLET', push: false, mail: true }] });
		await pushNotification(server.db, sender, silent.payload, NOON);

		const foreign = await told();
		await pushNotification(server.db, { ...sender, appId: 'another' }, foreign.payload, NOON);
		expect(sent).toEqual([]);
	});

	it('waits when it has become quiet meanwhile', async () => {
		const { sent, sender } = recorder();
		const { who, id, payload } = await told();
		await setSettings(server, who.token, { quietFrom: '22:00', quietTo: '07:00' });
		await pushNotification(server.db, sender, payload, NIGHT);
		expect([sent, (await timesOf(id)).at(-1)]).toEqual([[], MORNING]);
	});

	it('forgets a device that is gone, and none that came back', async () => {
		const { sender } = recorder('gone');
		const { device, payload } = await told();
		const isThere = async () =>
			(await server.db.selectFrom('device').select('id').where('device_id', '=', device.deviceId).execute()).length ===
			1;
		const renewing: PushSender = {
			...sender,
			send: async () => {
				await server.db
					.updateTable('device')
					.set({ token: newDevice().deviceToken })
					.where('device_id', '=', device.deviceId)
					.execute();
				return 'gone';
			},
		};
		await pushNotification(server.db, renewing, payload, NOON);
		expect(await isThere()).toBe(true);
		await pushNotification(server.db, sender, payload, NOON);
		expect(await isThere()).toBe(false);
	});

	it('is tried again by its job when the push service did not take it', async () => {
		const { payload } = await told();
		const failing: PushSender = { ...recorder().sender, send: () => Promise.reject(new Error('busy')) };
		await expect(pushNotification(server.db, failing, payload, NOON)).rejects.toThrow('busy');
		// What is queued twice finds the same.
		await enqueue(server.db, 'push.send', payload, NOON);
		expect(await pushesOf(payload.notificationId)).toHaveLength(2);
	});
});

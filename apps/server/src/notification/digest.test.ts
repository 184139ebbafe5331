import { DAY_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, type Person } from '../verification/verification.fixtures.ts';
import { dueDigest, lastDigest, sendDigests } from './digest.ts';
import { setSettings, tellQuietly } from './notification.fixtures.ts';
import { sendNotification } from './send-notification.ts';

const ORIGIN = 'https://ancu.vn';

describe('when digests go out', () => {
	it.each([
		// 07:00 on Tuesday, 10 March 2026, in Vietnam.
		['2026-03-10T00:00:00Z', '2026-03-10T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
		['2026-03-09T23:59:59Z', '2026-03-09T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
		['2026-03-09T00:00:00Z', '2026-03-09T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
		['2026-03-08T23:59:59Z', '2026-03-08T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
		['2026-03-15T12:00:00Z', '2026-03-15T00:00:00.000Z', '2026-03-09T00:00:00.000Z'],
	])('seen from %s: daily %s, weekly %s', (now, daily, weekly) => {
		expect(lastDigest('DAILY', new Date(now)).toISOString()).toBe(daily);
		expect(lastDigest('WEEKLY', new Date(now)).toISOString()).toBe(weekly);
	});
});

describe('a digest', () => {
	let server: TestServer;
	let post: PostOffice;
	let day = 1;
	beforeAll(async () => {
		post = await startPostOffice();
		server = await startTestServer(post.env);
	});
	afterAll(async () => {
		await server.close();
		await post.close();
	});

	/** Somebody with a confirmed address who wants digests. */
	async function reader(mailPace: 'DAILY' | 'WEEKLY' = 'DAILY'): Promise<Person & { email: string }> {
		const who = await insertPerson(server, 'user', 'Lê Thị Cúc');
		const email = await proveMail(server.db, who.id);
		await setSettings(server, who.token, { mailPace });
		return { ...who, email };
	}
	async function tell(who: Person, amount: number): Promise<string> {
		const id = await tellQuietly(server, {
			accountId: who.id,
			tag: 'wallet.toppedUp',
			params: { amount },
			link: '/setting/wallet',
		});
		await sendNotification(server.db, { notificationId: id });
		return id;
	}
	/** The next days, one after the other; a test begins where the last one ended. */
	const nextDay = () => new Date(Date.now() + ++day * 8 * DAY_MS);

	it('has what nobody has seen since the last one, in one mail with links', async () => {
		const who = await reader();
		const seen = await tell(who, 111_000);
		await who.ask(`mutation { seenNotification(id: "${seen}") { id } }`);
		await tell(who, 222_000);
		await tell(who, 333_000);
		const now = nextDay();
		await sendDigests(server.db, ORIGIN, now);
		const [mail] = await post.mail(who.email);
		expect(mail?.subject).toBe('2 thông báo bạn chưa xem');
		const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
		for (const part of [
			'Chào Lê Thị Cúc,',
			'- Đã nạp tiền vào ví\n  333.000 ₫ đã vào ví của bạn.\n  https://ancu.vn/setting/wallet',
			'222.000 ₫',
			'https://ancu.vn/notification',
			'https://ancu.vn/setting/notification',
		])
			expect(text).toContain(part);
		expect(text).not.toContain('111.000');
		expect(text.indexOf('333.000')).toBeLessThan(text.indexOf('222.000'));

		// Only what came since.
		await tell(who, 444_000);
		await sendDigests(server.db, ORIGIN, now);
		await sendDigests(server.db, ORIGIN, nextDay());
		const [next] = await post.mail(who.email, 2);
		expect(next?.subject).toBe('1 thông báo bạn chưa xem');
		expect(next?.text).toContain('444.000');
		expect(next?.text).not.toContain('333.000');
	});

	it('is mailed once, however many processes look', async () => {
		const readers = await Promise.all([reader(), reader(), reader()]);
		for (const who of readers) await tell(who, 100_000);
		const now = nextDay();
		const counts = await Promise.all([1, 2, 3, 4].map(() => sendDigests(server.db, ORIGIN, now)));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
		for (const { email } of readers) expect(await post.mail(email)).toHaveLength(1);
	});

	it('is in the reader’s language', async () => {
		const who = await reader();
		await who.ask('mutation { setMyLocale(locale: "en") }');
		await tell(who, 100_000);
		await sendDigests(server.db, ORIGIN, nextDay());
		const [mail] = await post.mail(who.email);
		expect(mail?.subject).toBe('You have an unread notification');
		expect(mail?.text).toContain('₫100,000 has been added to your wallet.');
	});

	it('is not mailed with nothing in it, without a confirmed address, or when its topic was switched off since', async () => {
		await reader();
		const unconfirmed = await reader();
		await tell(unconfirmed, 1);
		await server.db.updateTable('account').set({ email_verified_at: null }).where('id', '=', unconfirmed.id).execute();
		const off = await reader();
		await tell(off, 1);
		await setSettings(server, off.token, {
			mailPace: 'DAILY',
			topics: [{ topic: 'WALLET', push: true, mail: false }],
		});
		expect(await sendDigests(server.db, ORIGIN, nextDay())).toBe(0);
	});

	it('is mailed with what this version does not know, and whatever is wrong with another one', async () => {
		const [broken, who] = [await reader(), await reader()];
		const bad = { tag: 'listing.endsSoon', params: JSON.stringify({ title: 'Nhà', until: 'someday' }) };
		const set = (id: string, change: object) =>
			server.db.updateTable('notification').set(change).where('id', '=', id).execute();
		await set(await tell(broken, 1), bad);
		await setSettings(server, broken.token, {
			mailPace: 'DAILY',
			topics: [{ topic: 'LISTING', push: true, mail: true }],
		});
		await set(await tell(who, 1), { tag: 'future.thing' });
		const now = nextDay();
		await expect(sendDigests(server.db, ORIGIN, now)).rejects.toThrow('some digests could not be made');
		const [mail] = await post.mail(who.email);
		expect(mail?.text).toContain('- Thông báo từ An Cư');
		// Nothing of it is lost.
		await server.db
			.updateTable('notification')
			.set({ params: JSON.stringify({ title: 'Nhà', until: '2030-01-01' }) })
			.where('account_id', '=', broken.id)
			.execute();
		expect(await sendDigests(server.db, ORIGIN, now)).toBe(1);
		expect((await post.mail(broken.email))[0]?.text).toContain('01/01/2030');
	});

	it('comes weekly to those who want that', async () => {
		const who = await reader('WEEKLY');
		await tell(who, 100_000);
		const monday = lastDigest('WEEKLY', nextDay());
		const toldAt = (at: Date) =>
			server.db.updateTable('notification_setting').set({ told_at: at }).where('account_id', '=', who.id).execute();
		await toldAt(monday);
		for (let days = 0; days < 7; days++)
			expect(await sendDigests(server.db, ORIGIN, new Date(monday.getTime() + days * DAY_MS))).toBe(0);
		expect(await sendDigests(server.db, ORIGIN, new Date(monday.getTime() + 7 * DAY_MS))).toBe(1);
	});

	it('is found by an index, however many wait for Monday', async () => {
		await sql`
			with reader as (insert into account (name) select 'Chờ' from generate_series(1, 5000) returning id)
			insert into notification_setting (account_id, mail_pace, told_at)
			select id, 'WEEKLY', now() - row_number() over () * interval '1 second' from reader`.execute(server.db);
		await sql`analyze notification_setting`.execute(server.db);
		const plan = JSON.stringify(await dueDigest(server.db, new Date(), []).explain());
		await sql`delete from notification_setting using account where account.id = account_id and name = 'Chờ'`.execute(
			server.db,
		);
		expect(plan).toContain('notification_setting_due');
		expect(plan).not.toContain('Seq Scan on notification_setting');
	});

	it('has nothing of before the reader wanted mails at once', async () => {
		const who = await reader();
		await tell(who, 100_000);
		await setSettings(server, who.token, { mailPace: 'INSTANT' });
		await setSettings(server, who.token, { mailPace: 'DAILY' });
		expect(await sendDigests(server.db, ORIGIN, nextDay())).toBe(0);
	});

	it('comes at the next morning, and not at once, to whoever wants it more often than before', async () => {
		const who = await reader('WEEKLY');
		await tell(who, 100_000);
		const lastMonday = new Date(Date.now() - 8 * DAY_MS);
		await server.db
			.updateTable('notification_setting')
			.set({ told_at: lastMonday })
			.where('account_id', '=', who.id)
			.execute();
		await setSettings(server, who.token, { mailPace: 'DAILY' });
		const now = Date.now();
		const morning = new Date(lastDigest('DAILY', new Date(now)).getTime() + DAY_MS);
		expect(await sendDigests(server.db, ORIGIN, new Date(now))).toBe(0);
		expect(await sendDigests(server.db, ORIGIN, morning)).toBe(1);
	});
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, type Person } from '../verification/verification.fixtures.ts';
import { inboxOf, newDevice, setDevice, setSettings, tellQuietly } from './notification.fixtures.ts';
import { notify, notifyMany } from './notify.ts';

let server: TestServer;
let an: Person;
let binh: Person;
beforeAll(async () => {
	server = await startTestServer();
	an = await insertPerson(server);
	binh = await insertPerson(server);
});
afterAll(() => server.close());

const tell = (who: Person, amount: number) =>
	tellQuietly(server, { accountId: who.id, tag: 'wallet.toppedUp', params: { amount }, link: '/setting/wallet' });
const see = (who: Person | null, id: string) =>
	server.ask(`mutation { seenNotification(id: "${id}") { id seen } }`, { token: who?.token });
const seeAll = async (who: Person) => (await who.ask('mutation { seenAllNotification }')).data.seenAllNotification;

describe('the inbox', () => {
	it('has what one was told oneself, the newest first, page by page', async () => {
		const who = await insertPerson(server);
		for (let amount = 1; amount <= 25; amount++) await tell(who, amount);
		await tell(binh, 99);
		const page = async (number: number, limit: number) => {
			const { data } = await who.ask(
				`{ getAllNotification(page: ${number}, limit: ${limit}) { total data { body link createdAt updatedAt } } }`,
			);
			return data.getAllNotification;
		};
		const first = await page(1, 10);
		expect(first.total).toBe(25);
		const amounts = [...first.data, ...(await page(2, 10)).data, ...(await page(3, 10)).data].map(({ body }) =>
			Number(/^\d+/.exec(body)?.[0]),
		);
		expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
		expect(first.data[0]).toMatchObject({ link: '/setting/wallet', createdAt: expect.stringMatching(/Z$/) });
		expect((await page(4, 10)).data).toEqual([]);
		for (const [number, limit] of [
			[0, 10],
			[1, 0],
			[1, 101],
		])
			expect((await who.ask(`{ getAllNotification(page: ${number}, limit: ${limit}) { total } }`)).codes).toEqual([
				'BAD_INPUT',
			]);
	});

	it('stays in order where one transaction tells many things', async () => {
		const who = await insertPerson(server);
		await inTransaction(server.db, async (tx) => {
			for (let amount = 1; amount <= 5; amount++)
				await notify(tx, { accountId: who.id, tag: 'wallet.toppedUp', params: { amount } });
		});
		expect((await inboxOf(server, who.token)).map(({ body }) => body[0])).toEqual(['5', '4', '3', '2', '1']);
	});

	it('is found by what was seen, by tag and by topic', async () => {
		const who = await insertPerson(server);
		const seen = await tell(who, 1);
		await tell(who, 2);
		await tellQuietly(server, {
			accountId: who.id,
			tag: 'account.password',
			params: { at: '2026-03-09T17:05:00Z' },
			link: '/setting/security',
		});
		await see(who, seen);
		const tagsOf = async (filter: object) => (await inboxOf(server, who.token, { filter })).map(({ tag }) => tag);
		expect(await tagsOf({ seen: true })).toEqual(['wallet.toppedUp']);
		expect(await tagsOf({ seen: false })).toEqual(['account.password', 'wallet.toppedUp']);
		expect(await tagsOf({ tag: 'wallet.toppedUp' })).toHaveLength(2);
		expect(await tagsOf({ tag: 'wallet.%' })).toEqual([]);
		expect(await tagsOf({ topic: 'ACCOUNT' })).toEqual(['account.password']);
		expect(await tagsOf({ topic: 'WALLET', seen: false })).toEqual(['wallet.toppedUp']);
		expect(await tagsOf({ topic: 'INVEST' })).toEqual([]);
		expect(await tagsOf({ seen: null, tag: null, topic: null })).toHaveLength(3);
	});

	it('is read in the reader’s language, whatever it was told in', async () => {
		const who = await insertPerson(server);
		await tell(who, 1_500_000);
		const [vn] = await inboxOf(server, who.token);
		const [en] = await inboxOf(server, who.token, { language: 'en' });
		expect(vn).toMatchObject({ title: 'Đã nạp tiền vào ví', body: expect.stringMatching(/^1\.500\.000\s₫ đã vào/) });
		expect(en).toMatchObject({
			title: 'Your wallet has been topped up',
			body: '₫1,500,000 has been added to your wallet.',
		});
		expect(en?.html).toBe('<strong>₫1,500,000</strong> has been added to your wallet.');
	});

	it('says what others wrote as text', async () => {
		const who = await insertPerson(server);
		const title = '<img src=x onerror=alert(1)>"\'&';
		await tellQuietly(server, { accountId: who.id, tag: 'listing.accepted', params: { title } });
		const [told] = await inboxOf(server, who.token);
		expect(told?.body).toContain(title);
		expect(told?.html).toContain('<strong>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;</strong>');
	});

	it('is nobody else’s', async () => {
		const id = await tell(an, 7);
		expect((await inboxOf(server, binh.token)).some((told) => told.id === id)).toBe(false);
		for (const stranger of [binh, await insertPerson(server, 'admin')]) {
			expect((await see(stranger, id)).codes).toEqual(['NOT_FOUND']);
			await seeAll(stranger);
		}
		expect((await see(null, id)).codes).toEqual(['UNAUTHENTICATED']);
		expect((await server.ask('{ getAllNotification { total } }')).codes).toEqual(['UNAUTHENTICATED']);
		expect((await inboxOf(server, an.token)).find((told) => told.id === id)?.seen).toBe(false);
	});
});

describe('seeing', () => {
	it('is for one or for all, as often as one likes', async () => {
		const who = await insertPerson(server);
		const id = await tell(who, 1);
		await tell(who, 2);
		await tell(who, 3);
		for (let times = 0; times < 2; times++)
			expect((await see(who, id)).data.seenNotification).toEqual({ id, seen: true });
		expect([await seeAll(who), await seeAll(who)]).toEqual([2, 0]);
		for (const wrong of [randomUUID(), 'x']) expect((await see(who, wrong)).codes).toEqual(['NOT_FOUND']);
	});
});

describe('telling', () => {
	const countTold = async () => {
		const told = server.db.selectFrom('notification').select((eb) => eb.fn.countAll<number>().as('count'));
		return (await told.executeTakeFirstOrThrow()).count;
	};

	it('is undone with what it tells of', async () => {
		const before = await countTold();
		const queued: number[] = [];
		await expect(
			inTransaction(server.db, async (tx) => {
				await notify(tx, { accountId: an.id, tag: 'wallet.toppedUp', params: { amount: 1 } });
				const newest = tx.selectFrom('job').select('id').orderBy('id', 'desc').limit(1);
				queued.push((await newest.executeTakeFirstOrThrow()).id);
				throw new Error('no');
			}),
		).rejects.toThrow('no');
		expect(await countTold()).toBe(before);
		// Those of before may have been done meanwhile.
		expect(queued).toHaveLength(1);
		expect(await server.db.selectFrom('job').select('id').where('id', 'in', queued).execute()).toEqual([]);
	});

	it('leaves whoever did it alone, and whoever was erased', async () => {
		const gone = await insertPerson(server);
		await server.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
		const before = await countTold();
		await inTransaction(server.db, async (tx) => {
			await notify(tx, { accountId: an.id, tag: 'wallet.toppedUp', params: { amount: 1 }, by: an.id });
			await notify(tx, { accountId: gone.id, tag: 'wallet.toppedUp', params: { amount: 1 } });
			await notify(tx, { accountId: null, tag: 'wallet.toppedUp', params: { amount: 1 } });
		});
		expect(await countTold()).toBe(before);
	});

	it('reaches thousands by one statement, and once where that is asked for', async () => {
		const { rows } = await sql<{ id: string }>`
			insert into account (name) select 'Người theo dõi' from generate_series(1, 3000) returning id`.execute(server.db);
		const ids = rows.map(({ id }) => id);
		const tellAll = () =>
			inTransaction(server.db, (tx) =>
				notifyMany(tx, {
					tag: 'invest.news',
					accountId: sql`id`,
					params: { title: 'Dự án', text: 'Đã ký hợp đồng.' },
					link: '/real-estate/1',
					once: sql`'news 1'`,
					from: sql`account where id = any(${ids}::uuid[])`,
				}),
			);
		await Promise.all([tellAll(), tellAll()]);
		const told = await server.db.selectFrom('notification').select('id').where('once', '=', 'news 1').execute();
		expect(told).toHaveLength(3_000);
	});
});

describe('an account’s own data', () => {
	it('has what it was told, how and where, and no token of a device', async () => {
		const who = await insertPerson(server);
		await tell(who, 12_345);
		await setSettings(server, who.token, { quietFrom: '22:00', quietTo: '07:00' });
		const device = newDevice();
		await setDevice(server, who.token, device);
		const { data } = await who.ask('mutation { exportMyData }');
		const exported = JSON.parse(data.exportMyData);
		expect(exported).toMatchObject({
			notifications: [{ tag: 'wallet.toppedUp', params: { amount: 12_345 }, link: '/setting/wallet' }],
			notificationSettings: { quiet_from: '22:00', quiet_to: '07:00' },
			devices: [{ app_id: 'web', device_id: device.deviceId }],
			profile: { locale: 'vn' },
		});
		expect(data.exportMyData).not.toContain('endpoint');
	});
});

describe('the language that an account is written to in', () => {
	const localeOf = async ({ id }: { id: string }) =>
		(await server.db.selectFrom('account').select('locale').where('id', '=', id).executeTakeFirstOrThrow()).locale;
	const set = (who: Person, locale: string) =>
		who.ask('mutation ($l: String!) { setMyLocale(locale: $l) }', { l: locale });

	it('is set by its owner, among those that we speak', async () => {
		const who = await insertPerson(server);
		expect(await localeOf(who)).toBe('vn');
		expect((await set(who, 'en')).data).toEqual({ setMyLocale: true });
		expect(await localeOf(who)).toBe('en');
		expect((await set(who, 'fr')).errors?.[0]?.extensions.fields).toEqual([{ path: 'locale', code: 'unknown' }]);
		expect(await localeOf(who)).toBe('en');
	});

	it('is the one that somebody signs in in', async () => {
		const { id } = await server.db
			.selectFrom('account')
			.select('id')
			.where('username', '=', 'editor')
			.executeTakeFirstOrThrow();
		for (const [language, locale] of [
			['en', 'en'],
			['vi', 'vn'],
		] as const) {
			const query = 'mutation { loginUser(username: "editor", password: "ancu-dev") { token } }';
			expect((await server.ask(query, { language })).codes).toEqual([]);
			expect(await localeOf({ id })).toBe(locale);
		}
	});
});

import { DAY_MS, HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxOf, lastTold, tellingNothing } from '../notification/notification.fixtures.ts';
import { insertListings } from '../testing/listings.ts';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertListing, insertPerson, type Person } from '../verification/verification.fixtures.ts';
import { importRows } from './import/import-rows.ts';
import { expireListings, lockListing } from './listing-life.repository.ts';
import { dueSearch, tellOfNewListings } from './saved-search.service.ts';
import { tellOfEndingListings } from './tell-listing.ts';

const ORIGIN = 'https://ancu.vn';
const title = 'Nhà hẻm Lê Lợi';

let server: TestServer;
let post: PostOffice;
let an: Person;
let editor: Person;
beforeAll(async () => {
	post = await startPostOffice();
	server = await startTestServer(post.env);
	an = await insertPerson(server);
	editor = await insertPerson(server, 'editor');
});
afterAll(async () => {
	await server.close();
	await post.close();
});

const told = (who: Person, tag: Parameters<typeof lastTold>[2]) => lastTold(server, who.token, tag);
const countOf = async ({ token }: Person) => (await inboxOf(server, token)).length;
const sequenceOf = async (id: string) =>
	(await server.db.selectFrom('listing').select('sequence_id').where('id', '=', id).executeTakeFirstOrThrow())
		.sequence_id;
const accept = async (id: string) =>
	expect((await editor.ask(`mutation { acceptLocationInfo(id: "${id}") { id } }`)).codes).toEqual([]);
const update = async (who: Person, id: string, data: object) =>
	expect(
		(
			await who.ask(
				'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }',
				{ id, data },
			)
		).codes,
	).toEqual([]);
const save = (who: Person, id: string) => who.ask(`mutation { saveLocationInfo(locationInfoId: "${id}") { id } }`);

describe('the poster of a listing is told', () => {
	it('that it is public', async () => {
		const id = await insertListing(server, an.id, { title, status: 'PENDING' });
		await accept(id);
		expect(await told(an, 'listing.accepted')).toEqual({
			title: 'Tin của bạn đã được duyệt',
			body: `“${title}” đang hiển thị với mọi người.`,
			link: `/real-estate/${await sequenceOf(id)}`,
		});
	});

	it('why it was refused, and not of what they close themselves', async () => {
		const id = await insertListing(server, an.id, { title, status: 'PENDING' });
		await editor.ask(`mutation { rejectLocationInfo(id: "${id}", reason: "Ảnh không phải nhà này.") { id } }`);
		expect(await told(an, 'listing.rejected')).toEqual({
			title: 'Tin của bạn bị từ chối hoặc gỡ xuống',
			body: `“${title}” không được hiển thị: “Ảnh không phải nhà này.” Bạn có thể sửa rồi gửi lại.`,
			link: '/estate?tab=closed',
		});
		const before = await countOf(an);
		const own = await insertListing(server, an.id);
		await an.ask(`mutation { closeLocationInfo(id: "${own}", reason: SOLD) { id } }`);
		expect(await countOf(an)).toBe(before);
	});

	it('that it ends in a week, once for every end, and that it has ended', async () => {
		const id = await insertListing(server, an.id, { title });
		const setEnd = (days: number) =>
			server.db
				.updateTable('listing')
				.set({ expires_at: new Date(Date.now() + days * DAY_MS) })
				.where('id', '=', id)
				.execute();
		await setEnd(7.5);
		const before = await countOf(an);
		await tellOfEndingListings(server.db);
		expect(await countOf(an)).toBe(before);
		await setEnd(6.5);
		await Promise.all([tellOfEndingListings(server.db), tellOfEndingListings(server.db)]);
		await tellingNothing(server, () => tellOfEndingListings(server.db));
		expect(await countOf(an)).toBe(before + 1);
		expect(await told(an, 'listing.endsSoon')).toMatchObject({
			title: 'Tin của bạn sắp hết hạn',
			body: expect.stringMatching(/^“Nhà hẻm Lê Lợi” hiển thị đến ngày \d\d\/\d\d\/\d{4}\./),
			link: '/estate?tab=public',
		});
		// Whatever the clock did the days before.
		await setEnd(0.5);
		await tellOfEndingListings(server.db);
		expect(await countOf(an)).toBe(before + 2);

		await setEnd(-1);
		expect(await expireListings(server.db)).toBe(1);
		expect(await told(an, 'listing.expired')).toEqual({
			title: 'Tin của bạn đã hết hạn',
			body: `“${title}” không còn hiển thị. Muốn tin hiện lại, hãy bấm “Đăng lại”; tin đã sửa sẽ được duyệt lại trước.`,
			link: '/estate?tab=closed',
		});
	});

	it('of many a part at a time, and of one that somebody is changing the next time', async () => {
		const { db } = server;
		const poster = await insertPerson(server);
		const expires_at = new Date(Date.now() + 6 * DAY_MS);
		const all = Array.from({ length: 502 }, (_, index) => ({
			title: `Nhà số ${index}`,
			account_id: poster.id,
			expires_at,
		}));
		const listings = await insertListings(db, all);
		// What one transaction writes has one time.
		await sql`alter table notification add column written_at timestamptz not null default now()`.execute(db);
		const partsOf = async (tag: string) => {
			const { rows } = await sql<{ count: number }>`
				select count(*)::integer as count from notification where account_id = ${poster.id} and tag = ${tag}
				group by written_at order by count`.execute(db);
			return rows.map(({ count }) => count);
		};
		await tellOfEndingListings(db);
		await tellOfEndingListings(db);
		expect(await partsOf('listing.endsSoon')).toEqual([2, 500]);

		await db
			.updateTable('listing')
			.set({ expires_at: new Date(0) })
			.where('account_id', '=', poster.id)
			.execute();
		await db.transaction().execute(async (tx) => {
			await lockListing(tx, listings.get('Nhà số 7')?.id ?? '');
			expect(await expireListings(db)).toBe(501);
		});
		expect(await partsOf('listing.expired')).toEqual([1, 500]);
		expect(await expireListings(db)).toBe(1);
	});
});

describe('whoever reported a listing is told', () => {
	const report = (who: Person, id: string) =>
		who.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM, text: "Đòi cọc trước") }`);
	const decide = async (who: Person, id: string, upheld: boolean) => {
		const { id: reportId } = await server.db
			.selectFrom('listing_report')
			.select('id')
			.where('listing_id', '=', id)
			.where('account_id', '=', who.id)
			.executeTakeFirstOrThrow();
		const { codes } = await editor.ask(
			`mutation { decideReport(id: "${reportId}", upheld: ${upheld}, note: "Ghi chú nội bộ") }`,
		);
		expect(codes).toEqual([]);
	};

	it('that it was taken down, each of them, and the poster not by whom it was reported', async () => {
		const [first, second] = [await insertPerson(server), await insertPerson(server)];
		const poster = await insertPerson(server);
		const id = await insertListing(server, poster.id, { title });
		await report(first, id);
		await report(second, id);
		await decide(first, id, true);
		for (const who of [first, second])
			expect(await told(who, 'listing.reportUpheld')).toEqual({
				title: 'Tin bạn báo cáo đã được gỡ',
				body: `Chúng tôi đã xem lại và gỡ “${title}”. Cảm ơn bạn đã báo.`,
				link: null,
			});
		const inbox = await inboxOf(server, poster.token);
		expect(inbox.map(({ tag }) => tag)).toEqual(['listing.rejected']);
		const { rows } = await sql<{ all: string }>`
			select json_agg(notification)::text as all from notification where account_id = ${poster.id}`.execute(server.db);
		for (const { id: reporterId } of [first, second]) expect(rows[0]?.all).not.toContain(reporterId);
		expect(rows[0]?.all).not.toContain('Đòi cọc trước');
	});

	it('that it stays, who sent that report, in their language and without the note', async () => {
		const [first, second] = [await insertPerson(server), await insertPerson(server)];
		const poster = await insertPerson(server);
		const id = await insertListing(server, poster.id, { title });
		await report(first, id);
		await report(second, id);
		await decide(first, id, false);
		const [said] = await inboxOf(server, first.token, { language: 'en' });
		expect(said).toMatchObject({
			tag: 'listing.reportDismissed',
			title: 'We reviewed the listing you reported',
			body: `“${title}” stays up because we found no reason to remove it. Thank you for telling us.`,
		});
		expect([await countOf(second), await countOf(poster)]).toEqual([0, 0]);
	});

	it('by the title that was accepted, whatever its poster calls it meanwhile', async () => {
		const [who, poster] = [await insertPerson(server), await insertPerson(server)];
		const id = await insertListing(server, poster.id, { title, status: 'PENDING' });
		await accept(id);
		await report(who, id);
		await update(poster, id, { title: 'Tiêu đề chưa ai duyệt' });
		await decide(who, id, false);
		expect((await told(who, 'listing.reportDismissed'))?.body).toContain(`“${title}”`);
	});
});

describe('whoever saved a listing is told', () => {
	it('of its new price once that is public, and of nothing else', async () => {
		const [saver, stranger] = [await insertPerson(server), await insertPerson(server)];
		const id = await insertListing(server, an.id, { title, status: 'PENDING', price: 5_000_000_000 });
		await accept(id);
		await save(saver, id);
		await save(an, id);
		await update(an, id, { bedroom: 5 });
		await update(an, id, { price: 4_800_000_000 });
		expect(await countOf(saver)).toBe(0);
		await accept(id);
		expect(await told(saver, 'listing.price')).toEqual({
			title: 'Tin bạn lưu vừa đổi giá',
			body: `“${title}”: từ 5 tỷ thành 4,8 tỷ.`,
			link: `/real-estate/${await sequenceOf(id)}`,
		});
		await update(an, id, { title: 'Nhà hẻm Lê Lợi, gần chợ Bến Thành' });
		await accept(id);
		expect([await countOf(saver), await countOf(stranger)]).toEqual([1, 0]);
		expect(await told(an, 'listing.price')).toBeUndefined();
	});

	it('of a rent as a month’s', async () => {
		const saver = await insertPerson(server);
		const id = await insertListing(server, an.id, {
			title,
			status: 'PENDING',
			trading_type: 'RENT',
			price: 12_000_000,
		});
		await accept(id);
		await save(saver, id);
		await update(an, id, { price: 12_500_000 });
		await accept(id);
		expect(await told(saver, 'listing.rent')).toMatchObject({
			title: 'Tin bạn lưu vừa đổi giá thuê',
			body: `“${title}”: từ 12 triệu/tháng thành 12,5 triệu/tháng.`,
		});
		expect(await told(saver, 'listing.price')).toBeUndefined();
	});

	it('also where its poster’s file says so', async () => {
		const saver = await insertPerson(server);
		const row = {
			sourceId: 'A1',
			title: 'Bán nhà ba tầng gần chợ Bến Thành',
			address: '12 Lê Lợi, Phường Bến Thành, Quận 1, TP.HCM',
			price: '5 tỷ 2',
			area: '48 m2',
		};
		const bring = (price: string) =>
			importRows(server.db, { accountId: an.id, source: 'a.csv', rows: [{ ...row, price }], accept: true });
		const [listing] = await bring('5 tỷ 2');
		await save(saver, listing?.id ?? '');
		await bring('5 tỷ 2');
		await bring('5 tỷ');
		expect((await inboxOf(server, saver.token)).map(({ body }) => body)).toEqual([
			'“Bán nhà ba tầng gần chợ Bến Thành”: từ 5,2\u00a0tỷ thành 5\u00a0tỷ.',
		]);
	});
});

describe('whoever keeps a search is told', () => {
	/** Somebody who keeps a search that finds something new. */
	async function searcher({ street, hasMail = true }: { street: string; hasMail?: boolean }) {
		const who = await insertPerson(server, 'user', 'Lê Thị Cúc');
		const email = `${who.id}@ancu.test`;
		if (hasMail) await proveMail(server.db, who.id, email);
		await who.ask(
			'mutation ($address: String!) { createSavedSearch(name: "Nhà của tôi", address: $address, frequency: DAILY) { id } }',
			{ address: `/real-estate?q=${street}` },
		);
		const id = await insertListing(server, an.id, { title: `Nhà ${street}`, status: 'PENDING' });
		await accept(id);
		await happened(id, 5 * 60_000);
		await server.db
			.updateTable('saved_search')
			.set({ told_at: new Date(Date.now() - 25 * HOUR_MS) })
			.where('account_id', '=', who.id)
			.execute();
		return { ...who, email, listing: `${ORIGIN}/real-estate/${await sequenceOf(id)}` };
	}
	const found = (who: Person) => told(who, 'search.found');
	/** Moves what happened to a listing into the past. */
	const happened = (id: string, msAgo: number) =>
		server.db
			.updateTable('listing_event')
			.set({ at: new Date(Date.now() - msAgo) })
			.where('listing_id', '=', id)
			.execute();

	it('of what is new, in the inbox and by mail in the reader’s language', async () => {
		const who = await searcher({ street: 'Kalimantan' });
		await who.ask('mutation { setMyLocale(locale: "en") }');
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(0);
		expect(await found(who)).toEqual({
			title: 'Có tin mới cho tìm kiếm bạn lưu',
			body: '“Nhà của tôi” có 1 tin mới.',
			link: '/real-estate?q=Kalimantan',
		});
		const [mail] = await post.mail(who.email);
		expect(mail?.subject).toBe('1 new listing for “Nhà của tôi”');
		expect(mail?.text).toContain(who.listing);
	});

	it('of what stays new in their list until they open it', async () => {
		const who = await searcher({ street: 'Célèbes' });
		const seen_at = new Date(Date.now() - 25 * HOUR_MS);
		await server.db.updateTable('saved_search').set({ seen_at }).where('account_id', '=', who.id).execute();
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		const list = async () => (await who.ask('{ getAllMySavedSearch { id newCount } }')).data.getAllMySavedSearch;
		const [{ id, newCount }] = await list();
		expect(newCount).toBe(1);
		await who.ask(`mutation { updateSavedSearch(id: "${id}") { id } }`);
		expect(await list()).toEqual([{ id, newCount: 0 }]);
	});

	it('but not of a listing of their own', async () => {
		const who = await searcher({ street: 'Sulawesi' });
		const own = await insertListing(server, who.id, { title: 'Nhà Sulawesi của tôi', status: 'PENDING' });
		await accept(own);
		await happened(own, 5 * 60_000);
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		expect((await found(who))?.body).toBe('“Nhà của tôi” có 1 tin mới.');
		const [mail] = await post.mail(who.email);
		expect(mail?.text).not.toContain('Sulawesi của tôi');
	});

	it('of what was just accepted with the next turn: more may be on its way that was accepted before', async () => {
		const who = await searcher({ street: 'Borneo' });
		const late = await insertListing(server, an.id, { title: 'Nhà Borneo hai', status: 'PENDING' });
		await accept(late);
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		expect((await found(who))?.body).toBe('“Nhà của tôi” có 1 tin mới.');
		const [first] = await post.mail(who.email);
		expect(first?.text).toContain(who.listing);
		expect(first?.text).not.toContain('Borneo hai');
		// A day later.
		await sql`update saved_search set told_at = told_at - interval '25 hours' where account_id = ${who.id}`.execute(
			server.db,
		);
		await sql`update listing_event set at = at - interval '25 hours'`.execute(server.db);
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		const [second] = await post.mail(who.email, 2);
		expect(second?.text).toContain('Borneo hai');
		expect(second?.text).not.toContain(who.listing);
	});

	it('whatever is wrong with a search that comes first, which hears of it when it is mended', async () => {
		const [broken, who] = [await searcher({ street: 'Halmahera' }), await searcher({ street: 'Flores' })];
		await sql`update saved_search set told_at = told_at - interval '1 hour' where account_id = ${broken.id}`.execute(
			server.db,
		);
		const table = server.db.schema.alterTable('notification');
		await table.addCheckConstraint('broken', sql`account_id <> ${sql.lit(broken.id)}`).execute();
		await expect(tellOfNewListings(server.db, ORIGIN)).rejects.toThrow('some searches could not be looked after');
		expect(await found(who)).toBeDefined();
		expect(await found(broken)).toBeUndefined();
		await table.dropConstraint('broken').execute();
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		expect((await post.mail(broken.email))[0]?.text).toContain(broken.listing);
	});

	it('each found by an index, however many wait for their day', async () => {
		await sql`
			insert into saved_search (account_id, name, address, frequency, told_at)
			select ${an.id}, 'Nhà', '/real-estate', case when n % 10 = 0 then 'NEVER' else 'DAILY' end, now() - n * interval '1 second'
			from generate_series(1, 5000) as n`.execute(server.db);
		await sql`analyze saved_search`.execute(server.db);
		const plan = JSON.stringify(await dueSearch(server.db, []).explain());
		await server.db.deleteFrom('saved_search').where('account_id', '=', an.id).execute();
		expect(plan).toContain('saved_search_due');
		expect(plan).not.toContain('Seq Scan on saved_search');
	});

	it('without a confirmed address in the inbox alone', async () => {
		const who = await searcher({ street: 'Sumatera', hasMail: false });
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(1);
		expect(await found(who)).toBeDefined();
	});

	it('without a mail, where mails about searches are switched off', async () => {
		const [silent, loud] = [await searcher({ street: 'Seram' }), await searcher({ street: 'Papua' })];
		await silent.ask(
			'mutation { updateNotificationSettings(data: { mailPace: INSTANT, topics: [{ topic: SEARCH, push: true, mail: false }] }) { mailPace } }',
		);
		expect(await tellOfNewListings(server.db, ORIGIN)).toBe(2);
		expect(await found(silent)).toBeDefined();
		await post.mail(loud.email);
		expect(await post.mail(silent.email, 0)).toEqual([]);
	});
});

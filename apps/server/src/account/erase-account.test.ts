import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { photo } from '../file/picture.fixtures.ts';
import { type Buyer, buyerOf, inDays, insertBuyer, insertOffering, lookAfter } from '../invest/invest.fixtures.ts';
import { enqueue } from '../job/job.repository.ts';
import { newDevice } from '../notification/notification.fixtures.ts';
import {
	insertTestAnswer,
	insertTestCheck,
	type Person,
	pdf,
	person,
	plot,
} from '../planning/planning-check.fixtures.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { giveMoney } from '../testing/give-money.ts';
import { house, insertListings } from '../testing/listings.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { bankNotice, momoNotice, postNotice, spendAll } from '../wallet/wallet.fixtures.ts';
import { insertMember } from './account.fixtures.ts';

const FEE = 500_000;

let server: TestServer;
let admin: Buyer;
let collaborator: Person;
beforeAll(async () => {
	server = await startTestServer();
	collaborator = await person(server, 'collaborator');
	const { id, token } = await person(server, 'admin');
	admin = buyerOf(server, { id, token });
});
afterEach(async () => {
	expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
});
afterAll(() => server.close());

type Someone = Person & { username: string };

/** A new person with so much money. */
async function someone(money = 0, role: 'user' | 'investor' | 'collaborator' = 'user'): Promise<Someone> {
	const { id, username } = await insertMember(server, { role });
	await giveMoney(server.db, id, Math.max(money, 1));
	if (money === 0) await spendAll(server.db, id);
	return { ...(await person(server, username)), username };
}

const erase = (who: Person, language?: string) =>
	who.ask('mutation ($password: String!) { deleteMe(password: $password) }', { password: PASSWORD }, language);
const isThere = async ({ id }: Person) => {
	const row = await server.db
		.selectFrom('account')
		.select(['name', 'deleted_at'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return row.deleted_at === null && row.name !== '';
};
const paymentOf = ({ id }: Person) =>
	server.db
		.selectFrom('payment')
		.selectAll()
		.where('account_id', '=', id)
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow();
const topUp = (who: Person, method: 'TRANSFER' | 'MOMO') =>
	who.ask('mutation ($method: PaymentMethod!) { getPayment(method: $method, amount: 100000) { id } }', { method });

describe('an account with money in its wallet', () => {
	it('is not erased, and is told how much there is', async () => {
		const who = await someone(1_250_000);
		const { codes, errors } = await erase(who);
		expect(codes).toEqual(['WALLET_NOT_EMPTY']);
		expect(errors?.[0]?.message).toContain('1.250.000');
		expect((await erase(who, 'en')).errors?.[0]?.message).toContain('1,250,000');
		expect(await isThere(who)).toBe(true);
		expect((await who.ask('{ getMe { name } }')).data.getMe.name).toBe('Lê Thị Cúc');

		await spendAll(server.db, who.id);
		expect((await erase(who)).codes).toEqual([]);
		expect(await isThere(who)).toBe(false);
	});

	it('is not erased either where the money would come back: what was paid for goes on', async () => {
		const who = await someone(FEE);
		const paper = await who.upload(pdf, 'application/pdf');
		const unpaid = await who.create();
		const paid = await who.create({ note: 'Nhà mẹ tôi.', fileIds: [paper] });
		await who.pay(paid);
		expect(await who.wallet()).toBe(0);
		await collaborator.update(paid, { status: 'received' });

		const before = await snapshot(who);
		const { codes, errors } = await erase(who);
		expect(codes).toEqual(['WALLET_NOT_EMPTY']);
		expect(errors?.[0]?.message).toContain('500.000');
		expect(await snapshot(who)).toEqual(before);
		expect(await who.wallet()).toBe(0);
		expect((await who.update(unpaid, { note: 'Vẫn còn đây.' })).codes).toEqual([]);
		expect((await collaborator.update(paid, { status: 'checking' })).codes).toEqual([]);
	});

	async function snapshot({ id }: Person) {
		const files = await server.db.selectFrom('planning_file').selectAll().where('account_id', '=', id).execute();
		const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').execute();
		const checks = server.db.selectFrom('planning_check').select('id').where('account_id', '=', id);
		return {
			checks: await server.db
				.selectFrom('planning_check')
				.selectAll()
				.where('id', 'in', checks)
				.orderBy('id')
				.execute(),
			events: await server.db
				.selectFrom('planning_check_event')
				.selectAll()
				.where('check_id', 'in', checks)
				.orderBy('id')
				.execute(),
			files,
			payments: await server.db.selectFrom('payment').selectAll().where('account_id', '=', id).execute(),
			deletions: jobs.filter(({ payload }) => files.some(({ key }) => JSON.stringify(payload).includes(key))),
		};
	}
});

describe('an account with a payment that is not over', () => {
	it('is not erased while that is open; given up, a transfer is over', async () => {
		const who = await someone();
		const { data } = await topUp(who, 'TRANSFER');
		expect((await erase(who)).codes).toEqual(['PAYMENT_OPEN']);
		await who.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { id: data.getPayment.id });
		expect((await erase(who)).codes).toEqual([]);
	});

	it('is not erased while a page that was given up may still be paid on', async () => {
		const who = await someone();
		const { id } = await insertPayment(who, { state: 'FAILED', next_check_at: new Date(Date.now() + 60_000) });
		expect((await erase(who)).codes).toEqual(['PAYMENT_OPEN']);
		await server.db.updateTable('payment').set({ next_check_at: null }).where('id', '=', id).execute();
		expect((await erase(who)).codes).toEqual([]);
	});

	it('is not erased while staff look at it', async () => {
		const who = await someone();
		await insertPayment(who, { state: 'REVIEW' });
		expect((await erase(who)).codes).toEqual(['PAYMENT_OPEN']);
		expect(await isThere(who)).toBe(true);
	});

	it('is not erased while money of another amount waits for staff', async () => {
		const who = await someone();
		const { data } = await topUp(who, 'TRANSFER');
		const { txn_ref } = await paymentOf(who);
		await postNotice(server.url, 'bank', bankNotice({ memo: txn_ref, amount: 90_000, reference: randomUUID() }));
		await who.ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { id: data.getPayment.id });
		expect((await erase(who)).codes).toEqual(['PAYMENT_OPEN']);
	});
});

describe('an account with shares', () => {
	it('is not erased while it has any', async () => {
		const who = await someone(1_015_000);
		const buyer = buyerOf(server, who);
		const offering = await insertOffering(server);
		const order = await buyer.ordered(offering, 10);
		await buyer.pay(order);
		expect((await erase(who)).codes).toEqual(['HOLDINGS_LEFT']);
		expect(await buyer.statusOf(order)).toBe('PAID');

		// Staff take them back: their cost is in the wallet, to be spent or paid out.
		await admin.ask('mutation ($id: ID!) { refundInvestmentOrder(id: $id, reason: "Xóa tài khoản.") { id } }', {
			id: order,
		});
		expect((await erase(who)).codes).toEqual(['WALLET_NOT_EMPTY']);
		await spendAll(server.db, who.id);
		expect((await erase(who)).codes).toEqual([]);
	});

	it('gives up what it has not paid, and others may buy it', async () => {
		const who = await someone();
		const offering = await insertOffering(server, { totalShare: 10 });
		const order = await buyerOf(server, who).ordered(offering, 10);
		expect((await erase(who)).codes).toEqual([]);
		expect(await admin.statusOf(order)).toBe('CANCELLED');
		const other = await insertBuyer(server, 1);
		await other.ordered(offering, 10);
	});

	it('keeps its orders where it is not erased', async () => {
		const who = await someone(1_000);
		const buyer = buyerOf(server, who);
		const order = await buyer.ordered(await insertOffering(server), 1);
		expect((await erase(who)).codes).toEqual(['WALLET_NOT_EMPTY']);
		expect(await buyer.statusOf(order)).toBe('PENDING');
	});
});

describe('an account that offers shares', () => {
	async function offering() {
		const who = await someone(0, 'investor');
		const id = await insertOffering(server);
		await server.db.updateTable('listing').set({ account_id: who.id }).where('id', '=', id).execute();
		const file = randomUUID();
		await server.db
			.insertInto('offering_file')
			.values({ id: file, account_id: who.id, key: `private/${file}.pdf`, name: 'Hợp đồng Lê Thị Cúc.pdf' })
			.execute();
		await who.ask('mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Đã cất nóc.") { id } }', {
			id,
		});
		return { who, id };
	}

	it('is not erased while others have shares, or are paying for some', async () => {
		const { who, id } = await offering();
		const buyer = await insertBuyer(server, 1_000_000);
		const order = await buyer.ordered(id, 1);
		expect((await erase(who)).codes).toEqual(['SHARES_SOLD']);
		await buyer.pay(order);
		expect((await erase(who)).codes).toEqual(['SHARES_SOLD']);
		expect(await isThere(who)).toBe(true);
	});

	it('takes along what it told of them', async () => {
		const { who, id } = await offering();
		await server.db
			.updateTable('offering')
			.set({ use_of_funds: 'Cúc xây nhà.', exit_rule: 'Cúc mua lại.' })
			.where('listing_id', '=', id)
			.execute();
		// Too few believed in it: they got their money, and keep what they were told.
		const buyer = await insertBuyer(server, 1_000_000);
		await buyer.pay(await buyer.ordered(id, 1));
		const tell = 'mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Gọi Cúc 0912.") { id } }';
		await who.ask(tell, { id });
		const told = () => server.db.selectFrom('notification').select('tag').where('account_id', '=', buyer.id).execute();
		const before = await told();
		expect(before).toContainEqual({ tag: 'invest.news' });
		await server.db.updateTable('offering').set({ soft_cap: 1_000 }).where('listing_id', '=', id).execute();
		await lookAfter(server, inDays(31));

		const { data } = await who.ask('mutation { exportMyData }');
		expect(JSON.parse(data.exportMyData)).toMatchObject({
			investmentOrders: [],
			offeringUpdates: [
				{ listing_id: id, text: 'Đã cất nóc.' },
				{ listing_id: id, text: 'Gọi Cúc 0912.' },
			],
			offeringDocuments: [{ name: 'Hợp đồng Lê Thị Cúc.pdf' }],
		});
		expect(data.exportMyData).not.toContain('private/');

		expect((await erase(who)).codes).toEqual([]);
		const left = JSON.stringify([
			await server.db.selectFrom('offering_file').selectAll().where('account_id', '=', who.id).execute(),
			await server.db.selectFrom('offering_update').selectAll().where('account_id', '=', who.id).execute(),
			await server.db.selectFrom('listing').select('offering').where('id', '=', id).execute(),
			await server.db
				.selectFrom('offering')
				.select(['use_of_funds', 'exit_rule'])
				.where('listing_id', '=', id)
				.execute(),
		]);
		expect(left).toBe('[[],[],[{"offering":null}],[{"use_of_funds":null,"exit_rule":null}]]');
		expect(await told()).toEqual(
			expect.arrayContaining([...before.filter(({ tag }) => tag !== 'invest.news'), { tag: 'invest.softCap' }]),
		);
		expect(await told()).not.toContainEqual({ tag: 'invest.news' });
		const late = await insertBuyer(server, 1_000_000);
		expect((await late.order(id, 1)).codes).toEqual(['NOT_FOUND']);
	});
});

/** Columns of a listing with words that stay: chosen from a list and of nobody, or for common figures of prices and places. */
const stays = [
	'status',
	'closed_reason',
	'trading_type',
	'category_id',
	'province_code',
	'district_code',
	'ward_code',
	'current_province_code',
	'current_ward_code',
	'price_unit',
	'direction',
	'house_category',
	'land_category',
	'characteristics',
	'interior_status',
	'home_status',
	'rental_status',
	'legal_status',
	'post_mode',
	'check_status',
];

/** Something in a column, as SQL, by the column's type. */
const filled: Record<string, string> = {
	text: `'Lê Thị Cúc'`,
	ARRAY: `'{private/cuc.pdf}'`,
	jsonb: `'[{"key": "photo/cuc.svg", "width": 1, "height": 1, "caption": null, "isDrawing": true}]'`,
	tsvector: `'cúc'`,
};

describe('an account that is erased', () => {
	it('leaves nothing in its listings that the person wrote: who adds a column decides about it here or in the erasure', async () => {
		const who = await someone();
		const listings = await insertListings(server.db, [{ title: 'Nhà của Cúc', account_id: who.id }]);
		const id = listings.get('Nhà của Cúc')?.id ?? '';
		const columns = await sql<{ name: string; type: string }>`
			select column_name as name, data_type as type from information_schema.columns
			where table_schema = 'public' and table_name = 'listing'
				and data_type not in ('uuid', 'boolean', 'integer', 'bigint', 'double precision', 'timestamp with time zone')
			`.execute(server.db);
		expect(columns.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(stays));
		const written = columns.rows.filter(({ name }) => !stays.includes(name));
		const values = written.map(
			({ name, type }) => sql`${sql.ref(name)} = ${sql.raw(filled[type] ?? 'type_to_be_filled')}`,
		);
		await sql`update listing set ${sql.join(values)} where id = ${id}`.execute(server.db);

		expect((await erase(who)).codes).toEqual([]);
		const row = await server.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
		const left = Object.entries(row).filter(
			([name, value]) =>
				written.some((column) => column.name === name) && !['null', '""', '[]'].includes(JSON.stringify(value)),
		);
		expect(left).toEqual([]);
	});

	it('takes hundreds of listings down some at a time, and all of them or none', async () => {
		const who = await someone();
		const model = await listingOf(who);
		const more = 1_200;
		await sql`
			insert into listing (account_id, status, trading_type, category_id, title, description, photos, province_code, district_code,
				ward_code, price_unit, price, price_raw, area, search, legal_document)
			select account_id, status, trading_type, category_id, 'Nhà ' || n, description,
				jsonb_build_array(jsonb_build_object('key', 'photo/' || n || '.webp', 'isDrawing', false)), province_code, district_code,
				ward_code, price_unit, price, price_raw, area, search, array['private/' || n || '.pdf']
			from listing, generate_series(1, ${sql.lit(more)}) as n where listing.id = ${model}`.execute(server.db);
		await sql`insert into listing_event (listing_id, kind, reason)
			select id, 'REJECTED', 'Cúc gọi từ số khác.' from listing where account_id = ${who.id}`.execute(server.db);
		await sql`
			create function refuse_many() returns trigger language plpgsql as $$
			begin
				if (select count(*) > 500 from after) then raise 'too many at once'; end if;
				if exists (select from after join refused using (id)) then raise 'not this one'; end if;
				return null;
			end
			$$`.execute(server.db);
		await sql`
			create trigger refuse_many after update on listing referencing new table as after
			for each statement execute function refuse_many()`.execute(server.db);
		await sql`create table refused as select max(id::text)::uuid as id from listing where account_id = ${who.id}`.execute(
			server.db,
		);
		// The server does at once what is planned: it is noted as it is planned.
		await sql`create table planned (keys integer not null)`.execute(server.db);
		await sql`
			create function note_planned() returns trigger language plpgsql as $$
			begin
				if new.kind = 'file.delete' then insert into planned values (jsonb_array_length(new.payload->'keys')); end if;
				return null;
			end
			$$`.execute(server.db);
		await sql`create trigger note_planned after insert on job for each row execute function note_planned()`.execute(
			server.db,
		);
		const left = async () => {
			const { rows } = await sql<{ public: number; words: number; files: number }>`
				select count(*) filter (where status <> 'CANCEL' or title <> '')::int as public,
					(select count(reason)::int from listing_event where listing_id in (select id from listing where account_id = ${who.id})) as words,
					(select coalesce(sum(keys), 0)::int from planned) as files
				from listing where account_id = ${who.id}`.execute(server.db);
			return rows[0];
		};
		const before = await left();
		expect(before).toMatchObject({ public: more + 1, words: more + 1 });
		try {
			expect((await erase(who)).codes).toEqual(['INTERNAL']);
			expect(await left()).toEqual(before);
			expect(await isThere(who)).toBe(true);
			await sql`delete from refused`.execute(server.db);
			expect((await erase(who)).codes).toEqual([]);
			// A picture, its AVIF and a paper of each.
			expect(await left()).toEqual({ public: 0, words: 0, files: 3 * more });
		} finally {
			await sql`drop function refuse_many, note_planned cascade`.execute(server.db);
			await sql`drop table refused, planned`.execute(server.db);
		}
	});

	it('leaves no empty card with those who saved its listings, and no report of them to decide', async () => {
		const [who, other] = [await someone(), await someone()];
		const listings = await insertListings(server.db, [
			{ title: 'Nhà của Cúc', account_id: who.id },
			{ title: 'Nhà của người khác' },
		]);
		const [own, kept] = [listings.get('Nhà của Cúc')?.id, listings.get('Nhà của người khác')?.id];
		const reports = async () => {
			const { data } = await admin.ask('{ getAllLocationInfoReport(limit: 100) { data { locationInfo { id } } } }');
			return data.getAllLocationInfoReport.data;
		};
		const before = await reports();
		for (const id of [own, kept]) {
			await other.ask(`mutation { saveLocationInfo(locationInfoId: "${id}") { id } }`);
			await other.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM) }`);
		}
		expect((await erase(who)).codes).toEqual([]);
		const saved = await other.ask('{ getAllLocationInfoSaved { total data { id } } }');
		expect(saved.data.getAllLocationInfoSaved).toEqual({ total: 1, data: [{ id: kept }] });
		expect(await reports()).toEqual([...before, { locationInfo: { id: kept } }]);
	});

	it('takes the names of its papers along, and what it sent and nothing took', async () => {
		const who = await someone();
		const name = 'cccd-079187001234.pdf';
		const [taken, unused] = [
			await who.upload(pdf, 'application/pdf', name),
			await who.upload(pdf, 'application/pdf', name),
		];
		await who.create({ fileIds: [taken] });
		const picture = await sendPhoto(who);
		const { data } = await who.ask('mutation { exportMyData }');
		expect(JSON.parse(data.exportMyData).uploads).toMatchObject([
			{ id: unused, purpose: 'PLANNING_FILE', name },
			{ purpose: 'PHOTO', name: null },
		]);
		expect(await tablesWith(name)).toContain('upload');

		expect((await erase(who)).codes).toEqual([]);
		expect(await tablesWith(name)).toEqual([]);
		await expect.poll(async () => (await fetch(picture)).status).toBe(404);
	});

	it('is sent nothing any more, while somebody who has its unproven mailbox is', async () => {
		const who = await someone();
		const { id } = who;
		const [phone, email] = [`+8498${randomInt(1e6, 1e7)}`, `${id}@ancu.test`];
		const account = (values: object) => server.db.updateTable('account').set(values).where('id', '=', id).execute();
		await account({ phone, email, email_verified_at: null });
		const tomorrow = new Date(Date.now() + DAY_MS);
		const mail = { subject: 'Đặt lại mật khẩu', text: 'Chào bạn' };
		await enqueue(server.db, 'sms.send', { to: phone, text: '123456' }, tomorrow);
		await enqueue(server.db, 'mail.send', { to: email, ...mail }, tomorrow);
		// To the mailbox that they had before.
		const left = `before-${email}`;
		await enqueue(server.db, 'mail.contact', { accountId: id, to: left, ...mail }, tomorrow);
		const code = { phone, purpose: 'RESET_PASSWORD', code_hash: Buffer.alloc(32), expires_at: tomorrow } as const;
		await server.db.insertInto('phone_code').values(code).execute();
		expect((await erase(who)).codes).toEqual([]);
		expect(await tablesWith(phone)).toEqual([]);
		expect(await tablesWith(left)).toEqual([]);
		expect(await tablesWith(email)).toEqual(['job']);

		const proven = await someone();
		await proveMail(server.db, proven.id, email);
		expect((await erase(proven)).codes).toEqual([]);
		expect(await tablesWith(email)).toEqual([]);
	});

	it('leaves the reasons of its reports, and not what the person told', async () => {
		const who = await someone();
		const listings = await insertListings(server.db, [{ title: 'Nhà của người khác' }]);
		const id = listings.get('Nhà của người khác')?.id ?? '';
		await who.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM, text: "Tôi là Cúc, họ đòi cọc.") }`);
		expect((await erase(who)).codes).toEqual([]);
		const rows = server.db.selectFrom('listing_report').select(['reason', 'text']).where('listing_id', '=', id);
		expect(await rows.execute()).toEqual([{ reason: 'SCAM', text: null }]);
	});

	it('leaves no plot of a planning check that nobody answered, and no word that staff wrote about one', async () => {
		const who = await someone();
		const [cancelled, answered] = [
			await insertTestCheck(server, {
				account_id: who.id,
				status: 'cancelled',
				map_sheet_no: 'DC-99',
				listing_id: await listingOf(await someone()),
			}),
			await insertTestCheck(server, { account_id: who.id, status: 'done', answered_at: new Date() }),
		];
		const answerId = await insertTestAnswer(server, { check_id: answered, author_id: collaborator.id });
		for (const check_id of [cancelled, answered])
			await server.db
				.insertInto('planning_check_event')
				.values([
					{ check_id, kind: 'asked', actor_id: collaborator.id, text: 'Chị Cúc gửi lại ảnh sổ.' },
					{ check_id, kind: 'replied', actor_id: who.id, text: 'Tôi là Cúc.' },
				])
				.execute();
		expect((await erase(who)).codes).toEqual([]);
		expect(await tablesWith('Cúc')).not.toContain('planning_check_event');
		expect(await tablesWith('DC-99')).toEqual([]);
		const { data } = await collaborator.ask(
			'query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { mapSheetNo landPlotNo provinceId districtId wardId listing { mapSheetNo } } }',
			{ id: cancelled },
		);
		const nothing = { listing: null, mapSheetNo: '–', landPlotNo: '–', districtId: null, wardId: null };
		expect(data.getOnePlanningCheckRequest).toEqual({ ...nothing, provinceId: '79' });
		// What was signed goes on saying of which plot.
		const answer = server.db.selectFrom('planning_answer').select(['map_sheet_no', 'place']).where('id', '=', answerId);
		expect(await answer.execute()).toEqual([{ map_sheet_no: '12', place: 'Quận 1' }]);
	});

	it('gives the planning checks that the account has in hand back to the queue', async () => {
		const owner = await someone();
		const leaving = await someone(0, 'collaborator');
		const inHand = { account_id: owner.id, assignee_id: leaving.id };
		const asked = { status: 'received', question: 'Thửa nào?', promised_at: null } as const;
		const ids = [
			await insertTestCheck(server, { ...inHand, status: 'checking' }),
			await insertTestCheck(server, { ...inHand, ...asked }),
		];
		expect((await erase(leaving)).errors).toBeUndefined();
		for (const id of ids) {
			const check = await server.db
				.selectFrom('planning_check')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirstOrThrow();
			expect(check).toMatchObject({ status: 'sent', assignee_id: null, question: null, promised_at: expect.any(Date) });
			expect((await collaborator.update(id, { status: 'received' })).codes).toEqual([]);
		}
	});

	it('gives its disputes up: nobody is left to give money back to', async () => {
		const who = await someone();
		const id = await insertTestCheck(server, {
			account_id: who.id,
			status: 'checking',
			assignee_id: collaborator.id,
			answered_at: new Date(),
		});
		await insertTestAnswer(server, { check_id: id, author_id: collaborator.id });
		expect((await erase(who)).codes).toEqual([]);
		const row = await server.db
			.selectFrom('planning_check')
			.select(['status', 'promised_at'])
			.where('id', '=', id)
			.executeTakeFirst();
		expect(row).toEqual({ status: 'done', promised_at: null });
	});

	it.each([
		[
			'TRANSFER',
			'bank',
			(txnRef: string) => bankNotice({ memo: txnRef, amount: 100_000, reference: `late-${txnRef}` }),
		],
		['MOMO', 'momo', (txnRef: string) => momoNotice({ txnRef, amount: 100_000, txnNo: '4000000777' })],
	] as const)('gets no late money that nobody could spend: staff do (%s)', async (method, provider, notice) => {
		const who = await someone();
		const { id, txn_ref } = await insertPayment(who, {
			state: 'EXPIRED',
			method,
			provider,
			...(method === 'TRANSFER' && { txn_ref: 'NAPVI0123ABCD' }),
		});
		await erase(who);
		// Told twice, as gateways do.
		for (let time = 0; time < 2; time++) await postNotice(server.url, provider, notice(txn_ref));
		expect(await who.wallet()).toBe(0);
		const waiting = await server.db.selectFrom('credit').selectAll().where('payment_id', '=', id).execute();
		expect(waiting).toMatchObject([{ amount: 100_000, reason: 'unknown_order', resolved_at: null }]);
	});

	it('gets nothing back any more', async () => {
		const who = await someone();
		const { id } = await insertPayment(who, { state: 'SETTLED', purpose: 'PLANNING_CHECK', purpose_id: randomUUID() });
		await erase(who);
		const { codes } = await admin.ask('mutation ($id: ID!) { refundPayment(id: $id, reason: "Hoàn lại.") { id } }', {
			id,
		});
		expect(codes).toEqual(['NOT_REFUNDABLE']);
	});

	it('opens no payment at the same moment', async () => {
		const who = await someone();
		const opening = await duringErasure(who, () => topUp(who, 'TRANSFER'));
		expect(opening.codes).toEqual(['UNAUTHENTICATED']);
		expect(await server.db.selectFrom('payment').select('id').where('account_id', '=', who.id).execute()).toEqual([]);
	});
});

describe('an account that is erased while it is being written to', () => {
	const data = { ...house, wardId: '26734', street: '12 Lê Lợi' };
	const writes: readonly [
		what: string,
		text: string,
		variables: (who: Person) => Record<string, unknown> | Promise<Record<string, unknown>>,
		table:
			| 'listing'
			| 'draft'
			| 'saved_search'
			| 'planning_check'
			| 'upload'
			| 'saved_listing'
			| 'listing_report'
			| 'consent'
			| 'notification_setting'
			| 'device'
			| 'offering_update'
			| 'green_check',
	][] = [
		[
			'posts nothing',
			'mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { id } }',
			() => ({ data }),
			'listing',
		],
		[
			'imports nothing',
			'mutation ($rows: [ImportRowInput!]!) { importLocationInfo(source: "x", rows: $rows) { outcome } }',
			() => ({ rows: [] }),
			'listing',
		],
		['keeps no draft', `mutation { saveDraft(id: "${randomUUID()}", data: "{}") { id } }`, () => ({}), 'draft'],
		[
			'keeps no search',
			'mutation { createSavedSearch(name: "Nhà", address: "/rent", frequency: DAILY) { id } }',
			() => ({}),
			'saved_search',
		],
		[
			'asks for nothing',
			'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }',
			() => ({ data: plot }),
			'planning_check',
		],
		['opens no address for a file', 'mutation { createUpload(purpose: PLANNING_FILE) { id } }', () => ({}), 'upload'],
		[
			'saves no listing',
			'mutation ($id: ID!) { saveLocationInfo(locationInfoId: $id) { id } }',
			async () => ({ id: await listingOf(await someone()) }),
			'saved_listing',
		],
		[
			'reports nothing',
			'mutation ($id: ID!) { reportLocationInfo(id: $id, reason: SCAM, text: "Tôi là Cúc.") }',
			async () => ({ id: await listingOf(await someone()) }),
			'listing_report',
		],
		[
			'agrees to nothing',
			'mutation { setConsent(purpose: MARKETING, given: true) { purpose } }',
			() => ({}),
			'consent',
		],
		[
			'keeps no settings',
			'mutation { updateNotificationSettings(data: { mailPace: DAILY }) { mailPace } }',
			() => ({}),
			'notification_setting',
		],
		[
			'has no device',
			'mutation ($appId: String!, $deviceId: String!, $deviceToken: String!) { setDevice(appId: $appId, deviceId: $deviceId, deviceToken: $deviceToken) { deviceId } }',
			() => ({ ...newDevice() }),
			'device',
		],
		[
			'tells no news',
			'mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Đã cất nóc.") { id } }',
			offeringOf,
			'offering_update',
		],
		[
			'asks for no green check',
			'mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }',
			async (who) => ({ id: await listingOf(who) }),
			'green_check',
		],
	];

	it.each(writes)('%s', async (_what, text, variables, table) => {
		const who = await someone();
		const given = await variables(who);
		const writing = await duringErasure(who, () => who.ask(text, given));
		expect(writing.codes).toEqual(['UNAUTHENTICATED']);
		expect(await server.db.selectFrom(table).select('account_id').where('account_id', '=', who.id).execute()).toEqual(
			[],
		);
	});

	it('offers no shares to others', async () => {
		const who = await someone(0, 'investor');
		const id = await insertOffering(server);
		const waiting = { account_id: who.id, status: 'PENDING' } as const;
		await server.db.updateTable('listing').set(waiting).where('id', '=', id).execute();
		const [gone, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const erasing = inTransaction(server.db, async (tx) => {
			await tx.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
			gone.resolve();
			await waited.promise;
			// Its listings come after it: nobody who waits for the account may have locked one.
			await tx.selectFrom('listing').select('id').where('id', '=', id).forUpdate().noWait().execute();
		});
		await gone.promise;
		const asking = admin.ask('mutation ($id: ID!) { acceptLocationInfo(id: $id) { id } }', { id });
		await expect.poll(() => countWaiting(server.db)).toBe(1);
		waited.resolve();
		await erasing;
		expect((await asking).codes).toEqual(['NOT_FOUND']);
	});

	it('changes nothing of a listing, and puts none up again', async () => {
		const who = await someone();
		const id = await listingOf(who, { status: 'CANCEL', closed_reason: 'TAKEN_DOWN' });
		const changes = [
			'updateLocationInfo(id: $id, data: { title: "Nhà của Cúc, gọi 0912 345 678" })',
			'renewLocationInfo(id: $id)',
		];
		const asked = await duringErasure(
			who,
			() => Promise.all(changes.map((change) => who.ask(`mutation ($id: ID!) { ${change} { id } }`, { id }))),
			changes.length,
		);
		expect(asked.map(({ codes }) => codes)).toEqual([['UNAUTHENTICATED'], ['UNAUTHENTICATED']]);
		const row = server.db.selectFrom('listing').select(['title', 'status']).where('id', '=', id);
		expect(await row.execute()).toEqual([{ title: 'Nhà của Cúc', status: 'CANCEL' }]);
	});

	it('adds no words to a planning check', async () => {
		const who = await someone();
		const id = await who.create({ note: 'Nhà mẹ tôi.' });
		const asked = await duringErasure(who, () => who.update(id, { note: 'Gọi Cúc 0912 345 678.' }));
		expect(asked.codes).toEqual(['UNAUTHENTICATED']);
		expect(await tablesWith('Gọi Cúc')).toEqual([]);
	});

	it('is sent no link for a new password', async () => {
		const who = await someone();
		const email = await proveMail(server.db, who.id);
		const asked = await duringErasure(who, () => server.ask(`mutation { lmkSendMailVerify(email: "${email}") }`));
		expect(asked.data).toEqual({ lmkSendMailVerify: 1 });
		expect(await tablesWith(email)).toEqual(['account']);
	});

	it.each([
		['saves', 'saveLocationInfo(locationInfoId: $id) { id }', 'saved_listing'],
		['reports', 'reportLocationInfo(id: $id, reason: SCAM)', 'listing_report'],
	] as const)('is let go of by who %s its listing', async (_what, text, table) => {
		const [who, other] = [await someone(), await someone()];
		const id = await listingOf(who);
		const asked = await duringErasure(who, () => other.ask(`mutation ($id: ID!) { ${text} }`, { id }));
		expect(asked.codes).toEqual(['NOT_FOUND']);
		expect(await server.db.selectFrom(table).select('account_id').where('listing_id', '=', id).execute()).toEqual([]);
	});

	it('loses the photo that a listing of it just got', async () => {
		const who = await someone();
		const id =
			(await insertListings(server.db, [{ title: 'Nhà của Cúc', account_id: who.id }])).get('Nhà của Cúc')?.id ?? '';
		const [changed, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const changing = inTransaction(server.db, async (tx) => {
			const photos = [
				{ key: 'photo/late.webp', width: 800, height: 600, caption: null, isDrawing: false, smaller: [] },
			];
			await tx
				.updateTable('listing')
				.set({ photos: JSON.stringify(photos) })
				.where('id', '=', id)
				.execute();
			changed.resolve();
			await waiting.promise;
		});
		await changed.promise;
		const erasing = erase(who);
		await expect.poll(() => countWaiting(server.db)).toBe(1);
		waiting.resolve();
		await changing;
		expect((await erasing).codes).toEqual([]);
		const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').execute();
		expect(JSON.stringify(jobs)).toContain('photo/late.webp');
	});
});

/** Asks for something while an account is being erased with its listings, once that is waited for by so many; returns what came of it. */
async function duringErasure<Result>(who: Person, ask: () => Promise<Result>, waiters = 1): Promise<Result> {
	const [locked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const erasing = inTransaction(server.db, async (tx) => {
		await tx.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
		const closed = { status: 'CANCEL', closed_reason: 'TAKEN_DOWN' } as const;
		await tx.updateTable('listing').set(closed).where('account_id', '=', who.id).execute();
		locked.resolve();
		await waiting.promise;
	});
	await locked.promise;
	const asking = ask();
	await expect.poll(() => countWaiting(server.db)).toBe(waiters);
	waiting.resolve();
	await erasing;
	return asking;
}

/** A public listing of somebody, or as it stands otherwise. */
async function listingOf({ id: account_id }: Person, more: object = {}): Promise<string> {
	const title = 'Nhà của Cúc';
	const listings = await insertListings(server.db, [{ title, account_id, ...more }]);
	return listings.get(title)?.id ?? '';
}

/** An offering of somebody, for what is asked about it. */
async function offeringOf({ id: account_id }: Person): Promise<{ id: string }> {
	const id = await insertOffering(server);
	await server.db.updateTable('listing').set({ account_id }).where('id', '=', id).execute();
	await server.db.updateTable('account').set({ role: 'investor' }).where('id', '=', account_id).execute();
	return { id };
}

/** Sends a photo that nothing takes; returns the address that shows it. */
async function sendPhoto(who: Person): Promise<string> {
	const { data } = await who.ask('mutation { createUpload(purpose: PHOTO) { id url } }');
	const { id, url } = data.createUpload;
	const body = new Uint8Array(await photo(300, 200).jpeg().toBuffer());
	await fetch(server.url + url, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body });
	const sent = await who.ask('query ($ids: [ID!]!) { getAllMyUploadedPhoto(ids: $ids) { url } }', { ids: [id] });
	const address = server.url + sent.data.getAllMyUploadedPhoto[0].url;
	expect((await fetch(address)).status).toBe(200);
	return address;
}

/** Tables that hold some words. */
async function tablesWith(words: string): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`
		select tablename as name from pg_tables where schemaname = 'public'`.execute(server.db);
	const found: string[] = [];
	for (const { name } of rows) {
		const lines = await sql`select from ${sql.table(name)} as line where strpos(line::text, ${words}) > 0`.execute(
			server.db,
		);
		if (lines.rows.length > 0) found.push(name);
	}
	return found;
}

/** Puts a top-up of 100,000 đồng into the database, as it stands in some state. */
function insertPayment({ id }: Person, more: object) {
	return server.db
		.insertInto('payment')
		.values({
			account_id: id,
			purpose: 'TOP_UP',
			method: 'MOMO',
			provider: 'momo',
			amount: 100_000,
			description: 'Nạp ví',
			txn_ref: `AC${randomUUID()}`,
			state: 'PENDING',
			expires_at: new Date(),
			...more,
		})
		.returning(['id', 'txn_ref'])
		.executeTakeFirstOrThrow();
}

import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../file/picture.fixtures.ts';
import { insertListings } from '../testing/listings.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { setDocument } from './planning-answer.repository.ts';
import { insertTestAnswer, insertTestCheck, type Person, pdf, person, plot } from './planning-check.fixtures.ts';
import { refundLateChecks } from './planning-check-late.ts';
import { planningCheckPurpose } from './planning-check-purpose.ts';

let server: TestServer;
let an: Person;
let binh: Person;
let collaborator: Person;
let support: Person;
let admin: Person;
beforeAll(async () => {
	server = await startTestServer();
	[an, binh, collaborator, support, admin] = (await Promise.all(
		['an', 'binh', 'collaborator', 'support', 'admin'].map((username) => person(server, username)),
	)) as [Person, Person, Person, Person, Person];
	await server.db
		.insertInto('unit')
		.values({
			system: 'current',
			code: '26740',
			level: 'ward',
			parent_code: '79',
			name: 'Phường Sài Gòn',
			full_name: 'Phường Sài Gòn',
			search_text: 'phuong sai gon',
			as_of: '2025-07-01',
		})
		.execute();
});
afterAll(() => server.close());

const everything = `
	id sequenceId address mapSheetNo landPlotNo status note province district ward street provinceId districtId wardId
	currentProvinceId currentProvince currentWardId currentWard planningInfoId isPaid paymentId locationInfo { locationLat locationLong }
	listing { id title } fee files { id name url } promisedAt isRefunded question cancelReason assignee { id name } owner { id name }
	events { kind text } allowedActions planningInfo { id } createdAt updatedAt`;

async function read(who: Person, id: string) {
	const { data, errors } = await who.ask(`query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { ${everything} } }`, {
		id,
	});
	expect(errors).toBeUndefined();
	return data.getOnePlanningCheckRequest;
}

const create = (data: object) =>
	an.ask('mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }', { data });

async function received(): Promise<string> {
	const id = await an.create();
	await an.pay(id);
	await collaborator.update(id, { status: 'received' });
	return id;
}

describe('a request', () => {
	it('is there with all that was said, and waits to be paid', async () => {
		const id = await an.create({
			mapSheetNo: ' DC-12 ',
			street: '12 Lê Lợi',
			note: 'Góc hai mặt tiền.',
			locationLat: 10.7769,
			locationLong: 106.7009,
		});
		expect(await read(an, id)).toMatchObject({
			address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Hồ Chí Minh',
			mapSheetNo: 'DC-12',
			landPlotNo: '345',
			status: 'sent',
			note: 'Góc hai mặt tiền.',
			province: 'Hồ Chí Minh',
			district: 'Quận 1',
			ward: 'Phường Bến Nghé',
			isPaid: false,
			locationInfo: { locationLat: 10.7769, locationLong: 106.7009 },
			fee: 500_000,
			promisedAt: null,
			events: [{ kind: 'sent', text: null }],
			allowedActions: ['EDIT', 'PAY', 'CANCEL'],
		});
	});

	it('is made once for a key, with its papers, however often it is sent', async () => {
		const fileIds = [await an.upload(pdf, 'application/pdf', 'Sổ đỏ.pdf')];
		const key = randomUUID();
		const send = () =>
			server.ask<{ createPlanningCheckRequest: { id: string; files: { name: string }[] } }>(
				'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id files { name } } }',
				{ token: an.token, variables: { data: { ...plot, fileIds } }, headers: { 'idempotency-key': key } },
			);
		const first = await send();
		expect(first.data.createPlanningCheckRequest.files).toMatchObject([{ name: 'Sổ đỏ.pdf' }]);
		// The answer was lost on the way.
		expect((await send()).data).toEqual(first.data);
	});

	it('names the commune in force, where the certificate does', async () => {
		const id = await an.create({
			provinceId: null,
			districtId: null,
			wardId: null,
			currentProvinceId: '79',
			currentWardId: '26740',
		});
		expect(await read(an, id)).toMatchObject({
			address: 'Phường Sài Gòn, Hồ Chí Minh',
			province: null,
			currentWard: 'Phường Sài Gòn',
		});
	});

	it('may spell the plot as some clients do, and is answered as it should be', async () => {
		const { landPlotNo: _, ...rest } = plot;
		const { data } = await create({ ...rest, landPortNo: '105-2' });
		expect((await read(an, data.createPlanningCheckRequest.id)).landPlotNo).toBe('105-2');
	});

	it.each([
		['is empty', {}, ['mapSheetNo required', 'landPlotNo required', 'provinceId required']],
		['names no ward', { ...plot, wardId: null }, ['wardId required']],
		['names a ward that is not there', { ...plot, wardId: '00001' }, ['wardId unknown']],
		['names a district of another province', { ...plot, provinceId: '01' }, ['districtId unknown']],
		['has two faults', { ...plot, mapSheetNo: '--', note: 'a'.repeat(1_001) }, ['mapSheetNo invalid', 'note too_long']],
		['lies abroad', { ...plot, locationLat: 48.1, locationLong: 11.5 }, ['locationLat outside']],
		['is about no listing', { ...plot, locationInfoId: randomUUID() }, ['locationInfoId unknown']],
		['has a paper that nobody sent', { ...plot, fileIds: [randomUUID()] }, ['fileIds.0 unknown']],
	])('is refused at its fields when it %s', async (_name, data, expected) => {
		const { codes, errors } = await create(data);
		expect(codes).toEqual(['BAD_INPUT']);
		const fields = errors?.[0]?.extensions.fields as { path: string; code: string }[];
		expect([...new Set(fields.map(({ path, code }) => `${path} ${code}`))]).toEqual(expected);
	});

	it('may be about a listing that its owner can see', async () => {
		const listings = await insertListings(server.db, [
			{ title: 'Nhà công khai' },
			{ title: 'Nhà chờ duyệt của người khác', status: 'PENDING', account_id: binh.id },
		]);
		const id = await an.create({ locationInfoId: listings.get('Nhà công khai')?.id });
		expect((await read(an, id)).listing.title).toBe('Nhà công khai');
		const hidden = await create({ ...plot, locationInfoId: listings.get('Nhà chờ duyệt của người khác')?.id });
		expect(hidden.codes).toEqual(['BAD_INPUT']);
	});

	it('is changed in part, and keeps the rest', async () => {
		const id = await an.create({ note: 'Trước.' });
		expect((await an.update(id, { landPortNo: '346' })).codes).toEqual([]);
		expect(await read(an, id)).toMatchObject({ landPlotNo: '346', mapSheetNo: '12', note: 'Trước.' });
		expect((await an.update(id, { wardId: '00001' })).codes).toEqual(['BAD_INPUT']);
		expect((await an.update(id, { status: 'sent', note: 'Sau.' })).codes).toEqual([]);
		expect((await read(an, id)).note).toBe('Sau.');
	});

	it('is changed from the version that it names, and staff go on without one', async () => {
		const id = await an.create({ note: 'Trước.' });
		const { updatedAt: seen } = await read(an, id);
		const change = (data: object, updatedAt: string) =>
			an.ask(
				`mutation ($id: ID!, $data: PlanningCheckRequestInput!, $updatedAt: DateTime) {
					updatePlanningCheckRequest(id: $id, data: $data, updatedAt: $updatedAt) { updatedAt }
				}`,
				{ id, data, updatedAt },
			);
		expect((await change({ landPlotNo: '346' }, seen)).codes).toEqual([]);
		// A form that was opened before sends every field.
		expect((await change({ ...plot, note: 'Sau.' }, seen)).codes).toEqual(['CHECK_CHANGED']);
		const { updatedAt: newest, ...stored } = await read(an, id);
		expect(stored).toMatchObject({ landPlotNo: '346', note: 'Trước.' });
		expect((await change({ note: 'Sau.' }, newest)).codes).toEqual([]);
		await an.pay(id);
		expect((await collaborator.update(id, { status: 'received' })).codes).toEqual([]);
	});

	it('changes as a whole or not at all', async () => {
		const id = await received();
		const { codes } = await collaborator.update(id, { status: 'checking', question: ' ' });
		expect(codes).toEqual(['BAD_INPUT']);
		expect((await read(an, id)).status).toBe('received');
	});
});

describe('what staff need to know', () => {
	it('stops the clock until it is replied to, and what was asked for may be mended along', async () => {
		const id = await received();
		const before = await read(collaborator, id);
		expect(before.promisedAt).not.toBeNull();
		await collaborator.update(id, { status: 'checking', question: 'Xin ảnh trang 3 của giấy chứng nhận.' });
		expect(await read(an, id)).toMatchObject({
			status: 'checking',
			question: 'Xin ảnh trang 3 của giấy chứng nhận.',
			promisedAt: null,
			allowedActions: ['EDIT', 'REPLY'],
		});
		await refundLateChecks(server.db, new Date('2999-01-01'));
		expect((await read(an, id)).isRefunded).toBe(false);

		const paper = await an.upload(await photo(60, 40).jpeg().toBuffer(), 'image/jpeg', 'trang 3.jpg');
		// As a client does that sends all of it back.
		await an.update(id, { status: 'checking', fileIds: [paper], reply: 'Đã gửi ảnh.' });
		const after = await read(an, id);
		expect(after).toMatchObject({ status: 'checking', question: null, files: [{ name: 'trang 3.webp' }] });
		expect(Date.parse(after.promisedAt)).toBeGreaterThan(Date.now());
		expect(after.events.slice(-2)).toEqual([
			{ kind: 'asked', text: 'Xin ảnh trang 3 của giấy chứng nhận.' },
			{ kind: 'replied', text: 'Đã gửi ảnh.' },
		]);
	});
});

describe('money', () => {
	it('is paid from the wallet once, and the clock runs', async () => {
		const id = await an.create();
		const before = await an.wallet();
		const { data } = await an.pay(id);
		expect(data.paymentPlanningCheckRequest.status).toBe('SETTLED');
		expect((await an.pay(id)).codes).toEqual(['ALREADY_PAID']);
		expect(await an.wallet()).toBe(before - 500_000);
		const check = await read(an, id);
		const paymentId = data.paymentPlanningCheckRequest.id;
		expect(check).toMatchObject({ isPaid: true, paymentId, isRefunded: false, allowedActions: ['EDIT', 'CANCEL'] });
		// Its receipt is for who paid; admins may give it back.
		expect((await read(support, id)).paymentId).toBeNull();
		expect((await read(admin, id)).paymentId).toBe(paymentId);
		expect(check.events.map(({ kind }: { kind: string }) => kind)).toEqual(['sent', 'paid']);
		const status = await an.ask(
			'mutation ($id: ID!) { checkStatusPayment(planningCheckRequestId: $id) { status purposeId } }',
			{ id },
		);
		expect(status.data.checkStatusPayment).toEqual({ status: 'SETTLED', purposeId: id });
	});

	it('is taken once however often it is paid at the same moment', async () => {
		const id = await an.create();
		const before = await an.wallet();
		const answers = await Promise.all(Array.from({ length: 8 }, () => an.pay(id)));
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(await an.wallet()).toBe(before - 500_000);
	});

	it('is nobody else’s to pay', async () => {
		const id = await an.create();
		const before = await binh.wallet();
		expect((await binh.pay(id)).codes).toEqual(['NOT_FOUND']);
		expect((await admin.pay(id)).codes).toEqual(['NOT_FOUND']);
		expect(await binh.wallet()).toBe(before);
	});

	it('goes back once when its owner cancels', async () => {
		const id = await an.create();
		const before = await an.wallet();
		await an.pay(id);
		const answers = await Promise.all(Array.from({ length: 5 }, () => an.update(id, { status: 'cancelled' })));
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(await an.wallet()).toBe(before);
		const check = await read(an, id);
		expect(check).toMatchObject({ status: 'cancelled', isRefunded: true, promisedAt: null, allowedActions: [] });
		expect(check.events.map(({ kind }: { kind: string }) => kind)).toEqual(['sent', 'paid', 'cancelled', 'refunded']);
		expect((await an.pay(id)).codes).toEqual(['ALREADY_PAID']);
	});

	it('goes back by an id in capital letters too, and how it stands is answered', async () => {
		const id = await an.create();
		await an.pay(id);
		const answered = { getOnePlanningCheckRequest: { id, status: 'sent' } };
		// Documents that come again are compiled.
		for (let time = 0; time < 5; time++) {
			const { data } = await an.ask('query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { id status } }', {
				id: id.toUpperCase(),
			});
			expect(data).toEqual(answered);
		}
		expect((await an.ask(`{ getOnePlanningCheckRequest(id: "${id.toUpperCase()}") { id status } }`)).data).toEqual(
			answered,
		);
		const { data } = await an.ask(
			'mutation ($id: ID!) { updatePlanningCheckRequest(id: $id, data: { status: cancelled }) { id status isRefunded } }',
			{ id: id.toUpperCase() },
		);
		expect(data.updatePlanningCheckRequest).toEqual({ id, status: 'cancelled', isRefunded: true });
	});

	it('goes back once a key, which answers the same again and nothing else', async () => {
		const id = await an.create();
		const before = await an.wallet();
		await an.pay(id);
		const cancel = (data: object) =>
			server.ask(
				'mutation ($id: ID!, $data: PlanningCheckRequestInput!) { updatePlanningCheckRequest(id: $id, data: $data) { status isRefunded } }',
				{ token: an.token, variables: { id, data }, headers: { 'idempotency-key': `cancel-${id}` } },
			);
		const first = await cancel({ status: 'cancelled' });
		expect(first.data.updatePlanningCheckRequest).toEqual({ status: 'cancelled', isRefunded: true });
		// The answer was lost on the way.
		expect((await cancel({ status: 'cancelled' })).data).toEqual(first.data);
		expect((await cancel({ status: 'cancelled', cancelReason: 'Không cần nữa.' })).codes).toEqual([
			'IDEMPOTENCY_MISMATCH',
		]);
		expect((await an.update(id, { status: 'cancelled' })).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await an.wallet()).toBe(before);
	});

	it('never moved for what was cancelled unpaid', async () => {
		const id = await an.create();
		const before = await an.wallet();
		await an.update(id, { status: 'cancelled' });
		expect((await read(an, id)).isRefunded).toBe(false);
		expect((await an.pay(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await an.wallet()).toBe(before);
	});

	it('that comes for what is not wanted any more is not taken for it', async () => {
		const id = await an.create();
		const { data } = await an.pay(id, 'TRANSFER');
		expect(data.paymentPlanningCheckRequest.status).toBe('CREATED');
		expect(await read(an, id)).toMatchObject({ isPaid: false, status: 'sent' });
		await an.update(id, { status: 'cancelled' });
		const payment = await server.db
			.selectFrom('payment')
			.selectAll()
			.where('purpose_id', '=', id)
			.executeTakeFirstOrThrow();
		const arrived = { ...payment, purpose_id: id };
		expect(await planningCheckPurpose.settled(server.db, arrived)).toBe('not_wanted');
		expect(await read(an, id)).toMatchObject({ isPaid: false, status: 'cancelled' });

		const other = { ...arrived, purpose_id: await an.create() };
		expect(await planningCheckPurpose.settled(server.db, { ...other, amount: 499_999 })).toBe('not_wanted');
		expect(await planningCheckPurpose.settled(server.db, { ...other, account_id: binh.id })).toBe('not_wanted');
	});

	it('goes back when staff cancel, who say why', async () => {
		const before = await an.wallet();
		const id = await received();
		expect((await collaborator.update(id, { status: 'cancelled' })).codes).toEqual(['BAD_INPUT']);
		await collaborator.update(id, { status: 'cancelled', cancelReason: 'Nơi này chưa có quy hoạch.' });
		expect(await an.wallet()).toBe(before);
		expect(await read(an, id)).toMatchObject({ cancelReason: 'Nơi này chưa có quy hoạch.', isRefunded: true });
	});

	/** A check that is paid and not answered in time. */
	const receivedLate = async () => {
		const id = await received();
		await server.db
			.updateTable('planning_check')
			.set({ promised_at: new Date(Date.now() - 1_000) })
			.where('id', '=', id)
			.execute();
		return id;
	};

	it('goes back by itself, once, when the answer is late; it is answered all the same', async () => {
		const before = await an.wallet();
		const id = await receivedLate();
		await Promise.all([refundLateChecks(server.db), refundLateChecks(server.db), refundLateChecks(server.db)]);
		await refundLateChecks(server.db);
		expect(await an.wallet()).toBe(before);
		const late = await read(an, id);
		expect(late).toMatchObject({ status: 'received', isPaid: true, isRefunded: true });
		expect(late.events.filter(({ kind }: { kind: string }) => kind === 'refunded')).toHaveLength(1);

		await collaborator.update(id, { status: 'checking' });
		expect((await collaborator.answer(id)).codes).toEqual([]);
		expect((await read(an, id)).status).toBe('done');
		expect(await an.wallet()).toBe(before);
	});

	it('goes back however many fees that are late cannot', async () => {
		const before = await an.wallet();
		const id = await receivedLate();
		// Promised before it, and paid by payments that there are not.
		await sql`
			insert into planning_check (account_id, locale, map_sheet_no, land_plot_no, province_code, fee, payment_id, paid_at, promised_at, search)
			select account_id, locale, 'BAD', n::text, province_code, fee, gen_random_uuid(), now(), now() - interval '1 day', ''
			from planning_check, generate_series(1, 101) as n where id = ${id}`.execute(server.db);
		await expect(refundLateChecks(server.db)).rejects.toThrow('fees of late planning checks could not be given back');
		await server.db.deleteFrom('planning_check').where('map_sheet_no', '=', 'BAD').execute();
		expect(await read(an, id)).toMatchObject({ isRefunded: true });
		expect(await an.wallet()).toBe(before);
	});

	it.each([
		['an answer', (id: string) => collaborator.answer(id)],
		['a question', (id: string) => collaborator.update(id, { question: 'Thửa này ở tờ bản đồ nào?' })],
	])('goes back with %s that comes after the promised time, before the clock has seen it', async (_what, send) => {
		const before = await an.wallet();
		const id = await received();
		await collaborator.update(id, { status: 'checking' });
		await server.db
			.updateTable('planning_check')
			.set({ promised_at: new Date(Date.now() - 1_000) })
			.where('id', '=', id)
			.execute();
		expect((await send(id)).codes).toEqual([]);
		expect(await read(an, id)).toMatchObject({ isRefunded: true });
		expect(await an.wallet()).toBe(before);
	});

	it('does not go back twice when what was late is cancelled', async () => {
		const before = await an.wallet();
		const id = await received();
		await server.db
			.updateTable('planning_check')
			.set({ promised_at: new Date(0) })
			.where('id', '=', id)
			.execute();
		await refundLateChecks(server.db);
		await collaborator.update(id, { status: 'cancelled', cancelReason: 'Không tra được.' });
		expect(await an.wallet()).toBe(before);
	});

	it('does not go back for an answer in time, even if it is disputed for long', async () => {
		const id = await received();
		await collaborator.update(id, { status: 'checking' });
		const { data } = await collaborator.answer(id);
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai.") { id } }', {
			id: data.createPlanningInfo.id,
		});
		await refundLateChecks(server.db, new Date('2999-01-01'));
		expect(await read(an, id)).toMatchObject({ status: 'checking', isRefunded: false });
		// Nor by asking its owner something after the time that was promised for looking again.
		await server.db
			.updateTable('planning_check')
			.set({ promised_at: new Date(0) })
			.where('id', '=', id)
			.execute();
		expect((await collaborator.update(id, { question: 'Thửa nào?' })).codes).toEqual([]);
		expect(await read(an, id)).toMatchObject({ question: 'Thửa nào?', isRefunded: false });
	});

	it('is given back by an admin for an answer too, which stands all the same', async () => {
		const before = await an.wallet();
		const id = await received();
		await collaborator.update(id, { status: 'checking' });
		await collaborator.answer(id);
		const { paymentId } = await read(an, id);
		const { codes } = await admin.ask(
			'mutation ($id: ID!) { refundPayment(id: $id, reason: "Trả lời chậm.") { id } }',
			{ id: paymentId },
		);
		expect(codes).toEqual([]);
		expect(await an.wallet()).toBe(before);
		const { planningInfo, ...check } = await read(an, id);
		expect(check).toMatchObject({ status: 'done', isRefunded: true, cancelReason: null });
		expect(planningInfo).not.toBeNull();
	});

	it('is given back by an admin, and with it goes what is not answered yet', async () => {
		const before = await an.wallet();
		const id = await received();
		const { payment_id } = await server.db
			.selectFrom('planning_check')
			.select('payment_id')
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
		const { codes } = await admin.ask(
			'mutation ($id: ID!) { refundPayment(id: $id, reason: "Theo yêu cầu.") { id } }',
			{
				id: payment_id,
			},
		);
		expect(codes).toEqual([]);
		expect(await an.wallet()).toBe(before);
		expect(await read(an, id)).toMatchObject({
			status: 'cancelled',
			isRefunded: true,
			cancelReason: 'Theo yêu cầu.',
		});
	});
});

describe('the queue of staff', () => {
	it('has what is paid alone, the oldest promise first, then what is closed', async () => {
		await server.db.deleteFrom('planning_answer').execute();
		await server.db.deleteFrom('planning_check').execute();
		const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
		const insert = (more: object, isPaid = true) => insertTestCheck(server, { account_id: an.id, ...more }, isPaid);
		const late = await insert({ promised_at: at(-1) });
		const closed = await insert({ status: 'done', promised_at: at(-9), answered_at: at(-10), assignee_id: support.id });
		const later = await insert({ promised_at: at(20) });
		const asked = await insert({ status: 'checking', question: 'Số tờ?', promised_at: null, assignee_id: support.id });
		const soon = await insert({ status: 'received', promised_at: at(3), assignee_id: support.id });
		const unpaid = await insert({}, false);

		const list = async (args = '') => {
			const { data } = await collaborator.ask(
				`{ getAllPlanningCheckRequest${args} { total data { id owner { name } assignee { name } } } }`,
			);
			return data.getAllPlanningCheckRequest;
		};
		const all = await list('(limit: 20)');
		expect(all.data.map(({ id }: { id: string }) => id)).toEqual([late, soon, later, asked, closed]);
		expect(all.total).toBe(5);
		expect(all.data[1]).toMatchObject({ owner: { name: 'Nguyễn Thị An' }, assignee: { name: 'Hỗ trợ' } });
		expect((await list('(page: 2, limit: 2)')).data.map(({ id }: { id: string }) => id)).toEqual([later, asked]);
		expect((await list('(filter: { status: done })')).data).toMatchObject([{ id: closed }]);
		const open = await list('(filter: { isOpen: true })');
		expect(open.data.map(({ id }: { id: string }) => id)).toEqual([late, soon, later, asked]);
		expect(open.total).toBe(4);
		expect((await list('(filter: { isOpen: false })')).data).toMatchObject([{ id: closed }]);
		const mine = '{ getAllPlanningCheckRequest(filter: { isMine: true }) { data { id } } }';
		const taken = (await support.ask(mine)).data.getAllPlanningCheckRequest.data;
		expect(taken.map(({ id }: { id: string }) => id)).toEqual([soon, asked, closed]);
		expect((await collaborator.ask(mine)).data.getAllPlanningCheckRequest.data).toEqual([]);
		// Staff cannot even ask for what is not paid.
		expect((await list('(filter: { isPaid: false })')).total).toBe(0);

		const own = await an.ask('{ getAllMyPlanningCheckRequest { total data { id } } }');
		expect(own.data.getAllMyPlanningCheckRequest.total).toBe(6);
		expect(own.data.getAllMyPlanningCheckRequest.data[0].id).toBe(unpaid);
		const toPay = await an.ask('{ getAllMyPlanningCheckRequest(filter: { isPaid: false }) { data { id } } }');
		expect(toPay.data.getAllMyPlanningCheckRequest.data).toEqual([{ id: unpaid }]);
	});

	it('has those that everything else is alike of by their numbers, so that no page shows one again', async () => {
		const moment = new Date('2026-01-10T00:00:00Z');
		const alike = {
			account_id: an.id,
			map_sheet_no: 'DC-77',
			promised_at: moment,
			paid_at: moment,
			updated_at: moment,
		};
		const search = { search: "'77':1" };
		const ids: string[] = [];
		for (let count = 0; count < 4; count++) ids.push(await insertTestCheck(server, { ...alike, ...search }));
		// Written again, it lies behind the others.
		await server.db
			.updateTable('planning_check')
			.set({ note: 'a' })
			.where('id', '=', ids[0] ?? '')
			.execute();
		const found: string[] = [];
		for (const page of [1, 2]) {
			const { data } = await collaborator.ask(
				'query ($page: Int) { getAllPlanningCheckRequest(page: $page, limit: 2, search: "77") { data { id } } }',
				{ page },
			);
			found.push(...data.getAllPlanningCheckRequest.data.map(({ id }: { id: string }) => id));
		}
		expect(found).toEqual(ids);
	});

	it('is searched by number, plot and address, tone marks or not', async () => {
		const id = await an.create({ mapSheetNo: 'DC-77', landPlotNo: '901', street: 'Đường Hàm Nghi' });
		await an.pay(id);
		const { sequenceId } = await read(an, id);
		const search = async (words: string) => {
			const { data } = await support.ask(
				'query ($words: String!) { getAllPlanningCheckRequest(search: $words) { data { id } } }',
				{ words },
			);
			return data.getAllPlanningCheckRequest.data.map((check: { id: string }) => check.id);
		};
		for (const words of [`#${sequenceId}`, 'tờ DC-77', 'thua 901', 'ham nghi ben nghe'])
			expect(await search(words)).toEqual([id]);
		expect(await search('hàm nghi thửa 902')).toEqual([]);
	});

	it('gives a check to one of two who take it at the same moment', async () => {
		const id = await an.create();
		await an.pay(id);
		const answers = await Promise.all(
			[collaborator, support, admin].map((who) => who.update(id, { status: 'received' })),
		);
		expect(answers.map(({ codes }) => codes.join() || 'ok').sort()).toEqual([
			'NOT_ALLOWED_NOW',
			'NOT_ALLOWED_NOW',
			'ok',
		]);
		const check = await read(admin, id);
		expect(check.events.filter(({ kind }: { kind: string }) => kind === 'received')).toHaveLength(1);
	});

	it('has a check again that was taken by mistake, as it was promised, for anybody to take', async () => {
		const id = await an.create();
		await an.pay(id);
		const { promisedAt } = await read(an, id);
		await collaborator.update(id, { status: 'received' });
		await collaborator.update(id, { status: 'checking' });
		// Nobody else gives it back.
		for (const who of [support, an])
			expect((await who.update(id, { status: 'sent' })).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await collaborator.update(id, { status: 'sent' })).codes).toEqual([]);
		const check = await read(support, id);
		expect(check).toMatchObject({ status: 'sent', promisedAt, allowedActions: ['TAKE'] });
		expect(check.events.map(({ kind }: { kind: string }) => kind)).toEqual([
			'sent',
			'paid',
			'received',
			'checking',
			'released',
		]);
		const { codes } = await collaborator.answer(id);
		expect(codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await support.update(id, { status: 'received' })).codes).toEqual([]);
		expect(await read(admin, id)).toMatchObject({ status: 'received', assignee: { name: 'Hỗ trợ' } });
	});

	it('does not let anybody answer their own', async () => {
		const id = await insertTestCheck(server, { account_id: collaborator.id });
		expect((await collaborator.update(id, { status: 'received' })).codes).toEqual(['NOT_ALLOWED_NOW']);
	});
});

describe('papers', () => {
	it('are made again and kept where no address leads without being signed', async () => {
		const file = await photo(2_700, 60).jpeg().toBuffer();
		const ids = [await an.upload(file, 'image/jpeg', 'Sổ đỏ "trang 1"/2.JPG'), await an.upload(pdf, 'application/pdf')];
		const id = await an.create({ fileIds: ids });
		const [picture, paper] = (await read(an, id)).files;
		expect([picture.id, paper.id]).toEqual(ids);
		expect([picture.name, paper.name]).toEqual(['Sổ đỏ "trang 1" 2.webp', 'file.pdf']);

		const served = await fetch(server.url + picture.url);
		expect(served.status).toBe(200);
		expect(served.headers.get('content-type')).toBe('image/webp');
		expect(served.headers.get('cache-control')).toBe('private, no-store');
		expect(served.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''S%E1%BB%95/);
		expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(2_560);

		const saved = await fetch(server.url + paper.url);
		expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf);
		expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
		expect(saved.headers.get('content-security-policy')).toContain('sandbox');

		const { pathname, search } = new URL(picture.url, server.url);
		const key = pathname.replace('/private-files/', '');
		const other = new URL(paper.url, server.url).search;
		for (const address of [
			pathname,
			pathname + other,
			pathname + search.replace(/until=\d+/, 'until=9999999999'),
			pathname + search.replace(/name=[^&]+/, 'name=a.html'),
			`/files/${key}`,
			`/files/../private-files/${key}`,
			`/files/..%2fprivate-files/${key}`,
			`/private-files/../files/${key}${search}`,
		])
			expect((await fetch(server.url + address)).status, address).toBe(404);
	});

	it('are taken by whom they are from alone, and once', async () => {
		const paper = await an.upload(pdf, 'application/pdf');
		const attempt = (who: Person) =>
			who.ask('mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }', {
				data: { ...plot, fileIds: [paper] },
			});
		expect((await attempt(binh)).codes).toEqual(['BAD_INPUT']);
		expect((await attempt(an)).codes).toEqual([]);
		expect((await attempt(an)).codes).toEqual(['BAD_INPUT']);
	});

	it('are gone once they are taken off', async () => {
		const [first, second] = [await an.upload(pdf, 'application/pdf'), await an.upload(pdf, 'application/pdf')];
		const id = await an.create({ fileIds: [first, second] });
		const [gone, kept] = (await read(an, id)).files;
		await an.update(id, { fileIds: [second] });
		await expect.poll(async () => (await fetch(server.url + gone.url)).status).toBe(404);
		expect((await fetch(server.url + kept.url)).status).toBe(200);
		expect((await read(an, id)).files).toHaveLength(1);
	});

	it.each([
		['a page', Buffer.from('<!doctype html>'), 'image/jpeg'],
		['a page that says it is a PDF', Buffer.from('<!doctype html>%PDF-1.4 startxref %%EOF'), 'application/pdf'],
		['half a PDF', pdf.subarray(0, 30), 'application/pdf'],
	])('are refused when they are %s', async (_name, bytes, type) => {
		const { data } = await an.ask('mutation { createUpload(purpose: PLANNING_FILE) { url } }');
		const answer = await fetch(server.url + data.createUpload.url, {
			method: 'PUT',
			headers: { 'content-type': type },
			body: new Uint8Array(bytes),
		});
		expect(answer.status).toBe(422);
		expect(((await answer.json()) as { code: string }).code).toBe('FILE_NOT_PAPER');
	});
});

describe('what an account takes along', () => {
	it('are its planning checks, without who of our people answered and where files are', async () => {
		const ids = [];
		for (let count = 0; count < 2; count++) {
			const id = await insertTestCheck(server, {
				account_id: admin.id,
				status: 'done',
				assignee_id: collaborator.id,
				answered_at: new Date(),
			});
			const answer = await insertTestAnswer(server, { check_id: id, author_id: collaborator.id });
			await setDocument(server.db, answer, { document_key: `private/${answer}.pdf`, document_hash: 'a'.repeat(64) });
			ids.push(id);
		}
		const { data } = await admin.ask('mutation { exportMyData }');
		const { planningChecks } = JSON.parse(data.exportMyData);
		expect(planningChecks).toMatchObject(
			ids.map((id) => ({ id, answers: [{ check_id: id, document_hash: 'a'.repeat(64) }] })),
		);
		expect(data.exportMyData).not.toContain(collaborator.id);
		expect(data.exportMyData).not.toContain('private/');
	});
});

describe('an account that is erased', () => {
	it('takes what its planning checks say of a person along, and gives up what waits', async () => {
		const own = await person(server, 'investor');
		const paper = await own.upload(pdf, 'application/pdf');
		const id = await own.create({ note: 'Nhà mẹ tôi.', street: '12 Lê Lợi', fileIds: [paper] });
		const { url } = (await read(own, id)).files[0];
		const { data } = await own.ask('mutation { exportMyData }');
		const [exported] = JSON.parse(data.exportMyData).planningChecks;
		expect(exported).toMatchObject({ id, note: 'Nhà mẹ tôi.', events: [{ kind: 'sent' }], answers: [] });

		const given = await own.create();
		const cancelReason = 'Tôi là Trần Văn Bình, đã bán nhà.';
		expect((await own.update(given, { status: 'cancelled', cancelReason })).codes).toEqual([]);

		const { codes } = await own.ask('mutation ($password: String!) { deleteMe(password: $password) }', {
			password: PASSWORD,
		});
		expect(codes).toEqual([]);
		const { cancel_reason } = await server.db
			.selectFrom('planning_check')
			.select('cancel_reason')
			.where('id', '=', given)
			.executeTakeFirstOrThrow();
		expect(cancel_reason).toBeNull();
		const row = await server.db.selectFrom('planning_check').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
		expect(row).toMatchObject({ status: 'cancelled', note: null, street: null, file_ids: [], search: '' });
		await expect.poll(async () => (await fetch(server.url + url)).status).toBe(404);
	});
});

describe('privacy', () => {
	it('keeps a planning check from everybody but its owner and staff who answer', async () => {
		const id = await received();
		const visitor = await server.ask(`query ($id: ID!) { getOnePlanningCheckRequest(id: $id) { id } }`, {
			variables: { id },
		});
		expect(visitor.codes).toEqual(['UNAUTHENTICATED']);
		for (const username of ['binh', 'editor', 'checker']) {
			const stranger = await person(server, username);
			const query = (field: string) => stranger.ask(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id });
			expect((await query('getOnePlanningCheckRequest')).codes).toEqual(['NOT_FOUND']);
			expect((await query('getOnePlanningInfoByPlanningCheckRequestId')).codes).toEqual(['NOT_FOUND']);
			expect((await stranger.update(id, { note: 'a' })).codes).toEqual(['NOT_FOUND']);
			expect((await stranger.ask('{ getAllMyPlanningCheckRequest { total } }')).data).toEqual({
				getAllMyPlanningCheckRequest: { total: 0 },
			});
			expect((await stranger.ask('{ getAllPlanningCheckRequest { total } }')).codes).toEqual(['FORBIDDEN']);
		}
		const queue = await server.ask('{ getAllPlanningCheckRequest { total } }');
		expect(queue.codes).toEqual(['UNAUTHENTICATED']);
		expect((await an.ask('{ getOnePlanningCheckRequest(id: "1") { id } }')).codes).toEqual(['NOT_FOUND']);
	});

	it('does not tell its owner which of our people looks at it, nor staff of what is not paid', async () => {
		const id = await received();
		expect(await read(an, id)).toMatchObject({ assignee: null, owner: null });
		expect(await read(support, id)).toMatchObject({
			assignee: { name: 'Cộng tác viên' },
			owner: { name: 'Nguyễn Thị An' },
		});
		const unpaid = await an.create();
		expect((await admin.update(unpaid, { status: 'received' })).codes).toEqual(['NOT_FOUND']);
	});

	it('does not show a listing through a check once it is hidden', async () => {
		const listings = await insertListings(server.db, [{ title: 'Nhà của Bình', account_id: binh.id }]);
		const listing = listings.get('Nhà của Bình')?.id ?? '';
		const id = await an.create({ locationInfoId: listing });
		await server.db.updateTable('listing').set({ status: 'PENDING' }).where('id', '=', listing).execute();
		expect((await read(an, id)).listing).toBeNull();
	});
});

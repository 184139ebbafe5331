import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@ancu/forms/format';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { photo } from '../file/picture.fixtures.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { quickHash } from '../testing/quick-hash.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { bankNotice, postNotice, spendAll } from '../wallet/wallet.fixtures.ts';
import { insertPhoto, updateCheck } from './green-check.repository.ts';
import { greenCheckPurpose } from './green-check-purpose.ts';
import {
	byPhone,
	inDays,
	insertListing,
	insertPerson,
	insertTestCheck,
	kindsOf,
	type Person,
	passed,
	position,
	readListing,
} from './verification.fixtures.ts';

let server: TestServer;
let an: Person;
let binh: Person;
let checker: Person;
let colleague: Person;
let admin: Person;
let otherAdmin: Person;
beforeAll(async () => {
	server = await startTestServer();
	an = await insertPerson(server, 'user', 'Nguyễn Thị An');
	binh = await insertPerson(server, 'user', 'Trần Văn Bình');
	checker = await insertPerson(server, 'checker', 'Kiểm tra');
	colleague = await insertPerson(server, 'checker', 'Đồng nghiệp');
	admin = await insertPerson(server, 'admin', 'Quản trị');
	otherAdmin = await insertPerson(server, 'admin', 'Quản trị khác');
});
afterEach(async () => {
	expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
});
afterAll(() => server.close());

const everything = `
	id sequenceId status isPaid fee paymentId locationInfo { id status checkStatus checkerId isGreenCheck }
	items { name result note } photos { id url takenAt } position { locationLat locationLong accuracy distance at } reason
	checker { id name } createdAt updatedAt paidAt takenAt filedAt approvedAt expiresAt closedAt events { kind text role fields } allowedActions`;

async function read(who: Person, id: string) {
	const { data, errors } = await who.ask(`query ($id: ID!) { getOneGreenCheck(id: $id) { ${everything} } }`, { id });
	expect(errors).toBeUndefined();
	return data.getOneGreenCheck;
}
async function ask(listing = insertListing(server, an.id)): Promise<{ id: string; listingId: string }> {
	const listingId = await listing;
	return { id: await an.create(listingId), listingId };
}
/** A check that somebody paid for, as it stands after some more steps. */
async function paid() {
	const made = await ask();
	expect((await an.pay(made.id)).codes).toEqual([]);
	return made;
}
async function taken() {
	const made = await paid();
	expect((await checker.act('takeGreenCheck', made.id)).codes).toEqual([]);
	return made;
}
async function filed(data: object = byPhone) {
	const made = await taken();
	expect((await checker.act('fileGreenCheck', made.id, { data })).codes).toEqual([]);
	return made;
}
/** Approves what an admin has looked at. */
const approve = (id: string, filedAt: string) =>
	admin.ask('mutation ($id: ID!, $filedAt: DateTime) { approveGreenCheck(id: $id, filedAt: $filedAt) { id } }', {
		id,
		filedAt,
	});
async function approved(data?: object) {
	const made = await filed(data);
	expect((await admin.act('approveGreenCheck', made.id)).codes).toEqual([]);
	return made;
}

async function mark(listingId: string, who?: Person) {
	const query = `query ($ids: [Int!]) { getAllLocationInfo(filter: { sequenceIds: $ids }) { data {
		isGreenCheck greenCheckMark { items { name result } checkedBy filedAt approvedBy approvedAt expiresAt } greenCheck { id } checkerId } } }`;
	const { sequence_id } = await server.db
		.selectFrom('listing')
		.select('sequence_id')
		.where('id', '=', listingId)
		.executeTakeFirstOrThrow();
	const variables = { ids: [sequence_id] };
	const { data } = await (who ? who.ask(query, variables) : server.ask(query, { variables }));
	return data.getAllLocationInfo.data[0];
}
async function history(listingId: string, who?: Person) {
	const query = 'query ($id: ID!) { getGreenCheckHistory(locationInfoId: $id) { id kind text role fields at } }';
	const { data, codes } = await (who
		? who.ask(query, { id: listingId })
		: server.ask(query, { variables: { id: listingId } }));
	return codes.length > 0 ? codes : data.getGreenCheckHistory;
}

describe('a green check', () => {
	it('goes from being asked for to the mark, and says what, by whom and until when', async () => {
		const { id, listingId } = await ask();
		expect(await read(an, id)).toMatchObject({
			status: 'PENDING',
			isPaid: false,
			fee: 100_000,
			paymentId: null,
			locationInfo: { id: listingId, status: 'ACCEPT', checkStatus: null },
			allowedActions: ['PAY', 'CANCEL'],
			events: [{ kind: 'asked', text: null, role: 'user', fields: [] }],
		});
		const { data: payment } = await an.pay(id);
		expect(payment.paymentGreenCheck.status).toBe('SETTLED');
		expect(await read(an, id)).toMatchObject({
			isPaid: true,
			paymentId: payment.paymentGreenCheck.id,
			locationInfo: { status: 'ACCEPT', checkStatus: 'PENDING' },
		});

		await checker.act('takeGreenCheck', id);
		expect(await readListing(server, listingId)).toMatchObject({ check_status: 'ACCEPT', checker_id: checker.id });
		const shot = await photo(60, 40)
			.withExif({ IFD2: { DateTimeOriginal: '2026:03:09 09:30:00' } })
			.jpeg()
			.toBuffer();
		const photoId = await checker.upload(shot);
		const at = position();
		const items = passed().map((item) =>
			item.name === 'PLOT' ? { ...item, result: 'NOT_CHECKED', note: 'Chủ nhà không cầm sổ theo.' } : item,
		);
		const filing = await checker.act('fileGreenCheck', id, { data: { items, photoIds: [photoId], position: at } });
		expect(filing.codes).toEqual([]);
		expect(await readListing(server, listingId)).toMatchObject({ status: 'CHECKED', check_status: 'CHECKED' });
		const seen = await read(admin, id);
		expect(seen).toMatchObject({
			items,
			photos: [{ id: photoId, takenAt: '2026-03-09T02:30:00.000Z' }],
			position: { locationLat: at.locationLat, accuracy: 6, at: at.at },
			checker: { id: checker.id },
		});
		expect(seen.position.distance).toBeGreaterThan(20);
		expect(seen.position.distance).toBeLessThan(40);

		await admin.act('approveGreenCheck', id);
		const after = await read(an, id);
		expect(after).toMatchObject({ status: 'APPROVE', position: null, checker: { name: 'Kiểm tra' }, items });
		expect(Date.parse(after.expiresAt) - Date.parse(after.approvedAt)).toBe(60 * DAY_MS);
		expect(after.events.map(({ kind, role }: { kind: string; role: string }) => `${kind} ${role}`)).toEqual([
			'asked user',
			'paid user',
			'taken checker',
			'filed checker',
			'approved admin',
		]);
		expect(await readListing(server, listingId)).toEqual({
			status: 'APPROVE',
			check_status: 'APPROVE',
			is_green_check: true,
			checker_id: checker.id,
		});

		const shown = await mark(listingId);
		expect(shown).toMatchObject({
			isGreenCheck: true,
			greenCheckMark: { checkedBy: 'checker', approvedBy: 'admin', approvedAt: after.approvedAt },
			greenCheck: null,
		});
		expect(
			shown.greenCheckMark.items.map(({ name, result }: { name: string; result: string }) => [name, result]),
		).toEqual(items.map(({ name, result }) => [name, result]));
		const { findings } = await server.db
			.selectFrom('green_check_event')
			.select('findings')
			.where('check_id', '=', id)
			.where('kind', '=', 'filed')
			.executeTakeFirstOrThrow();
		expect(findings).toMatchObject({ items, photoIds: [photoId] });
	});

	it('is of an own public listing', async () => {
		const mutation = 'mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }';
		const listing = await insertListing(server, an.id);
		expect((await binh.ask(mutation, { id: listing })).codes).toEqual(['NOT_FOUND']);
		expect((await admin.ask(mutation, { id: listing })).codes).toEqual(['NOT_FOUND']);
		expect((await an.ask(mutation, { id: randomUUID() })).codes).toEqual(['NOT_FOUND']);
		expect((await an.ask(mutation, { id: 'no id' })).codes).toEqual(['NOT_FOUND']);
		expect((await server.ask(mutation, { variables: { id: listing } })).codes).toEqual(['UNAUTHENTICATED']);
		for (const status of ['PENDING', 'CANCEL'] as const) {
			const hidden = await insertListing(server, an.id, { status });
			expect((await an.ask(mutation, { id: hidden })).codes).toEqual(['NOT_ALLOWED_NOW']);
		}
	});

	it('is asked for once at a time, however often at the same moment', async () => {
		const listing = await insertListing(server, an.id);
		const mutation = 'mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }';
		const answers = await Promise.all(Array.from({ length: 6 }, () => an.ask(mutation, { id: listing })));
		expect(answers.map(({ codes }) => codes.join() || 'ok').sort()).toEqual([
			...Array.from({ length: 5 }, () => 'NOT_ALLOWED_NOW'),
			'ok',
		]);
	});

	it('is asked for again when it is over, and not while its mark has long to go', async () => {
		const { id, listingId } = await approved();
		const again = () =>
			an.ask('mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }', { id: listingId });
		expect((await again()).codes).toEqual(['NOT_ALLOWED_NOW']);
		await server.db
			.updateTable('green_check')
			.set({ expires_at: inDays(10) })
			.where('id', '=', id)
			.execute();
		const { data } = await again();
		const next = data.createGreenCheck.id;
		await an.pay(next);
		// The mark stands while somebody looks again, and is replaced by the next.
		await colleague.act('takeGreenCheck', next);
		await colleague.act('fileGreenCheck', next, { data: byPhone });
		expect(await readListing(server, listingId)).toMatchObject({
			status: 'APPROVE',
			check_status: 'CHECKED',
			is_green_check: true,
			checker_id: colleague.id,
		});
		await admin.act('approveGreenCheck', next);
		expect((await read(an, id)).closedAt).not.toBeNull();
		expect((await mark(listingId)).greenCheckMark.approvedAt).toBe((await read(an, next)).approvedAt);
		expect((await again()).codes).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('is limited in a day', async () => {
		const limited = await startTestServer({ rateLimitFactor: 0.05 });
		const own = await insertPerson(limited);
		const listing = await insertListing(limited, own.id);
		const tries = [];
		for (let turn = 0; turn < 2; turn++)
			tries.push(
				await own.ask('mutation ($id: ID!) { createGreenCheck(locationInfoId: $id) { id } }', { id: listing }),
			);
		expect(tries.map(({ codes }) => codes)).toEqual([[], ['TOO_MANY_REQUESTS']]);
		await limited.close();
	});
});

describe('money', () => {
	it('is paid from the wallet once, however often at the same moment', async () => {
		const { id } = await ask();
		const before = await an.wallet();
		const answers = await Promise.all(Array.from({ length: 8 }, () => an.pay(id)));
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(await an.wallet()).toBe(before - 100_000);
		expect((await an.pay(id)).codes).toEqual(['ALREADY_PAID']);
		expect(await kindsOf(server, id)).toEqual(['asked', 'paid']);
	});

	it('is paid once for a key, which answers the same payment again', async () => {
		const { id } = await ask();
		const before = await an.wallet();
		const pay = () =>
			an.ask(
				'mutation ($id: ID!) { paymentGreenCheck(id: $id, method: WALLET) { id purpose purposeId amount } }',
				{ id },
				{ 'idempotency-key': `green-${id}` },
			);
		const [first, second] = [await pay(), await pay()];
		expect(first.data).toEqual(second.data);
		expect(first.data.paymentGreenCheck).toMatchObject({ purpose: 'GREEN_CHECK', purposeId: id, amount: 100_000 });
		expect(await an.wallet()).toBe(before - 100_000);
	});

	it('is nobody else’s to pay', async () => {
		const { id } = await ask();
		for (const who of [binh, checker, admin]) expect((await who.pay(id)).codes).toEqual(['NOT_FOUND']);
	});

	it('goes back once when its owner cancels', async () => {
		const before = await an.wallet();
		const { id, listingId } = await paid();
		const answers = await Promise.all(Array.from({ length: 5 }, () => an.act('cancelMyGreenCheck', id)));
		expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(await an.wallet()).toBe(before);
		expect(await kindsOf(server, id)).toEqual(['asked', 'paid', 'cancelled', 'refunded']);
		expect(await readListing(server, listingId)).toMatchObject({ status: 'ACCEPT', check_status: 'CANCEL' });
		expect((await an.pay(id)).codes).toEqual(['ALREADY_PAID']);
		// And it may be asked for again.
		await an.create(listingId);
	});

	it('goes back once a key, whoever ends it, which answers the same again and nothing else', async () => {
		const before = await an.wallet();
		const [own, other] = [await paid(), await paid()];
		const end = (who: Person, call: string, key: string) =>
			who.ask(`mutation { ${call} { id status } }`, {}, { 'idempotency-key': key });
		for (const [who, call, another] of [
			[an, `cancelMyGreenCheck(id: "${own.id}")`, `cancelMyGreenCheck(id: "${other.id}")`],
			[
				admin,
				`cancelGreenCheck(id: "${other.id}", reason: "Trùng.")`,
				`cancelGreenCheck(id: "${other.id}", reason: "Khác.")`,
			],
		] as const) {
			const first = await end(who, call, 'end');
			expect(first.codes).toEqual([]);
			// The answer was lost on the way.
			expect((await end(who, call, 'end')).data).toEqual(first.data);
			expect((await end(who, another, 'end')).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
			expect((await end(who, call, 'another')).codes).toEqual(['NOT_ALLOWED_NOW']);
		}
		expect(await an.wallet()).toBe(before);
	});

	it('goes back when staff end it before anybody took it, and stays once somebody works for it', async () => {
		const before = await an.wallet();
		const first = await paid();
		await admin.act('cancelGreenCheck', first.id, { reason: 'Ngoài vùng phục vụ.' });
		expect(await an.wallet()).toBe(before);
		expect(await read(an, first.id)).toMatchObject({ status: 'CANCEL', reason: 'Ngoài vùng phục vụ.' });

		const second = await taken();
		await checker.act('cancelGreenCheck', second.id, { reason: 'Chủ nhà không cho vào.' });
		expect(await an.wallet()).toBe(before - 100_000);
		expect(await kindsOf(server, second.id)).toEqual(['asked', 'paid', 'taken', 'cancelled']);

		// Where that is our fault, an admin gives it back.
		const { paymentId } = await read(admin, second.id);
		const refund = 'mutation ($id: ID!) { refundPayment(id: $id, reason: "Lỗi của chúng tôi.") { id } }';
		expect((await admin.ask(refund, { id: paymentId })).codes).toEqual([]);
		expect(await an.wallet()).toBe(before);
		expect((await admin.ask(refund, { id: paymentId })).codes).toEqual(['NOT_REFUNDABLE']);
		expect(await kindsOf(server, second.id)).toEqual(['asked', 'paid', 'taken', 'cancelled', 'refunded']);
	});

	it('that is given back by an admin ends what is under way, and leaves a mark that was given', async () => {
		const refund = async (id: string) =>
			admin.ask('mutation ($id: ID!) { refundPayment(id: $id, reason: "Theo yêu cầu.") { id } }', {
				id: (await read(admin, id)).paymentId,
			});
		const working = await filed();
		expect((await refund(working.id)).codes).toEqual([]);
		expect(await read(an, working.id)).toMatchObject({
			status: 'CANCEL',
			reason: 'Theo yêu cầu.',
			allowedActions: [],
		});
		expect(await readListing(server, working.listingId)).toMatchObject({ status: 'ACCEPT', check_status: 'CANCEL' });
		const marked = await approved();
		expect((await refund(marked.id)).codes).toEqual([]);
		expect(await readListing(server, marked.listingId)).toMatchObject({ status: 'APPROVE', is_green_check: true });
	});

	it('that comes for a check that is cancelled goes into the wallet', async () => {
		const { id } = await ask();
		await an.act('cancelMyGreenCheck', id);
		const payment = { id: randomUUID(), purpose_id: id, account_id: an.id, amount: 100_000 } as never;
		expect(await server.db.transaction().execute((tx) => greenCheckPurpose.settled(tx, payment))).toBe('not_wanted');
		expect(await kindsOf(server, id)).toEqual(['asked', 'cancelled']);
		expect(greenCheckPurpose.page({ id: 'p', purpose_id: 'c' } as never)).toBe('/estate?greenCheck=c&payment=p');
	});

	it('that comes by bank when its check is cancelled goes into the wallet', async () => {
		const { id } = await ask();
		const before = await an.wallet();
		const { data } = await an.pay(id, 'TRANSFER');
		const payment = await server.db
			.selectFrom('payment')
			.select('txn_ref')
			.where('id', '=', data.paymentGreenCheck.id)
			.executeTakeFirstOrThrow();
		await an.act('cancelMyGreenCheck', id);
		await postNotice(
			server.url,
			'bank',
			bankNotice({ memo: payment.txn_ref, amount: 100_000, reference: randomUUID() }),
		);
		expect(await an.wallet()).toBe(before + 100_000);
		expect(await kindsOf(server, id)).toEqual(['asked', 'cancelled']);
	});

	it('never moved for what was cancelled unpaid', async () => {
		const before = await an.wallet();
		const { id, listingId } = await ask();
		await an.act('cancelMyGreenCheck', id);
		expect(await an.wallet()).toBe(before);
		expect(await readListing(server, listingId)).toMatchObject({ check_status: null });
		expect((await an.pay(id)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});
});

describe('four eyes', () => {
	it('give a check to one of those who take it at the same moment, and the others are told', async () => {
		const { id } = await paid();
		const answers = await Promise.all([checker, colleague, admin].map((who) => who.act('takeGreenCheck', id)));
		expect(answers.map(({ codes }) => codes.join() || 'ok').sort()).toEqual([
			'NOT_ALLOWED_NOW',
			'NOT_ALLOWED_NOW',
			'ok',
		]);
		expect((await kindsOf(server, id)).filter((kind) => kind === 'taken')).toHaveLength(1);
	});

	it('let a cancel or a take win, never both', async () => {
		const before = await an.wallet();
		const { id } = await paid();
		const [cancel, take] = await Promise.all([an.act('cancelMyGreenCheck', id), checker.act('takeGreenCheck', id)]);
		expect([cancel, take].map(({ codes }) => codes.join() || 'ok').sort()).toEqual(['NOT_ALLOWED_NOW', 'ok']);
		expect(await an.wallet()).toBe(cancel.codes.length === 0 ? before : before - 100_000);
	});

	it('are two, whatever their role', async () => {
		const { id } = await paid();
		await admin.act('takeGreenCheck', id);
		await admin.act('fileGreenCheck', id, { data: byPhone });
		expect((await admin.act('approveGreenCheck', id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		await expect(
			server.db
				.updateTable('green_check')
				.set({
					status: 'APPROVE',
					approver_id: admin.id,
					approver_role: 'admin',
					approved_at: new Date(),
					expires_at: inDays(1),
				})
				.where('id', '=', id)
				.execute(),
		).rejects.toThrow('green_check_four_eyes');
	});

	it('send it back with a reason that its owner does not read, and see it again', async () => {
		const { id, listingId } = await filed();
		expect((await admin.act('sendBackGreenCheck', id, { reason: ' ' })).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'reason', code: 'required' },
		]);
		await admin.act('sendBackGreenCheck', id, { reason: 'Ảnh mờ.' });
		expect(await read(checker, id)).toMatchObject({ status: 'ACCEPT', reason: 'Ảnh mờ.', filedAt: null });
		expect(await readListing(server, listingId)).toMatchObject({ status: 'ACCEPT', check_status: 'ACCEPT' });
		const { reason, events, items } = await read(an, id);
		expect([reason, events.at(-1).text]).toEqual([null, null]);
		expect(items.every(({ result }: { result: string }) => result === 'NOT_CHECKED')).toBe(true);
		await checker.act('fileGreenCheck', id, { data: byPhone });
		expect((await admin.act('approveGreenCheck', id)).codes).toEqual([]);
	});

	it('approve what they have seen, and not what was filed since', async () => {
		const { id } = await filed();
		const { filedAt } = await read(admin, id);
		await otherAdmin.act('sendBackGreenCheck', id, { reason: 'Ảnh mờ.' });
		await checker.act('fileGreenCheck', id, { data: { ...byPhone, items: passed('AVAILABLE') } });
		expect((await approve(id, filedAt)).codes).toEqual(['NOT_ALLOWED_NOW']);
		for (const name of ['sendBackGreenCheck', 'cancelGreenCheck']) {
			const seen = `mutation ($id: ID!, $filedAt: DateTime) { ${name}(id: $id, reason: "Ảnh mờ.", filedAt: $filedAt) { id } }`;
			expect((await admin.ask(seen, { id, filedAt })).codes).toEqual(['NOT_ALLOWED_NOW']);
		}
		const newest = await read(admin, id);
		expect(newest).toMatchObject({ status: 'CHECKED', approvedAt: null });
		expect((await approve(id, newest.filedAt)).codes).toEqual([]);
	});
});

describe('what is found', () => {
	it('is kept while somebody looks, for staff alone, and can be gone back to', async () => {
		const { id } = await taken();
		const photoId = await checker.upload(await photo(60, 40).jpeg().toBuffer());
		const items = [{ name: 'PRICE', result: 'FAIL', note: 'Chủ nhà nói 5,3 tỷ.' }];
		await checker.act('saveGreenCheck', id, { data: { items, photoIds: [photoId] } });
		const kept = await read(checker, id);
		expect(kept.items[5]).toEqual(items[0]);
		expect(kept.photos).toMatchObject([{ id: photoId, takenAt: null }]);
		expect(await read(an, id)).toMatchObject({ photos: [], position: null });
		expect((await read(an, id)).items[5]).toEqual({ name: 'PRICE', result: 'NOT_CHECKED', note: null });
		expect((await read(admin, id)).photos).toHaveLength(1);
	});

	it('is private: photos open by a signed address, and are gone once they are taken off', async () => {
		const { id } = await taken();
		const first = await checker.upload(await photo(60, 40).jpeg().toBuffer());
		const second = await checker.upload(await photo(60, 40).png().toBuffer(), 'image/png');
		await checker.act('saveGreenCheck', id, { data: { items: [], photoIds: [first, second] } });
		const [gone, stays] = (await read(checker, id)).photos;
		const served = await fetch(server.url + gone.url);
		expect(served.status).toBe(200);
		expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp');
		expect(served.headers.get('cache-control')).toBe('private, no-store');
		const { pathname } = new URL(gone.url, server.url);
		expect((await fetch(server.url + pathname)).status).toBe(404);
		await checker.act('saveGreenCheck', id, { data: { items: [], photoIds: [second] } });
		await expect.poll(async () => (await fetch(server.url + gone.url)).status).toBe(404);
		expect((await fetch(server.url + stays.url)).status).toBe(200);
	});

	it('keeps photos that whoever sends it does not know of, and leaves out what was taken away elsewhere', async () => {
		const { id } = await taken();
		const shoot = async () => checker.upload(await photo(60, 40).jpeg().toBuffer());
		const save = (photoIds: string[], knownPhotoIds?: string[]) =>
			checker.act('saveGreenCheck', id, { data: { items: [], photoIds, knownPhotoIds } });
		const kept = async () => (await read(checker, id)).photos.map((each: { id: string }) => each.id);
		const [first, second, third] = [await shoot(), await shoot(), await shoot()];
		await save([first, second], []);
		// A tab that was opened before.
		expect((await save([third], [])).codes).toEqual([]);
		expect(await kept()).toEqual([third, first, second]);
		await save([third, second], [third, first, second]);
		expect((await save([third, first], [third, first])).codes).toEqual([]);
		expect(await kept()).toEqual([third, second]);
		const answer = await save(
			Array.from({ length: 19 }, () => randomUUID()),
			[],
		);
		expect(answer.errors?.[0]?.extensions.fields).toEqual([{ path: 'photoIds', code: 'over_limit' }]);
		expect(await kept()).toEqual([third, second]);
	});

	it('is neither kept nor filed over what was changed elsewhere since', async () => {
		const { id } = await taken();
		const version = async () => (await read(checker, id)).updatedAt;
		const opened = await version();
		const act = (operation: string, checkUpdatedAt: string, data: object = byPhone) =>
			checker.act(operation, id, { data: { ...data, checkUpdatedAt } });
		const found = { ...byPhone, items: [{ name: 'PRICE', result: 'FAIL', note: 'Chủ nói giá khác.' }] };
		expect((await act('saveGreenCheck', opened, found)).codes).toEqual([]);
		for (const operation of ['saveGreenCheck', 'fileGreenCheck'])
			expect((await act(operation, opened)).codes).toEqual(['FINDINGS_CHANGED']);
		expect((await read(checker, id)).items[5]).toEqual(found.items[0]);
		expect((await act('saveGreenCheck', await version())).codes).toEqual([]);
		expect((await act('fileGreenCheck', await version())).codes).toEqual([]);
	});

	it('takes photos of whoever looks, and pictures only', async () => {
		const { id } = await taken();
		const theirs = await colleague.upload(await photo(60, 40).jpeg().toBuffer());
		const answer = await checker.act('saveGreenCheck', id, { data: { items: [], photoIds: [theirs] } });
		expect(answer.errors?.[0]?.extensions.fields).toEqual([{ path: 'photoIds.0', code: 'unknown' }]);
		await expect(checker.upload(Buffer.from('%PDF-1.4\nstartxref\n%%EOF'), 'application/pdf')).rejects.toThrow(
			'FILE_NOT_IMAGE',
		);
	});

	it.each([
		['half of the items', { ...byPhone, items: passed('PRICE').slice(3) }, 'items', 'required'],
		[
			'nothing at all',
			{ ...byPhone, items: passed().map((item) => ({ ...item, result: 'NOT_CHECKED' })) },
			'items',
			'nothing_checked',
		],
		[
			'a place without a photo',
			{ items: passed('ADDRESS'), photoIds: [], position: position() },
			'photoIds',
			'required',
		],
		['a place without a position', { items: passed('ADDRESS'), photoIds: [] }, 'photoIds', 'required'],
		[
			'a failure without a reason',
			{ ...byPhone, items: passed('PRICE').map((item) => ({ ...item, result: 'FAIL' })) },
			'items.0.note',
			'required',
		],
	])('is not filed with %s', async (_name, data, path, code) => {
		const { id } = await taken();
		const { codes, errors } = await checker.act('fileGreenCheck', id, { data });
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toContainEqual({ path, code });
		expect((await read(checker, id)).status).toBe('ACCEPT');
	});

	it('is not filed for a listing that has changed since it was looked at', async () => {
		const { id, listingId } = await taken();
		const updatedAt = async () => {
			const { data } = await checker.ask(
				'query ($id: ID!) { getOneGreenCheck(id: $id) { locationInfo { updatedAt } } }',
				{
					id,
				},
			);
			return data.getOneGreenCheck.locationInfo.updatedAt;
		};
		const looked = await updatedAt();
		await an.ask(
			'mutation ($id: ID!) { updateLocationInfo(id: $id, data: { bedroom: 4, description: "Nhà mới sơn, bốn phòng ngủ, hẻm xe hơi." }) { id } }',
			{
				id: listingId,
			},
		);
		const file = (at: string) => checker.act('fileGreenCheck', id, { data: { ...byPhone, updatedAt: at } });
		expect((await file(looked)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await file(await updatedAt())).codes).toEqual([]);
	});

	it('is not kept about what has changed since it was looked at, though nothing had been kept; all else is', async () => {
		const { id, listingId } = await taken();
		// A server with a wrong clock wrote the version that is looked at.
		await server.db
			.updateTable('listing')
			.set({ updated_at: new Date(Date.now() + 300_000) })
			.where('id', '=', listingId)
			.execute();
		const looked =
			'query ($id: ID!) { getOneGreenCheck(id: $id) { updatedAt locationInfo { updatedAt } events { kind fields } } }';
		const { data } = await checker.ask(looked, { id });
		const { updatedAt: checkUpdatedAt, locationInfo } = data.getOneGreenCheck;
		const { updatedAt } = locationInfo;
		const change = 'mutation ($id: ID!) { updateLocationInfo(id: $id, data: { price: 5500000000 }) { id } }';
		expect((await an.ask(change, { id: listingId })).errors).toBeUndefined();
		const save = (at: string, more: object = {}) =>
			checker.act('saveGreenCheck', id, { data: { items: passed(), photoIds: [], updatedAt: at, ...more } });
		// What fell with the listing was not found by anybody.
		expect((await save(updatedAt, { checkUpdatedAt })).codes).toEqual([]);
		const results = async () => {
			const { items } = await read(checker, id);
			return Object.fromEntries(items.map(({ name, result }: { name: string; result: string }) => [name, result]));
		};
		expect(await results()).toMatchObject({ PRICE: 'NOT_CHECKED', PLOT: 'PASS', AVAILABLE: 'PASS' });
		const now = (await checker.ask(looked, { id })).data.getOneGreenCheck;
		expect(now.events.at(-1)).toEqual({ kind: 'fell', fields: ['price'] });
		expect((await save(now.locationInfo.updatedAt)).codes).toEqual([]);
		expect((await results()).PRICE).toBe('PASS');
	});

	it('is thrown away when it is given back, and the check has its old place in the queue', async () => {
		const { id } = await taken();
		const photoId = await checker.upload(await photo(60, 40).jpeg().toBuffer());
		const data = { items: passed('PRICE'), photoIds: [photoId], position: position() };
		await checker.act('saveGreenCheck', id, { data });
		const { paidAt, photos } = await read(checker, id);
		await checker.act('releaseGreenCheck', id);
		expect(await read(admin, id)).toMatchObject({
			status: 'PENDING',
			checker: null,
			photos: [],
			position: null,
			paidAt,
		});
		await expect.poll(async () => (await fetch(server.url + photos[0].url)).status).toBe(404);
		expect((await colleague.act('takeGreenCheck', id)).codes).toEqual([]);
	});
});

describe('the queue', () => {
	const query = `query ($filter: LocationInfoFilter, $page: Int, $limit: Int, $search: String) {
		getAllRequestGreenCheck(filter: $filter, page: $page, limit: $limit, search: $search) { total data { id greenCheck { id status } } } }`;
	const list = async (who: Person, variables: object = {}) => {
		const { data, codes } = await who.ask(query, { limit: 50, ...variables });
		return codes.length > 0 ? codes : data.getAllRequestGreenCheck;
	};

	it('has what is paid and under way, the longest waiting first and what is taken down last', async () => {
		await server.db.deleteFrom('green_check').execute();
		await server.db
			.updateTable('listing')
			.set({ check_status: null, is_green_check: false, status: 'ACCEPT' })
			.execute();
		const insert = async (minutes: number, more: object = {}, listing: object = {}) => {
			const listing_id = await insertListing(server, an.id, listing);
			const paid_at = new Date(Date.now() - minutes * 60_000);
			const id = await insertTestCheck(server, { listing_id, account_id: an.id, paid_at, ...more });
			return { listing_id, id };
		};
		const late = await insert(10, {}, { title: 'Biệt thự ven sông Sài Gòn' });
		const first = await insert(90);
		const mine = await insert(50, { status: 'ACCEPT', checker_id: checker.id });
		const waits = await insert(40, { status: 'CHECKED', checker_id: checker.id });
		const down = await insert(500, {}, { status: 'CANCEL', closed_reason: 'REJECTED' });
		const marked = await insert(60, { status: 'APPROVE', checker_id: colleague.id, approver_id: admin.id });
		const over = await insert(70, { status: 'CANCEL' });
		const unpaidListing = await insertListing(server, an.id);
		await insertTestCheck(server, { listing_id: unpaidListing, account_id: an.id }, { isPaid: false });

		const ids = (found: { data: { id: string }[] }) => found.data.map(({ id }) => id);
		const order = [first, mine, waits, late, down].map(({ listing_id }) => listing_id);
		const all = await list(checker);
		expect(ids(all)).toEqual(order);
		expect(all.total).toBe(5);
		expect(all.data[0].greenCheck).toEqual({ id: first.id, status: 'PENDING' });
		expect(ids(await list(admin, { page: 2, limit: 2 }))).toEqual(order.slice(2, 4));
		expect(ids(await list(checker, { filter: { checkStatus: 'PENDING' } }))).toEqual(
			[first, late, down].map(({ listing_id }) => listing_id),
		);
		expect(ids(await list(checker, { filter: { checkStatus: 'CHECKED' } }))).toEqual([waits.listing_id]);
		expect(ids(await list(checker, { filter: { checkStatus: 'APPROVE' } }))).toEqual([marked.listing_id]);
		expect(ids(await list(checker, { filter: { checkStatus: 'CANCEL' } }))).toEqual([over.listing_id]);
		expect(ids(await list(checker, { filter: { isMyCheck: true } }))).toEqual([mine.listing_id, waits.listing_id]);
		expect(ids(await list(colleague, { filter: { isMyCheck: true } }))).toEqual([]);
		expect(ids(await list(colleague, { filter: { isMyCheck: true, checkStatus: 'APPROVE' } }))).toEqual([
			marked.listing_id,
		]);
		expect(ids(await list(checker, { search: 'biet thu ven song' }))).toEqual([late.listing_id]);
	});

	it.each([
		['ASC', [1_000_000_000, 2_000_000_000, null]],
		['DESC', [2_000_000_000, 1_000_000_000, null]],
	] as const)('is in the order that is asked for, %s, and what has no price comes last', async (direction, prices) => {
		for (const price of [2_000_000_000, null, 1_000_000_000]) {
			const price_unit = price ? 'TOTAL' : 'NEGOTIABLE';
			const title = `Nhà xếp hàng ${direction}`;
			const listing_id = await insertListing(server, an.id, { title, price, price_unit });
			await insertTestCheck(server, { listing_id, account_id: an.id });
		}
		const { data } = await admin.ask(
			`query ($order: LocationInfoOrder, $search: String) {
				getAllRequestGreenCheck(order: $order, search: $search) { data { priceRaw } } }`,
			{ order: { field: 'PRICE', direction }, search: `nha xep hang ${direction}` },
		);
		expect(data.getAllRequestGreenCheck.data).toEqual(prices.map((priceRaw) => ({ priceRaw })));
	});

	it('shows of a listing the check that was asked for', async () => {
		const insert = async (listing_id: string, more: object) =>
			insertTestCheck(server, { listing_id, account_id: an.id, ...more });
		const kept = await insertListing(server, an.id, { title: 'Nhà cổ giữ dấu xanh' });
		const mark = await insert(kept, {
			status: 'APPROVE',
			checker_id: colleague.id,
			approver_id: admin.id,
			expires_at: inDays(5),
		});
		await insert(kept, { status: 'CANCEL', checker_id: checker.id });
		const found = await list(admin, { filter: { checkStatus: 'APPROVE' }, search: 'nha co giu dau xanh' });
		expect(found.data).toEqual([{ id: kept, greenCheck: { id: mark, status: 'APPROVE' } }]);

		const twice = await insertListing(server, an.id, { title: 'Nhà cổ hỏi hai lần' });
		await insert(twice, { status: 'CANCEL', checker_id: checker.id });
		const cancelled = { checkStatus: 'CANCEL', isMyCheck: true };
		const search = 'nha co hoi hai lan';
		expect((await list(checker, { filter: cancelled, search })).total).toBe(1);
		await insert(twice, { status: 'CANCEL', checker_id: colleague.id });
		expect((await list(checker, { filter: cancelled, search })).total).toBe(0);
	});

	it('is for those who check', async () => {
		expect(await list(an)).toEqual(['FORBIDDEN']);
		expect(await list(await insertPerson(server, 'editor'))).toEqual(['FORBIDDEN']);
		expect((await server.ask(query)).codes).toEqual(['UNAUTHENTICATED']);
	});
});

describe('privacy', () => {
	it('keeps a green check from everybody but its owner and those who check', async () => {
		const { id } = await filed();
		const query = 'query ($id: ID!) { getOneGreenCheck(id: $id) { id } }';
		for (const who of [binh, await insertPerson(server, 'editor'), await insertPerson(server, 'support')])
			expect((await who.ask(query, { id })).codes).toEqual(['NOT_FOUND']);
		expect((await server.ask(query, { variables: { id } })).codes).toEqual(['UNAUTHENTICATED']);
		expect((await an.ask(query, { id: 'no id' })).codes).toEqual(['NOT_FOUND']);
		const unpaid = await ask();
		expect((await checker.ask(query, { id: unpaid.id })).codes).toEqual(['NOT_FOUND']);
		expect((await read(checker, id)).paymentId).toBeNull();
		expect((await read(admin, id)).paymentId).not.toBeNull();
	});

	it('shows a person their own checks alone, newest first', async () => {
		const own = await insertPerson(server);
		const [first, second] = [await insertListing(server, own.id), await insertListing(server, own.id)];
		const ids = [await own.create(first), await own.create(second)];
		const { data } = await own.ask('{ getAllMyGreenCheck { total data { id } } }');
		expect(data.getAllMyGreenCheck).toEqual({ total: 2, data: ids.reverse().map((id) => ({ id })) });
		expect((await binh.ask('{ getAllMyGreenCheck { total } }')).data.getAllMyGreenCheck.total).toBe(0);
		expect(
			(await own.ask('{ getAllMyGreenCheck(page: 2, limit: 1) { data { id } } }')).data.getAllMyGreenCheck.data,
		).toEqual([{ id: ids[1] }]);
	});

	it('shows the check on a listing to its owner and to those who check', async () => {
		const { id, listingId } = await filed();
		expect((await mark(listingId, an)).greenCheck).toEqual({ id });
		expect((await mark(listingId, checker)).greenCheck).toEqual({ id });
		expect((await mark(listingId, binh)).greenCheck).toBeNull();
		expect((await mark(listingId)).greenCheck).toBeNull();
		// Nor does anybody else learn which of our people looks at it.
		for (const who of [an, checker]) expect((await mark(listingId, who)).checkerId).toBe(checker.id);
		for (const who of [binh, undefined]) expect((await mark(listingId, who)).checkerId).toBeNull();
		// A check that waits to be paid is its owner's alone: staff see the one before it.
		await admin.act('cancelGreenCheck', id, { reason: 'Làm lại.' });
		const next = await an.create(listingId);
		expect((await mark(listingId, an)).greenCheck).toEqual({ id: next });
		expect((await mark(listingId, checker)).greenCheck).toEqual({ id });
	});

	it('tells everybody what happened to a public listing’s checks, and no names or words', async () => {
		const { id, listingId } = await filed();
		await admin.act('sendBackGreenCheck', id, { reason: 'Ảnh mờ.' });
		const events = await history(listingId);
		expect(events.map(({ kind, role }: { kind: string; role: string }) => `${kind} ${role}`)).toEqual([
			'asked user',
			'paid user',
			'taken checker',
			'filed checker',
			'sentBack admin',
		]);
		expect(events.every(({ text }: { text: string | null }) => text === null)).toBe(true);
		expect(await history(listingId, an)).toEqual(events);
		await server.db.updateTable('listing').set({ status: 'PENDING' }).where('id', '=', listingId).execute();
		expect(await history(listingId)).toEqual(['NOT_FOUND']);
		expect(await history(listingId, binh)).toEqual(['NOT_FOUND']);
		expect(await history(listingId, an)).toHaveLength(5);
		expect(await history(listingId, checker)).toHaveLength(5);
		expect(await history('no id')).toEqual(['NOT_FOUND']);
		// What was never paid is nobody's business.
		const unpaid = await ask();
		expect(await history(unpaid.listingId)).toEqual([]);
	});
});

describe('an account', () => {
	const someone = async (role: 'user' | 'checker' = 'user') => {
		const person = await insertPerson(server, role);
		const password_hash = await quickHash(PASSWORD);
		await server.db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute();
		return person;
	};
	const erase = (who: Person) =>
		who.ask('mutation ($password: String!) { deleteMe(password: $password) }', { password: PASSWORD });

	it('takes its green checks along, without who of our people looked and where they were', async () => {
		const { id } = await filed();
		const { data } = await an.ask('mutation { exportMyData }');
		const exported = JSON.parse(data.exportMyData);
		const check = exported.greenChecks.find((each: { id: string }) => each.id === id);
		expect(check).toMatchObject({ status: 'CHECKED', photos: 0, events: [{ kind: 'asked' }, {}, {}, {}] });
		expect(check.items[5]).toMatchObject({ name: 'PRICE', result: 'PASS' });
		expect(data.exportMyData).not.toContain(checker.id);
		expect(JSON.stringify(check)).not.toContain('position');
		const work = JSON.parse((await checker.ask('mutation { exportMyData }')).data.exportMyData).greenCheckWork;
		expect(work.map((each: { id: string }) => each.id)).toContain(id);
	});

	it('that is erased gives up what waits, is paid back first, and leaves no words and photos', async () => {
		const who = await someone();
		const listing_id = await insertListing(server, who.id);
		const paidOne = await who.create(listing_id);
		await who.pay(paidOne);
		const photoId = await checker.upload(await photo(60, 40).jpeg().toBuffer());
		const marked = await insertListing(server, who.id);
		const items = JSON.stringify(passed().map((item) => ({ ...item, note: 'Chủ nhà tên Cúc.' })));
		const old = await insertTestCheck(server, {
			listing_id: marked,
			account_id: who.id,
			status: 'ACCEPT',
			checker_id: checker.id,
		});
		await checker.act('fileGreenCheck', old, {
			data: { items: JSON.parse(items), photoIds: [photoId], position: position() },
		});
		await admin.act('approveGreenCheck', old);
		const { url } = (await read(checker, old)).photos[0];

		// Its fee would come back: it is told, and nothing has happened.
		expect((await erase(who)).codes).toEqual(['WALLET_NOT_EMPTY']);
		expect((await read(who, paidOne)).status).toBe('PENDING');
		expect(await readListing(server, marked)).toMatchObject({ is_green_check: true });
		await checker.act('takeGreenCheck', paidOne);
		await spendAll(server.db, who.id);
		expect((await erase(who)).codes).toEqual([]);

		const rows = await server.db
			.selectFrom('green_check')
			.selectAll()
			.where('account_id', '=', who.id)
			.orderBy('id')
			.execute();
		expect(rows).toHaveLength(2);
		for (const row of rows) {
			expect(row).toMatchObject({ reason: null, photo_ids: [], position_lat: null });
			expect(row.closed_at).not.toBeNull();
			expect(JSON.stringify(row.items)).not.toContain('Cúc');
		}
		const texts = await server.db
			.selectFrom('green_check_event')
			.select(['text', 'findings'])
			.where('check_id', 'in', [paidOne, old])
			.execute();
		expect(texts.length).toBeGreaterThan(4);
		expect(texts.every(({ text, findings }) => text === null && findings === null)).toBe(true);
		expect(await readListing(server, marked)).toMatchObject({ status: 'CANCEL', is_green_check: false });
		await expect.poll(async () => (await fetch(server.url + url)).status).toBe(404);
	});

	it('that is erased loses the photo that a green check of it just got', async () => {
		const who = await someone();
		const listing_id = await insertListing(server, who.id);
		const check = { listing_id, account_id: who.id, status: 'ACCEPT', checker_id: checker.id } as const;
		const check_id = await insertTestCheck(server, check);
		await spendAll(server.db, who.id);
		const [saved, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const saving = inTransaction(server.db, async (tx) => {
			await lockListing(tx, listing_id);
			const id = randomUUID();
			await insertPhoto(tx, { id, check_id, account_id: checker.id, key: 'site/late.webp', taken_at: null });
			await updateCheck(tx, check_id, { photo_ids: [id] });
			saved.resolve();
			await waiting.promise;
		});
		await saved.promise;
		const erasing = erase(who);
		await expect.poll(() => countWaiting(server.db)).toBe(1);
		waiting.resolve();
		await saving;
		expect((await erasing).codes).toEqual([]);
		const left = await server.db
			.selectFrom('green_check_photo')
			.select('id')
			.where('check_id', '=', check_id)
			.execute();
		expect(left).toEqual([]);
		const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'file.delete').execute();
		expect(JSON.stringify(jobs)).toContain('site/late.webp');
	});

	it('that is erased does not leave where it was when it filed, and what it found stays', async () => {
		const who = await someone('checker');
		const { id } = await paid();
		await who.act('takeGreenCheck', id);
		const photoId = await who.upload(await photo(60, 40).jpeg().toBuffer());
		await who.act('fileGreenCheck', id, { data: { items: passed(), photoIds: [photoId], position: position() } });
		expect((await read(admin, id)).position).toMatchObject({ locationLat: 10.7802 });
		await spendAll(server.db, who.id);
		expect((await erase(who)).codes).toEqual([]);
		expect(await read(admin, id)).toMatchObject({ status: 'CHECKED', position: null, photos: [{}] });
		const events = server.db.selectFrom('green_check_event').select('findings').where('check_id', '=', id);
		const filings = (await events.where('kind', '=', 'filed').execute()).map(({ findings }) => findings);
		expect(filings).toMatchObject([{ photoIds: [expect.any(String)], position: null }]);
	});

	it('that is erased gives back what it has in hand', async () => {
		const who = await someone('checker');
		const { id } = await paid();
		await who.act('takeGreenCheck', id);
		await spendAll(server.db, who.id);
		expect((await erase(who)).codes).toEqual([]);
		expect(await read(admin, id)).toMatchObject({ status: 'PENDING', checker: null });
		expect((await kindsOf(server, id)).at(-1)).toBe('released');
	});
});

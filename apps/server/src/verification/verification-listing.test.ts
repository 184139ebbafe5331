import type { GreenCheckItemName } from '@ancu/forms/verification';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSomeWards } from '../address/conversion/conversion.fixtures.ts';
import { photo } from '../file/picture.fixtures.ts';
import { expireListings } from '../listing/listing-life.repository.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { lookAfterGreenChecks } from './green-check-clock.ts';
import {
	inDays,
	insertListing,
	insertPerson,
	insertTestCheck,
	kindsOf,
	type Person,
	passed,
	readListing,
} from './verification.fixtures.ts';

let server: TestServer;
let an: Person;
let checker: Person;
let admin: Person;
let editor: Person;
beforeAll(async () => {
	server = await startTestServer();
	await importSomeWards(server.db);
});
beforeEach(async () => {
	an = await insertPerson(server, 'user', 'Nguyễn Thị An');
	checker = await insertPerson(server, 'checker');
	admin = await insertPerson(server, 'admin');
	editor = await insertPerson(server, 'editor');
});
afterEach(async () => {
	expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
});
afterAll(() => server.close());

/** A listing of An's with a check in some state, in which some items passed; all of them where none is named. */
async function listed(
	status: 'APPROVE' | 'CHECKED' | 'ACCEPT',
	names: readonly GreenCheckItemName[] = [],
	listing: Parameters<typeof insertListing>[2] = {},
) {
	const listing_id = await insertListing(server, an.id, listing);
	const id = await insertTestCheck(server, {
		listing_id,
		account_id: an.id,
		status,
		checker_id: checker.id,
		items: JSON.stringify(passed(...names)),
		...(status === 'APPROVE' && { approver_id: admin.id }),
	});
	return { id, listing_id };
}
const marked = (names?: readonly GreenCheckItemName[], listing?: Parameters<typeof insertListing>[2]) =>
	listed('APPROVE', names, listing);

async function update(id: string, data: object) {
	const answer = await an.ask(
		'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { status checkStatus isGreenCheck greenCheck { status } } }',
		{ id, data },
	);
	expect(answer.errors).toBeUndefined();
	return answer.data.updateLocationInfo;
}
const close = (id: string, reason = 'TAKEN_DOWN') =>
	an.ask(`mutation { closeLocationInfo(id: "${id}", reason: ${reason}) { status } }`);
const renew = async (id: string) =>
	(await an.ask(`mutation { renewLocationInfo(id: "${id}") { status isGreenCheck } }`)).data.renewLocationInfo;
const accept = async (id: string) =>
	(await editor.ask(`mutation { acceptLocationInfo(id: "${id}") { status isGreenCheck checkStatus } }`)).data
		.acceptLocationInfo;
const checkOf = (id: string) =>
	server.db.selectFrom('green_check').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** The report of a listing by a stranger. */
async function reported(listingId: string): Promise<string> {
	const stranger = await insertPerson(server);
	await stranger.ask(`mutation { reportLocationInfo(id: "${listingId}", reason: WRONG_ADDRESS) }`);
	const { id } = await server.db
		.selectFrom('listing_report')
		.select('id')
		.where('listing_id', '=', listingId)
		.where('decided_at', 'is', null)
		.executeTakeFirstOrThrow();
	return id;
}
const lastEvent = (id: string) =>
	server.db
		.selectFrom('green_check_event')
		.select(['kind', 'fields', 'role', 'text'])
		.where('check_id', '=', id)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();

describe('a mark', () => {
	it.each([
		['OWNER_NAME', { owner: 'Lê Văn Dũng' }, ['owner']],
		['OWNER_NAME', { contactPersonName: 'Người môi giới' }, ['contactPersonName']],
		['PAPER', { legalStatus: 'WAITING_BOOK' }, ['legalStatus']],
		['PAPER', { legalConditions: 'Đang thế chấp ngân hàng.' }, ['legalConditions']],
		['PLOT', { area: 55 }, ['area']],
		['PLOT', { mapSheetNo: '13', landPlotNo: '1' }, ['mapSheetNo', 'landPlotNo']],
		['ADDRESS', { street: '14 Lê Lợi' }, ['street']],
		// Nothing is known of what became of that ward.
		['ADDRESS', { wardId: '26749' }, ['wardId']],
		['ADDRESS', { locationLat: 10.79 }, ['locationLat']],
		['PRICE', { price: 4_900_000_000 }, ['price']],
		['PRICE', { priceUnitId: 'NEGOTIABLE', price: null }, ['price', 'priceUnitId']],
	] as const)('in which %s was checked falls with %j', async (item, data, fields) => {
		const { id, listing_id } = await marked([item]);
		const { status, isGreenCheck, checkStatus } = await update(listing_id, data);
		expect({ isGreenCheck, checkStatus }).toEqual({ isGreenCheck: false, checkStatus: null });
		expect(['ACCEPT', 'PENDING']).toContain(status);
		const event = await lastEvent(id);
		expect(event).toMatchObject({ kind: 'fell', role: 'user', text: null });
		expect([...(event?.fields ?? [])].sort()).toEqual([...fields].sort());
		const { status: stays, closed_at } = await checkOf(id);
		expect(stays).toBe('APPROVE');
		expect(closed_at).not.toBeNull();
	});

	it('in which ADDRESS was checked falls with another part of a ward that was split', async () => {
		const { id, listing_id } = await marked(['ADDRESS'], { ward_code: '26746', current_ward_code: '26740' });
		expect((await update(listing_id, { currentWardId: '26758' })).isGreenCheck).toBe(false);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['currentWardId'] });
	});

	it('in which PRICE was checked falls with the area where the price is per m²', async () => {
		const { id, listing_id } = await marked(['PRICE'], { price_unit: 'PER_M2', price: 100_000_000 });
		expect((await update(listing_id, { area: 55 })).isGreenCheck).toBe(false);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['price'] });
	});

	it.each([
		['PRICE', { owner: 'Lê Văn Dũng', legalStatus: 'WAITING_BOOK', area: 55, street: '14 Lê Lợi' }],
		['ADDRESS', { price: 4_900_000_000, contactPersonName: 'Người môi giới' }],
		['PAPER', { title: 'Nhà riêng ba tầng gần chợ Bến Thành', bedroom: 4, floorArea: 120 }],
	] as const)('in which only %s was checked stays through %j', async (item, data) => {
		const { id, listing_id } = await marked([item]);
		expect((await update(listing_id, data)).isGreenCheck).toBe(true);
		expect((await checkOf(id)).closed_at).toBeNull();
		expect(await kindsOf(server, id)).toEqual([]);
	});

	it('is looked at again by moderators and not lost by what nobody checked', async () => {
		const { listing_id } = await marked(['PRICE']);
		// A title is a key fact: the listing waits, and keeps waiting whatever its mark says.
		const changed = await update(listing_id, { title: 'Nhà riêng ba tầng gần chợ Bến Thành' });
		expect(changed).toMatchObject({ status: 'PENDING', isGreenCheck: true, checkStatus: 'APPROVE' });
		expect(await accept(listing_id)).toEqual({ status: 'APPROVE', isGreenCheck: true, checkStatus: 'APPROVE' });
	});

	it('falls with a picture that nobody saw, and not with fewer or in another order', async () => {
		const sizes = { width: 10, height: 10, caption: null, isDrawing: false };
		const photos = ['a', 'b', 'c'].map((name) => ({ key: `photo/${name}.webp`, ...sizes }));
		const { listing_id } = await marked(['PHOTOS'], { photos: JSON.stringify(photos) });
		expect((await update(listing_id, { images: ['photo/c.webp', 'photo/a.webp'] })).isGreenCheck).toBe(true);
		const bytes = await photo(60, 40).jpeg().toBuffer();
		const sent = await sendUpload(server, an.token, 'PHOTO', { bytes, type: 'image/jpeg' });
		const images = ['photo/a.webp', sent];
		expect((await update(listing_id, { images })).isGreenCheck).toBe(false);
	});

	it('falls with another paper', async () => {
		const { id, listing_id } = await marked(['PAPER']);
		const bytes = await photo(60, 40).jpeg().toBuffer();
		const sent = await sendUpload(server, an.token, 'LISTING_FILE', { bytes, type: 'image/jpeg' });
		expect((await update(listing_id, { legalDocument: [sent] })).isGreenCheck).toBe(false);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['legalDocument'] });
	});

	it('falls with a listing that is closed, where it says that it is to be had', async () => {
		const { id, listing_id } = await marked();
		await close(listing_id);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['status'], role: 'user' });
		expect(await readListing(server, listing_id)).toMatchObject({ status: 'CANCEL', is_green_check: false });
		await server.db.updateTable('listing').set({ accepted_facts: null }).where('id', '=', listing_id).execute();
		expect((await renew(listing_id)).isGreenCheck).toBe(false);
	});

	it('stays with a closed listing of which nobody said so, and is there when it is put up again', async () => {
		const { listing_id } = await marked(['ADDRESS']);
		await update(listing_id, { title: 'Nhà riêng ba tầng gần chợ Bến Thành' });
		await accept(listing_id);
		await close(listing_id);
		expect(await readListing(server, listing_id)).toMatchObject({ status: 'CANCEL', is_green_check: true });
		expect(await renew(listing_id)).toEqual({ status: 'APPROVE', isGreenCheck: true });
	});

	it('falls with a listing that is refused, whatever was checked', async () => {
		const { id, listing_id } = await marked(['ADDRESS']);
		await editor.ask(`mutation { rejectLocationInfo(id: "${listing_id}", reason: "Ảnh của nhà khác") { id } }`);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['status'], role: 'editor' });
		expect((await readListing(server, listing_id)).is_green_check).toBe(false);
	});

	it('ends after its time, once, however many look after it', async () => {
		const { id, listing_id } = await marked();
		const { id: other } = await marked();
		await server.db.updateTable('green_check').set({ expires_at: new Date() }).where('id', '=', id).execute();
		await Promise.all([1, 2, 3].map(() => lookAfterGreenChecks(server.db)));
		expect(await kindsOf(server, id)).toEqual(['expired']);
		expect(await lastEvent(id)).toMatchObject({ role: null });
		expect(await readListing(server, listing_id)).toEqual({
			status: 'ACCEPT',
			check_status: null,
			is_green_check: false,
			checker_id: null,
		});
		expect(await kindsOf(server, other)).toEqual([]);
		await lookAfterGreenChecks(server.db, inDays(61));
		expect(await kindsOf(server, other)).toEqual(['expired']);
		expect(await kindsOf(server, id)).toEqual(['expired']);
	});

	it('changes nothing else of its listing', async () => {
		const { id, listing_id } = await marked();
		const read = () =>
			server.db.selectFrom('listing').select('updated_at').where('id', '=', listing_id).executeTakeFirstOrThrow();
		const before = await read();
		await server.db.updateTable('green_check').set({ expires_at: new Date() }).where('id', '=', id).execute();
		await lookAfterGreenChecks(server.db);
		expect(await read()).toEqual(before);
	});
});

describe('a check that is under way', () => {
	it('goes back to whoever filed it when what they saw has changed', async () => {
		const { id, listing_id } = await listed('CHECKED');
		const changed = await update(listing_id, { price: 4_900_000_000, bedroom: 4 });
		expect(changed).toMatchObject({ status: 'PENDING', checkStatus: 'ACCEPT' });
		const { status, items, filed_at } = await checkOf(id);
		expect({ status, filed_at }).toEqual({ status: 'ACCEPT', filed_at: null });
		expect(items.filter(({ result }) => result === 'NOT_CHECKED').map(({ name }) => name)).toEqual(['PRICE']);
		expect(await lastEvent(id)).toMatchObject({ kind: 'fell', fields: ['price'] });
		expect((await admin.act('approveGreenCheck', id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		// What waits to be accepted keeps waiting when it is filed again.
		await checker.act('fileGreenCheck', id, { data: { items: passed('PRICE'), photoIds: [] } });
		expect(await readListing(server, listing_id)).toMatchObject({ status: 'PENDING', check_status: 'CHECKED' });
		await admin.act('approveGreenCheck', id);
		expect(await readListing(server, listing_id)).toMatchObject({ status: 'PENDING', is_green_check: true });
		expect((await accept(listing_id)).status).toBe('APPROVE');
	});

	it('stays where it is when nothing that was seen has changed', async () => {
		const { id, listing_id } = await listed('CHECKED', ['PRICE']);
		expect((await update(listing_id, { bedroom: 4 })).checkStatus).toBe('CHECKED');
		expect(await kindsOf(server, id)).toEqual([]);
	});

	it('loses what was found so far of what has changed', async () => {
		const { id, listing_id } = await listed('ACCEPT', ['PRICE', 'PAPER']);
		await update(listing_id, { price: 4_900_000_000 });
		const { items } = await checkOf(id);
		expect(items.filter(({ result }) => result === 'PASS').map(({ name }) => name)).toEqual(['PAPER']);
	});

	it('ends with its listing: unpaid for nothing, paid and not taken with the fee back, taken without', async () => {
		const before = await an.wallet();
		const unpaidOn = await insertListing(server, an.id);
		const unpaid = await an.create(unpaidOn);
		await close(unpaidOn);
		expect(await kindsOf(server, unpaid)).toEqual(['asked', 'cancelled']);
		expect((await checkOf(unpaid)).reason).toContain('Tin đăng');

		const waitingOn = await insertListing(server, an.id);
		const waiting = await an.create(waitingOn);
		await an.pay(waiting);
		const closings = await Promise.all([1, 2, 3].map(() => close(waitingOn, 'SOLD')));
		expect(closings.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
		expect(await kindsOf(server, waiting)).toEqual(['asked', 'paid', 'cancelled', 'refunded']);
		expect(await an.wallet()).toBe(before);

		const takenOn = await insertListing(server, an.id);
		const taken = await an.create(takenOn);
		await an.pay(taken);
		await checker.act('takeGreenCheck', taken);
		await close(takenOn);
		expect(await kindsOf(server, taken)).toEqual(['asked', 'paid', 'taken', 'cancelled']);
		expect(await an.wallet()).toBe(before - 100_000);
		expect((await checker.act('fileGreenCheck', taken, { data: { items: [], photoIds: [] } })).codes).toEqual([
			'NOT_ALLOWED_NOW',
		]);
	});

	it.each([
		[
			'takes it down',
			'closeLocationInfo(id: $id, reason: SOLD) { status }',
			'closeLocationInfo(id: $id, reason: TAKEN_DOWN) { status }',
		],
		[
			'refuses it',
			'rejectLocationInfo(id: $id, reason: "Sai giá.") { status }',
			'rejectLocationInfo(id: $id, reason: "Sai ảnh.") { status }',
		],
		[
			'decides its report',
			'decideReport(id: $id, upheld: true, note: "Đòi cọc trước.")',
			'decideReport(id: $id, upheld: true, note: "Sai giá.")',
		],
	])('ends once a key with its listing, by whoever %s', async (_who, call, another) => {
		const before = await an.wallet();
		const listing_id = await insertListing(server, an.id);
		await an.pay(await an.create(listing_id));
		const [who, id] = call.startsWith('close')
			? [an, listing_id]
			: [editor, call.startsWith('decide') ? await reported(listing_id) : listing_id];
		const end = (what: string, key = id) =>
			who.ask(`mutation ($id: ID!) { ${what} }`, { id }, { 'idempotency-key': key });
		const first = await end(call);
		expect(first.codes).toEqual([]);
		// The answer was lost on the way.
		expect((await end(call)).data).toEqual(first.data);
		expect((await end(another)).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
		expect((await end(call, 'another')).codes).not.toEqual([]);
		expect(await an.wallet()).toBe(before);
	});

	it('is taken, or its listing closed with the fee back, never both', async () => {
		const before = await an.wallet();
		const listing_id = await insertListing(server, an.id);
		const id = await an.create(listing_id);
		await an.pay(id);
		const [take] = await Promise.all([checker.act('takeGreenCheck', id), close(listing_id)]);
		const isTaken = take.codes.length === 0;
		expect(await kindsOf(server, id)).toEqual([
			'asked',
			'paid',
			...(isTaken ? ['taken', 'cancelled'] : ['cancelled', 'refunded']),
		]);
		expect(await an.wallet()).toBe(isTaken ? before - 100_000 : before);
	});

	it('ends with a listing that ends by itself, and so does a mark that says it is to be had', async () => {
		const before = await an.wallet();
		const listing_id = await insertListing(server, an.id);
		const waiting = await an.create(listing_id);
		await an.pay(waiting);
		const withMark = await marked();
		const withoutWord = await marked(['ADDRESS']);
		const ids = [listing_id, withMark.listing_id, withoutWord.listing_id];
		await server.db.updateTable('listing').set({ expires_at: new Date() }).where('id', 'in', ids).execute();
		await expireListings(server.db);
		await lookAfterGreenChecks(server.db);
		await lookAfterGreenChecks(server.db);
		expect(await kindsOf(server, waiting)).toEqual(['asked', 'paid', 'cancelled', 'refunded']);
		expect(await an.wallet()).toBe(before);
		expect(await kindsOf(server, withMark.id)).toEqual(['fell']);
		expect(await kindsOf(server, withoutWord.id)).toEqual([]);
		expect(await renew(withoutWord.listing_id)).toMatchObject({ isGreenCheck: true });
	});
});

describe('a report that is upheld', () => {
	const report = async (listingId: string, upheld: boolean) => {
		const id = await reported(listingId);
		const answer = await editor.ask(
			'mutation ($id: ID!, $upheld: Boolean!) { decideReport(id: $id, upheld: $upheld, note: "Không có nhà ở đó.") }',
			{ id, upheld },
		);
		expect(answer.codes).toEqual([]);
	};
	const checksOf = (listingId: string) =>
		server.db
			.selectFrom('green_check')
			.selectAll()
			.where('listing_id', '=', listingId)
			.orderBy('sequence_id')
			.execute();

	it('takes the mark away and has somebody look again, at our own cost', async () => {
		const { id, listing_id } = await marked(['ADDRESS']);
		await report(listing_id, true);
		expect(await lastEvent(id)).toEqual({ kind: 'reopened', fields: [], role: 'editor', text: 'Không có nhà ở đó.' });
		expect(await kindsOf(server, id)).toEqual(['reopened']);
		const [, again] = await checksOf(listing_id);
		expect(again).toMatchObject({ status: 'PENDING', fee: 0, payment_id: null, account_id: an.id, closed_at: null });
		expect(again?.paid_at).not.toBeNull();
		expect(await readListing(server, listing_id)).toEqual({
			status: 'CANCEL',
			check_status: 'PENDING',
			is_green_check: false,
			checker_id: null,
		});
		const { data } = await an.ask(
			'query ($id: ID!) { getOneMyLocationInfo(id: $id) { greenCheck { isPaid fee status allowedActions events { kind role } } } }',
			{ id: listing_id },
		);
		expect(data.getOneMyLocationInfo.greenCheck).toEqual({
			isPaid: true,
			fee: 0,
			status: 'PENDING',
			allowedActions: ['CANCEL'],
			events: [{ kind: 'asked', role: 'editor' }],
		});
		const queue = await checker.ask('{ getAllRequestGreenCheck(limit: 100) { data { id } } }');
		expect(queue.data.getAllRequestGreenCheck.data).toContainEqual({ id: listing_id });

		// It can be looked at, and gets a mark only once the listing is back.
		const checkId = again?.id ?? '';
		await checker.act('takeGreenCheck', checkId);
		await checker.act('fileGreenCheck', checkId, { data: { items: passed('PRICE'), photoIds: [] } });
		expect((await admin.act('approveGreenCheck', checkId)).codes).toEqual(['NOT_ALLOWED_NOW']);
		await update(listing_id, { description: 'Nhà xây năm 2019, đã sửa lại địa chỉ cho đúng với sổ.' });
		await accept(listing_id);
		expect((await admin.act('approveGreenCheck', checkId)).codes).toEqual([]);
		expect(await readListing(server, listing_id)).toMatchObject({ status: 'APPROVE', is_green_check: true });
	});

	it('ends what is under way, and asks for nothing where there was no mark', async () => {
		const before = await an.wallet();
		const listing_id = await insertListing(server, an.id);
		await an.pay(await an.create(listing_id));
		await report(listing_id, true);
		expect((await checksOf(listing_id)).map(({ status }) => status)).toEqual(['CANCEL']);
		expect(await an.wallet()).toBe(before);
	});

	it('leaves the mark where it is not', async () => {
		const { id, listing_id } = await marked();
		await report(listing_id, false);
		expect((await checkOf(id)).closed_at).toBeNull();
		expect((await readListing(server, listing_id)).is_green_check).toBe(true);
	});
});

describe('an import', () => {
	const row = {
		sourceId: '1',
		title: 'Nhà riêng hẻm xe hơi gần chợ',
		category: 'nhà riêng',
		province: 'Hồ Chí Minh',
		district: 'Quận 1',
		ward: 'Phường Bến Nghé',
		street: '12 Lê Lợi',
		price: '5 tỷ',
		area: '50',
		floors: '3',
		bedroom: '3',
	};
	const send = async (source: string, more: object = {}) => {
		const { data, errors } = await an.ask(
			'mutation ($source: String!, $rows: [ImportRowInput!]!) { importLocationInfo(source: $source, rows: $rows) { id outcome faults { path code } } }',
			{ source, rows: [{ ...row, ...more }] },
		);
		expect(errors).toBeUndefined();
		return data.importLocationInfo[0];
	};

	it('drops the mark where it changes what was checked, and keeps it where it does not', async () => {
		for (const [source, names, isKept] of [
			['a', ['PRICE'], false],
			['b', ['ADDRESS'], true],
		] as const) {
			const { id: listing_id } = await send(source);
			await accept(listing_id);
			const id = await insertTestCheck(server, {
				listing_id,
				account_id: an.id,
				status: 'APPROVE',
				checker_id: checker.id,
				approver_id: admin.id,
				items: JSON.stringify(passed(...names)),
			});
			expect((await send(source)).outcome).toBe('SAME');
			expect((await readListing(server, listing_id)).is_green_check).toBe(true);
			expect((await send(source, { price: '4,9 tỷ' })).outcome).toBe('CHANGED');
			expect(await kindsOf(server, id)).toEqual(isKept ? [] : ['fell']);
			expect(await readListing(server, listing_id)).toMatchObject({
				status: 'PENDING',
				is_green_check: isKept,
				check_status: isKept ? 'APPROVE' : null,
			});
			expect((await accept(listing_id)).status).toBe(isKept ? 'APPROVE' : 'ACCEPT');
		}
	});

	it('leaves nothing found that it changed since that was looked at, though nothing had been kept', async () => {
		const { id: listing_id } = await send('c');
		await accept(listing_id);
		const id = await insertTestCheck(server, {
			listing_id,
			account_id: an.id,
			status: 'ACCEPT',
			checker_id: checker.id,
		});
		const { data } = await checker.ask(
			'query ($id: ID!) { getOneGreenCheck(id: $id) { locationInfo { updatedAt } } }',
			{ id },
		);
		const { updatedAt } = data.getOneGreenCheck.locationInfo;
		expect((await send('c', { price: '4,9 tỷ' })).outcome).toBe('CHANGED');
		const saved = { items: passed('PRICE', 'PLOT'), photoIds: [], updatedAt };
		expect((await checker.act('saveGreenCheck', id, { data: saved })).codes).toEqual([]);
		const { items } = await checkOf(id);
		const found = items.filter(({ result }) => result === 'PASS').map(({ name }) => name);
		expect(found).toEqual(['PLOT']);
	});
});

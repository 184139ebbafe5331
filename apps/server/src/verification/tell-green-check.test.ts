import { HOUR_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireListings } from '../listing/listing-life.repository.ts';
import { inboxOf, lastTold, tellingNothing } from '../notification/notification.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { lookAfterGreenChecks } from './green-check-clock.ts';
import {
	byPhone,
	inDays,
	insertListing,
	insertPerson,
	insertTestCheck,
	type Person,
	passed,
} from './verification.fixtures.ts';

let server: TestServer;
let an: Person;
let checker: Person;
let admin: Person;
let editor: Person;
beforeAll(async () => {
	server = await startTestServer();
});
beforeEach(async () => {
	an = await insertPerson(server, 'user', 'Nguyễn Thị An');
	checker = await insertPerson(server, 'checker');
	admin = await insertPerson(server, 'admin');
	editor = await insertPerson(server, 'editor');
});
afterAll(() => server.close());

const title = 'Nhà hẻm Lê Lợi';
const told = (tag: Parameters<typeof lastTold>[2]) => lastTold(server, an.token, tag);
const tagsOf = async (who: Person) => (await inboxOf(server, who.token)).map(({ tag }) => tag);
const day = (moment: Date) =>
	new Date(moment.getTime() + 7 * HOUR_MS).toISOString().slice(0, 10).split('-').reverse().join('/');

async function paid() {
	const listingId = await insertListing(server, an.id, { title });
	const id = await an.create(listingId);
	expect((await an.pay(id)).codes).toEqual([]);
	return { id, listingId, link: `/estate?checkOf=${listingId}` };
}
async function taken() {
	const made = await paid();
	expect((await checker.act('takeGreenCheck', made.id)).codes).toEqual([]);
	return made;
}
async function marked(check: Partial<Parameters<typeof insertTestCheck>[1]> = {}) {
	const listing_id = await insertListing(server, an.id, { title });
	const id = await insertTestCheck(server, {
		listing_id,
		account_id: an.id,
		status: 'APPROVE',
		checker_id: checker.id,
		approver_id: admin.id,
		...check,
	});
	return { id, listingId: listing_id, link: `/estate?checkOf=${listing_id}` };
}

describe('whoever filed a green check is told', () => {
	it('that it was sent back, and why', async () => {
		const { id } = await taken();
		await checker.act('fileGreenCheck', id, { data: byPhone });
		expect(await tagsOf(checker)).toEqual([]);
		expect((await admin.act('sendBackGreenCheck', id, { reason: 'Ảnh mờ.' })).codes).toEqual([]);
		expect(await lastTold(server, checker.token, 'verification.sentBack')).toEqual({
			title: 'Một lượt kiểm tra tích xanh được gửi lại cho bạn',
			body: `“${title}” cần bạn xem lại: “Ảnh mờ.”`,
			link: `/request-tick-checker?open=${id}`,
		});
	});

	it('or admins are, once their role checks no more', async () => {
		const { id, listingId } = await taken();
		await checker.act('fileGreenCheck', id, { data: byPhone });
		await server.db.updateTable('account').set({ role: 'user' }).where('id', '=', checker.id).execute();
		const before = await tagsOf(checker);
		const edit = 'mutation ($id: ID!) { updateLocationInfo(id: $id, data: { price: 4100000000 }) { id } }';
		expect((await an.ask(edit, { id: listingId })).codes).toEqual([]);
		expect(await lastTold(server, admin.token, 'verification.left')).toEqual({
			title: 'Một lượt kiểm tra tích xanh chờ quản trị viên',
			body: `“${title}” cần được xem lại, mà người đã nhận không còn kiểm tra. Hãy trả việc về hàng chờ.`,
			link: `/request-tick-checker?open=${id}`,
		});
		expect(await tagsOf(checker)).toEqual(before);
		expect((await admin.act('releaseGreenCheck', id)).codes).toEqual([]);
	});

	it('that an edit undid what they found, and not while they are still looking', async () => {
		const { id, listingId } = await taken();
		const edit = (price: number) =>
			an.ask('mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }', {
				id: listingId,
				data: { price },
			});
		await checker.act('saveGreenCheck', id, { data: byPhone });
		const before = await tagsOf(checker);
		expect((await edit(4_800_000_000)).codes).toEqual([]);
		expect(await tagsOf(checker)).toEqual(before);
		await checker.act('fileGreenCheck', id, { data: byPhone });
		expect((await edit(4_900_000_000)).codes).toEqual([]);
		expect(await lastTold(server, checker.token, 'verification.changed')).toEqual({
			title: 'Tin bạn đã kiểm tra vừa được sửa',
			body: `“${title}” vừa đổi điều bạn đã kiểm tra, nên kết quả trở lại với bạn. Hãy xem lại rồi nộp lại.`,
			link: `/request-tick-checker?open=${id}`,
		});
	});
});

describe('whoever has a green check in hand is told that it is theirs no more', () => {
	const takenAway = () => lastTold(server, checker.token, 'verification.takenAway');

	it('when an admin gives it back to the queue, and not when they do', async () => {
		const { id } = await taken();
		expect((await admin.act('releaseGreenCheck', id)).codes).toEqual([]);
		expect(await takenAway()).toEqual({
			title: 'Một lượt kiểm tra tích xanh không còn là việc của bạn',
			body: `Lượt kiểm tra “${title}” đã bị hủy hoặc được trả về hàng chờ. Bạn không cần làm tiếp.`,
			link: `/request-tick-checker?open=${id}`,
		});
		const before = await tagsOf(checker);
		const own = await taken();
		expect((await checker.act('releaseGreenCheck', own.id)).codes).toEqual([]);
		const given = await taken();
		expect((await checker.act('cancelGreenCheck', given.id, { reason: 'Không gặp được ai.' })).codes).toEqual([]);
		expect(await tagsOf(checker)).toEqual(before);
	});

	it('when an admin cancels it', async () => {
		const { id } = await taken();
		expect((await admin.act('cancelGreenCheck', id, { reason: 'Tin trùng.' })).codes).toEqual([]);
		expect(await tagsOf(checker)).toEqual(['verification.takenAway']);
	});

	it('when its listing ends', async () => {
		const { listingId } = await taken();
		await an.ask(`mutation { closeLocationInfo(id: "${listingId}", reason: SOLD) { id } }`);
		expect(await tagsOf(checker)).toEqual(['verification.takenAway']);
	});

	it('when an admin gives its payment back, which its owner hears once, with the reason and the money', async () => {
		const { id, link } = await taken();
		const before = await tagsOf(an);
		const { payment_id } = await server.db
			.selectFrom('green_check')
			.select('payment_id')
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
		const refund = 'mutation ($id: ID!) { refundPayment(id: $id, reason: "Theo yêu cầu của bạn.") { id } }';
		expect((await admin.ask(refund, { id: payment_id })).codes).toEqual([]);
		expect(await tagsOf(checker)).toEqual(['verification.takenAway']);
		expect(await tagsOf(an)).toEqual(['verification.cancelled', ...before]);
		expect(await told('verification.cancelled')).toEqual({
			title: 'Yêu cầu kiểm tra tích xanh đã bị hủy',
			body: `“${title}” chưa được gắn tích xanh: “Theo yêu cầu của bạn.” Phí 100.000 ₫ đã về ví của bạn.`,
			link,
		});
	});
});

describe('the owner of a green check is told', () => {
	it('that somebody has taken it, and of the mark with its end', async () => {
		const { id, link } = await taken();
		expect(await told('verification.taken')).toEqual({
			title: 'Tin của bạn đang được kiểm tra tích xanh',
			body: `Đã có người nhận kiểm tra “${title}”.`,
			link,
		});
		await checker.act('fileGreenCheck', id, { data: byPhone });
		expect((await tagsOf(an))[0]).toBe('verification.taken');
		expect((await admin.act('approveGreenCheck', id)).codes).toEqual([]);
		expect(await told('verification.approved')).toEqual({
			title: 'Tin của bạn đã có tích xanh',
			body: `“${title}” mang tích xanh đến ngày ${day(inDays(60))}.`,
			link,
		});
	});

	it('why it was refused, and of the fee only where that went back', async () => {
		const { id, link } = await taken();
		await checker.act('cancelGreenCheck', id, { reason: 'Không gặp được ai.' });
		expect(await told('verification.cancelled')).toEqual({
			title: 'Yêu cầu kiểm tra tích xanh đã bị hủy',
			body: `“${title}” chưa được gắn tích xanh: “Không gặp được ai.”`,
			link,
		});
		const waiting = await paid();
		await admin.act('cancelGreenCheck', waiting.id, { reason: 'Thiếu giấy tờ.' });
		expect((await told('verification.cancelled'))?.body).toBe(
			`“${title}” chưa được gắn tích xanh: “Thiếu giấy tờ.” Phí 100.000 ₫ đã về ví của bạn.`,
		);
	});

	it('that an edit of their own undid it', async () => {
		const { listingId, link } = await marked({ items: JSON.stringify(passed('PLOT')) });
		await an.ask('mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }', {
			id: listingId,
			data: { area: 55 },
		});
		expect(await told('verification.fell')).toMatchObject({ title: 'Tin của bạn mất tích xanh', link });
	});

	it('that it ends in a week, once, and that it has ended', async () => {
		const { id, link } = await marked({ expires_at: inDays(6.5) });
		const before = (await tagsOf(an)).length;
		await Promise.all([lookAfterGreenChecks(server.db), lookAfterGreenChecks(server.db)]);
		await tellingNothing(server, () => lookAfterGreenChecks(server.db));
		expect((await tagsOf(an)).length).toBe(before + 1);
		expect(await told('verification.endsSoon')).toEqual({
			title: 'Tích xanh của bạn sắp hết hạn',
			body: `Tích xanh của “${title}” hết hạn ngày ${day(inDays(6.5))}. Bạn có thể yêu cầu kiểm tra lại ngay bây giờ.`,
			link,
		});
		await server.db
			.updateTable('green_check')
			.set({ expires_at: new Date(Date.now() - 1_000) })
			.where('id', '=', id)
			.execute();
		await lookAfterGreenChecks(server.db);
		expect(await told('verification.ended')).toMatchObject({ title: 'Tích xanh của bạn đã hết hạn', link });
	});

	it('that it ends soon, also where nobody looked after it when a week was left', async () => {
		await marked({ expires_at: inDays(0.5) });
		await lookAfterGreenChecks(server.db);
		expect((await tagsOf(an))[0]).toBe('verification.endsSoon');
	});

	it('but not that it ends soon where it is renewed already, or cannot be', async () => {
		const before = await tagsOf(an);
		const renewed = await marked({ expires_at: inDays(5) });
		await insertTestCheck(server, {
			listing_id: renewed.listingId,
			account_id: an.id,
			status: 'ACCEPT',
			checker_id: checker.id,
		});
		const sold = await marked({ expires_at: inDays(5) });
		await server.db
			.updateTable('listing')
			.set({ status: 'CANCEL', closed_reason: 'SOLD' })
			.where('id', '=', sold.listingId)
			.execute();
		await lookAfterGreenChecks(server.db);
		expect(await tagsOf(an)).toEqual(before);
	});

	it('that reports had it looked at again', async () => {
		const { listingId, link } = await marked();
		const stranger = await insertPerson(server);
		await stranger.ask(`mutation { reportLocationInfo(id: "${listingId}", reason: WRONG_ADDRESS) }`);
		const report = await server.db
			.selectFrom('listing_report')
			.select('id')
			.where('listing_id', '=', listingId)
			.executeTakeFirstOrThrow();
		await editor.ask(`mutation { decideReport(id: "${report.id}", upheld: true, note: "Không có nhà ở đó.") }`);
		expect(await told('verification.reopened')).toMatchObject({
			title: 'Tích xanh của bạn đang được xem lại',
			link,
		});
		expect((await told('listing.rejected'))?.body).toContain('“Không có nhà ở đó.”');
	});

	it('that it stopped with its listing, where that was not their own doing', async () => {
		const { listingId, link } = await paid();
		await server.db
			.updateTable('listing')
			.set({ expires_at: new Date(Date.now() - 1_000) })
			.where('id', '=', listingId)
			.execute();
		await expireListings(server.db);
		await lookAfterGreenChecks(server.db);
		expect(await told('verification.stopped')).toEqual({
			title: 'Việc kiểm tra tích xanh đã dừng',
			body: `“${title}” không còn hiển thị nên việc kiểm tra dừng lại. Phí 100.000 ₫ đã về ví của bạn.`,
			link,
		});
		const own = await paid();
		const before = await tagsOf(an);
		await an.ask(`mutation { closeLocationInfo(id: "${own.listingId}", reason: SOLD) { id } }`);
		const given = await paid();
		await an.act('cancelMyGreenCheck', given.id);
		expect(await tagsOf(an)).toEqual(before);
	});
});

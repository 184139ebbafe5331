import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxOf, lastTold } from '../notification/notification.fixtures.ts';
import { giveMoney } from '../testing/give-money.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Person, person } from './planning-check.fixtures.ts';
import { refundLateChecks } from './planning-check-late.ts';

let server: TestServer;
let an: Person;
let collaborator: Person;
let support: Person;
let admin: Person;
beforeAll(async () => {
	server = await startTestServer();
	an = await person(server, 'an');
	collaborator = await person(server, 'collaborator');
	support = await person(server, 'support');
	admin = await person(server, 'admin');
	// Every test asks for checks of its own.
	await giveMoney(server.db, an.id, 10_000_000);
});
afterAll(() => server.close());

const told = (tag: Parameters<typeof lastTold>[2], who = an) => lastTold(server, who.token, tag);
const tagsOf = async (who: Person) => (await inboxOf(server, who.token)).map(({ tag }) => tag);

async function taken(): Promise<string> {
	const id = await an.create();
	await an.pay(id);
	expect((await collaborator.update(id, { status: 'received' })).codes).toEqual([]);
	return id;
}
async function answered() {
	const id = await taken();
	await collaborator.update(id, { status: 'checking' });
	const { data } = await collaborator.answer(id);
	return { id, answer: data.createPlanningInfo.id };
}

async function giveBack(id: string, reason: string): Promise<void> {
	const { payment_id } = await server.db
		.selectFrom('planning_check')
		.select('payment_id')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	const refund = 'mutation ($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) { id } }';
	expect((await admin.ask(refund, { id: payment_id, reason })).codes).toEqual([]);
}

describe('the owner of a planning check is told', () => {
	it('that it was taken', async () => {
		const id = await taken();
		expect(await told('planning.received')).toEqual({
			title: 'Yêu cầu kiểm tra quy hoạch đã được tiếp nhận',
			body: 'Chúng tôi đang tra cứu thửa 345, tờ bản đồ 12 cho bạn.',
			link: `/planning-check?id=${id}`,
		});
	});

	it('what staff need to know, and its taker what the owner replies', async () => {
		const id = await taken();
		await collaborator.update(id, { question: 'Xin ảnh trang 3.' });
		expect(await told('planning.asked')).toEqual({
			title: 'Chúng tôi cần biết thêm để kiểm tra quy hoạch',
			body: 'Về thửa 345, tờ bản đồ 12: “Xin ảnh trang 3.” Bạn trả lời xong, chúng tôi tra cứu tiếp.',
			link: `/planning-check?id=${id}`,
		});
		await an.update(id, { reply: 'Đã gửi ảnh.' });
		expect(await told('planning.replied', collaborator)).toEqual({
			title: 'Người gửi đã trả lời câu hỏi của bạn',
			body: 'Hãy xem câu trả lời về thửa 345, tờ bản đồ 12 rồi làm tiếp.',
			link: `/response-planning-check?open=${id}`,
		});
		expect(await tagsOf(support)).toEqual([]);
	});

	it('with nothing of the owner’s words in what staff keep of it', async () => {
		const { id, answer } = await answered();
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Nhà mẹ tôi ở đó.") { id } }', {
			id: answer,
		});
		await collaborator.update(id, { question: 'Xin ảnh.' });
		await an.update(id, { reply: 'Nhà mẹ tôi ở đó.' });
		const kept = await server.db
			.selectFrom('notification')
			.select('params')
			.where('tag', 'like', 'planning.%')
			.execute();
		expect(JSON.stringify(kept)).not.toContain('mẹ tôi');
	});

	it('and admins, in place of whoever took it, once their role does not answer', async () => {
		const id = await taken();
		await collaborator.update(id, { question: 'Xin ảnh.' });
		const before = await tagsOf(collaborator);
		const setRole = (role: 'user' | 'collaborator') =>
			server.db.updateTable('account').set({ role }).where('id', '=', collaborator.id).execute();
		await setRole('user');
		expect((await an.update(id, { reply: 'Đã gửi.' })).codes).toEqual([]);
		expect(await tagsOf(collaborator)).toEqual(before);
		const left = {
			title: 'Một yêu cầu kiểm tra quy hoạch chờ quản trị viên',
			body: expect.stringContaining('thửa 345, tờ bản đồ 12'),
			link: `/response-planning-check?open=${id}`,
		};
		expect(await told('planning.left', admin)).toEqual(left);
		expect(await tagsOf(support)).toEqual([]);

		await setRole('collaborator');
		const done = await answered();
		await setRole('user');
		const dispute = 'mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Sai đường.") { id } }';
		expect((await an.ask(dispute, { id: done.answer })).codes).toEqual([]);
		expect(await told('planning.left', admin)).toEqual({ ...left, link: `/response-planning-check?open=${done.id}` });
		await setRole('collaborator');
	});

	it('that it is answered, with the check that a push message opens', async () => {
		const { id } = await answered();
		const [last] = await inboxOf(server, an.token);
		expect(last).toMatchObject({
			tag: 'planning.done',
			title: 'Đã có kết quả kiểm tra quy hoạch',
			link: `/planning-check?id=${id}`,
			planningCheckRequestId: id,
		});
	});

	it('of a new version, and its taker that the owner disputes the one before', async () => {
		const { id, answer } = await answered();
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Đường mở rộng 12 m.") { id } }', {
			id: answer,
		});
		expect(await told('planning.disputed', collaborator)).toMatchObject({
			title: 'Người gửi khiếu nại kết quả của bạn',
			body: 'Người gửi có nêu lý do về thửa 345, tờ bản đồ 12. Hãy xem lại.',
			link: `/response-planning-check?open=${id}`,
		});
		const { codes } = await collaborator.ask(
			'mutation ($id: ID!) { updatePlanningInfo(id: $id, data: { storeys: 7 }) { id } }',
			{ id: answer },
		);
		expect(codes).toEqual([]);
		expect(await told('planning.corrected')).toMatchObject({
			title: 'Kết quả kiểm tra quy hoạch có bản mới',
			link: `/planning-check?id=${id}`,
		});
	});

	it('why an answer stays as it is', async () => {
		const { id, answer } = await answered();
		await an.ask('mutation ($id: ID!) { disputePlanningInfo(id: $id, reason: "Đường mở rộng 12 m.") { id } }', {
			id: answer,
		});
		const { codes } = await collaborator.ask(
			'mutation ($id: ID!) { upholdPlanningInfo(id: $id, reason: "Quyết định 1234 ghi lộ giới 16 m.") { id } }',
			{ id: answer },
		);
		expect(codes).toEqual([]);
		expect(await told('planning.upheld')).toEqual({
			title: 'Kết quả kiểm tra quy hoạch được giữ nguyên',
			body: 'Chúng tôi đã xem lại thửa 345, tờ bản đồ 12 theo khiếu nại của bạn: “Quyết định 1234 ghi lộ giới 16 m.” Văn bản và mã kiểm tra của bạn vẫn dùng được.',
			link: `/planning-check?id=${id}`,
		});
		const [last] = await inboxOf(server, an.token, { language: 'en' });
		expect(last).toMatchObject({
			title: 'Your planning answer stays as it is',
			planningCheckRequestId: id,
		});
	});

	it('why staff gave it up, and that the fee is back', async () => {
		const id = await taken();
		await collaborator.update(id, { status: 'cancelled', cancelReason: 'Không có bản đồ.' });
		expect(await told('planning.cancelled')).toEqual({
			title: 'Yêu cầu kiểm tra quy hoạch đã bị hủy',
			body: 'Chúng tôi không kiểm tra được thửa 345, tờ bản đồ 12: “Không có bản đồ.” Phí 500.000 ₫ đã về ví của bạn.',
			link: `/planning-check?id=${id}`,
		});
	});

	it('why an admin gave the fee back and with it the check up, once, and its taker that it is theirs no more', async () => {
		const id = await taken();
		const before = await tagsOf(an);
		await giveBack(id, 'Theo yêu cầu của bạn.');
		expect(await told('planning.cancelled')).toEqual({
			title: 'Yêu cầu kiểm tra quy hoạch đã bị hủy',
			body: 'Chúng tôi không kiểm tra được thửa 345, tờ bản đồ 12: “Theo yêu cầu của bạn.” Phí 500.000 ₫ đã về ví của bạn.',
			link: `/planning-check?id=${id}`,
		});
		expect(await tagsOf(an)).toEqual(['planning.cancelled', ...before]);
		expect(await told('planning.takenAway', collaborator)).toEqual({
			title: 'Một yêu cầu kiểm tra quy hoạch không còn là việc của bạn',
			body: 'Yêu cầu về thửa 345, tờ bản đồ 12 đã bị hủy hoặc được trả về hàng chờ. Bạn không cần làm tiếp.',
			link: `/response-planning-check?open=${id}`,
		});
		expect(await tagsOf(admin)).not.toContain('planning.takenAway');
	});

	it('of the money alone where their answer stays', async () => {
		const { id } = await answered();
		const [before, ofTaker] = [await tagsOf(an), await tagsOf(collaborator)];
		await giveBack(id, 'Trả lời chậm.');
		expect(await tagsOf(an)).toEqual(['wallet.refunded', ...before]);
		expect(await tagsOf(collaborator)).toEqual(ofTaker);
	});

	it('what an admin cancels in place of its taker, who is told too; a taker nothing of what they cancel', async () => {
		const own = await taken();
		const before = await tagsOf(collaborator);
		await collaborator.update(own, { status: 'cancelled', cancelReason: 'Không có bản đồ.' });
		expect(await tagsOf(collaborator)).toEqual(before);
		const id = await taken();
		expect((await admin.update(id, { status: 'cancelled', cancelReason: 'Trùng yêu cầu.' })).codes).toEqual([]);
		expect(await tagsOf(collaborator)).toEqual(['planning.takenAway', ...before]);
	});

	it('nothing of a check that is given back to the queue; its taker is, where an admin did that', async () => {
		const own = await taken();
		const before = await tagsOf(collaborator);
		const ofOwner = await tagsOf(an);
		expect((await collaborator.update(own, { status: 'sent' })).codes).toEqual([]);
		expect(await tagsOf(collaborator)).toEqual(before);
		expect(await tagsOf(an)).toEqual(ofOwner);
		const id = await taken();
		expect((await admin.update(id, { status: 'sent' })).codes).toEqual([]);
		expect(await tagsOf(collaborator)).toEqual(['planning.takenAway', ...before]);
	});

	it('that the fee is back because it is late, once', async () => {
		const id = await taken();
		const before = (await tagsOf(an)).length;
		await server.db
			.updateTable('planning_check')
			.set({ promised_at: new Date(Date.now() - 1_000) })
			.where('id', '=', id)
			.execute();
		await Promise.all([refundLateChecks(server.db), refundLateChecks(server.db)]);
		expect((await tagsOf(an)).length).toBe(before + 1);
		expect(await told('planning.late')).toEqual({
			title: 'Bạn được hoàn phí kiểm tra quy hoạch',
			body: 'Kết quả về thửa 345, tờ bản đồ 12 trễ hẹn, nên 500.000 ₫ đã về ví của bạn. Chúng tôi vẫn sẽ trả lời.',
			link: `/planning-check?id=${id}`,
		});
	});

	it('nothing of what they do themselves, or of what is refused', async () => {
		const before = await tagsOf(an);
		const id = await an.create();
		await an.update(id, { note: 'Xin xem giúp.' });
		await an.pay(id);
		await an.update(id, { status: 'cancelled' });
		expect((await collaborator.update(id, { status: 'received' })).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect(await tagsOf(an)).toEqual(before);
	});
});

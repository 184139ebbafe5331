import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxOf, lastTold } from '../notification/notification.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import {
	type Buyer,
	inDays,
	insertBuyer,
	insertOffering,
	lookAfter,
	member,
	type TestOffering,
} from './invest.fixtures.ts';

let server: TestServer;
const people: Record<string, Buyer> = {};
beforeAll(async () => {
	server = await startTestServer();
	for (const name of ['investor', 'admin']) people[name] = await member(server, name);
});
beforeEach(async () => {
	for (const name of ['an', 'binh']) people[name] = await insertBuyer(server, 10_000_000);
});
afterAll(() => server.close());

const as = (name: string) => people[name] as Buyer;
const told = (name: string, tag: Parameters<typeof lastTold>[2]) => lastTold(server, as(name).token, tag);
const countOf = async (name: string) => (await inboxOf(server, as(name).token)).length;

const title = 'Căn hộ Ánh Dương';
async function offered(terms: TestOffering = {}) {
	const id = await insertOffering(server, { title, ...terms });
	const row = await server.db
		.selectFrom('listing')
		.select('sequence_id')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return { id, link: `/real-estate/${row.sequence_id}` };
}
async function bought(name: string, offering: string, quantity = 1) {
	const id = await as(name).ordered(offering, quantity);
	expect((await as(name).pay(id)).codes).toEqual([]);
	return { id, link: `/invest?order=${id}` };
}
const codeOf = async (id: string) =>
	(await as('admin').ask('query ($id: ID!) { getOneInvestmentOrder(id: $id) { code } }', { id })).data
		.getOneInvestmentOrder.code;

describe('about an offering', () => {
	it('its poster is told that shares were sold', async () => {
		const { id, link } = await offered();
		await bought('binh', id, 3);
		expect(await told('investor', 'invest.sold')).toEqual({
			title: 'Có người góp vốn vào dự án của bạn',
			body: `3 cổ phần của “${title}” vừa được mua.`,
			link,
		});
	});

	it('those who have shares are told its updates, each once, and nobody else', async () => {
		const { id } = await offered();
		await bought('an', id);
		await bought('an', id);
		await as('binh').ordered(id, 1);
		const before = { an: await countOf('an'), binh: await countOf('binh'), investor: await countOf('investor') };
		const { codes } = await as('investor').ask(
			'mutation ($id: ID!) { createOfferingUpdate(locationInfoId: $id, text: "Đã ký hợp đồng mua.") { text } }',
			{ id },
		);
		expect(codes).toEqual([]);
		expect(await told('an', 'invest.news')).toEqual({
			title: 'Dự án bạn góp vốn có cập nhật mới',
			body: `“${title}”: Đã ký hợp đồng mua.`,
			link: '/invest?tab=holdings',
		});
		expect({ an: await countOf('an'), binh: await countOf('binh'), investor: await countOf('investor') }).toEqual({
			...before,
			an: before.an + 1,
		});
	});

	it('of its updates no more than is shown, and no more than five a day', async () => {
		const strict = await startTestServer({ rateLimitFactor: 1 });
		try {
			const id = await insertOffering(strict);
			const buyer = await insertBuyer(strict, 1_000_000);
			await buyer.pay(await buyer.ordered(id, 1));
			const token = await strict.signIn('investor');
			const tell = () =>
				strict.ask(
					'mutation ($id: ID!, $text: String!) { createOfferingUpdate(locationInfoId: $id, text: $text) { id } }',
					{ token, variables: { id, text: 'a'.repeat(5_000) } },
				);
			for (let time = 0; time < 5; time++) expect((await tell()).codes).toEqual([]);
			expect((await tell()).codes).toEqual(['TOO_MANY_REQUESTS']);
			const told = await strict.db
				.selectFrom('notification')
				.select('params')
				.where('tag', '=', 'invest.news')
				.execute();
			expect(told.map(({ params }) => String((params as { text: string }).text).length)).toEqual(Array(5).fill(301));
		} finally {
			await strict.close();
		}
	});

	it('a buyer is told that an order was not paid in time, and not of what they gave up', async () => {
		const { id } = await offered();
		const [late, cancelled] = [await as('an').ordered(id, 1), await as('an').ordered(id, 1)];
		await as('an').cancel(cancelled);
		const before = await countOf('an');
		await lookAfter(server, new Date(Date.now() + 16 * 60_000));
		expect(await countOf('an')).toBe(before + 1);
		expect(await told('an', 'invest.expired')).toEqual({
			title: 'Lệnh góp vốn của bạn đã hết hạn',
			body: `Lệnh ${await codeOf(late)} vào “${title}” chưa được thanh toán kịp, nên cổ phần đã mở bán lại. Bạn có thể đặt lệnh khác.`,
			link: `/invest?order=${late}`,
		});
	});

	it('a buyer is told why staff gave an order back', async () => {
		const { id } = await offered();
		const order = await bought('an', id);
		await as('admin').ask(
			'mutation ($id: ID!) { refundInvestmentOrder(id: $id, reason: "Theo thỏa thuận.") { status } }',
			{ id: order.id },
		);
		expect(await told('an', 'invest.refunded')).toEqual({
			title: 'Lệnh góp vốn của bạn đã được hoàn tiền',
			body: `101.500 ₫ của lệnh ${await codeOf(order.id)} vào “${title}” đã về ví của bạn: “Theo thỏa thuận.”`,
			link: order.link,
		});
	});

	it('its end is told: with its money back where too few shares were sold', async () => {
		const { id, link } = await offered({ totalShare: 100, softCap: 50, endDate: inDays(2) });
		const order = await bought('an', id, 2);
		const failures = () => inboxOf(server, as('investor').token, { filter: { tag: 'invest.failed' } });
		const before = (await failures()).length;
		await Promise.all([lookAfter(server, inDays(3)), lookAfter(server, inDays(3))]);
		expect(await told('an', 'invest.softCap')).toEqual({
			title: 'Đợt góp vốn không đạt mức tối thiểu',
			body: `“${title}” không bán đủ cổ phần, nên 203.000 ₫ của lệnh ${await codeOf(order.id)} đã về ví của bạn.`,
			link: order.link,
		});
		expect(await told('investor', 'invest.failed')).toMatchObject({
			title: 'Dự án của bạn không đạt mức tối thiểu',
			link,
		});
		expect(await failures()).toHaveLength(before + 1);
	});

	it.each([
		['extended', { end_date: inDays(40) }, 'UPCOMING'],
		['left without an end', { end_date: null }, 'UPCOMING'],
		['withdrawn', { is_invest: false }, undefined],
	])('no failure is told at the old end of what was %s before anybody bought', async (_name, change, state) => {
		const { id } = await offered({ totalShare: 100, softCap: 50, endDate: inDays(2) });
		await server.db
			.updateTable('listing')
			.set({ ...change, status: 'PENDING' })
			.where('id', '=', id)
			.execute();
		const failures = () => inboxOf(server, as('investor').token, { filter: { tag: 'invest.failed' } });
		const before = await failures();
		await lookAfter(server, inDays(3));
		expect(await failures()).toEqual(before);
		const { data } = await as('investor').ask(
			'query ($id: ID!) { getOneMyLocationInfo(id: $id) { offering { state } } }',
			{ id },
		);
		expect(data.getOneMyLocationInfo.offering?.state).toBe(state);
	});

	it('and to all who have a part in it where it succeeded', async () => {
		const { id, link } = await offered({ totalShare: 100, softCap: 3, endDate: inDays(2) });
		await bought('an', id, 2);
		await bought('binh', id, 1);
		await lookAfter(server, inDays(3));
		for (const name of ['an', 'binh', 'investor'])
			expect(await told(name, 'invest.succeeded')).toEqual({
				title: 'Đợt góp vốn đã thành công',
				body: `“${title}” khép lại với 3 cổ phần đã bán.`,
				link: name === 'investor' ? link : '/invest?tab=holdings',
			});
	});

	it('buyers are told that its listing was closed before they paid, and not those who gave up', async () => {
		const { id } = await offered();
		const [waiting, cancelled] = [await as('an').ordered(id, 1), await as('an').ordered(id, 1)];
		await as('an').cancel(cancelled);
		await bought('binh', id);
		const before = { an: await countOf('an'), binh: await countOf('binh') };
		await as('investor').ask('mutation ($id: ID!) { closeLocationInfo(id: $id, reason: SOLD) { id } }', { id });
		expect(await told('an', 'invest.stopped')).toEqual({
			title: 'Lệnh góp vốn của bạn đã được hủy',
			body: `“${title}” không còn nhận góp vốn, nên lệnh ${await codeOf(waiting)} đã được hủy. Bạn không cần trả nữa; nếu tiền đã chuyển đi, tiền sẽ vào ví của bạn.`,
			link: `/invest?order=${waiting}`,
		});
		expect({ an: await countOf('an'), binh: await countOf('binh') }).toEqual({ ...before, an: before.an + 1 });
	});

	it('those who have shares are told when its listing is refused, once, and of no success at its end', async () => {
		const { id } = await offered({ endDate: inDays(2) });
		await bought('an', id);
		await bought('an', id);
		const succeeded = async (name: string) =>
			(await inboxOf(server, as(name).token, { filter: { tag: 'invest.succeeded' } })).length;
		const before = [await succeeded('an'), await succeeded('investor')];
		const takenDown = () => inboxOf(server, as('an').token, { filter: { tag: 'invest.takenDown' } });
		const refuse = () =>
			as('admin').ask('mutation ($id: ID!) { rejectLocationInfo(id: $id, reason: "Giấy tờ giả") { id } }', { id });
		expect((await refuse()).codes).toEqual([]);
		expect(await told('an', 'invest.takenDown')).toEqual({
			title: 'Dự án bạn góp vốn đã bị gỡ',
			body: `“${title}” đã bị gỡ khỏi An Cư. Cổ phần bạn đã mua vẫn được ghi nhận. Nếu cần hỏi điều gì, hãy liên hệ An Cư theo thông tin ở chân trang của website An Cư.`,
			link: '/invest?tab=holdings',
		});
		expect(await takenDown()).toHaveLength(1);
		expect(await told('binh', 'invest.takenDown')).toBeUndefined();

		// Sent again and refused again, it has not come back in between.
		await server.db
			.updateTable('listing')
			.set({ status: 'PENDING', closed_reason: null })
			.where('id', '=', id)
			.execute();
		expect((await refuse()).codes).toEqual([]);
		expect(await takenDown()).toHaveLength(1);
		await lookAfter(server, inDays(3));
		expect([await succeeded('an'), await succeeded('investor')]).toEqual(before);
	});

	it('a buyer is not told a title that was refused', async () => {
		const { id, link } = await offered();
		const order = await bought('an', id);
		await as('admin').ask('mutation ($id: ID!) { rejectLocationInfo(id: $id, reason: "Lừa đảo") { id } }', { id });
		await as('admin').ask('mutation ($id: ID!) { refundInvestmentOrder(id: $id, reason: "Tin bị gỡ.") { id } }', {
			id: order.id,
		});
		expect((await told('an', 'invest.refunded'))?.body).toContain(`vào “#${link.split('/').at(-1)}” đã về ví`);
	});
});

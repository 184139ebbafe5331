import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxOf, lastTold } from '../notification/notification.fixtures.ts';
import { type AskOptions, startTestServer, type TestServer } from '../testing/test-server.ts';
import { bankNotice, createPurchases, insertPurchase, postNotice, purchases, vnpayNotice } from './wallet.fixtures.ts';

const link = '/setting/wallet';
let server: TestServer;
let binh: string;
let binhId: string;
let admin: string;
let references = 0;
beforeAll(async () => {
	server = await startTestServer({}, { purposes: [purchases] });
	await createPurchases(server.db);
	binh = await server.signIn('binh');
	admin = await server.signIn('admin');
	const { id } = await server.db
		.selectFrom('account')
		.select('id')
		.where('username', '=', 'binh')
		.executeTakeFirstOrThrow();
	binhId = id;
});
afterAll(() => server.close());

const told = (tag: Parameters<typeof lastTold>[2]) => lastTold(server, binh, tag);
const ask = async (query: string, options: AskOptions) => {
	const { data, errors } = await server.ask(query, options);
	expect(errors).toBeUndefined();
	return data;
};
const comesIn = (memo: string, amount: number) =>
	postNotice(server.url, 'bank', bankNotice({ memo, amount, reference: `FT${++references}` }));
const memoOf = async (id: string) =>
	(await server.db.selectFrom('payment').select('txn_ref').where('id', '=', id).executeTakeFirstOrThrow()).txn_ref;
const BUY =
	'mutation ($id: ID!, $method: PaymentMethod!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: $method) { id } }';

describe('the owner of a wallet is told', () => {
	it('of a top-up, once, however often the bank tells of it', async () => {
		const before = (await inboxOf(server, binh)).length;
		const { getPayment } = await ask('mutation { getPayment(method: TRANSFER, amount: 200000) { id } }', {
			token: binh,
		});
		const notice = bankNotice({ memo: await memoOf(getPayment.id), amount: 200_000, reference: `FT${++references}` });
		await postNotice(server.url, 'bank', notice);
		await postNotice(server.url, 'bank', notice);
		expect(await told('wallet.toppedUp')).toEqual({
			title: 'Đã nạp tiền vào ví',
			body: '200.000 ₫ đã vào ví của bạn.',
			link,
		});
		expect(await inboxOf(server, binh)).toHaveLength(before + 1);
	});

	it('of money from outside that paid what it was for, where its receipt is', async () => {
		const thing = await insertPurchase(server.db, binhId, 45_000);
		const { paymentPlanningCheckRequest: payment } = await ask(BUY, {
			token: binh,
			variables: { id: thing, method: 'TRANSFER' },
		});
		const before = (await inboxOf(server, binh)).length;
		const memo = await memoOf(payment.id);
		const notice = bankNotice({ memo, amount: 45_000, reference: `FT${++references}` });
		await postNotice(server.url, 'bank', notice);
		await postNotice(server.url, 'bank', notice);
		expect(await told('wallet.paid')).toEqual({
			title: 'Đã nhận khoản thanh toán của bạn',
			body: expect.stringMatching(new RegExp(`^45\\.000\\s₫ đã đến: .+\\. Mã thanh toán ${memo}\\.$`)),
			link: `/setting/wallet?receipt=${payment.id}`,
		});
		expect(await inboxOf(server, binh)).toHaveLength(before + 1);
	});

	it('of nothing that they paid from it themselves', async () => {
		const before = (await inboxOf(server, binh)).length;
		const thing = await insertPurchase(server.db, binhId, 20_000);
		await ask(BUY, { token: binh, variables: { id: thing, method: 'WALLET' } });
		expect(await inboxOf(server, binh)).toHaveLength(before);
	});

	it('of money that came too late for what it was for', async () => {
		const thing = await insertPurchase(server.db, binhId, 60_000);
		const data = await ask(BUY, { token: binh, variables: { id: thing, method: 'TRANSFER' } });
		await ask(BUY, { token: binh, variables: { id: thing, method: 'WALLET' } });
		const before = (await inboxOf(server, binh)).length;
		await comesIn(await memoOf(data.paymentPlanningCheckRequest.id), 60_000);
		expect(await told('wallet.late')).toEqual({
			title: 'Tiền đến muộn đã vào ví',
			body: '60.000 ₫ đến khi khoản cần trả không còn hiệu lực, nên được giữ trong ví của bạn.',
			link,
		});
		expect(await inboxOf(server, binh)).toHaveLength(before + 1);
	});

	it('of money that staff found to be theirs', async () => {
		await comesIn('chuyen tien nha', 70_000);
		const { getAllUnmatchedCredit } = await ask('{ getAllUnmatchedCredit(limit: 100) { data { id amount } } }', {
			token: admin,
		});
		const credit = getAllUnmatchedCredit.data.find(({ amount }: { amount: number }) => amount === 70_000);
		await ask('mutation ($id: ID!) { resolveUnmatchedCredit(id: $id, phone: "0988000002", note: "Đã hỏi.") { id } }', {
			token: admin,
			variables: { id: credit.id },
		});
		expect(await told('wallet.credited')).toEqual({
			title: 'Tiền bạn chuyển đã vào ví',
			body: 'Chúng tôi đã đối chiếu xong: 70.000 ₫ của bạn nay ở trong ví.',
			link,
		});
	});

	it('of money in doubt that did not stay', async () => {
		const { getPayment } = await ask('mutation { getPayment(method: BANK, amount: 60000) { id code } }', {
			token: binh,
		});
		const { id, code } = getPayment;
		await fetch(server.url + vnpayNotice({ txnRef: code, amount: 60_000, txnNo: '4000000778', code: '07' }));
		const { id: credit } = await server.db
			.selectFrom('credit')
			.select('id')
			.where('payment_id', '=', id)
			.executeTakeFirstOrThrow();
		await ask('mutation ($id: ID!) { closeSuspectCredit(id: $id, note: "VNPay đã hoàn.") { id } }', {
			token: admin,
			variables: { id: credit },
		});
		expect(await told('wallet.notTaken')).toEqual({
			title: 'Khoản thanh toán của bạn không thành công',
			body: `Chúng tôi đã hỏi cổng thanh toán về khoản mã ${code}: An Cư không nhận 60.000 ₫ này. Tiền đã được hoàn về nơi bạn trả hoặc chưa hề bị trừ. Nếu chưa thấy tiền về, hãy hỏi ngân hàng của bạn.`,
			link,
		});
	});

	it('of money that was sent back to where it came from', async () => {
		const { getPayment } = await ask('mutation { getPayment(method: TRANSFER, amount: 130000) { id code } }', {
			token: binh,
		});
		await comesIn(getPayment.code, 90_000);
		const { id: credit } = await server.db
			.selectFrom('credit')
			.select('id')
			.where('payment_id', '=', getPayment.id)
			.executeTakeFirstOrThrow();
		await ask(
			'mutation ($id: ID!) { returnUnmatchedCredit(id: $id, reference: "FT26391", note: "Chuyển nhầm.") { id } }',
			{
				token: admin,
				variables: { id: credit },
			},
		);
		expect(await told('wallet.sentBack')).toEqual({
			title: 'Tiền bạn chuyển đã được gửi trả',
			body: `90.000 ₫ mang mã ${getPayment.code} không ghi vào ví mà đã được gửi trả về nơi bạn chuyển đi, số giao dịch FT26391. Nếu chưa thấy tiền về, hãy hỏi ngân hàng của bạn với số này.`,
			link,
		});
	});

	it('of money of another amount, once, and that the payment is still open', async () => {
		const { getPayment } = await ask('mutation { getPayment(method: TRANSFER, amount: 100000) { id code } }', {
			token: binh,
		});
		const before = (await inboxOf(server, binh)).length;
		const notice = bankNotice({ memo: getPayment.code, amount: 90_000, reference: `FT${++references}` });
		await postNotice(server.url, 'bank', notice);
		await postNotice(server.url, 'bank', notice);
		expect(await told('wallet.otherAmount')).toEqual({
			title: 'Số tiền bạn chuyển khác số cần trả',
			body: `Đã nhận 90.000 ₫ mang mã ${getPayment.code}, khác với 100.000 ₫ cần trả, nên khoản này vẫn chưa được trả. Nhân viên đối chiếu rồi ghi số tiền đã nhận vào ví của bạn.`,
			link,
		});
		expect(await inboxOf(server, binh)).toHaveLength(before + 1);
	});

	it('of money that came a second time, whatever its amount', async () => {
		const { getPayment } = await ask('mutation { getPayment(method: TRANSFER, amount: 120000) { id code } }', {
			token: binh,
		});
		await comesIn(getPayment.code, 120_000);
		const before = (await inboxOf(server, binh)).length;
		for (const amount of [120_000, 110_000]) {
			await comesIn(getPayment.code, amount);
			expect(await told('wallet.paidAgain')).toMatchObject({
				title: 'Bạn đã trả khoản này hai lần',
				body: expect.stringContaining(`và ${amount / 1_000}.000 ₫ vừa đến lần nữa`),
			});
		}
		expect(await inboxOf(server, binh)).toHaveLength(before + 2);
	});

	it('of what was sent to their bank', async () => {
		const before = (await inboxOf(server, binh)).length;
		const { reservePayout } = await ask(
			'mutation { reservePayout(data: { phone: "0988000002", amount: 100000, note: "Rút." }) { id } }',
			{ token: admin },
		);
		expect(await inboxOf(server, binh)).toHaveLength(before);
		await ask('mutation ($id: ID!) { bookPayout(id: $id, reference: "FT26325") { id } }', {
			token: admin,
			variables: { id: reservePayout.id },
		});
		expect(await told('wallet.paidOut')).toEqual({
			title: 'Đã chuyển tiền từ ví ra ngân hàng',
			body: '100.000 ₫ đã được chuyển tới tài khoản ngân hàng của bạn, số giao dịch FT26325.',
			link,
		});
	});

	it('of a payment that staff gave back, and why', async () => {
		const thing = await insertPurchase(server.db, binhId, 30_000);
		const { paymentPlanningCheckRequest } = await ask(BUY, {
			token: binh,
			variables: { id: thing, method: 'WALLET' },
		});
		await ask('mutation ($id: ID!) { refundPayment(id: $id, reason: "Trả lời chậm.") { id } }', {
			token: admin,
			variables: { id: paymentPlanningCheckRequest.id },
		});
		expect(await told('wallet.refunded')).toEqual({
			title: 'Đã hoàn tiền vào ví',
			body: '30.000 ₫ đã về ví của bạn: “Trả lời chậm.”',
			link,
		});
	});
});

describe('the wallet of a payer shows what did not fit', () => {
	const OWN = '{ getMe { wallet { balance unmatched { id amount reason code asked receivedAt } } } }';
	const walletOf = async (token: string) => (await ask(OWN, { token })).getMe.wallet;
	const open = async (amount: number) =>
		(
			await ask('mutation ($amount: Money!) { getPayment(method: TRANSFER, amount: $amount) { id code } }', {
				token: binh,
				variables: { amount },
			})
		).getPayment;

	it('with what was asked for, until staff put it into the wallet', async () => {
		const wrong = await open(310_000);
		await comesIn(wrong.code, 300_000);
		const { balance, unmatched } = await walletOf(binh);
		const shown = unmatched.filter(({ code }: { code: string }) => code === wrong.code);
		expect(shown).toEqual([
			{
				id: expect.any(String),
				amount: 300_000,
				reason: 'wrong_amount',
				code: wrong.code,
				asked: 310_000,
				receivedAt: expect.any(String),
			},
		]);
		await ask('mutation ($id: ID!) { resolveUnmatchedCredit(id: $id, phone: "0988000002", note: "Đã hỏi.") { id } }', {
			token: admin,
			variables: { id: shown[0].id },
		});
		const after = await walletOf(binh);
		expect(after.balance).toBe(balance + 300_000);
		expect(after.unmatched).toHaveLength(unmatched.length - 1);
	});

	it('also what came for one that was given up, or a second time; and nobody else has it', async () => {
		const given = await open(320_000);
		await ask('mutation ($id: ID!) { cancelPayment(id: $id) { id } }', { token: binh, variables: { id: given.id } });
		await comesIn(given.code, 325_000);
		const paid = await open(330_000);
		await comesIn(paid.code, 330_000);
		await comesIn(paid.code, 330_000);
		await comesIn('', 340_000);
		const { unmatched } = await walletOf(binh);
		const about = (code: string) => unmatched.filter((one: { code: string }) => one.code === code);
		expect(about(given.code)).toMatchObject([{ amount: 325_000, reason: 'wrong_amount' }]);
		expect(about(paid.code)).toMatchObject([{ amount: 330_000, reason: 'already_paid' }]);
		expect(unmatched.map(({ amount }: { amount: number }) => amount)).not.toContain(340_000);
		expect((await walletOf(admin)).unmatched).toEqual([]);
	});
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn, type PostOffice, startPostOffice } from './testing/post-office.ts';
import { shiftClock } from './testing/shift-clock.ts';
import { type ServerProcess, startProcess } from './testing/start-process.ts';
import { askAt, startTestServer, type TestServer } from './testing/test-server.ts';
import { checkLedger } from './wallet/check-ledger.ts';
import { bankNotice, vnpayNotice } from './wallet/wallet.fixtures.ts';

describe.each([
	['ahead of', 20],
	['behind', -20],
])('a server whose clock is %s the database’s and the gateways’ by minutes', (_how, minutes) => {
	let post: PostOffice;
	let server: TestServer;
	let skewed: ServerProcess;
	let token: string;
	beforeAll(async () => {
		post = await startPostOffice();
		// Either of them may send what waits.
		server = await startTestServer(post.env);
		token = await server.signIn('binh');
		skewed = await startProcess({
			env: { DATABASE_URL: server.databaseUrl, SMS_URL: post.env.smsUrl },
			preload: shiftClock(minutes),
		});
	});
	afterAll(async () => {
		await skewed.kill();
		await server.close();
		await post.close();
	});

	const ask = (query: string, variables: Record<string, unknown> = {}) =>
		// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
		askAt<any>(skewed.url, query, { token, variables });
	const open = async (method: string) =>
		(await ask(`mutation { getPayment(method: ${method}, amount: 60000) { id code } }`)).data.getPayment;
	const read = async (id: string) =>
		(await ask('query ($id: ID!) { getOnePayment(id: $id) { status } }', { id })).data.getOnePayment.status;

	it('sends codes at once, and takes them', async () => {
		const query = 'mutation { requestPhoneCode(phone: "+84912000001", purpose: REGISTER) { id } }';
		const { id } = (await ask(query)).data.requestPhoneCode;
		const code = codeIn((await post.sms('+84912000001'))[0]);
		const confirm = 'mutation ($id: ID!, $code: String!) { confirmPhoneCode(id: $id, code: $code) { token } }';
		expect((await ask(confirm, { id, code })).data.confirmPhoneCode.token).toBeTruthy();
	});

	it('takes files', async () => {
		const { data } = await ask('mutation { createUpload(purpose: AVATAR) { url } }');
		const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
			.jpeg()
			.toBuffer();
		const answer = await fetch(skewed.url + data.createUpload.url, {
			method: 'PUT',
			headers: { 'content-type': 'image/jpeg' },
			body: new Uint8Array(picture),
		});
		expect(answer.status).toBe(201);
	});

	it('takes money, whatever time the gateway and the bank say it is', async () => {
		const paid = await open('BANK');
		await fetch(skewed.url + vnpayNotice({ txnRef: paid.code, amount: 60_000, txnNo: '18000001' }));
		expect(await read(paid.id)).toBe('SETTLED');
		// What the bank signed long ago may be a repetition: it is refused there, and the bank calls again, until another server hears it.
		const transferred = await open('TRANSFER');
		const { body, headers } = bankNotice({ memo: transferred.code, amount: 60_000, reference: 'FT18000002' });
		const tell = (url: string) => fetch(`${url}/payments/bank/notice`, { method: 'POST', body, headers });
		expect((await tell(skewed.url)).ok).toBe(false);
		expect((await tell(server.url)).ok).toBe(true);
		expect(await read(transferred.id)).toBe('SETTLED');
		expect(await checkLedger(server.db)).toEqual({ sum: 0, wrong: [] });
	});
});

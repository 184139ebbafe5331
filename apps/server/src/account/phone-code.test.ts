import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeIn, type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const REQUEST = `mutation ($phone: String!, $purpose: CodePurpose!) {
	requestPhoneCode(phone: $phone, purpose: $purpose) { id expiresAt resendAt }
}`;
const CONFIRM = 'mutation ($id: ID!, $code: String!) { confirmPhoneCode(id: $id, code: $code) { token } }';

let post: PostOffice;
let server: TestServer;
beforeAll(async () => {
	post = await startPostOffice();
	server = await startTestServer(post.env);
});
afterAll(async () => {
	await server.close();
	await post.close();
});

const request = (phone: string, purpose = 'REGISTER', from = server, headers: Record<string, string> = {}) =>
	from.ask(REQUEST, { variables: { phone, purpose }, headers });
const confirm = (id: string, code: string) => server.ask(CONFIRM, { variables: { id, code } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** As if what was sent to a phone had been sent a minute before. */
async function makeOlder(phone: string): Promise<void> {
	await server.db
		.updateTable('phone_code')
		.set((eb) => ({ created_at: eb('created_at', '-', sql<Date>`interval '61 seconds'`) }))
		.where('phone', '=', phone)
		.execute();
}

/** What was counted under a name, for each whom it is counted for. */
async function countedAs(from: TestServer, name: string): Promise<number[]> {
	const rows = await from.db.selectFrom('rate_limit').select('count').where('key', 'like', `${name}:%`).execute();
	return rows.map(({ count }) => count);
}

async function requested(phone: string): Promise<{ id: string; code: string }> {
	const { data } = await request(phone);
	return { id: data.requestPhoneCode.id, code: codeIn((await post.sms(phone))[0]) };
}

describe('a code for a phone', () => {
	it('comes as a message of six digits, good for ten minutes, and proves the number once', async () => {
		const { data } = await request('0912 000 001');
		const [text] = await post.sms('+84912000001');
		expect(text).toContain('10 phút');
		const minutes = (Date.parse(data.requestPhoneCode.expiresAt) - Date.now()) / 60_000;
		expect(minutes).toBeGreaterThan(9.9);
		expect(minutes).toBeLessThanOrEqual(10);
		expect((await confirm(data.requestPhoneCode.id, codeIn(text))).data.confirmPhoneCode.token).toMatch(/^[\w-]{43}$/);
		expect((await confirm(data.requestPhoneCode.id, codeIn(text))).codes).toEqual(['CODE_EXPIRED']);
	});

	it('is kept as a hash with a key', async () => {
		const { code } = await requested('+84912000002');
		const rows = await server.db.selectFrom('phone_code').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(code);
	});

	it('takes five guesses, then no more, not even the right one', async () => {
		const { id, code } = await requested('+84912000003');
		for (const left of [4, 3, 2, 1]) {
			const { errors } = await confirm(id, other(code));
			expect(errors?.[0]).toMatchObject({ extensions: { code: 'WRONG_CODE', params: { left } } });
		}
		expect((await confirm(id, other(code))).codes).toEqual(['CODE_EXHAUSTED']);
		const { codes, errors } = await confirm(id, code);
		expect(codes).toEqual(['CODE_EXHAUSTED']);
		expect(errors?.[0]?.message).toContain('mã mới');
	});

	it('gives five guesses in all to whoever sends them at once', async () => {
		const { id, code } = await requested('+84912000004');
		const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(id, other(code))));
		expect(answers.filter(({ codes }) => codes[0] === 'WRONG_CODE')).toHaveLength(4);
	});

	it('ends after ten minutes', async () => {
		const { id, code } = await requested('+84912000005');
		await server.db.updateTable('phone_code').set({ expires_at: new Date() }).where('id', '=', id).execute();
		expect((await confirm(id, code)).codes).toEqual(['CODE_EXPIRED']);
	});

	it('is followed by the next one a minute later at the earliest, and counts until the one after that', async () => {
		const phone = '+84912000006';
		const first = await requested(phone);
		const { errors } = await request(phone);
		expect(errors?.[0]?.extensions).toMatchObject({ code: 'CODE_TOO_SOON', params: { seconds: expect.any(Number) } });
		await makeOlder(phone);
		const second = (await request(phone)).data.requestPhoneCode.id;
		const secondCode = codeIn((await post.sms(phone, 2))[0]);
		await makeOlder(phone);
		await request(phone);
		expect((await confirm(first.id, first.code)).codes).toEqual(['CODE_EXPIRED']);
		expect((await confirm(second, secondCode)).codes).toEqual([]);
	});

	it('is sent once to who asks several times at once', async () => {
		const answers = await Promise.all(Array.from({ length: 4 }, () => request('+84912000007')));
		expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(3).fill('CODE_TOO_SOON'));
		await expect
			.poll(() => server.db.selectFrom('job').where('kind', '=', 'sms.send').select('id').execute())
			.toEqual([]);
		expect(await post.sms('+84912000007')).toHaveLength(1);
	});

	it.each(['12345', '1234567', 'abcdef', ''])('is refused as no code: %j', async (code) => {
		const { errors } = await confirm('00000000-0000-4000-8000-000000000000', code);
		expect(errors?.[0]?.extensions).toMatchObject({
			code: 'BAD_INPUT',
			fields: [{ path: 'code', code: 'six_digits' }],
		});
	});

	it.each(['no id', '00000000-0000-4000-8000-000000000000'])('is not there: %s', async (id) => {
		expect((await confirm(id, '123456')).codes).toEqual(['CODE_EXPIRED']);
	});

	it.each(['0123456789', '+12025550123', 'phone'])('is not sent to %s', async (phone) => {
		expect((await request(phone)).errors?.[0]?.extensions.fields).toEqual([{ path: 'phone', code: 'invalid' }]);
	});
});

describe('whether somebody has the number', () => {
	it('is told to the phone, not to whoever asks', async () => {
		const known = await request('+84988000001', 'REGISTER');
		const unknown = await request('+84912000010', 'REGISTER');
		expect(Object.keys(known.data.requestPhoneCode)).toEqual(Object.keys(unknown.data.requestPhoneCode));
		expect(known.codes).toEqual(unknown.codes);
		expect((await post.sms('+84988000001'))[0]).toContain('đã có tài khoản');
		const reset = await request('+84912000011', 'RESET_PASSWORD');
		expect(reset.codes).toEqual([]);
		expect((await confirm(reset.data.requestPhoneCode.id, '123456')).codes).toEqual(['WRONG_CODE']);
	});
});

describe('limits', () => {
	it('give a phone five codes an hour, and an address twenty', async () => {
		const strict = await startTestServer({ ...post.env, rateLimitFactor: 1 });
		const again = () =>
			strict.db
				.updateTable('phone_code')
				.set({ created_at: new Date(0) })
				.execute();
		for (let count = 0; count < 5; count++) {
			expect((await request('+84912000020', 'REGISTER', strict)).codes).toEqual([]);
			await again();
		}
		const sixth = await request('+84912000020', 'REGISTER', strict);
		expect(sixth.errors?.[0]).toMatchObject({
			extensions: { code: 'TOO_MANY_REQUESTS', params: { minutes: 60 } },
			message: expect.stringContaining('60\u00a0phút'),
		});
		for (let count = 0; count < 14; count++) {
			expect((await request(`+849120001${String(count).padStart(2, '0')}`, 'REGISTER', strict)).codes).toEqual([]);
		}
		expect((await request('+84912000199', 'REGISTER', strict)).codes).toEqual(['TOO_MANY_REQUESTS']);
		await strict.close();
	});

	it('let nobody elsewhere use up the codes of a phone', async () => {
		const strict = await startTestServer({ ...post.env, rateLimitFactor: 1, trustProxy: 1 });
		onTestFinished(() => strict.close());
		const phone = '+84912000030';
		const from = async (address: string) => {
			await strict.db
				.updateTable('phone_code')
				.set({ created_at: new Date(0) })
				.execute();
			return (await request(phone, 'REGISTER', strict, { 'x-forwarded-for': address })).codes;
		};
		for (let count = 0; count < 5; count++) expect(await from('203.0.113.9')).toEqual([]);
		expect(await from('203.0.113.9')).toEqual(['TOO_MANY_REQUESTS']);
		for (let count = 0; count < 5; count++) expect(await from('198.51.100.7')).toEqual([]);
		for (let count = 0; count < 5; count++) expect(await from('192.0.2.1')).toEqual([]);
		// Wherever it is asked from, a phone is left in peace at some time.
		expect(await from('192.0.2.99')).toEqual(['TOO_MANY_REQUESTS']);
	});

	it('count in all what is sent, and refuse known and unknown numbers alike once it is used up', async () => {
		const strict = await startTestServer({ ...post.env, rateLimitFactor: 1 });
		onTestFinished(() => strict.close());
		const counted = (of: string) => countedAs(strict, `code-total-${of}`);
		for (const phone of ['+84912000200', '+84912000201', '+84912000202'])
			expect((await request(phone, 'RESET_PASSWORD', strict)).codes).toEqual([]);
		expect(await counted('recovery')).toEqual([0]);
		await request('+84988000002', 'RESET_PASSWORD', strict);
		await request('+84912000203', 'REGISTER', strict);
		await request('+84988000002', 'REGISTER', strict);
		expect([await counted('recovery'), await counted('register')]).toEqual([[1], [2]]);
		const useUp = (of: string, count: number) =>
			strict.db.updateTable('rate_limit').set({ count }).where('key', 'like', `code-total-${of}:%`).execute();
		await useUp('recovery', 400);
		for (const phone of ['+84988000001', '+84912000204'])
			expect((await request(phone, 'RESET_PASSWORD', strict)).codes).toEqual(['TOO_MANY_REQUESTS']);
		expect((await request('+84912000205', 'REGISTER', strict)).codes).toEqual([]);
		// Whoever registers numbers all day keeps nobody from getting back in.
		await useUp('recovery', 0);
		await useUp('register', 500);
		expect((await request('+84912000206', 'REGISTER', strict)).codes).toEqual(['TOO_MANY_REQUESTS']);
		expect((await request('+84988000001', 'RESET_PASSWORD', strict)).codes).toEqual([]);
	});

	it('count one code where many ask for it at once, whoever they are', async () => {
		const strict = await startTestServer({ ...post.env, rateLimitFactor: 1, trustProxy: 1 });
		onTestFinished(() => strict.close());
		const answers = await Promise.all(
			Array.from({ length: 14 }, (_, network) =>
				request('+84912000040', 'REGISTER', strict, { 'x-forwarded-for': `203.0.113.${network}` }),
			),
		);
		expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(13).fill('CODE_TOO_SOON'));
		expect(await countedAs(strict, 'code-total-register')).toEqual([1]);
		expect(await countedAs(strict, 'code-phone-hour')).toEqual([1]);
		expect(await countedAs(strict, 'code-phone-day')).toEqual([1]);
	});

	it('let nobody use up the codes of a phone by all the networks of one IPv6 connection', async () => {
		const strict = await startTestServer({ ...post.env, rateLimitFactor: 1, trustProxy: 1 });
		onTestFinished(() => strict.close());
		const from = async (address: string) => {
			await strict.db
				.updateTable('phone_code')
				.set({ created_at: new Date(0) })
				.execute();
			return (await request('+84912000041', 'REGISTER', strict, { 'x-forwarded-for': address })).codes;
		};
		for (let network = 0; network < 10; network++) expect(await from(`2001:db8:1:${network}::1`)).toEqual([]);
		expect(await from('2001:db8:1:99::1')).toEqual(['TOO_MANY_REQUESTS']);
		for (let count = 0; count < 5; count++) expect(await from('2001:db8:2::1')).toEqual([]);
	});
});

describe('a message that the gateway does not take', () => {
	/** Fails with the next message, once those before it have gone. */
	async function failOnce(how = {}): Promise<void> {
		const jobs = server.db.selectFrom('job').select('id').where('kind', '=', 'sms.send');
		await expect.poll(() => jobs.execute()).toEqual([]);
		await fetch(`${post.url}/sms/faults`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ next: 1, ...how }),
		});
	}

	it('is sent again', async () => {
		await failOnce();
		expect(codeIn((await requestedText('+84912000033'))[0])).toMatch(/^\d{6}$/);
	});

	it('comes once where only the answer was lost', async () => {
		await failOnce({ isTaken: true });
		const jobs = server.db.selectFrom('job').where('kind', '=', 'sms.send').select('attempts');
		await request('+84912000032');
		await expect.poll(() => jobs.where('last_error', 'is not', null).execute()).toHaveLength(1);
		await server.db.updateTable('job').set({ run_at: new Date() }).execute();
		await expect.poll(() => jobs.execute()).toEqual([]);
		expect(await post.sms('+84912000032')).toHaveLength(1);
	});

	it('is not sent any more once its code counts no more', async () => {
		const phone = '+84912000031';
		const jobs = server.db.selectFrom('job').where('kind', '=', 'sms.send');
		await failOnce();
		await request(phone);
		await expect.poll(() => jobs.select('attempts').where('last_error', 'is not', null).execute()).toHaveLength(1);
		let last = '';
		for (let count = 1; count <= 2; count++) {
			await makeOlder(phone);
			last = (await request(phone)).data.requestPhoneCode.id;
			await post.sms(phone, count);
		}
		await server.db.updateTable('job').set({ run_at: new Date() }).execute();
		await expect.poll(() => jobs.select('id').execute()).toEqual([]);
		const [newest, ...others] = await post.sms(phone, 2);
		expect(others).toHaveLength(1);
		expect((await confirm(last, codeIn(newest))).codes).toEqual([]);
	});
});

async function requestedText(phone: string): Promise<string[]> {
	await request(phone);
	return post.sms(phone);
}

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaiting } from '../testing/count-waiting.ts';
import { codeIn, type PostOffice, startPostOffice, tokenIn } from '../testing/post-office.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertMember } from './account.fixtures.ts';

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

const REGISTER = `mutation ($name: String!, $password: String!, $phone: String!, $idToken: String!, $email: String, $consents: [ConsentPurpose!]) {
	lmkRegisterUserWeb(name: $name, password: $password, phone: $phone, idToken: $idToken, email: $email, consents: $consents) {
		token
		user { name phone email isEmailVerified }
	}
}`;
const RESET = `mutation ($newPassword: String!, $phoneToken: String, $emailToken: String) {
	lmkResetPassword(newPassword: $newPassword, phoneToken: $phoneToken, emailToken: $emailToken) { token user { name } }
}`;
const LOGIN =
	'mutation ($username: String!, $password: String!) { loginUser(username: $username, password: $password) { token } }';
const MAIL = 'mutation ($email: String!) { lmkSendMailVerify(email: $email) }';

async function prove(phone: string, purpose = 'REGISTER'): Promise<string> {
	const { data } = await server.ask(`mutation { requestPhoneCode(phone: "${phone}", purpose: ${purpose}) { id } }`);
	const [text] = await post.sms(phone);
	const answer = await server.ask(
		`mutation { confirmPhoneCode(id: "${data.requestPhoneCode.id}", code: "${codeIn(text)}") { token } }`,
	);
	return answer.data.confirmPhoneCode.token;
}

const person = { name: 'Lê Thị Hoà', password: 'mật khẩu của Hoà', consents: ['TERMS', 'PRIVACY'] };
const register = (variables: object) => server.ask(REGISTER, { variables: { ...person, ...variables } });
const login = (username: string, password: string) => server.ask(LOGIN, { variables: { username, password } });

describe('registering', () => {
	it('makes an account for a proven phone, signs it in and records its consents with version and time', async () => {
		const { data } = await register({ phone: '0913 000 001', idToken: await prove('+84913000001') });
		expect(data.lmkRegisterUserWeb.user).toEqual({
			name: 'Lê Thị Hoà',
			phone: '+84913000001',
			email: null,
			isEmailVerified: false,
		});
		const { token } = data.lmkRegisterUserWeb;
		const mine = await server.ask('{ getAllMyConsent { purpose version givenAt withdrawnAt } }', { token });
		expect(mine.data.getAllMyConsent.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
			'PRIVACY',
			'TERMS',
		]);
		expect(mine.data.getAllMyConsent[0]).toMatchObject({
			version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
			givenAt: expect.stringMatching(/Z$/),
			withdrawnAt: null,
		});
		expect((await login('0913000001', person.password)).codes).toEqual([]);
	});

	it('takes a proof for its own number only, and once', async () => {
		const idToken = await prove('+84913000002');
		expect((await register({ phone: '+84913000003', idToken })).codes).toEqual(['PROOF_EXPIRED']);
		// Who mistyped their number has not lost it.
		expect((await register({ phone: '+84913000002', idToken })).codes).toEqual([]);
		expect((await register({ phone: '+84913000002', idToken })).codes).toEqual(['PROOF_EXPIRED']);
	});

	it('takes no proof that was made for something else', async () => {
		const idToken = await prove('+84988000002', 'RESET_PASSWORD');
		expect((await register({ phone: '+84988000002', idToken })).codes).toEqual(['PROOF_EXPIRED']);
	});

	it('keeps the proof when another field is wrong', async () => {
		const phone = '+84913000004';
		const idToken = await prove(phone);
		const fields = async (change: object) =>
			(await register({ phone, idToken, ...change })).errors?.[0]?.extensions.fields;
		expect(await fields({ name: ' ' })).toEqual([{ path: 'name', code: 'required' }]);
		expect(await fields({ email: 'an@' })).toEqual([{ path: 'email', code: 'invalid' }]);
		expect(await fields({ password: '1234567' })).toEqual([{ path: 'password', code: 'too_short' }]);
		expect(await fields({ password: 'password1' })).toEqual([{ path: 'password', code: 'common' }]);
		expect(await fields({ password: '0913000004' })).toEqual([{ path: 'password', code: 'common' }]);
		expect(await fields({ password: 'lê thị hoà' })).toEqual([{ path: 'password', code: 'common' }]);
		expect((await register({ phone, idToken })).codes).toEqual([]);
	});

	it('does not cut a long password short', async () => {
		const phone = '+84913000005';
		const password = `${'x'.repeat(100)}cuối`;
		await register({ phone, idToken: await prove(phone), password });
		expect((await login(phone, password.slice(0, -1))).codes).toEqual(['WRONG_CREDENTIALS']);
		expect((await login(phone, password)).codes).toEqual([]);
	});

	it('proves an e-mail by a link, which then signs in; another account cannot take the address', async () => {
		const phone = '+84913000006';
		const { data } = await register({ phone, idToken: await prove(phone), email: 'Hoa@vi-du.vn' });
		const { token } = data.lmkRegisterUserWeb;
		const [mail] = await post.mail('hoa@vi-du.vn');
		expect(mail).toMatchObject({
			subject: 'Xác nhận email của bạn ở An Cư',
			text: expect.stringMatching(/^Chào bạn,/),
		});
		// Whose address that is nobody has proved: it brings no words of a stranger.
		expect(mail?.text).not.toContain(person.name);
		expect((await login('hoa@vi-du.vn', person.password)).codes).toEqual(['WRONG_CREDENTIALS']);
		const confirm = `mutation { confirmEmail(emailToken: "${tokenIn(mail?.text)}") { isEmailVerified } }`;
		expect((await server.ask(confirm, { token: await server.signIn('an') })).codes).toEqual(['PROOF_EXPIRED']);
		const address = (email: string) => server.db.updateTable('account').set({ email }).where('phone', '=', phone);
		const { answer } = await server.db.transaction().execute(async (tx) => {
			await tx.executeQuery(address('khac@vi-du.vn'));
			const confirming = server.ask(confirm, { token });
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { answer: confirming };
		});
		expect((await answer).codes).toEqual(['PROOF_EXPIRED']);
		await address('Hoa@vi-du.vn').execute();
		// As erasing the account, which has it first and its links then: a confirmation has them the other way round, and comes again.
		const waited = await server.db.transaction().execute(async (tx) => {
			await sql`set local deadlock_timeout = '20s'`.execute(tx);
			await tx.executeQuery(address('Hoa@vi-du.vn'));
			const confirming = server.ask(confirm, { token });
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			await tx.updateTable('mail_token').set({ used_at: null }).where('email', '=', 'hoa@vi-du.vn').execute();
			return { answer: confirming };
		});
		expect((await waited.answer).data.confirmEmail).toEqual({ isEmailVerified: true });
		expect((await server.ask(confirm, { token })).codes).toEqual(['PROOF_EXPIRED']);
		expect((await login('HOA@vi-du.vn', person.password)).codes).toEqual([]);

		const second = await register({
			phone: '+84913000007',
			idToken: await prove('+84913000007'),
			email: 'hoa@vi-du.vn',
		});
		const [again] = await post.mail('hoa@vi-du.vn', 2);
		const taken = await server.ask(`mutation { confirmEmail(emailToken: "${tokenIn(again?.text)}") { id } }`, {
			token: second.data.lmkRegisterUserWeb.token,
		});
		expect(taken.codes).toEqual(['EMAIL_TAKEN']);
	});
});

it('a link that proves an e-mail proves it to its own account, and sets no password', async () => {
	const email = 'chung@vi-du.vn';
	const registered = async (phone: string) => {
		const { data } = await register({ phone, idToken: await prove(phone), email });
		return data.lmkRegisterUserWeb.token;
	};
	const confirm = (link: string | undefined, token: string) =>
		server.ask(`mutation { confirmEmail(emailToken: "${tokenIn(link)}") { isEmailVerified } }`, { token });
	const mine = await registered('+84913000011');
	const [link] = await post.mail(email);
	const others = await registered('+84913000012');
	await post.mail(email, 2);
	expect((await confirm(link?.text, others)).codes).toEqual(['PROOF_EXPIRED']);

	await server.ask(MAIL, { variables: { email }, token: mine });
	await server.ask(MAIL, { variables: { email }, token: mine });
	const [last, before] = await post.mail(email, 4);
	expect((await confirm(before?.text, mine)).data.confirmEmail).toEqual({ isEmailVerified: true });
	const variables = { newPassword: 'một mật khẩu khác', emailToken: tokenIn(last?.text) };
	expect((await server.ask(RESET, { variables })).codes).toEqual(['PROOF_EXPIRED']);
	expect((await login(email, person.password)).codes).toEqual([]);
});

describe('recovering', () => {
	it('sets a new password by phone and ends every session', async () => {
		const before = await server.signIn('investor');
		await server.ask(MAIL, { variables: { email: 'investor@ancu.test' } });
		const [mail] = await post.mail('investor@ancu.test');
		const phoneToken = await prove('+84988000006', 'RESET_PASSWORD');
		const variables = { newPassword: 'một mật khẩu khác', phoneToken };
		const { data } = await server.ask(RESET, { variables });
		expect(data.lmkResetPassword.user.name).toBe('Chủ đầu tư');
		expect((await server.ask('{ getMe { id } }', { token: before })).codes).toEqual(['SESSION_EXPIRED']);
		expect((await server.ask('{ getMe { id } }', { token: data.lmkResetPassword.token })).codes).toEqual([]);
		expect((await login('investor', 'một mật khẩu khác')).codes).toEqual([]);
		expect((await server.ask(RESET, { variables })).codes).toEqual(['PROOF_EXPIRED']);
		const mailed = { newPassword: 'mật khẩu thứ ba', emailToken: tokenIn(mail?.text) };
		expect((await server.ask(RESET, { variables: mailed })).codes).toEqual(['PROOF_EXPIRED']);
	});

	it('is told to the mailbox of the account, at once, though whoever took it over has seen it', async () => {
		const [phone, email] = ['+84988000888', 'chu-that@ancu.test'];
		const { id } = await insertMember(server, { phone, email, email_verified_at: new Date() });
		await server.db
			.insertInto('notification_setting')
			.values({ account_id: id, topics: JSON.stringify({}), mail_pace: 'WEEKLY' })
			.execute();
		const phoneToken = await prove(phone, 'RESET_PASSWORD');
		const takeOver = `mutation ($phoneToken: String) {
			lmkResetPassword(newPassword: "một mật khẩu khác", phoneToken: $phoneToken) { token }
			seenAllNotification
		}`;
		expect((await server.ask(takeOver, { variables: { phoneToken } })).codes).toEqual([]);
		const [mail] = await post.mail(email);
		expect(mail?.subject).toBe('Mật khẩu của bạn đã được đổi');
		expect(mail?.text).toContain(`${server.url}/auth/forgot-password`);
	});

	it('refuses what others know of the person, and the proof still counts', async () => {
		await server.ask(MAIL, { variables: { email: 'an@ancu.test' } });
		const [mail] = await post.mail('an@ancu.test');
		const proofs = [{ phoneToken: await prove('+84988000001', 'RESET_PASSWORD') }, { emailToken: tokenIn(mail?.text) }];
		for (const proof of proofs)
			for (const newPassword of ['0988000001', '+84988000001', 'nguyễn thị an', 'AN@ancu.test']) {
				const { errors } = await server.ask(RESET, { variables: { newPassword, ...proof } });
				expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'newPassword', code: 'common' }]);
			}
		// The mail goes first: a new password ends the links that were sent before.
		for (const proof of proofs.reverse())
			expect((await server.ask(RESET, { variables: { newPassword: PASSWORD, ...proof } })).codes).toEqual([]);
	});

	it('sets a new password by e-mail, with a link that works once and within ten minutes', async () => {
		await server.ask(MAIL, { variables: { email: 'support@ancu.test' } });
		const [mail] = await post.mail('support@ancu.test');
		expect(mail?.text).toContain(`${server.url}/auth/forgot-password#emailToken=`);
		const emailToken = tokenIn(mail?.text);
		const reset = (newPassword: string) => server.ask(RESET, { variables: { newPassword, emailToken } });
		expect((await reset('12345678')).errors?.[0]?.extensions.fields).toEqual([{ path: 'newPassword', code: 'common' }]);
		expect((await reset('hỗ trợ mật khẩu')).codes).toEqual([]);
		expect((await reset('hỗ trợ mật khẩu hai')).codes).toEqual(['PROOF_EXPIRED']);

		await server.ask(MAIL, { variables: { email: 'editor@ancu.test' } });
		const late = tokenIn((await post.mail('editor@ancu.test'))[0]?.text);
		await server.db.updateTable('mail_token').set({ expires_at: new Date() }).execute();
		const { codes } = await server.ask(RESET, { variables: { newPassword: 'biên tập mật khẩu', emailToken: late } });
		expect(codes).toEqual(['PROOF_EXPIRED']);
	});

	it('answers the same for an address that nobody has', async () => {
		const unknown = await server.ask(MAIL, { variables: { email: 'nobody@vi-du.vn' } });
		const known = await server.ask(MAIL, { variables: { email: 'checker@ancu.test' } });
		expect(unknown.data).toEqual(known.data);
		await post.mail('checker@ancu.test');
		expect(await (await fetch(`${post.url}/mail.json?to=nobody@vi-du.vn`)).json()).toEqual([]);
	});

	it('is mailed to an address of before in vain', async () => {
		const token = await server.signIn('collaborator');
		await server.ask(MAIL, { variables: { email: 'collaborator@ancu.test' } });
		const [mail] = await post.mail('collaborator@ancu.test');
		const change = `mutation { updateMe(email: "moi@vi-du.vn", password: "${PASSWORD}") { id } }`;
		expect((await server.ask(change, { token })).codes).toEqual([]);
		const variables = { newPassword: 'một mật khẩu khác', emailToken: tokenIn(mail?.text) };
		expect((await server.ask(RESET, { variables })).codes).toEqual(['PROOF_EXPIRED']);
	});

	it('is mailed by nobody who is signed in: what they ask for proves their own address, and is nothing where it is proved', async () => {
		const token = await server.signIn('binh');
		const { errors } = await server.ask(MAIL, { token, variables: { email: 'admin@ancu.test' } });
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'email', code: 'not_own' }]);
		const own = await server.ask(MAIL, { token, variables: { email: 'binh@ancu.test' } });
		expect(own.data).toEqual({ lmkSendMailVerify: 1 });
		for (const kind of ['admin', 'binh']) {
			const mails = server.db.selectFrom('mail_token').innerJoin('account', 'account.id', 'account_id');
			expect(await mails.select('purpose').where('username', '=', kind).execute()).toEqual([]);
		}
	});

	it('gives no password to an account that is erased meanwhile', async () => {
		const phone = '+84988000777';
		const { id } = await insertMember(server, { phone });
		const phoneToken = await prove(phone, 'RESET_PASSWORD');
		const account = server.db.selectFrom('account').select('password_hash').where('id', '=', id);
		const before = await account.executeTakeFirstOrThrow();
		const { answer } = await server.db.transaction().execute(async (tx) => {
			await tx.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute();
			const resetting = server.ask(RESET, { variables: { newPassword: 'một mật khẩu khác', phoneToken } });
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { answer: resetting };
		});
		expect((await answer).codes).toEqual(['PROOF_EXPIRED']);
		expect(await account.executeTakeFirstOrThrow()).toEqual(before);
	});

	it('needs a proof', async () => {
		expect((await server.ask(RESET, { variables: { newPassword: 'một mật khẩu khác' } })).codes).toEqual([
			'PROOF_EXPIRED',
		]);
	});
});

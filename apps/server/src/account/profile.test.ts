import { randomInt, randomUUID } from 'node:crypto';
import { consentVersions } from '@ancu/forms/account';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../database/open-database.ts';
import { takeUpload } from '../file/upload.repository.ts';
import { lastTold } from '../notification/notification.fixtures.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { giveMoney } from '../testing/give-money.ts';
import { insertListings } from '../testing/listings.ts';
import { openSession } from '../testing/open-session.ts';
import { codeIn, type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { spendAll } from '../wallet/wallet.fixtures.ts';
import { insertMember } from './account.fixtures.ts';
import { lockLivingAccount, updateAccount } from './account.repository.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** A new person with a phone and a proved e-mail, signed in. */
async function someone(more: Parameters<typeof insertMember>[1] = {}, at = server) {
	const [phone, email] = [`+8498${randomInt(1e6, 1e7)}`, `${randomUUID()}@ancu.test`];
	const { id } = await insertMember(at, { phone, email, email_verified_at: new Date(), ...more });
	return { id, phone, email, token: await openSession(at.db, id) };
}

const update = (token: string, args: string) =>
	server.ask(
		`mutation { updateMe(${args}) { name email isEmailVerified phone website dateOfBirth provinceId districtId province district address description isShowPhone isShowEmail } }`,
		{ token },
	);

describe('a profile', () => {
	it('keeps what it is told, and what is left out stays', async () => {
		const { token } = await someone({ name: 'Nguyễn Thị An' });
		const { data } = await update(
			token,
			'website: "https://ancu.vn/an", dateOfBirth: "1990-05-01", provinceId: "79", districtId: "760", address: " 1 Lê Lợi ", description: "Môi giới nhà phố"',
		);
		expect(data.updateMe).toMatchObject({
			name: 'Nguyễn Thị An',
			website: 'https://ancu.vn/an',
			dateOfBirth: '1990-05-01',
			province: 'Hồ Chí Minh',
			district: 'Quận 1',
			address: '1 Lê Lợi',
		});
		const { data: later } = await update(token, 'name: "Nguyễn An", website: null, address: ""');
		expect(later.updateMe).toMatchObject({
			name: 'Nguyễn An',
			website: null,
			address: null,
			dateOfBirth: '1990-05-01',
			districtId: '760',
		});
	});

	it('lets go of the district with its province', async () => {
		const { token } = await someone({ province_code: '79', district_code: '760' });
		const { data } = await update(token, 'provinceId: "01"');
		expect(data.updateMe).toMatchObject({ province: 'Hà Nội', districtId: null });
	});

	it.each([
		['name: ""', 'name', 'required'],
		['email: "an@"', 'email', 'invalid'],
		['website: "javascript:alert(1)"', 'website', 'invalid'],
		['dateOfBirth: "2999-01-01"', 'dateOfBirth', 'invalid'],
		['provinceId: "760"', 'provinceId', 'unknown'],
		['provinceId: "01", districtId: "760"', 'districtId', 'unknown'],
		['phone: "0912345678"', 'phone', 'unproven'],
		['phone: "12"', 'phone', 'invalid'],
		['phone: ""', 'phone', 'required'],
		['phone: null', 'phone', 'required'],
		['avatar: "00000000-0000-4000-8000-000000000000"', 'avatar', 'unknown'],
		['avatar: "../../etc/passwd"', 'avatar', 'unknown'],
	])('refuses %s', async (args, path, code) => {
		const { token } = await someone();
		expect((await update(token, args)).errors?.[0]?.extensions.fields).toEqual([{ path, code }]);
	});

	it('has no phone to lose where there is none', async () => {
		const { token } = await someone({ phone: null });
		for (const phone of ['""', 'null'])
			expect((await update(token, `phone: ${phone}, address: "1 Lê Lợi"`)).data.updateMe).toMatchObject({
				phone: null,
				address: '1 Lê Lợi',
			});
	});

	it('is not written to an account that is erased meanwhile', async () => {
		const { id, token } = await someone();
		const { answer } = await server.db.transaction().execute(async (tx) => {
			await tx.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute();
			const updating = update(token, 'address: "1 Lê Lợi"');
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { answer: updating };
		});
		expect((await answer).codes).toEqual(['UNAUTHENTICATED']);
		const row = server.db.selectFrom('account').select('address').where('id', '=', id);
		expect(await row.executeTakeFirstOrThrow()).toEqual({ address: null });
	});

	it('has to prove a new e-mail again', async () => {
		const { email, token } = await someone();
		expect((await update(token, `email: "${email.toUpperCase()}"`)).data.updateMe.isEmailVerified).toBe(true);
		expect((await update(token, `email: "khac@vi-du.vn", password: "${PASSWORD}"`)).data.updateMe).toMatchObject({
			email: 'khac@vi-du.vn',
			isEmailVerified: false,
		});
	});
});

describe('another phone or e-mail', () => {
	let post: PostOffice;
	let posted: TestServer;
	beforeAll(async () => {
		post = await startPostOffice();
		posted = await startTestServer({ ...post.env, rateLimitFactor: 1 });
	});
	afterAll(async () => {
		await posted.close();
		await post.close();
	});
	const change = (token: string, args: string) =>
		posted.ask(`mutation { updateMe(${args}) { email phone address } }`, { token });
	const prove = async (token: string, phone: string) => {
		const { data } = await posted.ask(
			`mutation { requestPhoneCode(phone: "${phone}", purpose: CHANGE_PHONE) { id } }`,
			{ token },
		);
		const code = codeIn((await post.sms(phone))[0]);
		const confirm = `mutation { confirmPhoneCode(id: "${data.requestPhoneCode.id}", code: "${code}") { token } }`;
		return (await posted.ask(confirm)).data.confirmPhoneCode.token as string;
	};
	const accountOf = (id: string) =>
		posted.db
			.selectFrom('account')
			.select(['email', 'phone', 'address'])
			.where('id', '=', id)
			.executeTakeFirstOrThrow();

	it.each([
		['another e-mail', 'email: "ke-trom@vi-du.vn"'],
		['no e-mail', 'email: null'],
		['another phone', 'phone: "+84912000401"'],
	])('is not taken from whoever does not know the password: %s', async (_what, args) => {
		const { id, token } = await someone({}, posted);
		const before = await accountOf(id);
		const proof = args.startsWith('phone') ? `, phoneToken: "${await prove(token, '+84912000401')}"` : '';
		for (const password of ['', ', password: ""', ', password: "không phải"'])
			expect((await change(token, `${args}, address: "5 Nguyễn Huệ"${proof}${password}`)).codes).toEqual([
				'WRONG_PASSWORD',
			]);
		expect(await accountOf(id)).toEqual(before);
		expect(await lastTold(posted, token, 'account.email')).toBeUndefined();
		// A wrong password has not cost the proof.
		if (proof)
			expect((await change(token, `${args}${proof}, password: "${PASSWORD}"`)).data.updateMe.phone).toBe(
				'+84912000401',
			);
	});

	it('is told to the account, and to the proved address of before in the owner’s language', async () => {
		const { email, token } = await someone({}, posted);
		const phoneToken = await prove(token, '+84912000402');
		const args = `email: "an-moi@vi-du.vn", phone: "+84912000402", phoneToken: "${phoneToken}", password: "${PASSWORD}"`;
		expect((await change(token, args)).data.updateMe).toMatchObject({
			email: 'an-moi@vi-du.vn',
			phone: '+84912000402',
		});
		expect(await lastTold(posted, token, 'account.phone')).toEqual({
			title: 'Số điện thoại của bạn đã được đổi',
			body: expect.stringMatching(/^Số điện thoại của tài khoản được đổi lúc \d\d\/\d\d\/\d{4} \d\d:\d\d\./),
			link: '/setting/security',
		});
		expect(await lastTold(posted, token, 'account.email')).toMatchObject({ title: 'Email của bạn đã được đổi' });
		const [mail] = await post.mail(email);
		expect(mail?.subject).toBe('Email của bạn đã được đổi');
		expect(mail?.text).toMatch(/Số điện thoại của tài khoản được đổi[\s\S]*Email của tài khoản được đổi/);
		expect(mail?.text).not.toContain('an-moi');
	});

	it('is told to the proved address also where the phone alone is another', async () => {
		const { email, token } = await someone({}, posted);
		const phoneToken = await prove(token, '+84912000403');
		const args = `phone: "+84912000403", phoneToken: "${phoneToken}", password: "${PASSWORD}"`;
		expect((await change(token, args)).codes).toEqual([]);
		const [mail] = await post.mail(email);
		expect(mail?.subject).toBe('Số điện thoại của bạn đã được đổi');
		expect(mail?.text).toMatch(/\/setting\/security\n/);
	});

	it('is one where there was none, too', async () => {
		const { token } = await someone({ email: null, email_verified_at: null }, posted);
		expect((await change(token, 'email: "dau-tien@vi-du.vn"')).codes).toEqual(['WRONG_PASSWORD']);
		const { data } = await change(token, `email: "dau-tien@vi-du.vn", password: "${PASSWORD}"`);
		expect(data.updateMe.email).toBe('dau-tien@vi-du.vn');
	});

	it.each([
		['the e-mail', { email: 'cua-toi@vi-du.vn', email_verified_at: new Date() }, ''],
		['the password', { password_hash: 'another' }, `, password: "${PASSWORD}"`],
	])('is asked for by what there is by then, where %s is another meanwhile', async (_what, meanwhile, password) => {
		const { id, email, token } = await someone({ email_verified_at: null }, posted);
		const wanted = password ? 'ke-trom@vi-du.vn' : email;
		const { answer } = await posted.db.transaction().execute(async (tx) => {
			await updateAccount(tx, id, meanwhile);
			const changing = change(token, `email: "${wanted}"${password}`);
			await expect.poll(() => countWaiting(posted.db)).toBe(1);
			return { answer: changing };
		});
		expect((await answer).codes).toEqual(['WRONG_PASSWORD']);
		expect((await accountOf(id)).email).toBe('email' in meanwhile ? meanwhile.email : email);
	});

	it('is none in other letters, and takes no password then', async () => {
		const { email, token } = await someone({}, posted);
		expect((await change(token, `email: "${email.toUpperCase()}"`)).codes).toEqual([]);
		expect(await lastTold(posted, token, 'account.email')).toBeUndefined();
	});

	it('is guessed at five times, as for another password', async () => {
		const { token } = await someone({}, posted);
		const guess = () => change(token, 'email: "ke-trom@vi-du.vn", password: "sai"');
		for (let count = 0; count < 5; count++) expect((await guess()).codes).toEqual(['WRONG_PASSWORD']);
		expect((await guess()).codes).toEqual(['TOO_MANY_REQUESTS']);
	});
});

describe('what others see of a person', () => {
	const person = 'id name phone email description';
	const seen = async (token?: string) => {
		const { data } = await server.ask(
			`{
				getAllLocationInfo(search: "${title}") { data { userCreated { ${person} } contactPersonPhone } }
				getAllPoster(search: "${name}") { data { person { ${person} } } }
				getAllLocationInfoByLocation(pointLat: 21.03, pointLong: 105.85, maxDistance: 5000) { data { userCreated { ${person} locationInfos { userCreated { ${person} } } } } }
			}`,
			{ token },
		);
		for (const list of Object.values<{ data: unknown[] }>(data)) expect(list.data).toHaveLength(1);
		const one = await server.ask(
			`{ getOneUser(id: "${poster.id}") { ${person} locationInfos { userCreated { ${person} } } } }`,
			{
				token,
			},
		);
		const detail = `{ getOneLocationInfo(sequenceId: ${sequenceId}) { contactPersonPhone userCreated { ${person} } } }`;
		const answers = [data, one.data, token ? (await server.ask(detail, { token })).data : null];
		expect(answers).not.toContain(undefined);
		return JSON.stringify(answers);
	};
	const [name, title] = ['Đinh Văn Tư', 'Nhà phố cổ'];
	let poster: Awaited<ReturnType<typeof someone>>;
	let sequenceId: number;
	let another: string;
	beforeAll(async () => {
		poster = await someone({ name });
		const listings = await insertListings(server.db, [
			{
				title,
				account_id: poster.id,
				is_default_contact_phone: true,
				location_lat: 21.03,
				location_long: 105.85,
			},
		]);
		sequenceId = listings.get(title)?.sequenceId ?? 0;
		another = await server.signIn('an');
	});

	it.each([
		[false, false],
		[true, false],
		[false, true],
		[true, true],
	])('follows the flags in every place: phone %s, e-mail %s', async (isShowPhone, isShowEmail) => {
		const { phone, email, token } = poster;
		await update(token, `isShowPhone: ${isShowPhone}, isShowEmail: ${isShowEmail}`);
		const others = await seen(another);
		expect(others.includes(phone)).toBe(isShowPhone);
		expect(others.includes(email)).toBe(isShowEmail);
		const staff = await seen(await server.signIn('support'));
		expect([staff.includes(phone), staff.includes(email)]).toEqual([isShowPhone, isShowEmail]);
		const visitors = await seen();
		expect(visitors).toContain(name);
		expect([visitors.includes(phone), visitors.includes(email)]).toEqual([false, false]);
		const own = await seen(token);
		// The number of one's own listing is there; the rest is as others see it.
		expect([own.includes(phone), own.includes(email)]).toEqual([true, isShowEmail]);
	});

	it('holds no e-mail that nobody has proved, whatever its owner chose', async () => {
		const { id, email, token } = poster;
		await update(token, 'isShowEmail: true');
		const account = server.db.updateTable('account').where('id', '=', id);
		await account.set({ email_verified_at: null }).execute();
		expect((await server.ask('{ getMe { email isShowEmail } }', { token })).data.getMe).toEqual({
			email,
			isShowEmail: true,
		});
		for (const who of [another, token, await server.signIn('support')]) expect(await seen(who)).not.toContain(email);
		await account.set({ email_verified_at: new Date() }).execute();
		expect(await seen(another)).toContain(email);
	});

	it.each(['no id', '00000000-0000-4000-8000-000000000000'])('is nothing for %s', async (id) => {
		expect((await server.ask(`{ getOneUser(id: "${id}") { name } }`)).codes).toEqual(['NOT_FOUND']);
	});
});

describe('where a person is looking', () => {
	const set = (token: string, args: string) =>
		server.ask(`mutation { setMyLocation(${args}) { location { coordinates } } }`, { token });
	const consent = (token: string, given: boolean) =>
		server.ask(`mutation { setConsent(purpose: LOCATION, given: ${given}) { version givenAt withdrawnAt } }`, {
			token,
		});

	it('is kept with consent only, and goes with it', async () => {
		const { token } = await someone();
		expect((await set(token, 'longitude: 106.7, latitude: 10.77')).codes).toEqual(['CONSENT_NEEDED']);
		expect((await consent(token, true)).data.setConsent.withdrawnAt).toBeNull();
		expect((await set(token, 'longitude: 106.7, latitude: 10.77')).data.setMyLocation.location.coordinates).toEqual([
			106.7, 10.77,
		]);
		expect((await set(token, 'longitude: 206.7, latitude: 90.1')).errors?.[0]?.extensions.fields).toHaveLength(2);
		expect((await consent(token, false)).data.setConsent.withdrawnAt).toMatch(/Z$/);
		expect((await server.ask('{ getMe { location { coordinates } } }', { token })).data.getMe.location).toBeNull();
		await consent(token, true);
		const { data } = await server.ask('{ getAllMyConsent { purpose withdrawnAt } }', { token });
		expect(data.getAllMyConsent).toEqual([
			{ purpose: 'LOCATION', withdrawnAt: null },
			{ purpose: 'LOCATION', withdrawnAt: expect.any(String) },
		]);
	});

	it('is not where they live, whatever units come along, and leaves nothing behind', async () => {
		const { token } = await someone();
		const look = () => set(token, 'longitude: 106.7, latitude: 10.77, provinceId: "79", districtId: "760"');
		const lives = async () =>
			(await server.ask('{ getMe { provinceId districtId location { type } } }', { token })).data.getMe;
		await consent(token, true);
		expect((await look()).codes).toEqual([]);
		expect(await lives()).toEqual({ provinceId: null, districtId: null, location: { type: 'Point' } });
		await update(token, 'provinceId: "48", districtId: "490"');
		await look();
		await consent(token, false);
		expect(await lives()).toEqual({ provinceId: '48', districtId: '490', location: null });
	});

	it('is not kept where the account is erased meanwhile, or the consent withdrawn', async () => {
		const { id, token } = await someone();
		await consent(token, true);
		const setWhile = (meanwhile: (tx: Db) => Promise<unknown>) =>
			server.db.transaction().execute(async (tx) => {
				await meanwhile(tx);
				const setting = set(token, 'longitude: 106.7, latitude: 10.77');
				await expect.poll(() => countWaiting(server.db)).toBe(1);
				return { answer: setting };
			});
		const erasing = await setWhile((tx) =>
			tx.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
		);
		expect((await erasing.answer).codes).toEqual(['UNAUTHENTICATED']);
		await server.db.updateTable('account').set({ deleted_at: null }).where('id', '=', id).execute();
		const withdrawing = await setWhile(async (tx) => {
			const consent = tx.updateTable('consent').set({ withdrawn_at: new Date() }).where('account_id', '=', id);
			await consent.where('purpose', '=', 'LOCATION').execute();
			await tx.updateTable('account').set({ location_lat: null }).where('id', '=', id).execute();
		});
		expect((await withdrawing.answer).codes).toEqual(['CONSENT_NEEDED']);
		const row = server.db.selectFrom('account').select(['location_lat', 'location_long']).where('id', '=', id);
		expect(await row.executeTakeFirstOrThrow()).toEqual({
			location_lat: null,
			location_long: null,
		});
	});

	it('is agreed to again where its text is another by now', async () => {
		const marketing = 'mutation { setConsent(purpose: MARKETING, given: true) { version withdrawnAt } }';
		const version = consentVersions.MARKETING;
		const { id, token } = await someone();
		await server.ask(marketing, { token });
		await server.db.updateTable('consent').set({ version: '2025-01-01' }).where('account_id', '=', id).execute();
		for (const _twice of [1, 2])
			expect((await server.ask(marketing, { token })).data.setConsent).toEqual({ version, withdrawnAt: null });
		const rows = await server.db
			.selectFrom('consent')
			.select(['version', 'withdrawn_at'])
			.where('account_id', '=', id)
			.orderBy('version')
			.execute();
		expect(rows).toEqual([
			{ version: '2025-01-01', withdrawn_at: expect.any(Date) },
			{ version, withdrawn_at: null },
		]);
	});

	it('is agreed to twenty times a day, and withdrawn at any time', async () => {
		const strict = await startTestServer({ rateLimitFactor: 1 });
		onTestFinished(strict.close);
		const token = await strict.signIn('binh');
		const set = async (given: boolean) =>
			(await strict.ask(`mutation { setConsent(purpose: MARKETING, given: ${given}) { version } }`, { token })).codes;
		for (let count = 0; count < 20; count++) expect([await set(true), await set(false)]).toEqual([[], []]);
		expect([await set(true), await set(false)]).toEqual([['TOO_MANY_REQUESTS'], []]);
	});

	it('asks for terms as long as the account lives', async () => {
		const { token } = await someone();
		const { codes } = await server.ask('mutation { setConsent(purpose: TERMS, given: false) { version } }', { token });
		expect(codes).toEqual(['FORBIDDEN']);
	});
});

describe('a person’s data', () => {
	it('can be taken along, without secrets', async () => {
		const { id, phone, token } = await someone({ name: 'Trần Văn Bình' });
		await insertListings(server.db, [{ title: 'Nhà phố', account_id: id }]);
		for (const purpose of ['LOCATION', 'MARKETING'])
			await server.ask(`mutation { setConsent(purpose: ${purpose}, given: true) { version } }`, { token });
		const { data } = await server.ask('mutation { exportMyData }', { token });
		const all = JSON.parse(data.exportMyData);
		expect(all.profile).toMatchObject({ name: 'Trần Văn Bình', phone });
		expect(all.listings).toHaveLength(1);
		expect(all.consents).toHaveLength(2);
		expect(data.exportMyData).not.toMatch(/argon2|hash/);
	});

	it('is erased with the account: nobody finds it, nobody signs in, its listings are down', async () => {
		const names = { username: 'tran-van-binh', phone: '+84912000301', email: 'binh@vi-du.vn' };
		const { id, token } = await someone({ name: 'Trần Văn Bình', ...names });
		await giveMoney(server.db, id, 100_000);
		const listings = await insertListings(server.db, [{ title: 'Nhà của Bình', account_id: id }]);
		const isListed = async () => {
			const { data } = await server.ask('{ getAllLocationInfo(limit: 100) { data { id } } }');
			return data.getAllLocationInfo.data.some(
				(found: { id: string }) => found.id === listings.get('Nhà của Bình')?.id,
			);
		};
		expect(await isListed()).toBe(true);
		const erase = (password: string) =>
			server.ask('mutation ($password: String!) { deleteMe(password: $password) }', { token, variables: { password } });
		expect((await erase('không phải')).codes).toEqual(['WRONG_PASSWORD']);
		expect((await erase(PASSWORD)).codes).toEqual(['WALLET_NOT_EMPTY']);
		await spendAll(server.db, id);
		expect((await erase(PASSWORD)).data).toEqual({ deleteMe: true });
		expect((await server.ask('{ getMe { id } }', { token })).codes).toEqual(['SESSION_EXPIRED']);
		expect((await server.ask(`{ getOneUser(id: "${id}") { name } }`)).codes).toEqual(['NOT_FOUND']);
		expect(await isListed()).toBe(false);
		for (const name of [names.username, '0912000301', names.email]) await expect(server.signIn(name)).rejects.toThrow();
		const rows = JSON.stringify([
			await server.db.selectFrom('account').selectAll().where('id', '=', id).execute(),
			await server.db.selectFrom('listing').selectAll().where('account_id', '=', id).execute(),
		]);
		expect(rows).not.toMatch(/Bình|912000301|binh/);
	});
});

describe('a picture', () => {
	const open = async (token: string) =>
		(await server.ask('mutation { createUpload(purpose: AVATAR) { id url maxBytes } }', { token })).data.createUpload;
	const picture = () =>
		sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
			.jpeg()
			.toBuffer();
	const send = (url: string, body: BodyInit, type = 'image/jpeg') =>
		fetch(server.url + url, { method: 'PUT', body, headers: { 'content-type': type } });

	it('is sent to an address of its own, taken by the profile and served to everybody', async () => {
		const { token } = await someone();
		const { id, url } = await open(token);
		expect((await send(url, new Uint8Array(await picture()))).status).toBe(201);
		const { data } = await server.ask(`mutation { updateMe(avatar: "${id}") { avatar } }`, { token });
		const served = await fetch(server.url + data.updateMe.avatar);
		expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
			format: 'webp',
			width: 512,
			height: 512,
		});
		expect((await server.ask(`mutation { updateMe(avatar: "${id}") { avatar } }`, { token })).codes).toEqual([
			'BAD_INPUT',
		]);

		await server.ask('mutation { updateMe(avatar: "") { avatar } }', { token });
		await expect.poll(async () => (await fetch(server.url + data.updateMe.avatar)).status).toBe(404);
	});

	it('is for the account that opened its address', async () => {
		const { id, url } = await open((await someone()).token);
		await send(url, new Uint8Array(await picture()));
		const { errors } = await server.ask(`mutation { updateMe(avatar: "${id}") { avatar } }`, {
			token: (await someone()).token,
		});
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'avatar', code: 'unknown' }]);
	});

	it('is thrown away by the next one, also when both are taken at once', async () => {
		const { id: accountId, token } = await someone();
		const pictures = [await open(token), await open(token)];
		for (const { url } of pictures) await send(url, new Uint8Array(await picture()));
		const { answers } = await server.db.transaction().execute(async (tx) => {
			await lockLivingAccount(tx, accountId);
			const both = pictures.map(({ id }) => server.ask(`mutation { updateMe(avatar: "${id}") { avatar } }`, { token }));
			await expect.poll(() => countWaiting(server.db)).toBe(2);
			return { answers: Promise.all(both) };
		});
		const addresses = (await answers).map(({ data }) => server.url + data.updateMe.avatar);
		const statuses = async () =>
			(await Promise.all(addresses.map((address) => fetch(address)))).map(({ status }) => status);
		await expect.poll(async () => (await statuses()).sort()).toEqual([200, 404]);
	});

	it('goes with its account, also when it was taken a moment before', async () => {
		const { id, token } = await someone();
		const upload = await open(token);
		await send(upload.url, new Uint8Array(await picture()));
		const { key, answer } = await server.db.transaction().execute(async (tx) => {
			const taken = await takeUpload(tx, id, upload.id, 'AVATAR');
			await updateAccount(tx, id, { avatar: taken?.key ?? null });
			const erasing = server.ask(`mutation { deleteMe(password: "${PASSWORD}") }`, { token });
			await expect.poll(() => countWaiting(server.db)).toBe(1);
			return { key: taken?.key, answer: erasing };
		});
		expect((await answer).data).toEqual({ deleteMe: true });
		await expect.poll(async () => (await fetch(`${server.url}/files/${key}`)).status).toBe(404);
	});

	it('is no page and no drawing', async () => {
		const { url } = await open((await someone()).token);
		const page = await send(url, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml');
		expect([page.status, await page.json()]).toEqual([415, expect.objectContaining({ code: 'FILE_NOT_IMAGE' })]);
		const lie = await send(url, '<script>alert(1)</script>');
		expect([lie.status, await lie.json()]).toEqual([422, expect.objectContaining({ code: 'FILE_NOT_IMAGE' })]);
	});
});

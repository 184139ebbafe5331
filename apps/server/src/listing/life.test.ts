import { DAY_MS, HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../database/insert-many.ts';
import { sweepUploads } from '../file/upload.repository.ts';
import { inDays, neededTerms } from '../invest/invest.fixtures.ts';
import { house as anyHouse, insertListings } from '../testing/listings.ts';
import { openSession } from '../testing/open-session.ts';
import { type PostOffice, startPostOffice } from '../testing/post-office.ts';
import { proveMail } from '../testing/prove-mail.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson, insertTestCheck, passed, readListing } from '../verification/verification.fixtures.ts';
import { expireListings } from './listing-life.repository.ts';
import { tellOfNewListings } from './saved-search.service.ts';

let server: TestServer;
let post: PostOffice;
let an: string;
let binh: string;
let editor: string;
beforeAll(async () => {
	post = await startPostOffice();
	server = await startTestServer(post.env);
	[an, binh, editor] = await Promise.all([server.signIn('an'), server.signIn('binh'), server.signIn('editor')]);
});
afterAll(async () => {
	await server.close();
	await post.close();
});

const house = { ...anyHouse, wardId: '26734', street: '12 Lê Lợi' };
const fields =
	'id sequenceId status closedReason rejectReason allowedActions title priceRaw pricePerSquareMeter currentProvince images';

const create = (data: object, token = an) =>
	server.ask(`mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { ${fields} } }`, {
		token,
		variables: { data },
	});
const update = (id: string, data: object, token = an) =>
	server.ask(
		`mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { ${fields} } }`,
		{
			token,
			variables: { id, data },
		},
	);
/** What makes a listing an offering; its papers are sent with the token. */
const sharesOf = async (token: string) => ({
	isInvest: true,
	totalShare: 1_000,
	pricePerShare: 5_000_000,
	startDate: inDays(0).toISOString(),
	endDate: inDays(30).toISOString(),
	offering: await neededTerms(server, token),
});
/** A photo that `an` sent, by the id of its upload. */
async function upload(): Promise<string> {
	const bytes = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#4a6' } })
		.jpeg()
		.toBuffer();
	return sendUpload(server, an, 'PHOTO', { bytes, type: 'image/jpeg' });
}
const act = (call: string, token = editor) => server.ask(`mutation { ${call} { ${fields} } }`, { token });
const accept = async (id: string) => (await act(`acceptLocationInfo(id: "${id}")`)).data.acceptLocationInfo;
const posted = async (data: object = house) => (await create(data)).data.createLocationInfo;
const isInList = async (id: string) => {
	const { data } = await server.ask('{ getAllLocationInfo(limit: 100) { data { id } } }');
	return data.getAllLocationInfo.data.some((listing: { id: string }) => listing.id === id);
};
/** Gives a listing of An's the green check, by a check that looked at its plot. */
const mark = async (listing_id: string) => {
	const accounts = await server.db
		.selectFrom('account')
		.select(['id', 'username'])
		.where('username', 'in', ['an', 'checker', 'admin'])
		.execute();
	const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? '';
	await insertTestCheck(server, {
		listing_id,
		account_id: idOf('an'),
		status: 'APPROVE',
		checker_id: idOf('checker'),
		approver_id: idOf('admin'),
		items: JSON.stringify(passed('PLOT')),
	});
	const { status, is_green_check } = await readListing(server, listing_id);
	expect({ status, is_green_check }).toEqual({ status: 'APPROVE', is_green_check: true });
};
const timeline = async (id: string, token = an) => {
	const { data } = await server.ask(
		`{ getOneMyLocationInfo(id: "${id}") { timeline { kind actorName reason closedReason changedFields } priceHistory { priceRaw } } }`,
		{ token },
	);
	return data.getOneMyLocationInfo;
};

describe('posting', () => {
	it('waits to be accepted, then everybody sees it', async () => {
		const { id, status, priceRaw, pricePerSquareMeter, currentProvince } = await posted();
		expect({ status, priceRaw, pricePerSquareMeter, currentProvince }).toEqual({
			status: 'PENDING',
			priceRaw: 5_200_000_000,
			pricePerSquareMeter: 108_333_333,
			currentProvince: 'Hồ Chí Minh',
		});
		expect(await isInList(id)).toBe(false);
		expect((await accept(id)).status).toBe('ACCEPT');
		expect(await isInList(id)).toBe(true);
		expect(await timeline(id)).toMatchObject({
			timeline: [
				{ kind: 'ACCEPTED', actorName: 'Nhân viên An Cư' },
				{ kind: 'POSTED', actorName: 'Nguyễn Thị An' },
			],
			priceHistory: [{ priceRaw: 5_200_000_000 }],
		});
	});

	it('is done once a key, however often it is sent', async () => {
		const post = (key: string) =>
			server.ask(`mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { ${fields} } }`, {
				token: an,
				variables: { data: house },
				headers: { 'idempotency-key': key },
			});
		const first = await post('post-1');
		expect(first.codes).toEqual([]);
		expect((await post('post-1')).data).toEqual(first.data);
		expect((await post('post-2')).data.createLocationInfo.id).not.toBe(first.data.createLocationInfo.id);
	});

	const called = async (id: string) => {
		const asked = '{ contactPersonPhone isDefaultContactPhone }';
		return (await server.ask(`{ getOneMyLocationInfo(id: "${id}") ${asked} }`, { token: an })).data
			.getOneMyLocationInfo;
	};

	it('is called by the number that it is posted with, though nobody says that it is not the account’s', async () => {
		const { id } = await posted({ ...house, contactPersonPhone: '028 3822 1234' });
		expect(await called(id)).toEqual({ contactPersonPhone: '+842838221234', isDefaultContactPhone: false });
	});

	it('is called by the number that a change brings, likewise', async () => {
		const { id } = await posted();
		expect((await called(id)).isDefaultContactPhone).toBe(true);
		expect((await update(id, { contactPersonPhone: '1900 1234' })).codes).toEqual([]);
		expect(await called(id)).toEqual({ contactPersonPhone: '19001234', isDefaultContactPhone: false });
		await update(id, { contactPersonPhone: '0912345678', isDefaultContactPhone: true });
		expect((await called(id)).isDefaultContactPhone).toBe(true);
		// The account's own number says by itself whose it is.
		await update(id, { contactPersonPhone: '1900 1234' });
		await update(id, { contactPersonPhone: '0988 000 001' });
		expect((await called(id)).isDefaultContactPhone).toBe(true);
		// What was read and is sent back is the account's still, which may be hidden.
		const { contactPersonPhone } = await called(id);
		await update(id, { contactPersonPhone });
		expect((await called(id)).isDefaultContactPhone).toBe(true);
	});

	it('is changed once a key: what was added is used up and known by another name', async () => {
		const { id } = await posted();
		const images = [await upload()];
		const change = (key: string) =>
			server.ask(
				'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { images } }',
				{ token: an, variables: { id, data: { images } }, headers: { 'idempotency-key': key } },
			);
		const first = await change('change-1');
		expect(first.codes).toEqual([]);
		expect(first.data.updateLocationInfo.images).toHaveLength(1);
		expect((await change('change-1')).data).toEqual(first.data);
		expect((await change('change-2')).codes).toEqual(['BAD_INPUT']);
	});

	it.each([
		[{ title: 'Nhà' }, 'title', 'too_short'],
		[{ area: -1 }, 'area', 'too_small'],
		[{ price: null }, 'price', 'required'],
		[{ price: 5_000 }, 'price', 'too_low'],
		[{ bedroom: null }, 'bedroom', 'required'],
		[{ categoryId: 'castle' }, 'categoryId', 'unknown'],
		[{ districtId: '001' }, 'districtId', 'unknown'],
		[{ wardId: '00001' }, 'wardId', 'unknown'],
		[{ locationLat: 48.8, locationLong: 2.3 }, 'locationLat', 'outside'],
		[{ youtubeLink: 'javascript:alert(1)' }, 'youtubeLink', 'wrong_site'],
		[{ youtubeLink: 'https://www.youtube.com/redirect?q=https://evil.example' }, 'youtubeLink', 'wrong_site'],
		[{ facebookLink: 'https://www.facebook.com/l.php?u=https://evil.example' }, 'facebookLink', 'wrong_site'],
		[{ images: ['../../etc/passwd'] }, 'images.0', 'unknown'],
		[{ isDefaultContactPhone: false, contactPersonPhone: '12' }, 'contactPersonPhone', 'invalid'],
	])('refuses %j', async (change, path, code) => {
		const { errors } = await create({ ...house, ...change });
		expect(errors?.[0]?.extensions.fields).toContainEqual({ path, code });
	});

	it('keeps of a film the address of its player, and shows no link that an older rule let in', async () => {
		const links = { youtubeLink: 'https://youtu.be/dQw4w9WgXcQ?t=10', tiktokLink: 'https://vt.tiktok.com/ZSabcdEFG/' };
		const { id, sequenceId } = await posted({ ...house, ...links });
		await accept(id);
		const shown = async () => {
			const asked = `{ getOneLocationInfo(sequenceId: ${sequenceId}) { youtubeLink tiktokLink facebookLink } }`;
			return (await server.ask(asked, { token: an })).data.getOneLocationInfo;
		};
		const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
		expect(await shown()).toEqual({ ...links, youtubeLink: player, facebookLink: null });
		// As an older server kept it.
		await server.db
			.updateTable('listing')
			.set({ facebook_link: 'https://www.facebook.com/l.php?u=https://evil.example' })
			.where('id', '=', id)
			.execute();
		expect(await shown()).toEqual({ ...links, youtubeLink: player, facebookLink: null });
		// Who changes something else is not asked about it.
		const change = 'mutation ($id: ID!) { updateLocationInfo(id: $id, data: { owner: "Lê Văn Ba" }) { id } }';
		expect((await server.ask(change, { token: an, variables: { id } })).codes).toEqual([]);
	});

	it('lets investors and admins alone offer shares', async () => {
		const investor = await server.signIn('investor');
		const shares = await sharesOf(investor);
		expect((await create({ ...house, ...shares })).codes).toEqual(['FORBIDDEN']);
		expect((await create({ ...house, ...shares }, investor)).codes).toEqual([]);
	});

	it('leaves whoever may offer no more what they offer, and nothing new', async () => {
		const { id: accountId, token } = await insertPerson(server);
		const be = (role: 'investor' | 'user') =>
			server.db.updateTable('account').set({ role }).where('id', '=', accountId).execute();
		await be('investor');
		const shares = await sharesOf(token);
		const { id } = (await create({ ...house, ...shares }, token)).data.createLocationInfo;
		await be('user');
		expect((await update(id, { price: 9_000_000_000, isInvest: true }, token)).codes).toEqual([]);
		const other = (await create(house, token)).data.createLocationInfo;
		expect((await update(other.id, shares, token)).codes).toEqual(['FORBIDDEN']);
		expect((await update(id, { isInvest: false }, token)).codes).toEqual([]);
		expect((await update(id, shares, token)).codes).toEqual(['FORBIDDEN']);
	});

	it('takes pictures that its poster sent, in three sizes', async () => {
		const id = await upload();
		expect((await create({ ...house, images: [id] }, binh)).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'images.0', code: 'unknown' },
		]);
		const listing = await posted({ ...house, images: [id], captions: ['Mặt tiền'] });
		const { data: own } = await server.ask(
			`{ getOneMyLocationInfo(id: "${listing.id}") { photos { key url width height caption placeholder sources { url width type } } } }`,
			{ token: an },
		);
		const [photo] = own.getOneMyLocationInfo.photos;
		expect(photo).toMatchObject({ caption: 'Mặt tiền', width: 1_920, height: 1_280, placeholder: expect.any(String) });
		const photoOf = async () =>
			(
				await server.ask(`{ getOneMyLocationInfo(id: "${listing.id}") { photos { sources { url width type } } } }`, {
					token: an,
				})
			).data.getOneMyLocationInfo.photos[0];
		// AVIF is made after the answer.
		await expect.poll(async () => (await photoOf()).sources.length).toBe(6);
		for (const { url: address, width, type } of (await photoOf()).sources) {
			const response = await fetch(server.url + address);
			expect(response.headers.get('content-type')).toBe(type);
			const bytes = Buffer.from(await response.arrayBuffer());
			// The process decodes what people may send, and AVIF is not among it.
			if (type === 'image/avif') expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
			else expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
		}
		expect((await update(listing.id, { images: [photo.key], captions: [''] })).data.updateLocationInfo.images).toEqual([
			photo.url,
		]);
		expect((await update(listing.id, { images: [] })).data.updateLocationInfo.images).toEqual([]);
		await expect.poll(async () => (await fetch(server.url + photo.url)).status).toBe(404);
	});

	it('has its captions without what nobody sees of them, also changed ones', async () => {
		const copied = { captions: [`\u202e${'Bếp'.normalize('NFD')}\u200b`] };
		const { id } = await posted({ ...house, images: [await upload()], ...copied });
		const captions = async () =>
			(
				await server.ask(`{ getOneMyLocationInfo(id: "${id}") { photos { caption } } }`, { token: an })
			).data.getOneMyLocationInfo.photos.map(({ caption }: { caption: string }) => caption);
		expect(await captions()).toEqual(['Bếp']);
		await update(id, { captions: ['Mặt tiền'] });
		expect(await captions()).toEqual(['Mặt tiền']);
		await update(id, copied);
		expect(await captions()).toEqual(['Bếp']);
		await update(id, { toilet: 2 });
		expect(await captions()).toEqual(['Bếp']);
	});

	it('takes null for what it says nothing of', async () => {
		const nothing = { isInvest: null, isDefaultContactPhone: null, characteristics: null };
		const shown = async (id: string) =>
			(
				await server.ask(
					`{ getOneMyLocationInfo(id: "${id}") { isInvest isDefaultContactPhone contactPersonPhone characteristics } }`,
					{ token: an },
				)
			).data.getOneMyLocationInfo;
		const { id: bare } = await posted({ ...house, ...nothing });
		expect(await shown(bare)).toMatchObject({ isInvest: false, isDefaultContactPhone: true, characteristics: [] });

		// Of a listing that is there: what is yes or no stays, a list is emptied.
		const phone = '+84901234567';
		const { id } = await posted({
			...house,
			characteristics: ['CAR_ALLEY'],
			isDefaultContactPhone: false,
			contactPersonPhone: phone,
		});
		expect((await update(id, nothing)).codes).toEqual([]);
		expect(await shown(id)).toMatchObject({
			isDefaultContactPhone: false,
			contactPersonPhone: phone,
			characteristics: [],
		});
	});

	it('has a picture and a characteristic once, however often they are named', async () => {
		const [one, other] = [await upload(), await upload()];
		const both = { images: [one, other, one], captions: ['Mặt tiền', 'Bếp', 'Sân'] };
		const { id } = await posted({ ...house, ...both, characteristics: ['CAR_ALLEY', 'BLOOMING', 'CAR_ALLEY'] });
		const shown = async () =>
			(
				await server.ask(`{ getOneMyLocationInfo(id: "${id}") { characteristics photos { key caption } } }`, {
					token: an,
				})
			).data.getOneMyLocationInfo;
		const { photos, characteristics } = await shown();
		expect(photos.map(({ caption }: { caption: string }) => caption)).toEqual(['Mặt tiền', 'Bếp']);
		expect(characteristics).toEqual(['CAR_ALLEY', 'BLOOMING']);
		const [front, kitchen] = photos.map(({ key }: { key: string }) => key);
		const { codes } = await update(id, {
			images: [kitchen, kitchen, front, kitchen],
			captions: ['Bếp mới', 'Bếp cũ', 'Mặt tiền', ''],
			characteristics: ['BLOOMING', 'BLOOMING'],
		});
		expect(codes).toEqual([]);
		expect(await shown()).toEqual({
			characteristics: ['BLOOMING'],
			photos: [
				{ key: kitchen, caption: 'Bếp mới' },
				{ key: front, caption: 'Mặt tiền' },
			],
		});
	});
});

describe('changing', () => {
	it('sends a public listing back when a key fact changes, and shows the moderator what', async () => {
		const { id } = await posted();
		await accept(id);
		expect(
			(await update(id, { description: `${house.description} Có sân thượng.` })).data.updateLocationInfo.status,
		).toBe('ACCEPT');
		const changed = await update(id, { price: 4_900_000_000, toilet: 2 });
		expect(changed.data.updateLocationInfo.status).toBe('PENDING');
		expect(await isInList(id)).toBe(false);
		// The same amount a month is another price.
		const { id: other } = await posted();
		await accept(other);
		expect((await update(other, { tradingType: 'RENT' })).data.updateLocationInfo.status).toBe('PENDING');
		const { data } = await server.ask(`{ getLocationInfoChanges(id: "${id}") { field before after } }`, {
			token: editor,
		});
		expect(data.getLocationInfoChanges).toContainEqual({ field: 'price', before: '5200000000', after: '4900000000' });
		const waiting = async (search = '') =>
			(
				await server.ask(
					'query ($search: String) { getAllLocationInfoModeration(search: $search, limit: 100) { data { id } } }',
					{
						token: editor,
						variables: { search },
					},
				)
			).data.getAllLocationInfoModeration.data;
		expect(await waiting()).toContainEqual({ id });
		expect(await waiting(house.title)).toContainEqual({ id });
		expect(await waiting('xyzzy')).toEqual([]);
		await accept(id);
		const { timeline: events, priceHistory } = await timeline(id);
		expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
			'ACCEPTED',
			'RESUBMITTED',
			'EDITED',
			'ACCEPTED',
			'POSTED',
		]);
		expect(events[1].changedFields).toEqual(['price', 'toilet']);
		expect(priceHistory).toEqual([{ priceRaw: 4_900_000_000 }, { priceRaw: 5_200_000_000 }]);
	});

	it('has another price in its history where the same amount is quoted another way', async () => {
		const { id } = await posted({ ...house, price: 4_800_000_000 });
		await accept(id);
		await update(id, { priceUnitId: 'PER_M2', price: 100_000_000 });
		await accept(id);
		const { data } = await server.ask(
			`{ getOneMyLocationInfo(id: "${id}") { priceHistory { priceUnitId price priceRaw } } }`,
			{ token: an },
		);
		expect(data.getOneMyLocationInfo.priceHistory).toEqual([
			{ priceUnitId: 'PER_M2', price: 100_000_000, priceRaw: 4_800_000_000 },
			{ priceUnitId: 'TOTAL', price: 4_800_000_000, priceRaw: 4_800_000_000 },
		]);
	});

	it('tells what happened last, however often its poster changed it', async () => {
		const [first, second] = [await posted(), await posted()];
		await insertMany(
			server.db,
			'listing_event',
			Array.from({ length: 250 }, () => ({ listing_id: first.id, kind: 'EDITED' as const, changed_fields: ['title'] })),
		);
		await accept(first.id);
		const { timeline: events } = await timeline(first.id);
		expect(events).toHaveLength(200);
		expect(events[0]).toMatchObject({ kind: 'ACCEPTED' });
		expect((await timeline(second.id)).timeline).toMatchObject([{ kind: 'POSTED' }]);
	});

	it('is found by its bare number and by all of its title, where it is one’s own or waits at the desk', async () => {
		// Its title would be read as a price, which is another than its own.
		const title = 'Góp vốn căn hộ Bến Nghé 1 triệu mỗi cổ phần';
		const { id, sequenceId } = await posted({ ...house, title });
		const [mine, desk] = ['getAllMyLocationInfo', 'getAllLocationInfoModeration'] as const;
		for (const [list, token] of [
			[mine, an],
			[desk, editor],
		] as const)
			for (const search of [title, String(sequenceId)]) {
				const { data } = await server.ask(`query ($search: String) { ${list}(search: $search) { data { id } } }`, {
					token,
					variables: { search },
				});
				expect(data[list].data, `${list} ${search}`).toContainEqual({ id });
			}
	});

	it.each<[string, () => object]>([
		['its category', () => ({ categoryId: 'villa' })],
		['its title', () => ({ title: 'Nhà mặt tiền ngay ngã tư, tiêu đề khác' })],
		['where it lies', () => ({ locationLat: 10.79, locationLong: 106.71 })],
		['its street', () => ({ street: '99 Hàm Nghi' })],
		['its ward', () => ({ wardId: '26737' })],
		['its area', () => ({ area: 60 })],
		['its papers', () => ({ legalStatus: 'WAITING_BOOK' })],
		['its pictures', async () => ({ images: [await upload()] })],
	])('lets nobody see %s in place of what was accepted', async (_what, change) => {
		const { id } = await posted();
		await accept(id);
		const { codes, data } = await update(id, await change());
		expect(codes).toEqual([]);
		expect(data.updateLocationInfo.status).toBe('PENDING');
		expect(await isInList(id)).toBe(false);
	});

	it('takes the green check off when a checked fact changes', async () => {
		const { id } = await posted();
		await accept(id);
		await mark(id);
		await update(id, { area: 50 });
		const row = await server.db
			.selectFrom('listing')
			.select(['is_green_check', 'check_status', 'status'])
			.where('id', '=', id)
			.executeTakeFirst();
		expect(row).toEqual({ is_green_check: false, check_status: null, status: 'PENDING' });
	});

	it('is for its poster alone', async () => {
		const { id } = await posted();
		expect((await update(id, { area: 60 }, binh)).codes).toEqual(['NOT_FOUND']);
		expect((await update(id, { area: 60 }, await server.signIn('admin'))).codes).toEqual(['NOT_FOUND']);
		expect((await server.ask(`{ getOneMyLocationInfo(id: "${id}") { id } }`, { token: binh })).codes).toEqual([
			'NOT_FOUND',
		]);
		expect((await update('no id', { area: 60 })).codes).toEqual(['NOT_FOUND']);
	});
});

describe('the life of a listing', () => {
	it('is refused with a reason that its poster reads, mended and looked at again', async () => {
		const { id } = await posted();
		expect((await act(`rejectLocationInfo(id: "${id}", reason: " ")`)).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'reason', code: 'required' },
		]);
		const endless = await act(`rejectLocationInfo(id: "${id}", reason: "${'x'.repeat(1_001)}")`);
		expect(endless.errors?.[0]?.extensions.fields).toEqual([
			{ path: 'reason', code: 'too_long', params: { max: 1_000 } },
		]);
		expect(
			(await act(`rejectLocationInfo(id: "${id}", reason: "Ảnh của nhà khác")`)).data.rejectLocationInfo,
		).toMatchObject({ status: 'CANCEL', closedReason: 'REJECTED' });
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).codes).toEqual(['NOT_ALLOWED_NOW']);
		const { data } = await server.ask(`{ getOneMyLocationInfo(id: "${id}") { rejectReason } }`, { token: an });
		expect(data.getOneMyLocationInfo.rejectReason).toBe('Ảnh của nhà khác');
		expect(
			(await update(id, { description: `${house.description} Ảnh mới chụp.` })).data.updateLocationInfo,
		).toMatchObject({ status: 'PENDING', closedReason: null });
	});

	it('is sold, and put up again as it was accepted', async () => {
		const { id } = await posted();
		await accept(id);
		expect((await act(`closeLocationInfo(id: "${id}", reason: RENTED)`, an)).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'reason', code: 'unfit' },
		]);
		expect((await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, binh)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, an)).data.closeLocationInfo).toMatchObject({
			status: 'CANCEL',
			closedReason: 'SOLD',
			allowedActions: ['EDIT', 'RENEW'],
		});
		expect(await isInList(id)).toBe(false);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('ACCEPT');
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		await update(id, { price: 3_000_000_000 });
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('PENDING');
	});

	it.each([
		[{}, 5_200_000_000],
		[{ priceUnitId: 'NEGOTIABLE', price: null }, null],
	])('has a price in its history once, put up again with the same: %o', async (price, priceRaw) => {
		const { id } = await posted({ ...house, ...price });
		await accept(id);
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('ACCEPT');
		expect((await timeline(id)).priceHistory).toEqual([{ priceRaw }]);
	});

	it('comes back from a refusal by being looked at only, whatever its poster tries', async () => {
		const { id } = await posted();
		await accept(id);
		await act(`rejectLocationInfo(id: "${id}", reason: "Ảnh của nhà khác")`);
		await update(id, { description: `${house.description} Sửa một chữ.` });
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('PENDING');
	});

	it('is accepted after all where its refusal was wrong, by whoever accepts listings', async () => {
		const { id } = await posted();
		await act(`rejectLocationInfo(id: "${id}", reason: "Ảnh của nhà khác")`);
		expect((await act(`acceptLocationInfo(id: "${id}")`, an)).codes).toEqual(['FORBIDDEN']);
		expect((await act(`acceptLocationInfo(id: "${id}")`)).data.acceptLocationInfo).toMatchObject({
			status: 'ACCEPT',
			closedReason: null,
		});
		expect(await isInList(id)).toBe(true);
		await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, an);
		expect((await act(`acceptLocationInfo(id: "${id}")`)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('is accepted as it was looked at, not as it was changed meanwhile', async () => {
		const { id } = await posted();
		const version = async () =>
			(await server.ask(`{ getOneMyLocationInfo(id: "${id}") { updatedAt } }`, { token: editor })).data
				.getOneMyLocationInfo.updatedAt;
		const looked = await version();
		await update(id, { description: `${house.description} Đổi sau khi xem.` });
		expect((await act(`acceptLocationInfo(id: "${id}", updatedAt: "${looked}")`)).codes).toEqual(['REVIEW_CHANGED']);
		expect(
			(await act(`acceptLocationInfo(id: "${id}", updatedAt: "${await version()}")`)).data.acceptLocationInfo.status,
		).toBe('ACCEPT');
	});

	it('is refused as it was looked at, not as its poster mended it or a colleague accepted it meanwhile', async () => {
		const { id } = await posted();
		const version = async () =>
			(await server.ask(`{ getOneMyLocationInfo(id: "${id}") { updatedAt } }`, { token: editor })).data
				.getOneMyLocationInfo.updatedAt;
		const refuse = (updatedAt: string) =>
			act(`rejectLocationInfo(id: "${id}", reason: "Ảnh mờ", updatedAt: "${updatedAt}")`);
		const looked = await version();
		await update(id, { description: `${house.description} Ảnh mới chụp.` });
		expect((await refuse(looked)).codes).toEqual(['REVIEW_CHANGED']);
		const mended = await version();
		await accept(id);
		expect((await refuse(mended)).codes).toEqual(['REVIEW_CHANGED']);
		expect(await isInList(id)).toBe(true);
		expect((await refuse(await version())).data.rejectLocationInfo.status).toBe('CANCEL');
	});

	it('is not changed by a form that was opened before another change', async () => {
		const { id } = await posted();
		const save = (data: object, updatedAt: string) =>
			server.ask(
				`mutation ($id: ID!, $data: LocationInfoInput!, $updatedAt: DateTime) {
					updateLocationInfo(id: $id, data: $data, updatedAt: $updatedAt) { updatedAt priceRaw description }
				}`,
				{ token: an, variables: { id, data, updatedAt } },
			);
		const now = async () =>
			(
				await server.ask(`{ getOneMyLocationInfo(id: "${id}") { updatedAt priceRaw description timeline { kind } } }`, {
					token: an,
				})
			).data.getOneMyLocationInfo;
		const opened = (await now()).updatedAt;
		const first = await save({ ...house, price: 4_900_000_000 }, opened);
		expect(first.codes).toEqual([]);
		const stored = await now();
		expect((await save({ ...house, description: `${house.description} Sân rộng.` }, opened)).codes).toEqual([
			'LISTING_CHANGED',
		]);
		expect(await now()).toEqual(stored);
		expect(stored.priceRaw).toBe(4_900_000_000);
		const { description } = (
			await save({ description: `${house.description} Sân rộng.` }, first.data.updateLocationInfo.updatedAt)
		).data.updateLocationInfo;
		expect(description).toContain('Sân rộng');
		// As clients of the first contract do.
		expect((await update(id, { price: 5_000_000_000 })).codes).toEqual([]);
	});

	it('is changed by one of two forms that are sent at once', async () => {
		const { id } = await posted();
		const { updatedAt } = (await server.ask(`{ getOneMyLocationInfo(id: "${id}") { updatedAt } }`, { token: an })).data
			.getOneMyLocationInfo;
		const answers = await Promise.all(
			[4_900_000_000, 4_800_000_000].map((price) =>
				server.ask(
					`mutation ($data: LocationInfoInput!) { updateLocationInfo(id: "${id}", updatedAt: "${updatedAt}", data: $data) { id } }`,
					{ token: an, variables: { data: { price } } },
				),
			),
		);
		expect(answers.flatMap(({ codes }) => codes)).toEqual(['LISTING_CHANGED']);
	});

	it('loses its green check for a checked fact that changes while it is closed', async () => {
		const { id } = await posted();
		await accept(id);
		await mark(id);
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		const isMarked = () =>
			server.db.selectFrom('listing').select('is_green_check').where('id', '=', id).executeTakeFirst();
		expect(await isMarked()).toEqual({ is_green_check: true });
		await update(id, { area: 51 });
		expect(await isMarked()).toEqual({ is_green_check: false });
	});

	it('ends by itself, and can be renewed', async () => {
		const { id } = await posted();
		await accept(id);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).codes).toEqual(['NOT_ALLOWED_NOW']);
		await server.db.updateTable('listing').set({ expires_at: new Date() }).where('id', '=', id).execute();
		expect(await expireListings(server.db)).toBe(1);
		expect((await timeline(id)).timeline[0]).toMatchObject({
			kind: 'CLOSED',
			closedReason: 'EXPIRED',
			actorName: null,
		});
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('ACCEPT');
	});

	it('lasts for ninety days, and is made to last longer in its last thirty', async () => {
		const { id } = await posted();
		await accept(id);
		const daysLeft = async () => {
			const { data } = await server.ask(`{ getOneMyLocationInfo(id: "${id}") { expiresAt } }`, { token: an });
			return Math.round((Date.parse(data.getOneMyLocationInfo.expiresAt) - Date.now()) / DAY_MS);
		};
		const endIn = (days: number) =>
			server.db
				.updateTable('listing')
				.set({ expires_at: inDays(days) })
				.where('id', '=', id)
				.execute();
		expect(await daysLeft()).toBe(90);
		await endIn(31);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).codes).toEqual(['NOT_ALLOWED_NOW']);
		await endIn(29);
		expect((await act(`renewLocationInfo(id: "${id}")`, binh)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).data.renewLocationInfo.status).toBe('ACCEPT');
		expect(await daysLeft()).toBe(90);
	});

	it('does not end while it waits to be looked at again, though its time is over', async () => {
		const { id } = await posted();
		await accept(id);
		await update(id, { price: 4_900_000_000 });
		await server.db.updateTable('listing').set({ expires_at: new Date() }).where('id', '=', id).execute();
		expect(await expireListings(server.db)).toBe(0);
		expect((await accept(id)).status).toBe('ACCEPT');
	});

	it('tells its poster, and who accepts listings, what became of it, and nobody else', async () => {
		const { id, sequenceId } = await posted();
		await accept(id);
		const told = async (token: string) => {
			const { data, codes } = await server.ask(
				`{ getOneLocationInfo(sequenceId: ${sequenceId}) { rejectReason timeline { kind } } }`,
				{ token },
			);
			return codes[0] ?? data.getOneLocationInfo;
		};
		const support = await server.signIn('support');
		const kinds = [{ kind: 'ACCEPTED' }, { kind: 'POSTED' }];
		for (const token of [an, editor]) expect(await told(token)).toEqual({ rejectReason: null, timeline: kinds });
		for (const token of [binh, support]) expect(await told(token)).toEqual({ rejectReason: null, timeline: [] });
		await act(`rejectLocationInfo(id: "${id}", reason: "Ảnh của nhà khác")`);
		for (const token of [an, editor]) expect(await told(token)).toMatchObject({ rejectReason: 'Ảnh của nhà khác' });
		expect(await told(support)).toEqual({ rejectReason: null, timeline: [] });
		expect(await told(binh)).toBe('NOT_FOUND');
	});

	it('is accepted once, by whoever comes first', async () => {
		const { id } = await posted();
		const answers = await Promise.all([act(`acceptLocationInfo(id: "${id}")`), act(`acceptLocationInfo(id: "${id}")`)]);
		expect(answers.flatMap(({ codes }) => codes)).toEqual(['NOT_ALLOWED_NOW']);
	});

	it('is decided by others than its poster', async () => {
		const { id, allowedActions } = (await create(house, editor)).data.createLocationInfo;
		expect(allowedActions).toEqual(['EDIT', 'CLOSE']);
		const admin = await server.signIn('admin');
		const isWaitingFor = async (token: string) => {
			const { data } = await server.ask('{ getAllLocationInfoModeration(limit: 100) { data { id } } }', { token });
			return data.getAllLocationInfoModeration.data.some((listing: { id: string }) => listing.id === id);
		};
		expect([await isWaitingFor(editor), await isWaitingFor(admin)]).toEqual([false, true]);
		const refuse = (token: string) => act(`rejectLocationInfo(id: "${id}", reason: "Ảnh mờ")`, token);
		expect((await act(`acceptLocationInfo(id: "${id}")`, editor)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await refuse(editor)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await act(`acceptLocationInfo(id: "${id}")`, admin)).data.acceptLocationInfo.status).toBe('ACCEPT');
		expect((await refuse(editor)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await refuse(admin)).codes).toEqual([]);
	});

	it('does not tell strangers that it waits', async () => {
		const { id } = await posted();
		expect((await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, binh)).codes).toEqual(['NOT_FOUND']);
	});
});

it('the desk of listings is for those who accept them', async () => {
	const { id } = await posted();
	for (const name of ['binh', 'support', 'collaborator', 'checker', 'investor']) {
		const token = await server.signIn(name);
		for (const { codes } of [
			await act(`acceptLocationInfo(id: "${id}")`, token),
			await act(`rejectLocationInfo(id: "${id}", reason: "Ảnh mờ")`, token),
			await server.ask(`mutation { decideReport(id: "${id}", upheld: true, note: "Sai") }`, { token }),
			await server.ask('{ getAllLocationInfoModeration { total } }', { token }),
			await server.ask('{ getAllLocationInfoReport { total } }', { token }),
			await server.ask(`{ getLocationInfoChanges(id: "${id}") { field } }`, { token }),
			await server.ask(`{ getLocationInfoDuplicates(id: "${id}") { id } }`, { token }),
		])
			expect(codes, name).toEqual(['FORBIDDEN']);
	}
	expect((await server.ask('{ getAllLocationInfoModeration { total } }')).codes).toEqual(['UNAUTHENTICATED']);
	expect((await accept(id)).status).toBe('ACCEPT');
});

describe('reports', () => {
	it('take a listing down when they are upheld, and decide the others with it', async () => {
		const { id } = await posted();
		await accept(id);
		const report = (token: string, reason = 'SCAM', text = '"Đòi cọc trước"') =>
			server.ask(`mutation { reportLocationInfo(id: "${id}", reason: ${reason}, text: ${text}) }`, { token });
		expect((await report(an)).codes).toEqual(['NOT_FOUND']);
		expect((await report(binh, 'OTHER', 'null')).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'text', code: 'required' },
		]);
		for (const reason of ['OTHER', 'SCAM'])
			expect((await report(binh, reason, `"${'x'.repeat(1_001)}"`)).errors?.[0]?.extensions.fields).toEqual([
				{ path: 'text', code: 'too_long', params: { max: 1_000 } },
			]);
		// As a Mac writes it, each of these letters is three characters.
		expect((await report(binh, 'SCAM', `"${'ế'.repeat(900).normalize('NFD')}"`)).codes).toEqual([]);
		await report(binh, 'WRONG_PRICE');
		await report(await server.signIn('support'));
		const open = async () =>
			(
				await server.ask('{ getAllLocationInfoReport { total data { id reason otherCount locationInfo { id } } } }', {
					token: editor,
				})
			).data.getAllLocationInfoReport;
		const { total, data } = await open();
		expect([total, data[0]]).toEqual([
			2,
			{ id: expect.any(String), reason: 'WRONG_PRICE', otherCount: 1, locationInfo: { id } },
		]);
		const found = async (held: { search?: string; reason?: string }) =>
			(
				await server.ask(
					'query ($search: String, $reason: ReportReason) { getAllLocationInfoReport(search: $search, reason: $reason) { data { reason } } }',
					{ token: editor, variables: held },
				)
			).data.getAllLocationInfoReport.data.map(({ reason }: { reason: string }) => reason);
		expect(await found({ search: house.title, reason: 'WRONG_PRICE' })).toEqual(['WRONG_PRICE']);
		expect([await found({ search: 'xyzzy' }), await found({ reason: 'DUPLICATE' })]).toEqual([[], []]);
		const decide = (upheld: boolean, note: string) =>
			server.ask(`mutation { decideReport(id: "${data[0].id}", upheld: ${upheld}, note: "${note}") }`, {
				token: editor,
			});
		expect((await decide(true, '')).errors?.[0]?.extensions.fields).toEqual([{ path: 'note', code: 'required' }]);
		for (const upheld of [true, false])
			expect((await decide(upheld, 'x'.repeat(1_001))).errors?.[0]?.extensions.fields).toEqual([
				{ path: 'note', code: 'too_long', params: { max: 1_000 } },
			]);
		expect((await decide(true, 'Giá không thật')).data).toEqual({ decideReport: true });
		expect((await open()).total).toBe(0);
		expect(await isInList(id)).toBe(false);
	});

	it('are decided with the refusal of their listing', async () => {
		const { id } = await posted();
		await accept(id);
		await server.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM) }`, { token: binh });
		const open = async () =>
			(await server.ask('{ getAllLocationInfoReport { data { id locationInfo { id } } } }', { token: editor })).data
				.getAllLocationInfoReport.data;
		const [report] = await open();
		await act(`rejectLocationInfo(id: "${id}", reason: "Tin không có thật")`);
		expect(await open()).toEqual([]);
		const late = await server.ask(`mutation { decideReport(id: "${report.id}", upheld: false) }`, { token: editor });
		expect(late.codes).toEqual(['REPORT_DECIDED']);
		const told = await server.ask('{ getAllNotification { data { body } } }', { token: binh });
		expect(told.data.getAllNotification.data[0].body).toContain(house.title);
	});

	it('are of what everybody sees: of what waits nobody learns that it is there', async () => {
		const { id } = await posted();
		const report = () => server.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM) }`, { token: binh });
		expect((await report()).codes).toEqual(['NOT_FOUND']);
		await accept(id);
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		expect((await report()).codes).toEqual(['NOT_FOUND']);
	});

	it('are decided by others than the poster', async () => {
		const admin = await server.signIn('admin');
		const { id } = (await create(house, editor)).data.createLocationInfo;
		await act(`acceptLocationInfo(id: "${id}")`, admin);
		await server.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM) }`, { token: binh });
		const open = async (token: string) => {
			const { data } = await server.ask('{ getAllLocationInfoReport { total data { id } } }', { token });
			return data.getAllLocationInfoReport;
		};
		const { total, data } = await open(admin);
		expect([total, await open(editor)]).toEqual([1, { total: 0, data: [] }]);
		const decide = (upheld: boolean, token: string) =>
			server.ask(`mutation { decideReport(id: "${data[0].id}", upheld: ${upheld}, note: "Sai") }`, { token });
		expect((await decide(false, editor)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await decide(true, editor)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await decide(false, admin)).codes).toEqual([]);
		expect((await decide(true, admin)).codes).toEqual(['REPORT_DECIDED']);
		expect(await isInList(id)).toBe(true);
	});

	it('reach a listing that its poster took down first', async () => {
		const { id } = await posted();
		await accept(id);
		await server.ask(`mutation { reportLocationInfo(id: "${id}", reason: SCAM) }`, { token: binh });
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		const { data } = await server.ask('{ getAllLocationInfoReport { data { id } } }', { token: editor });
		await server.ask(
			`mutation { decideReport(id: "${data.getAllLocationInfoReport.data[0].id}", upheld: true, note: "Lừa đảo") }`,
			{ token: editor },
		);
		expect((await act(`renewLocationInfo(id: "${id}")`, an)).codes).toEqual(['NOT_ALLOWED_NOW']);
	});
});

describe('saving', () => {
	/** As if what happened to a listing had happened five minutes before. */
	const makeOlder = (id: string) =>
		sql`update listing_event set at = at - interval '5 minutes' where listing_id = ${id}`.execute(server.db);

	it('keeps a listing for one account, on every device', async () => {
		const { id } = await posted();
		await accept(id);
		const { id: accountId, token: here } = await insertPerson(server);
		const there = await openSession(server.db, accountId);
		const save = (name: string, token: string) =>
			server.ask(`mutation { ${name}(locationInfoId: "${id}") { id isSaved } }`, { token });
		expect((await save('saveLocationInfo', here)).data.saveLocationInfo.isSaved).toBe(true);
		expect((await save('saveLocationInfo', here)).codes).toEqual([]);
		const saved = async (token: string) =>
			(await server.ask('{ getAllLocationInfoSaved { total data { id isSaved } } }', { token })).data
				.getAllLocationInfoSaved;
		expect(await saved(there)).toEqual({ total: 1, data: [{ id, isSaved: true }] });
		expect((await saved(an)).total).toBe(0);
		expect((await save('unSaveLocationInfo', here)).data.unSaveLocationInfo.isSaved).toBe(false);
		const { id: waiting } = await posted();
		expect(
			(await server.ask(`mutation { saveLocationInfo(locationInfoId: "${waiting}") { id } }`, { token: here })).codes,
		).toEqual(['NOT_FOUND']);
	});

	it('has those that were saved at one moment by their numbers, so that no page shows one again', async () => {
		const { id: account_id, token } = await insertPerson(server);
		const made = await insertListings(
			server.db,
			['một', 'hai', 'ba'].map((title) => ({ title })),
		);
		const ids = [...made.values()].map(({ id }) => id);
		const saved_at = new Date();
		for (const listing_id of ids)
			await server.db.insertInto('saved_listing').values({ account_id, listing_id, saved_at }).execute();
		const found: string[] = [];
		for (const page of [1, 2, 3]) {
			const { data } = await server.ask(`{ getAllLocationInfoSaved(page: ${page}, limit: 1) { data { id } } }`, {
				token,
			});
			found.push(...data.getAllLocationInfoSaved.data.map(({ id }: { id: string }) => id));
		}
		expect(found).toEqual(ids.reverse());
		await server.db.deleteFrom('listing').where('id', 'in', ids).execute();
	});

	it('shows a listing that was closed whole, but nothing that nobody has looked at', async () => {
		const { id } = await posted();
		await accept(id);
		const { token } = await insertPerson(server);
		const told = 'title status street description contactPersonPhone';
		const ask = async (text: string) => (await server.ask(text, { token })).data;
		const save = (name: string) => ask(`mutation { ${name}(locationInfoId: "${id}") { ${told} } }`);
		const saved = async () =>
			(await ask(`{ getAllLocationInfoSaved { data { ${told} } } }`)).getAllLocationInfoSaved.data;
		const whole = (await save('saveLocationInfo')).saveLocationInfo;
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		expect(await saved()).toEqual([{ ...whole, status: 'CANCEL' }]);

		const phone = { isDefaultContactPhone: false, contactPersonPhone: '0912345678' };
		await update(id, { title: 'Tiêu đề chưa ai duyệt', description: `${house.description} Gọi số khác.`, ...phone });
		const accepted = { title: house.title, status: 'CANCEL', street: null, description: '', contactPersonPhone: null };
		expect(await saved()).toEqual([accepted]);
		expect((await save('unSaveLocationInfo')).unSaveLocationInfo).toEqual(accepted);
		expect(await saved()).toEqual([]);
	});

	it('lets go of one that waits again, and tells it to whoever may read it', async () => {
		const { id } = await posted();
		await accept(id);
		const ask = (name: string, token: string) =>
			server.ask(`mutation { ${name}(locationInfoId: "${id}") { id isSaved } }`, { token });
		for (const token of [an, binh]) await ask('saveLocationInfo', token);
		await update(id, { title: 'Tiêu đề chưa ai duyệt' });
		expect((await ask('unSaveLocationInfo', an)).data.unSaveLocationInfo).toEqual({ id, isSaved: false });
		expect((await ask('unSaveLocationInfo', binh)).codes).toEqual(['NOT_FOUND']);
		const kept = await server.db
			.selectFrom('saved_listing')
			.select('account_id')
			.where('listing_id', '=', id)
			.execute();
		expect(kept).toEqual([]);
	});

	it('shows what was closed to nobody who had not saved it', async () => {
		const { id } = await posted();
		await accept(id);
		await act(`closeLocationInfo(id: "${id}", reason: TAKEN_DOWN)`, an);
		const { codes } = await server.ask(`mutation { unSaveLocationInfo(locationInfoId: "${id}") { title } }`, {
			token: binh,
		});
		expect(codes).toEqual(['NOT_FOUND']);
	});

	it('keeps fifty searches, and no more of those sent together', async () => {
		const { id } = await server.db
			.insertInto('account')
			.values({ name: 'Chăm tìm' })
			.returning('id')
			.executeTakeFirstOrThrow();
		const token = await openSession(server.db, id);
		const keep = (page: number) =>
			server.ask(
				`mutation { createSavedSearch(name: "Tìm ${page}", address: "/real-estate?bedrooms=${page}", frequency: NEVER) { id } }`,
				{ token },
			);
		const kept = await Promise.all(Array.from({ length: 54 }, (_, index) => keep(index)));
		expect(kept.filter(({ codes }) => codes.length === 0)).toHaveLength(50);
		expect(kept.find(({ codes }) => codes.length > 0)?.errors?.[0]?.extensions.fields).toEqual([
			{ path: 'name', code: 'too_many' },
		]);
	});

	it('keeps a search once, with the name and frequency that were given last', async () => {
		const { id } = await server.db
			.insertInto('account')
			.values({ name: 'Lưu hai lần' })
			.returning('id')
			.executeTakeFirstOrThrow();
		const token = await openSession(server.db, id);
		const keep = (name: string, address: string, frequency: string) =>
			server.ask(
				`mutation { createSavedSearch(name: "${name}", address: "${address}", frequency: ${frequency}) { id } }`,
				{ token },
			);
		const list = async () =>
			(await server.ask('{ getAllMySavedSearch { id name frequency } }', { token })).data.getAllMySavedSearch;
		const endless = await keep('a'.repeat(121), '/real-estate?bedrooms=3', 'DAILY');
		expect(endless.errors?.[0]?.extensions.fields).toEqual([{ path: 'name', code: 'too_long', params: { max: 120 } }]);
		expect((await keep(' ', '/real-estate?bedrooms=3', 'DAILY')).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'name', code: 'required' },
		]);
		const twice = await Promise.all([1, 2].map(() => keep('Quận 1', '/real-estate?province=79&district=760', 'DAILY')));
		const [first, second] = twice.map(({ data }) => data.createSavedSearch.id);
		expect(second).toBe(first);
		await keep('Nhà Quận 1', '/real-estate?district=760&province=79&sort=price-asc&page=2', 'WEEKLY');
		expect(await list()).toEqual([{ id: first, name: 'Nhà Quận 1', frequency: 'WEEKLY' }]);
		await keep('Nhà Quận 1', '/real-estate?province=79&district=760', 'NEVER');
		const told_at = new Date('2020-01-01');
		await server.db.updateTable('saved_search').set({ told_at }).where('id', '=', first).execute();
		await keep('Nhà Quận 1', '/real-estate?province=79&district=760', 'INSTANT');
		const unheard = await posted({ ...house, title: 'Nhà đăng khi chẳng ai muốn nghe' });
		await accept(unheard.id);
		await makeOlder(unheard.id);
		// What came while they wanted to hear nothing is not told of.
		expect(await tellOfNewListings(server.db, 'https://ancu.vn')).toBe(0);
		await keep('Hà Nội', '/real-estate?province=01', 'NEVER');
		expect(await list()).toHaveLength(2);
		await server.db.deleteFrom('saved_search').where('account_id', '=', id).execute();
	});

	it('keeps searches and tells of what is new, once', async () => {
		const { id: accountId, token } = await insertPerson(server);
		const email = await proveMail(server.db, accountId);
		const keep = (address: string) =>
			server.ask(
				'mutation ($address: String!) { createSavedSearch(name: "Nhà Quận 1", address: $address, frequency: DAILY) { id address newCount } }',
				{ token, variables: { address } },
			);
		expect((await keep('https://evil.example')).errors?.[0]?.extensions.fields).toEqual([
			{ path: 'address', code: 'invalid' },
		]);
		const { data } = await keep('/real-estate?province=79&district=760&page=3&sort=price-asc');
		expect(data.createSavedSearch).toMatchObject({ address: '/real-estate?province=79&district=760', newCount: 0 });
		const search = data.createSavedSearch.id;
		const listing = await posted({ ...house, title: 'Nhà mới đăng để báo tin cho người tìm' });
		await accept(listing.id);
		expect((await server.ask('{ getAllMySavedSearch { newCount } }', { token })).data.getAllMySavedSearch).toEqual([
			{ newCount: 1 },
		]);
		// Whoever opens what was found has seen it.
		const seen = await server.ask(`mutation { updateSavedSearch(id: "${search}") { name frequency newCount } }`, {
			token,
		});
		expect(seen.data.updateSavedSearch).toEqual({ name: 'Nhà Quận 1', frequency: 'DAILY', newCount: 0 });
		expect(await tellOfNewListings(server.db, 'https://ancu.vn')).toBe(0);
		await server.db
			.updateTable('saved_search')
			.set({ told_at: new Date(Date.now() - 25 * HOUR_MS) })
			.where('id', '=', search)
			.execute();
		await makeOlder(listing.id);
		expect(await tellOfNewListings(server.db, 'https://ancu.vn')).toBe(1);
		const [mail] = await post.mail(email);
		expect(mail?.text).toContain(`https://ancu.vn/real-estate/${listing.sequenceId}`);
		expect(await tellOfNewListings(server.db, 'https://ancu.vn')).toBe(0);
		expect(
			(
				await server.ask(`mutation { updateSavedSearch(id: "${search}", frequency: NEVER) { frequency } }`, {
					token: an,
				})
			).codes,
		).toEqual(['NOT_FOUND']);
		expect((await server.ask(`mutation { deleteSavedSearch(id: "${search}") }`, { token: an })).codes).toEqual([
			'NOT_FOUND',
		]);
		expect((await server.ask(`mutation { deleteSavedSearch(id: "${search}") }`, { token })).data).toEqual({
			deleteSavedSearch: true,
		});
	});

	it('shows photos that were sent and not used yet, to their sender alone', async () => {
		const sent = [await upload(), await upload()];
		const ask = async (ids: string[], token = an) => {
			const { data, codes } = await server.ask(
				'query ($ids: [ID!]!) { getAllMyUploadedPhoto(ids: $ids) { key url width height isDrawing caption } }',
				{ token, variables: { ids } },
			);
			return data?.getAllMyUploadedPhoto ?? codes;
		};
		const shown = await ask([...sent, crypto.randomUUID(), 'photo/a-480.webp']);
		expect(shown.map(({ key }: { key: string }) => key).sort()).toEqual(sent.toSorted());
		expect(shown[0]).toMatchObject({ width: 1_920, height: 1_280, isDrawing: false, caption: null });
		expect((await fetch(server.url + shown[0].url)).status).toBe(200);
		expect(await ask(sent, binh)).toEqual([]);
		expect(await ask(sent, '')).toEqual(['UNAUTHENTICATED']);
		expect(await ask(Array(31).fill(sent[0]))).toEqual(['BAD_INPUT']);
		await posted({ ...house, images: [sent[0]] });
		expect(await ask(sent)).toMatchObject([{ key: sent[1] }]);
	});

	it('keeps photos for as long as a draft of their sender names them', async () => {
		const [named, unnamed, taken] = [await upload(), await upload(), await upload()];
		const draft = (id: string, images: string[], token: string) =>
			server.ask('mutation ($id: ID!, $data: String!) { saveDraft(id: $id, data: $data) { id } }', {
				token,
				variables: { id, data: JSON.stringify({ images }) },
			});
		const [id, ofAnother] = [crypto.randomUUID(), crypto.randomUUID()];
		await draft(id, [named], an);
		await draft(ofAnother, [unnamed], binh);
		await posted({ ...house, images: [taken] });
		await server.db
			.updateTable('upload')
			.set({ created_at: sql<Date>`now() - interval '31 days'` })
			.where('id', 'in', [named, unnamed, taken])
			.execute();
		const left = async () => {
			await sweepUploads(server.db);
			const rows = await server.db
				.selectFrom('upload')
				.select('id')
				.where('id', 'in', [named, unnamed, taken])
				.execute();
			return rows.map((row) => row.id).sort();
		};
		expect(await left()).toEqual([named, taken].sort());
		await server.ask(`mutation { deleteDraft(id: "${id}") }`, { token: an });
		await server.ask(`mutation { deleteDraft(id: "${ofAnother}") }`, { token: binh });
		expect(await left()).toEqual([taken]);
	});

	it('refuses one draft too many and deletes none for it', async () => {
		const { id: account_id, token: full } = await insertPerson(server);
		const ids = Array.from({ length: 99 }, () => crypto.randomUUID());
		await server.db
			.insertInto('draft')
			.values(ids.map((id) => ({ account_id, id, data: '{}' })))
			.execute();
		const save = (id: string, token = full) =>
			server.ask('mutation ($id: ID!) { saveDraft(id: $id, data: "{}", updatedAt: null) { id } }', {
				token,
				variables: { id },
			});
		// Two that come together count each other.
		const together = await Promise.all([save(crypto.randomUUID()), save(crypto.randomUUID())]);
		expect(together.flatMap(({ codes }) => codes)).toEqual(['TOO_MANY_DRAFTS']);
		const kept = (await server.ask('{ getAllMyDraft { id } }', { token: full })).data.getAllMyDraft;
		expect(kept).toHaveLength(100);
		expect(kept.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids));
		// What is kept is typed on, and others have their own hundred.
		const [first = ''] = ids;
		const typedOn = await server.ask('mutation ($id: ID!) { saveDraft(id: $id, data: "[]") { id } }', {
			token: full,
			variables: { id: first },
		});
		expect(typedOn.data.saveDraft).toEqual({ id: first });
		expect((await save(crypto.randomUUID(), an)).codes).toEqual([]);
	});

	it('keeps drafts for their account alone', async () => {
		const id = crypto.randomUUID();
		const [{ token }, { token: another }] = [await insertPerson(server), await insertPerson(server)];
		const save = (data: string, by = token) =>
			server.ask('mutation ($id: ID!, $data: String!) { saveDraft(id: $id, data: $data) { id data } }', {
				token: by,
				variables: { id, data },
			});
		await save('{"title":"Nhà"}');
		expect((await save('{"title":"Nhà riêng"}')).data.saveDraft).toEqual({ id, data: '{"title":"Nhà riêng"}' });
		expect((await server.ask('{ getAllMyDraft { id } }', { token: another })).data.getAllMyDraft).toEqual([]);
		await save('{"title":"của người khác"}', another);
		expect((await server.ask('{ getAllMyDraft { data } }', { token })).data.getAllMyDraft).toEqual([
			{ data: '{"title":"Nhà riêng"}' },
		]);
		const onVersion = (updatedAt: string | null, data: string) =>
			server.ask(
				'mutation ($id: ID!, $data: String!, $updatedAt: DateTime) { saveDraft(id: $id, data: $data, updatedAt: $updatedAt) { updatedAt } }',
				{ token, variables: { id, data, updatedAt } },
			);
		const [{ updatedAt }] = (await server.ask('{ getAllMyDraft { updatedAt } }', { token })).data.getAllMyDraft;
		const saved = await onVersion(updatedAt, '{"title":"Nhà phố"}');
		// Another device goes on from what it had read before.
		for (const seen of [updatedAt, null])
			expect((await onVersion(seen, '{"title":"Đất"}')).codes).toEqual(['NOT_ALLOWED_NOW']);
		const last = await onVersion(saved.data.saveDraft.updatedAt, '{"title":"Nhà riêng"}');
		expect(last.codes).toEqual([]);
		expect((await save('x'.repeat(50_001))).codes).toEqual(['BAD_INPUT']);
		// Who knows the id of somebody's draft neither writes into it nor throws it away.
		const stranger = await server.signIn('support');
		const written = await server.ask(
			'mutation ($id: ID!, $updatedAt: DateTime) { saveDraft(id: $id, data: "{}", updatedAt: $updatedAt) { id } }',
			{ token: stranger, variables: { id, updatedAt: last.data.saveDraft.updatedAt } },
		);
		expect(written.codes).toEqual(['NOT_ALLOWED_NOW']);
		await server.ask(`mutation { deleteDraft(id: "${id}") }`, { token: stranger });
		expect((await server.ask('{ getAllMyDraft { data } }', { token })).data.getAllMyDraft).toEqual([
			{ data: '{"title":"Nhà riêng"}' },
		]);
		await server.ask(`mutation { deleteDraft(id: "${id}") }`, { token });
		// What was posted or thrown away meanwhile does not come back by itself.
		expect((await onVersion(last.data.saveDraft.updatedAt, '{"title":"Nhà"}')).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await server.ask('{ getAllMyDraft { id } }', { token })).data.getAllMyDraft).toEqual([]);
	});
});

describe('what a form would meet', () => {
	it('is the same property posted before, and what its ward costs', async () => {
		const { token } = await insertPerson(server);
		const check = async (data: object, id: string | null = null) =>
			(
				await server.ask(
					'query ($id: ID, $data: LocationInfoInput!) { checkLocationInfo(id: $id, data: $data) { duplicates { id } median { scope place pricePerSquareMeter count } } }',
					{ token, variables: { id, data } },
				)
			).data.checkLocationInfo;
		await insertListings(
			server.db,
			[1, 2, 3, 4, 5].map((tỷ) => ({
				title: `Nhà hẻm số ${tỷ} khu khác`,
				category_id: 'villa',
				price: tỷ * 1_000_000_000,
				area: 100,
				ward_code: '26737',
			})),
		);
		const villa = { ...house, categoryId: 'villa', wardId: '26737', area: 250 };
		expect(await check(villa)).toEqual({
			duplicates: [],
			median: { scope: 'WARD', place: 'Phường Đa Kao', pricePerSquareMeter: 30_000_000, count: 5 },
		});
		// Where the ward has too few, the district says what is usual.
		const inDistrict = { scope: 'DISTRICT', place: 'Quận 1', pricePerSquareMeter: 30_000_000, count: 5 };
		expect((await check({ ...villa, wardId: '26734' })).median).toEqual(inDistrict);
		expect((await check({ ...villa, wardId: null })).median).toEqual(inDistrict);
		expect((await check({ ...villa, tradingType: 'RENT' })).median).toBeNull();
		const before = await create({ ...house, title: 'Bán nhà riêng hai mặt hẻm Lê Lợi', area: 77 }, token);
		const { id } = before.data.createLocationInfo;
		expect((await check({ ...house, area: 78, title: 'Nhà khác hẳn' })).duplicates).toEqual([{ id }]);
		expect((await check({ ...house, area: 78 }, id)).duplicates).toEqual([]);
		const elsewhere = { ...house, area: 78, street: 'Hàm Nghi', price: 9_000_000_000, title: 'Nhà khác hẳn' };
		expect((await check(elsewhere)).duplicates).toEqual([]);
		const numbered = await create(
			{ ...house, title: 'Bán đất góc hai mặt tiền', area: 77, mapSheetNo: 'Tờ số 05', landPlotNo: '12a' },
			await server.signIn('binh'),
		);
		await server.db
			.updateTable('listing')
			.set({ status: 'ACCEPT' })
			.where('id', '=', numbered.data.createLocationInfo.id)
			.execute();
		const ofPlot = async (mapSheetNo: string, landPlotNo: string) =>
			(await check({ ...elsewhere, mapSheetNo, landPlotNo })).duplicates;
		expect(await ofPlot('5', '12A')).toEqual([{ id: numbered.data.createLocationInfo.id }]);
		expect(await ofPlot('5', '13')).toEqual([]);
	});

	it('is seen by whoever accepts listings, also where it waits and is somebody else’s', async () => {
		const first = await create({ ...house, area: 123, title: 'Bán nhà góc ngã ba' }, an);
		const other = await create({ ...house, area: 124, title: 'Nhà góc ngã ba cần bán' }, binh);
		await create({ ...house, area: 150, title: 'Nhà góc ngã ba cần bán' }, binh);
		const { data } = await server.ask(
			`{ getLocationInfoDuplicates(id: "${other.data.createLocationInfo.id}") { id status userCreated { name } } }`,
			{ token: editor },
		);
		expect(data.getLocationInfoDuplicates).toEqual([
			{ id: first.data.createLocationInfo.id, status: 'PENDING', userCreated: { name: expect.any(String) } },
		]);
		const none = await server.ask(`{ getLocationInfoDuplicates(id: "${crypto.randomUUID()}") { id } }`, {
			token: editor,
		});
		expect(none.codes).toEqual(['NOT_FOUND']);
	});

	it('is not the same property where both have the number of no plot', async () => {
		const { token } = await insertPerson(server);
		const nowhere = { mapSheetNo: '0', landPlotNo: '0', wardId: '26755' };
		const posted = await create(
			{ ...house, ...nowhere, title: 'Bán căn hộ cao tầng nhìn sông', street: 'Nguyễn Huệ', area: 41 },
			token,
		);
		expect(posted.codes).toEqual([]);
		const other = { ...house, ...nowhere, title: 'Nhà khác hẳn', street: 'Hàm Nghi', price: 9_000_000_000, area: 41 };
		const { data } = await server.ask(
			'query ($data: LocationInfoInput!) { checkLocationInfo(data: $data) { duplicates { id } } }',
			{ token, variables: { data: other } },
		);
		expect(data.checkLocationInfo.duplicates).toEqual([]);
	});

	it('is asked with what may be posted: what is too long is named', async () => {
		const { errors } = await server.ask(
			'query ($data: LocationInfoInput!) { checkLocationInfo(data: $data) { median { count } } }',
			{ token: an, variables: { data: { ...house, title: 'Nhà '.repeat(30_000), street: 'a'.repeat(1_000) } } },
		);
		expect(errors?.[0]?.extensions.fields).toEqual([
			expect.objectContaining({ path: 'street', code: 'too_long' }),
			expect.objectContaining({ path: 'title', code: 'too_long' }),
		]);
	});
});

describe('people who post', () => {
	it('are found with how much they offer, those with most first', async () => {
		await insertListings(server.db, [{ title: 'một' }]);
		const { data } = await server.ask(
			'{ getAllPoster(search: "Nguyễn") { total data { listingCount person { name phone } } } }',
		);
		expect(data.getAllPoster.total).toBe(1);
		expect(data.getAllPoster.data[0]).toMatchObject({
			person: { name: 'Nguyễn Thị An', phone: null },
			listingCount: expect.any(Number),
		});
		expect((await server.ask('{ getAllPoster(search: "%") { total } }')).data.getAllPoster.total).toBe(0);
	});

	it('are found by their names with marks or without', async () => {
		const { id: account_id } = await insertPerson(server, 'user', 'Đặng Ý Ưng');
		await insertListings(server.db, [{ account_id, title: 'một' }]);
		for (const search of ['Đặng Ý Ưng', 'ĐẶNG', 'dang y ung', 'Dang Ý', 'y ưng']) {
			const { data } = await server.ask(`{ getAllPoster(search: "${search}") { data { person { name } } } }`);
			expect(data.getAllPoster.data, search).toEqual([{ person: { name: 'Đặng Ý Ưng' } }]);
		}
		for (const search of ['Dạng', '.', '[', 'dang|', '(', '*', 'a'.repeat(1000)]) {
			const { data } = await server.ask(`{ getAllPoster(search: "${search}") { total } }`);
			expect(data.getAllPoster.total, search).toBe(0);
		}
	});

	it('are found by either spelling of a tone', async () => {
		const { id: account_id } = await insertPerson(server, 'user', 'Lê Hòa Thuý');
		await insertListings(server.db, [{ account_id, title: 'một' }]);
		for (const search of ['Hoà', 'hòa', 'HOÀ THÚY', 'hoa thuý']) {
			const { data } = await server.ask(`{ getAllPoster(search: "${search}") { data { person { name } } } }`);
			expect(data.getAllPoster.data, search).toEqual([{ person: { name: 'Lê Hòa Thuý' } }]);
		}
		for (const search of ['Hoá', 'Thùy']) {
			const { data } = await server.ask(`{ getAllPoster(search: "${search}") { total } }`);
			expect(data.getAllPoster.total, search).toBe(0);
		}
	});

	it('are counted as their listings come and go', async () => {
		const { id: account_id, token } = await insertPerson(server, 'user', 'Đàm Vĩnh Hằng');
		const found = async () => {
			const { data } = await server.ask('{ getAllPoster(search: "Đàm Vĩnh Hằng") { total data { listingCount } } }');
			const [poster] = data.getAllPoster.data;
			expect(data.getAllPoster.total).toBe(poster ? 1 : 0);
			return poster?.listingCount ?? 0;
		};
		expect(await found()).toBe(0);
		const listings = await insertListings(server.db, [
			{ account_id, title: 'một' },
			{ account_id, title: 'hai', expires_at: new Date(0) },
			{ account_id, title: 'ba', status: 'PENDING' },
		]);
		expect(await found()).toBe(2);
		const id = listings.get('ba')?.id ?? '';
		await accept(id);
		expect(await found()).toBe(3);
		await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, token);
		expect(await found()).toBe(2);
		await expireListings(server.db);
		expect(await found()).toBe(1);
		await server.db
			.deleteFrom('listing')
			.where('id', '=', listings.get('một')?.id ?? '')
			.execute();
		expect(await found()).toBe(0);
	});

	it('have all that they offer on their pages, the newest first', async () => {
		const { id: account_id, token } = await insertPerson(server, 'user', 'Tôn Nữ Hạ');
		await insertListings(
			server.db,
			['một', 'hai', 'ba'].map((title) => ({ account_id, title })),
		);
		const asked = await server.ask(
			'{ getAllPoster(search: "Tôn Nữ Hạ") { data { listingCount person { id listingCount } } } }',
		);
		const [{ person, listingCount }] = asked.data.getAllPoster.data;
		expect(listingCount).toBe(3);
		expect(person.listingCount).toBe(listingCount);
		const pageOf = async (page: number, limit: number, userId = person.id) => {
			const { data } = await server.ask(
				`query ($userId: ID!, $page: Int, $limit: Int) {
					getAllLocationInfoOfUser(userId: $userId, page: $page, limit: $limit) { total data { id status createdAt } }
				}`,
				{ variables: { userId, page, limit } },
			);
			return data.getAllLocationInfoOfUser;
		};
		const all = await pageOf(1, 100);
		expect(all.total).toBe(listingCount);
		expect(all.data).toHaveLength(listingCount);
		const dates = all.data.map(({ createdAt }: { createdAt: string }) => createdAt);
		expect(dates).toEqual([...dates].sort().reverse());
		const last = await pageOf(listingCount, 1);
		expect(last.data).toEqual([all.data.at(-1)]);
		const waiting = (await create(house, token)).data.createLocationInfo;
		expect((await pageOf(1, 100)).data.map(({ id }: { id: string }) => id)).not.toContain(waiting.id);
		for (const nobody of ['x', crypto.randomUUID()])
			expect(await pageOf(1, 10, nobody)).toEqual({ total: 0, data: [] });
	});
});

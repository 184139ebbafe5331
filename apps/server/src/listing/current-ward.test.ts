import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSomeWards, inCauOngLanh, inSaiGon, outside } from '../address/conversion/conversion.fixtures.ts';
import { importUnits } from '../address/import/import-units.ts';
import { house as anyHouse, insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { relinkListings } from './relink-listings.ts';

let server: TestServer;
let an: string;
beforeAll(async () => {
	server = await startTestServer();
	await importSomeWards(server.db);
	an = await server.signIn('an');
});
afterAll(() => server.close());

const house = { ...anyHouse, wardId: '26746' };
const at = ({ lat, long }: { lat: number; long: number }) => ({ locationLat: lat, locationLong: long });
const pinned = ({ lat, long }: { lat: number; long: number }) => ({ location_lat: lat, location_long: long });
const saiGon = { currentWard: 'Phường Sài Gòn', chosenCurrentWardId: null };
const cauOngLanh = { currentWard: 'Phường Cầu Ông Lãnh', chosenCurrentWardId: null };
const open = { currentWard: null, chosenCurrentWardId: null };

const create = (data: object) =>
	server.ask(
		'mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { id currentWard chosenCurrentWardId } }',
		{ token: an, variables: { data: { ...house, ...data } } },
	);
const update = (id: string, data: object) =>
	server.ask(
		`mutation ($id: ID!, $data: LocationInfoInput!) {
			updateLocationInfo(id: $id, data: $data) { id currentWard chosenCurrentWardId }
		}`,
		{ token: an, variables: { id, data } },
	);
const posted = async (data: object) => (await create(data)).data.createLocationInfo;
const updated = async (id: string, data: object) => (await update(id, data)).data.updateLocationInfo;
/** Wards in force of listings by their titles, as an import leaves them. */
const relinked = async (places: Awaited<ReturnType<typeof insertListings>>) => {
	await relinkListings(server.db);
	const ids = [...places.values()].map(({ id }) => id);
	const rows = await server.db
		.selectFrom('listing')
		.select(['title', 'current_ward_code'])
		.where('id', 'in', ids)
		.execute();
	return Object.fromEntries(rows.map(({ title, current_ward_code }) => [title, current_ward_code]));
};

describe('the new ward of a listing', () => {
	it('follows from the old one where that went over as a whole', async () => {
		expect(await posted({ wardId: '26743' })).toMatchObject({ currentWard: 'Phường Bến Thành' });
	});

	it('of a split ward is where its pin lies', async () => {
		expect(await posted({})).toMatchObject(open);
		expect(await posted(at(inSaiGon))).toMatchObject(saiGon);
		expect(await posted(at(inCauOngLanh))).toMatchObject(cauOngLanh);
		expect(await posted(at(outside))).toMatchObject(open);
	});

	it('is the one that its poster says, rather', async () => {
		const said = await posted({ ...at(inSaiGon), currentWardId: '26758' });
		expect(said).toMatchObject({ currentWard: 'Phường Cầu Ông Lãnh', chosenCurrentWardId: '26758' });
		// Others see where it is, not who said so.
		const { data } = await server.ask(
			'query ($id: ID!) { getOneMyLocationInfo(id: $id) { currentWard chosenCurrentWardId } }',
			{ token: await server.signIn('editor'), variables: { id: said.id } },
		);
		expect(data.getOneMyLocationInfo).toEqual({ currentWard: 'Phường Cầu Ông Lãnh', chosenCurrentWardId: null });
	});

	it('is told by its code to whoever sees its name, whoever said it', async () => {
		const places = await insertListings(server.db, [
			{ title: 'By its commune', ward_code: null, current_ward_code: '26758', ...pinned(inSaiGon) },
			{ title: 'Known by its ward', ward_code: '26743', current_ward_code: '26743' },
			{ title: 'Of a split ward', ward_code: '26746', current_ward_code: null },
		]);
		const { data } = await server.ask(
			'{ getAllLocationInfo(limit: 100) { data { id currentWard currentWardId chosenCurrentWardId } } }',
		);
		const told = new Map(data.getAllLocationInfo.data.map(({ id, ...place }: { id: string }) => [id, place]));
		expect([...places.values()].map(({ id }) => told.get(id))).toEqual([
			{ ...cauOngLanh, currentWardId: '26758' },
			{ currentWard: 'Phường Bến Thành', currentWardId: '26743', chosenCurrentWardId: null },
			{ ...open, currentWardId: null },
		]);
	});

	it.each([
		['26743', 'no part of that ward'],
		['26734', 'of another'],
		['99999', 'none at all'],
		["' or 1=1", 'no code'],
	])('is refused where it is no part of the old one: %s, %s', async (currentWardId) => {
		const { errors } = await create({ currentWardId });
		expect(errors?.[0]?.extensions).toMatchObject({
			code: 'BAD_INPUT',
			fields: [{ path: 'currentWardId', code: 'unknown' }],
		});
	});

	it('stays as its poster said while other things change', async () => {
		const { id } = await posted({ ...at(inSaiGon), currentWardId: '26758' });
		expect(await updated(id, { price: 5_000_000_000 })).toMatchObject({ chosenCurrentWardId: '26758' });
		expect(await updated(id, { currentWardId: null })).toMatchObject(saiGon);
	});

	it('follows the pin where the pin said it', async () => {
		const { id } = await posted(at(inSaiGon));
		expect(await updated(id, at(inCauOngLanh))).toMatchObject(cauOngLanh);
		expect(await updated(id, { locationLat: null, locationLong: null })).toMatchObject(open);
	});

	it('is looked at again where its poster says another part', async () => {
		const { id } = await posted({ ...at(inSaiGon), currentWardId: '26758' });
		await server.ask(`mutation { acceptLocationInfo(id: "${id}") { id } }`, { token: await server.signIn('editor') });
		await server.db.updateTable('listing').set({ planning_checked_at: new Date() }).where('id', '=', id).execute();
		expect(await updated(id, { currentWardId: null })).toMatchObject(saiGon);
		const { data } = await server.ask(
			`{ getOneMyLocationInfo(id: "${id}") { status planningCheckedAt timeline { kind changedFields } } }`,
			{ token: an },
		);
		expect(data.getOneMyLocationInfo).toMatchObject({ status: 'PENDING', planningCheckedAt: null });
		expect(data.getOneMyLocationInfo.timeline[0]).toEqual({ kind: 'RESUBMITTED', changedFields: ['currentWardId'] });
	});

	it('is looked at also where the listing was closed before it is put up again', async () => {
		const editor = await server.signIn('editor');
		const accept = (id: string) => server.ask(`mutation { acceptLocationInfo(id: "${id}") { id } }`, { token: editor });
		const close = (id: string) =>
			server.ask(`mutation { closeLocationInfo(id: "${id}", reason: TAKEN_DOWN) { id } }`, { token: an });
		const renewed = async (id: string) =>
			(await server.ask(`mutation { renewLocationInfo(id: "${id}") { status } }`, { token: an })).data.renewLocationInfo
				.status;
		const { id } = await posted({ ...at(inSaiGon), currentWardId: '26758' });
		await accept(id);
		// As it waits, or when it is down already.
		for (const currentWardId of [null, '26758']) {
			if (currentWardId) await close(id);
			await updated(id, { currentWardId });
			if (!currentWardId) await close(id);
			expect(await renewed(id)).toBe('PENDING');
			await accept(id);
		}
		await close(id);
		expect(await renewed(id)).toBe('ACCEPT');
	});

	it('is told of each of one’s listings', async () => {
		const ids = [await posted({ currentWardId: '26758' }), await posted({ currentWardId: '26740' }), await posted({})];
		const { data } = await server.ask('{ getAllMyLocationInfo(limit: 100) { data { id chosenCurrentWardId } } }', {
			token: an,
		});
		const said = new Map(
			data.getAllMyLocationInfo.data.map((row: { id: string; chosenCurrentWardId: string | null }) => [
				row.id,
				row.chosenCurrentWardId,
			]),
		);
		expect(ids.map(({ id }) => said.get(id))).toEqual(['26758', '26740', null]);
	});

	it('is asked again of another ward', async () => {
		const { id } = await posted({ currentWardId: '26758' });
		expect(await updated(id, { wardId: '26743' })).toMatchObject({
			currentWard: 'Phường Bến Thành',
			chosenCurrentWardId: null,
		});
	});
});

it('an import keeps what was said, and asks the pin where nothing was', async () => {
	const places = await insertListings(server.db, [
		{ title: 'Said', ward_code: '26746', current_ward_code: '26758', location_lat: 10.775, location_long: 106.695 },
		{ title: 'Pinned', ward_code: '26746', location_lat: 10.775, location_long: 106.695 },
		{ title: 'Open', ward_code: '26746', location_lat: null, location_long: null },
		{ title: 'New name alone', ward_code: null, current_ward_code: '26740' },
		{ title: 'Wrong', ward_code: '26743', current_ward_code: '26758' },
	]);
	expect(await relinked(places)).toEqual({
		Said: '26758',
		Pinned: '26740',
		Open: null,
		'New name alone': '26740',
		Wrong: '26743',
	});
	expect((await relinkListings(server.db)).changed).toBe(0);
});

it('an import by which a ward was split asks the pin, or leaves it open: that it became one was said by nobody', async () => {
	const whole = { ward_code: '26737', current_ward_code: '26740' };
	const places = await insertListings(server.db, [
		{ title: 'Pinned there', ...whole, location_lat: inCauOngLanh.lat, location_long: inCauOngLanh.long },
		{ title: 'Pinned here', ...whole, location_lat: inSaiGon.lat, location_long: inSaiGon.long },
		{ title: 'No pin', ...whole, location_lat: null, location_long: null },
		{ title: 'Beside it', ward_code: '26740', current_ward_code: '26740', location_lat: null, location_long: null },
	]);
	const split = 'old_ward_code,new_ward_code,kind\n26737,26740,partial\n26737,26758,partial';
	// Again, it takes nothing that somebody said since.
	for (let times = 0; times < 2; times++) {
		await importUnits(server.db, 'wards.csv', split);
		await relinkListings(server.db);
	}
	const rows = await server.db
		.selectFrom('listing')
		.select(['title', 'status', 'current_ward_code'])
		.where(
			'id',
			'in',
			[...places.values()].map(({ id }) => id),
		)
		.execute();
	expect(Object.fromEntries(rows.map(({ title, current_ward_code }) => [title, current_ward_code]))).toEqual({
		'Pinned there': '26758',
		'Pinned here': '26740',
		'No pin': null,
		'Beside it': '26740',
	});
	expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ACCEPT']));
});

it('an import of a corrected list takes back what was wrong, and listings follow', async () => {
	const file = (...pairs: string[]) => ['old_ward_code,new_ward_code,kind', ...pairs].join('\n');
	const take = (...pairs: string[]) => importUnits(server.db, 'wards.csv', file(...pairs));
	await take('26749,26740,full', '26752,26740,partial', '26752,26734,partial');
	const places = await insertListings(server.db, [
		{ title: 'Whole', ward_code: '26749', location_lat: null, location_long: null },
		{ title: 'Said', ward_code: '26752', current_ward_code: '26740' },
		{ title: 'Said wrongly', ward_code: '26752', current_ward_code: '26734', ...pinned(inCauOngLanh) },
	]);
	expect(await relinked(places)).toEqual({ Whole: '26740', Said: '26740', 'Said wrongly': '26734' });

	const corrected = ['26749,26758,full', '26752,26740,partial', '26752,26758,partial'];
	const report = await take(...corrected);
	expect(report).toMatchObject({ added: 2, unchanged: 1, refused: [] });
	expect(report.changed.map(({ what, before }) => `${what} ${before}`).sort()).toEqual([
		'26749 → 26740 full',
		'26752 → 26734 partial',
	]);
	expect(await relinked(places)).toEqual({ Whole: '26758', Said: '26740', 'Said wrongly': '26758' });
	expect(await take(...corrected)).toMatchObject({ added: 0, unchanged: 3, changed: [] });

	// What may have been meant in its place is not known.
	expect(await take('26749,99999,full')).toMatchObject({ changed: [], refused: [{ what: '26749 → 99999' }] });
	expect(await relinked(places)).toMatchObject({ Whole: '26758' });
});

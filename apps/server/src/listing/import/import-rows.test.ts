import { randomUUID } from 'node:crypto';
import { createRowReader, guessMapping, importSample } from '@ancu/forms/listing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSomeWards } from '../../address/conversion/conversion.fixtures.ts';
import type { ImportRowInput, ImportRowResult } from '../../graphql/schema.generated.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importRows } from './import-rows.ts';

let server: TestServer;
let an: string;
let binh: string;
let editor: string;
beforeAll(async () => {
	server = await startTestServer();
	await importSomeWards(server.db);
	[an, binh, editor] = await Promise.all([server.signIn('an'), server.signIn('binh'), server.signIn('editor')]);
});
afterAll(() => server.close());

// Every test has a file of its own.
let source = '';
let files = 0;
beforeEach(() => {
	source = `file-${++files}.csv`;
});

const house: ImportRowInput = {
	sourceId: 'A1',
	title: 'Bán nhà ba tầng gần chợ Bến Thành',
	address: '12 Lê Lợi, Phường Bến Thành, Quận 1, TP.HCM',
	price: '5 tỷ 2',
	area: '48 m2',
	floors: '3',
};

const MUTATION = `mutation ($source: String!, $rows: [ImportRowInput!]!) {
	importLocationInfo(source: $source, rows: $rows) { sourceId outcome id faults { path code } }
}`;
const ask = (rows: ImportRowInput[], token: string | undefined = an) =>
	server.ask<{ importLocationInfo: ImportRowResult[] }>(MUTATION, { token, variables: { source, rows } });
const send = async (...rows: ImportRowInput[]) => (await ask(rows)).data.importLocationInfo;
const one = async (row: ImportRowInput) => (await send(row))[0] as ImportRowResult & { id: string };
const outcomes = async (...rows: ImportRowInput[]) => (await send(...rows)).map(({ outcome }) => outcome);
const accountOf = async (username: string) =>
	(await server.db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const importAs = async (rows: ImportRowInput[], accept: boolean) =>
	importRows(server.db, { accountId: await accountOf('an'), source, rows, accept });
const act = (call: string, token = editor) => server.ask(`mutation { ${call} { id } }`, { token });
const stored = async (id: string) => {
	const { data } = await server.ask(
		`{ getOneMyLocationInfo(id: "${id}") {
			status title description priceRaw street district ward currentWard currentProvince bedroom postMode contactPersonName
			timeline { kind actorName changedFields } priceHistory { priceRaw } } }`,
		{ token: an },
	);
	return data.getOneMyLocationInfo;
};

describe('the sample that can be downloaded', () => {
	it.each(['vn', 'en'] as const)('is imported as it is: %s', async (locale) => {
		const [header = [], ...lines] = importSample(locale);
		const records = lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])));
		const read = createRowReader(guessMapping(header, records));
		const results = await send(...records.map((record) => read(record).row));
		expect(results.map(({ outcome, faults }) => ({ outcome, faults }))).toEqual(
			lines.map(() => ({ outcome: 'ADDED', faults: [] })),
		);
		expect(await stored(results[1]?.id ?? '')).toMatchObject({ district: 'Quận 1', priceRaw: 12_500_000 });
	});
});

describe('a row', () => {
	it('becomes a listing that waits to be accepted', async () => {
		const { id, outcome } = await one(house);
		expect(outcome).toBe('ADDED');
		expect(await stored(id)).toMatchObject({
			status: 'PENDING',
			title: 'Bán nhà ba tầng gần chợ Bến Thành',
			priceRaw: 5_200_000_000,
			street: '12 Lê Lợi',
			ward: 'Phường Bến Thành',
			district: 'Quận 1',
			currentProvince: 'Hồ Chí Minh',
			postMode: 'BROKER',
			timeline: [{ kind: 'POSTED', actorName: 'Nguyễn Thị An' }],
		});
		expect((await act(`acceptLocationInfo(id: "${id}")`)).codes).toEqual([]);
		const { data } = await server.ask('{ getAllLocationInfo(search: "ben thanh quan 1", limit: 100) { data { id } } }');
		expect(data.getAllLocationInfo.data).toContainEqual({ id });
	});

	it('has title and description made from its facts when it has none, and they follow the facts', async () => {
		const { id } = await one({ ...house, title: '' });
		const { title, description } = await stored(id);
		expect(title).toBe('Bán nhà riêng 3 tầng 48 m², 12 Lê Lợi, Phường Bến Thành, Quận 1');
		expect(description).toContain('diện tích 48 m², 3 tầng');
		expect((await one({ ...house, title: '', area: '60' })).outcome).toBe('CHANGED');
		expect((await stored(id)).title).toBe('Bán nhà riêng 3 tầng 60 m², 12 Lê Lợi, Phường Bến Thành, Quận 1');
	});

	it('is refused with everything that is wrong, and keeps none of the others back', async () => {
		const results = await send(house, { sourceId: 'A2', address: 'Hà Nội', price: '5 - 6 tỷ', area: '48' });
		expect(results).toMatchObject([
			{ outcome: 'ADDED', faults: [] },
			{
				outcome: 'REFUSED',
				id: null,
				faults: [
					{ path: 'address', code: 'incomplete' },
					{ path: 'price', code: 'unclear' },
				],
			},
		]);
	});

	it('that stands in a batch twice is taken once', async () => {
		const [first, second] = await send(house, { ...house, price: '6 tỷ' });
		expect(first?.outcome).toBe('ADDED');
		expect(second).toMatchObject({ outcome: 'REFUSED', faults: [{ path: 'sourceId', code: 'duplicate' }] });
	});
});

describe('a file sent again', () => {
	it('changes nothing where it says the same', async () => {
		const rows = [house, { ...house, sourceId: 'A2', direction: 'ĐN', contactPersonPhone: '0901234567' }];
		expect(await outcomes(...rows)).toEqual(['ADDED', 'ADDED']);
		const ids = (await send(...rows)).map(({ id }) => id);
		expect(await outcomes(...rows)).toEqual(['SAME', 'SAME']);
		expect((await send(...rows)).map(({ id }) => id)).toEqual(ids);
		expect((await stored(ids[0] ?? '')).timeline).toHaveLength(1);
	});

	it('copied from a Mac or a PDF is stored as a form sends it, and stays public when something else of it is changed', async () => {
		const copied = {
			...house,
			title: `\u202e${house.title?.normalize('NFD')}\u200b`,
			contactPersonName: 'Chị Ánh'.normalize('NFD'),
		};
		const { id } = await one(copied);
		expect(await stored(id)).toMatchObject({ title: house.title, contactPersonName: 'Chị Ánh' });
		await act(`acceptLocationInfo(id: "${id}")`);
		expect((await one(copied)).outcome).toBe('SAME');
		const { codes } = await server.ask(
			'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }',
			{ token: an, variables: { id, data: { title: house.title, bedroom: 3 } } },
		);
		expect(codes).toEqual([]);
		expect(await stored(id)).toMatchObject({ status: 'ACCEPT', bedroom: 3 });
	});

	it('changes what it says otherwise and sends a public listing back to be looked at', async () => {
		const { id } = await one(house);
		await act(`acceptLocationInfo(id: "${id}")`);
		expect((await one({ ...house, bedroom: '4' })).outcome).toBe('CHANGED');
		expect((await stored(id)).status).toBe('ACCEPT');
		expect((await one({ ...house, price: '4,9 tỷ' })).outcome).toBe('CHANGED');
		expect(await stored(id)).toMatchObject({
			status: 'PENDING',
			priceRaw: 4_900_000_000,
			// What a row leaves out stays as it is.
			bedroom: 4,
			timeline: [
				{ kind: 'RESUBMITTED', changedFields: ['price'] },
				{ kind: 'EDITED', changedFields: ['description', 'bedroom'] },
				{ kind: 'ACCEPTED' },
				{ kind: 'POSTED' },
			],
		});
	});

	it('no longer says that its planning was looked up once it is another plot', async () => {
		const { id } = await one(house);
		const checkedAt = async () =>
			(
				await server.db
					.selectFrom('listing')
					.select('planning_checked_at')
					.where('id', '=', id)
					.executeTakeFirstOrThrow()
			).planning_checked_at;
		await server.db.updateTable('listing').set({ planning_checked_at: new Date() }).where('id', '=', id).execute();
		await one({ ...house, bedroom: '4' });
		expect(await checkedAt()).not.toBeNull();
		await one({ ...house, address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP.HCM' });
		expect(await checkedAt()).toBeNull();
	});

	it('lies in no ward in force once it has moved to where its row names none', async () => {
		const row = { ...house, address: '12 Lê Lợi, Phường Sài Gòn, TP.HCM' };
		const { id } = await one(row);
		expect(await stored(id)).toMatchObject({ ward: null, currentWard: 'Phường Sài Gòn' });
		await one({ ...row, address: '12 Lê Lợi, Quận Ba Đình, Hà Nội' });
		expect(await stored(id)).toMatchObject({ district: 'Quận Ba Đình', ward: null, currentWard: null });
	});

	it('leaves what its poster wrote by hand', async () => {
		const row = { ...house, title: '' };
		const { id } = await one(row);
		const byHand = {
			title: 'Nhà của bà ngoại ngay chợ Bến Thành',
			bedroom: 3,
			contactPersonName: 'Nguyễn Thị An',
			postMode: 'OWNER',
		};
		const { codes } = await server.ask(
			'mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { id } }',
			{ token: an, variables: { id, data: byHand } },
		);
		expect(codes).toEqual([]);
		expect((await one(row)).outcome).toBe('SAME');
		expect((await one({ ...row, price: '5 tỷ 5' })).outcome).toBe('CHANGED');
		expect(await stored(id)).toMatchObject({ ...byHand, priceRaw: 5_500_000_000 });
	});

	it('is posted by whom it says now', async () => {
		const { id } = await one({ ...house, postMode: 'môi giới' });
		await act(`acceptLocationInfo(id: "${id}")`);
		expect((await one({ ...house, postMode: 'chính chủ' })).outcome).toBe('CHANGED');
		expect(await stored(id)).toMatchObject({ status: 'ACCEPT', postMode: 'OWNER' });
		const { data } = await server.ask(
			'{ getAllLocationInfo(filter: { postMode: OWNER }, limit: 100) { data { id } } }',
		);
		expect(data.getAllLocationInfo.data).toContainEqual({ id });
	});

	it('does not bring back what its poster closed', async () => {
		const { id } = await one(house);
		await act(`closeLocationInfo(id: "${id}", reason: SOLD)`, an);
		expect((await one({ ...house, price: '5 tỷ' })).outcome).toBe('CHANGED');
		expect((await stored(id)).status).toBe('CANCEL');
	});

	it('is another one for somebody else, and under another name', async () => {
		const { id } = await one(house);
		const others = (await ask([house], binh)).data.importLocationInfo;
		expect(others).toMatchObject([{ outcome: 'ADDED' }]);
		source = `${source}-b`;
		expect(await outcomes(house)).toEqual(['ADDED']);
		expect((await stored(id)).timeline).toHaveLength(1);
	});

	it('at the same time ends with one listing a row', async () => {
		const rows = Array.from({ length: 20 }, (_, at) => ({ ...house, sourceId: `${at}` }));
		const answers = await Promise.all([send(...rows), send(...rows.toReversed())]);
		expect(answers.flat().filter(({ outcome }) => outcome === 'ADDED')).toHaveLength(20);
		expect(answers.flat().filter(({ outcome }) => outcome === 'SAME')).toHaveLength(20);
	});

	it('counts for a day where it became new, and a longer file goes on the next', async () => {
		const limit = server.db.updateTable('rate_limit').where('key', 'like', 'import-listing:%');
		const counted = async () =>
			(await server.db.selectFrom('rate_limit').select('count').where('key', 'like', 'import-listing:%').execute()).map(
				({ count }) => count,
			);
		await server.db.deleteFrom('rate_limit').where('key', 'like', 'import-listing:%').execute();
		const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((sourceId) => ({ ...house, sourceId })) as [
			ImportRowInput,
			ImportRowInput,
			ImportRowInput,
			ImportRowInput,
		];
		expect(await outcomes(a, b)).toEqual(['ADDED', 'ADDED']);
		expect(await outcomes({ ...a, price: '6 tỷ' }, b, { ...c, price: 'rẻ' })).toEqual(['CHANGED', 'SAME', 'REFUSED']);
		expect(await counted()).toEqual([2]);

		// A thousand times as many for tests, which come from one address.
		await limit.set({ count: 1_999_999 }).execute();
		expect((await ask([b, c])).codes).toEqual(['TOO_MANY_REQUESTS']);
		expect(await outcomes(c)).toEqual(['ADDED']);
		expect((await ask([d])).codes).toEqual(['TOO_MANY_REQUESTS']);
		await limit.set({ window_ends_at: new Date(0) }).execute();
		expect(await outcomes(b, c, d)).toEqual(['SAME', 'SAME', 'ADDED']);
		expect(await counted()).toEqual([1]);
	});
});

describe('many batches of one account at once', () => {
	it('hold one connection, so that others are answered; a few wait for their turn, and more are refused', async () => {
		const holder = server.openClient();
		await holder.connect();
		try {
			await holder.query("begin; select 1 from account where username = 'an' for no key update");
			const refused: unknown[] = [];
			const all = Array.from({ length: 8 }, async (_, at) => {
				const { codes } = await ask([{ ...house, sourceId: `${at}` }]);
				if (codes.length > 0) refused.push(...codes);
				return codes;
			});
			await expect.poll(() => refused).toEqual(Array(3).fill('TOO_MANY_REQUESTS'));
			expect((await server.ask('{ getMe { id } }', { token: binh })).codes).toEqual([]);
			expect((await ask([house], binh)).codes).toEqual([]);
			await holder.query('commit');
			expect((await Promise.all(all)).filter((codes) => codes.length === 0)).toHaveLength(5);
		} finally {
			await holder.end();
		}
	});
});

describe('staff', () => {
	it('may have rows public at once, with their prices noted', async () => {
		const [result] = await importAs([house], true);
		expect(await stored(result?.id ?? '')).toMatchObject({
			status: 'ACCEPT',
			timeline: [{ kind: 'ACCEPTED' }, { kind: 'POSTED' }],
			priceHistory: [{ priceRaw: 5_200_000_000 }],
		});
		expect(await importAs([{ ...house, price: '5 tỷ' }], true)).toMatchObject([{ outcome: 'CHANGED' }]);
		expect(await importAs([{ ...house, price: '5 tỷ' }], true)).toMatchObject([{ outcome: 'SAME' }]);
		expect(await stored(result?.id ?? '')).toMatchObject({
			status: 'ACCEPT',
			priceHistory: [{ priceRaw: 5_000_000_000 }, { priceRaw: 5_200_000_000 }],
		});
	});

	it('may accept what waits already', async () => {
		const { id } = await one(house);
		expect(await importAs([house], true)).toMatchObject([{ outcome: 'SAME', id }]);
		expect((await stored(id)).status).toBe('ACCEPT');
	});

	it('leave an offering to a moderator, who looks at its terms', async () => {
		const { id } = await one(house);
		const terms = { is_invest: true, total_share: 100, price_per_share: 50_000_000 };
		await server.db.updateTable('listing').set(terms).where('id', '=', id).execute();
		expect(await importAs([house], true)).toMatchObject([{ outcome: 'SAME', id }]);
		expect((await stored(id)).status).toBe('PENDING');
		expect((await act(`acceptLocationInfo(id: "${id}")`)).codes).toEqual([]);
		expect(await importAs([{ ...house, price: '5 tỷ' }], true)).toMatchObject([{ outcome: 'CHANGED', id }]);
		expect((await stored(id)).status).toBe('PENDING');
	});

	it('leave nothing behind of papers that only the version before had', async () => {
		const { id } = await one(house);
		const paper = { id: randomUUID(), account_id: await accountOf('an'), key: `offering/${id}.pdf`, name: 'Sổ.pdf' };
		await server.db.insertInto('offering_file').values(paper).execute();
		const accepted_facts = JSON.stringify({ offering: { documents: [{ kind: 'LEGAL', id: paper.id }] } });
		await server.db.updateTable('listing').set({ accepted_facts }).where('id', '=', id).execute();
		expect(await importAs([{ ...house, price: '5 tỷ' }], true)).toMatchObject([{ outcome: 'CHANGED', id }]);
		const left = await server.db.selectFrom('offering_file').select('id').where('id', '=', paper.id).execute();
		expect(left).toEqual([]);
	});
});

describe('a call', () => {
	it('takes a hundred rows at most, of a named source, from somebody signed in', async () => {
		const rows = Array.from({ length: 101 }, (_, at) => ({ ...house, sourceId: `${at}` }));
		expect((await ask(rows)).codes).toEqual(['BAD_INPUT']);
		expect((await ask([house], '')).codes).toEqual(['UNAUTHENTICATED']);
		source = ' ';
		expect((await ask([house])).codes).toEqual(['BAD_INPUT']);
	});
});

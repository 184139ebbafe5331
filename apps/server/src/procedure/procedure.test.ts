import { randomUUID } from 'node:crypto';
import { PROCEDURES_MAX } from '@ancu/forms/procedure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { detail, fieldsOf, type Owner, owner, setDone, substepIds } from './procedure.fixtures.ts';

let server: TestServer;
let an: Owner;
let binh: Owner;
beforeAll(async () => {
	server = await startTestServer();
	an = await owner(server, 'an');
	binh = await owner(server, 'binh');
});
afterAll(() => server.close());

const rename = (who: Owner, id: string, data: object) =>
	who.ask(
		'mutation ($id: ID!, $data: ProcedureRecordUpdateInput!) { updateProcedureRecord(id: $id, data: $data) { name description price } }',
		{ id, data },
	);
const remove = (who: Owner, id: string) => who.ask('mutation ($id: ID!) { deleteProcedureRecord(id: $id) }', { id });
/** All substeps of a procedure done. */
async function finish(who: Owner, id: string): Promise<void> {
	await setDone(server, id, who.id, substepIds(await who.read(id)).flat());
}

describe('a procedure', () => {
	it('is started once for a key, however often it is sent', async () => {
		const key = randomUUID();
		const send = (name: string) =>
			server.ask<{ createProcedureRecord: { id: string } }>(
				'mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id } }',
				{ token: an.token, variables: { data: { type: 'BUY', name } }, headers: { 'idempotency-key': key } },
			);
		const before = (await an.list()).total;
		const first = await send('Gửi hai lần');
		// The answer was lost on the way.
		expect((await send('Gửi hai lần')).data).toEqual(first.data);
		expect((await an.list()).total).toBe(before + 1);
		expect((await send('Việc khác')).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
	});

	it('starts alone with all steps of its template, and waits for whoever acts first', async () => {
		const id = await an.start({ description: 'Căn ở Bến Nghé.', price: 3_500_000_000 });
		const { procedureRecord, steps, ...rest } = await an.read(id);
		expect(procedureRecord).toMatchObject({
			id,
			name: 'Mua nhà quận 1',
			description: 'Căn ở Bến Nghé.',
			status: 'UNFINISHED',
			type: 'BUY',
			procedureRDId: rest.id,
			side: 'BUYER',
			locationInfo: null,
			price: 3_500_000_000,
			substepDone: 0,
			isOverdue: false,
			isWaitingForMe: true,
			finishedAt: null,
			next: {
				stepId: steps[0]?.id,
				stepTitle: 'Kiểm tra giấy tờ và quy hoạch',
				substepId: steps[0]?.substeps[0]?.id,
				substepTitle: 'Xem bản gốc giấy chứng nhận',
				actor: 'BUYER',
				dueOn: null,
			},
		});
		expect(rest).toMatchObject({
			title: 'Mua bán nhà, đất',
			procedureRecordId: id,
			stepIds: steps.map((step) => step.id),
			doneStepIds: [],
			templateVersion: 1,
		});
		expect(steps.map(({ title }) => title)).toEqual([
			'Kiểm tra giấy tờ và quy hoạch',
			'Đặt cọc',
			'Công chứng hợp đồng',
			'Khai và nộp thuế, lệ phí',
			'Đăng ký sang tên',
			'Bàn giao',
		]);
		expect(procedureRecord.substepTotal).toBe(substepIds(await an.read(id)).flat().length);
		const pay = steps[3]?.substeps.find(({ fees }) => fees.length > 0);
		expect(pay?.fees).toMatchObject([
			{ name: 'Thuế thu nhập cá nhân', payer: 'SELLER', asOf: '2026-07-01' },
			{ name: 'Lệ phí trước bạ', payer: 'BUYER', asOf: '2022-03-01', source: 'Nghị định 10/2022/NĐ-CP' },
		]);
	});

	it('is found by the id of its detail and by its own, and a step of it by its id', async () => {
		const id = await an.start();
		const whole = await an.read(id);
		expect(await an.read(whole.procedureRecord.procedureRDId)).toEqual(whole);
		for (const stepId of whole.stepIds) {
			const { data } = await an.ask(
				'query ($id: ID!) { getOneProcedureStep(id: $id) { id title subStepProcedureIds blockedBy } }',
				{ id: stepId },
			);
			expect(data.getOneProcedureStep).toMatchObject({ id: stepId });
		}
		for (const stepId of [`${id}.nowhere`, id, `${randomUUID()}.deposit`, '', 'x'.repeat(400)])
			expect((await an.ask('query ($id: ID!) { getOneProcedureStep(id: $id) { id } }', { id: stepId })).codes).toEqual([
				'NOT_FOUND',
			]);
	});

	it('is written in the reader’s language', async () => {
		const id = await an.start();
		const { title, steps, procedureRecord } = await an.read(id, 'en');
		expect([title, steps[0]?.title, steps[0]?.substeps[0]?.place, procedureRecord.next?.stepTitle]).toEqual([
			'Buying a home or land',
			'Check documents and planning',
			'At the property',
			'Check documents and planning',
		]);
		expect(steps[3]?.substeps[2]?.fees[0]?.name).toBe('Personal income tax');
	});

	it('waits for the one who acts: seen from the other side it does not', async () => {
		const { procedureRecord } = await an.read(await an.start({ side: 'SELLER' }));
		expect(procedureRecord).toMatchObject({ side: 'SELLER', isWaitingForMe: false });
	});

	it('starts from a listing that can be seen, and goes on without it', async () => {
		const listings = await insertListings(server.db, [
			{ title: 'Nhà công khai' },
			{ title: 'Nhà chờ duyệt của người khác', status: 'PENDING', account_id: binh.id },
			{ title: 'Nhà chờ duyệt của mình', status: 'PENDING', account_id: an.id },
		]);
		const listingId = listings.get('Nhà công khai')?.id ?? '';
		const id = await an.start({ locationInfoId: listingId });
		expect((await an.read(id)).procedureRecord.locationInfo?.title).toBe('Nhà công khai');
		await an.start({ locationInfoId: listings.get('Nhà chờ duyệt của mình')?.id });
		for (const hidden of [listings.get('Nhà chờ duyệt của người khác')?.id, randomUUID(), 'x']) {
			const answer = await an.tryStart({ type: 'BUY', name: 'Nhà', locationInfoId: hidden });
			expect(fieldsOf(answer)).toEqual(['locationInfoId unknown']);
		}

		await server.db
			.updateTable('listing')
			.set({ status: 'PENDING', account_id: binh.id })
			.where('id', '=', listingId)
			.execute();
		expect((await an.read(id)).procedureRecord.locationInfo).toBeNull();
		await server.db.deleteFrom('listing').where('id', '=', listingId).execute();
		expect((await an.read(id)).procedureRecord).toMatchObject({ locationInfo: null, name: 'Mua nhà quận 1' });
	});

	it.each([
		['has no name', { name: '  ' }, ['name required']],
		['has a long name', { name: 'a'.repeat(121) }, ['name too_long']],
		['has a long description', { description: 'a'.repeat(1_001) }, ['description too_long']],
		['costs nothing', { price: 0 }, ['price too_small']],
		['costs too much', { price: 100_000_000_000_001 }, ['price too_large']],
		['has two faults', { name: '', price: -1 }, ['name required', 'price too_small']],
	])('is refused at its fields when it %s', async (_name, data, expected) => {
		const answer = await an.tryStart({ type: 'BUY', name: 'Nhà', ...data });
		expect(answer.codes).toEqual(['BAD_INPUT']);
		expect(fieldsOf(answer)).toEqual(expected);
	});

	it('is renamed in part, and keeps the rest', async () => {
		const id = await an.start({ description: 'Trước.', price: 1_000 });
		expect((await rename(an, id, { name: ' Tên mới ' })).data.updateProcedureRecord).toEqual({
			name: 'Tên mới',
			description: 'Trước.',
			price: 1_000,
		});
		expect((await rename(an, id, { description: '', price: null })).data.updateProcedureRecord).toEqual({
			name: 'Tên mới',
			description: null,
			price: null,
		});
		expect(fieldsOf(await rename(an, id, { name: null }))).toEqual(['name required']);
		expect(fieldsOf(await rename(an, id, { name: 'a'.repeat(121) }))).toEqual(['name too_long']);
	});

	it('is gone once it is deleted', async () => {
		const id = await an.start();
		expect((await remove(an, id)).data.deleteProcedureRecord).toBe(true);
		expect((await remove(an, id)).codes).toEqual(['NOT_FOUND']);
		await expect(an.read(id)).rejects.toThrow('NOT_FOUND');
		const left = server.db.selectFrom('procedure_substep').select('id').where('record_id', '=', id);
		expect(await left.execute()).toEqual([]);
	});

	it('is answered for no cache to keep', async () => {
		const id = await an.start();
		const { headers } = await an.ask('query ($id: ID!) { getOneProcedureRecordDetail(id: $id) { id } }', { id });
		expect(headers.get('cache-control')).toBe('no-store');
	});

	it('is one of a hundred at most, also when two are started at once', async () => {
		const collector = await owner(server, 'investor');
		await collector.start();
		const { template_id } = await server.db
			.selectFrom('procedure_record')
			.select('template_id')
			.where('account_id', '=', collector.id)
			.executeTakeFirstOrThrow();
		await server.db
			.insertInto('procedure_record')
			.values(
				Array.from({ length: PROCEDURES_MAX - 2 }, () => ({
					account_id: collector.id,
					template_id,
					type: 'BUY' as const,
					side: 'BUYER' as const,
					name: 'Nhà',
				})),
			)
			.execute();
		const answers = await Promise.all([1, 2, 3].map(() => collector.tryStart({ type: 'BUY', name: 'Nhà' })));
		expect(answers.map(({ codes }) => codes.join()).sort()).toEqual(['', 'BAD_INPUT', 'BAD_INPUT']);
		const [refused] = answers.filter(({ errors }) => errors);
		expect(refused && fieldsOf(refused)).toEqual(['name over_limit']);
	});
});

describe('the list', () => {
	let who: Owner;
	const ids = new Map<string, string>();
	const names = async (variables: object = {}) => (await who.list(variables)).data.map(({ name }) => name);
	beforeAll(async () => {
		who = await owner(server, 'editor');
		const wanted = [
			{ name: 'Nhà mẹ ở Cầu Giấy', type: 'BUY' },
			{ name: 'Đất vườn', type: 'TRANSFER', description: 'Ở Củ Chi, 500 m².' },
			{ name: 'Tặng con gái', type: 'DONATE', side: 'SELLER' },
			{ name: 'Căn hộ cũ', type: 'BUY' },
			{ name: 'Nhà phố', type: 'BUY', side: 'SELLER' },
		];
		for (const data of wanted) ids.set(data.name, await who.start(data));
		await finish(who, ids.get('Căn hộ cũ') ?? '');
		for (const [name, dueOn] of [
			['Nhà mẹ ở Cầu Giấy', '2020-01-01'],
			['Đất vườn', '2099-12-31'],
			['Tặng con gái', '2020-01-02'],
			['Căn hộ cũ', '2020-01-03'],
		] as const) {
			const [[first = ''] = []] = substepIds(await who.read(ids.get(name) ?? ''));
			expect((await who.change(first, { dueOn })).codes).toEqual([]);
		}
	});

	it('shows late ones first, then the newest; what is done is never late', async () => {
		expect(await names()).toEqual(['Tặng con gái', 'Nhà mẹ ở Cầu Giấy', 'Nhà phố', 'Căn hộ cũ', 'Đất vườn']);
	});

	it.each([
		[{ status: 'FINISHED' }, ['Căn hộ cũ']],
		[{ status: 'UNFINISHED' }, ['Tặng con gái', 'Nhà mẹ ở Cầu Giấy', 'Nhà phố', 'Đất vườn']],
		[{ type: 'BUY' }, ['Nhà mẹ ở Cầu Giấy', 'Nhà phố', 'Căn hộ cũ']],
		[{ type: 'TRANSFER' }, ['Đất vườn']],
		[{ type: 'DONATE' }, ['Tặng con gái']],
		[{ isOverdue: true }, ['Tặng con gái', 'Nhà mẹ ở Cầu Giấy']],
		[{ isOverdue: false }, ['Nhà phố', 'Căn hộ cũ', 'Đất vườn']],
		[{ isWaitingForMe: true }, ['Tặng con gái', 'Nhà mẹ ở Cầu Giấy', 'Đất vườn']],
		[{ isWaitingForMe: false }, ['Nhà phố', 'Căn hộ cũ']],
		[{ type: 'BUY', status: 'UNFINISHED', isWaitingForMe: true }, ['Nhà mẹ ở Cầu Giấy']],
		[
			{ status: null, type: null, isOverdue: null, isWaitingForMe: null },
			['Tặng con gái', 'Nhà mẹ ở Cầu Giấy', 'Nhà phố', 'Căn hộ cũ', 'Đất vườn'],
		],
	])('is filtered by %j', async (filter, expected) => {
		expect(await names({ filter })).toEqual(expected);
	});

	it.each([
		['nha', ['Nhà mẹ ở Cầu Giấy', 'Nhà phố']],
		['CAU giay', ['Nhà mẹ ở Cầu Giấy']],
		['củ chi', ['Đất vườn']],
		['dat cu', ['Đất vườn']],
		['nhà vườn', []],
		['  ', ['Tặng con gái', 'Nhà mẹ ở Cầu Giấy', 'Nhà phố', 'Căn hộ cũ', 'Đất vườn']],
		["%' or 1=1 --", []],
		// What stands beyond 300 characters is not read: each word is compared with each of every procedure.
		[`${'nha '.repeat(80)}vuon`, ['Nhà mẹ ở Cầu Giấy', 'Nhà phố']],
	])('is searched for %j', async (search, expected) => {
		expect(await names({ search })).toEqual(expected);
	});

	it('comes in pages, with how many there are', async () => {
		expect(await names({ limit: 2, page: 2 })).toEqual(['Nhà phố', 'Căn hộ cũ']);
		expect((await who.list({ limit: 2, page: 3 })).total).toBe(5);
		expect(await names({ limit: 2, page: 4 })).toEqual([]);
		const { codes } = await who.ask('{ getAllMyProcedureRecord(limit: 101) { total } }');
		expect(codes).toEqual(['BAD_INPUT']);
	});

	it('says when the last substep was done', async () => {
		const [finished] = (await who.list({ filter: { status: 'FINISHED' } })).data;
		expect(Date.parse(finished?.finishedAt ?? '')).toBeGreaterThan(Date.parse(finished?.createdAt ?? ''));
		expect(finished).toMatchObject({ next: null, isOverdue: false, isWaitingForMe: false });
	});
});

describe('privacy', () => {
	it('keeps a procedure from everybody but its owner, staff too, by whatever way', async () => {
		const id = await an.start({ name: 'Bí mật của An' });
		const { steps } = await an.read(id);
		const [step] = steps;
		const substep = step?.substeps[0]?.id ?? '';
		const others = await Promise.all(['binh', 'support', 'admin', 'collaborator'].map((name) => owner(server, name)));
		const attempts = (ask: Owner['ask']) => [
			ask(`query ($id: ID!) { getOneProcedureRecordDetail(id: $id) { ${detail} } }`, { id }),
			ask('query ($id: ID!) { getOneProcedureStep(id: $id) { id title } }', { id: step?.id }),
			ask('mutation ($id: ID!) { updateSubStepProcedure(id: $id, data: { isDone: true }) { id } }', { id: substep }),
			ask('mutation ($id: ID!) { updateSubStepProcedure(id: $id, data: {}) { id note } }', { id: substep }),
			ask('mutation ($id: ID!) { updateProcedureRecord(id: $id, data: { name: "x" }) { id } }', { id }),
			ask('mutation ($id: ID!) { deleteProcedureRecord(id: $id) }', { id }),
		];
		for (const other of others) {
			for (const attempt of attempts(other.ask)) expect((await attempt).codes).toEqual(['NOT_FOUND']);
			const { data } = await other.list({ limit: 100, search: 'Bí mật' });
			expect(data).toEqual([]);
		}
		for (const attempt of attempts((query, variables) => server.ask(query, { variables: variables ?? {} })))
			expect((await attempt).codes).toEqual(['UNAUTHENTICATED']);
		expect((await an.read(id)).procedureRecord).toMatchObject({ name: 'Bí mật của An', substepDone: 0 });
	});

	it.each(['x', '', '0', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`])(
		'has no procedure and no substep by the id %j',
		async (id) => {
			expect((await an.change(id, { isDone: true })).codes).toEqual(['NOT_FOUND']);
			expect((await rename(an, id, { name: 'x' })).codes).toEqual(['NOT_FOUND']);
			expect((await remove(an, id)).codes).toEqual(['NOT_FOUND']);
			await expect(an.read(id)).rejects.toThrow('NOT_FOUND');
		},
	);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ProcedureTemplateInput, ProcedureType } from '../graphql/schema.generated.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { fieldsOf, type Owner, owner, setDone, substepIds } from './procedure.fixtures.ts';

let server: TestServer;
let an: Owner;
let support: Owner;
let admin: Owner;
beforeAll(async () => {
	server = await startTestServer();
	an = await owner(server, 'an');
	support = await owner(server, 'support');
	admin = await owner(server, 'admin');
});
afterAll(() => server.close());

const both = (text: string) => ({ vn: text, en: `${text} (en)` });
const substep = (key: string, more: object = {}) => ({
	key,
	title: both(key),
	actor: 'BUYER' as const,
	papers: [],
	fees: [],
	...more,
});
const small = (type: ProcedureType, title = 'Mẫu mới'): ProcedureTemplateInput => ({
	type,
	title: both(title),
	steps: [
		{ key: 'first', title: both('Một'), substeps: [substep('a')] },
		{ key: 'second', title: both('Hai'), substeps: [substep('a', { actor: 'NOTARY' }), substep('b')] },
	],
});

const fields =
	'id type version publishedAt updatedAt recordCount title { vn en } steps { key title { vn en } substeps { key actor } }';
const save = (who: Owner, data: ProcedureTemplateInput, id?: string, updatedAt?: string) =>
	who.ask(
		`mutation ($id: ID, $data: ProcedureTemplateInput!, $updatedAt: DateTime) {
			saveProcedureTemplate(id: $id, data: $data, updatedAt: $updatedAt) { ${fields} } }`,
		{ data, id, updatedAt },
	);
const publish = (who: Owner, id: string, updatedAt?: string) =>
	who.ask(
		`mutation ($id: ID!, $updatedAt: DateTime) { publishProcedureTemplate(id: $id, updatedAt: $updatedAt) { ${fields} } }`,
		{ id, updatedAt },
	);
const remove = (who: Owner, id: string, updatedAt?: string) =>
	who.ask(`mutation ($id: ID!, $updatedAt: DateTime) { deleteProcedureTemplate(id: $id, updatedAt: $updatedAt) }`, {
		id,
		updatedAt,
	});
const all = async (who: Owner, type?: ProcedureType) =>
	(await who.ask(`query ($type: ProcedureType) { getAllProcedureTemplate(type: $type) { ${fields} } }`, { type })).data
		.getAllProcedureTemplate;

/** Publishes a new version; returns its id. */
async function release(data: ProcedureTemplateInput): Promise<string> {
	const draft = await save(support, data);
	const { id } = draft.data.saveProcedureTemplate;
	expect((await publish(admin, id)).codes).toEqual([]);
	return id;
}

describe('templates', () => {
	it('are there from the beginning, one version of each type, published', async () => {
		const fresh = await startTestServer();
		onTestFinished(() => fresh.close());
		const found = await all(await owner(fresh, 'support'));
		expect(found).toMatchObject([
			{
				type: 'BUY',
				version: 1,
				publishedAt: expect.any(String),
				recordCount: 0,
				title: { en: 'Buying a home or land' },
			},
			{ type: 'TRANSFER', version: 1 },
			{ type: 'DONATE', version: 1 },
		]);
	});

	it('are kept by support and admin, and by nobody else', async () => {
		const [{ id }] = await all(support, 'BUY');
		for (const name of ['an', 'collaborator', 'investor', 'editor', 'checker']) {
			const other = await owner(server, name);
			const answers = [
				await other.ask('{ getAllProcedureTemplate { id } }'),
				await other.ask('query ($id: ID!) { getOneProcedureTemplate(id: $id) { id } }', { id }),
				await save(other, small('BUY')),
				await publish(other, id),
				await remove(other, id),
			];
			for (const { codes } of answers) expect(codes, name).toEqual(['FORBIDDEN']);
		}
		expect((await server.ask('{ getAllProcedureTemplate { id } }')).codes).toEqual(['UNAUTHENTICATED']);
	});

	it('are drafted, changed and published, and who did what when is kept', async () => {
		const before = await all(support, 'DONATE');
		expect(before.at(-1)).toMatchObject({ version: 1, title: { vn: 'Tặng cho nhà, đất' } });
		const version = before[0].version + 1;
		const { data } = await save(support, small('DONATE'));
		const draft = data.saveProcedureTemplate;
		expect(draft).toMatchObject({ type: 'DONATE', version, publishedAt: null, recordCount: 0 });
		const changed = await save(admin, small('DONATE', 'Mẫu sửa'), draft.id, draft.updatedAt);
		expect(changed.data.saveProcedureTemplate).toMatchObject({ id: draft.id, version, title: both('Mẫu sửa') });
		const published = await publish(support, draft.id);
		expect(published.data.publishProcedureTemplate.publishedAt).toEqual(expect.any(String));
		expect(await all(admin, 'DONATE')).toMatchObject([{ version, title: both('Mẫu sửa') }, ...before]);
		const { data: one } = await admin.ask(`query ($id: ID!) { getOneProcedureTemplate(id: $id) { ${fields} } }`, {
			id: draft.id,
		});
		expect(one.getOneProcedureTemplate).toEqual(published.data.publishProcedureTemplate);
		const events = await server.db
			.selectFrom('procedure_template_event')
			.select(['kind', 'actor_id'])
			.where('template_id', '=', draft.id)
			.orderBy('id')
			.execute();
		expect(events).toEqual([
			{ kind: 'drafted', actor_id: support.id },
			{ kind: 'changed', actor_id: admin.id },
			{ kind: 'published', actor_id: support.id },
		]);
	});

	it('have one draft of a type, whoever begins one at the same time', async () => {
		const answers = await Promise.all([save(support, small('TRANSFER')), save(admin, small('TRANSFER'))]);
		expect(answers.map(({ codes }) => codes.join()).sort()).toEqual(['', 'TEMPLATE_CHANGED']);
		expect((await save(support, small('TRANSFER'))).codes).toEqual(['TEMPLATE_CHANGED']);
		const [draft] = await all(support, 'TRANSFER');
		expect((await publish(support, draft.id)).codes).toEqual([]);
	});

	it('are not published by whoever looked at an older draft', async () => {
		const { id, updatedAt } = (await save(support, small('DONATE', 'Một'))).data.saveProcedureTemplate;
		const { data } = await save(admin, small('DONATE', 'Hai'), id, updatedAt);
		expect((await publish(support, id, updatedAt)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await all(support, 'DONATE'))[0]).toMatchObject({ id, publishedAt: null, title: both('Hai') });
		expect((await publish(support, id, data.saveProcedureTemplate.updatedAt)).codes).toEqual([]);
	});

	it('are not changed by whoever looked at an older draft, nor once they are published', async () => {
		const { data } = await save(support, small('BUY', 'Một'));
		const { id, updatedAt } = data.saveProcedureTemplate;
		const second = await save(admin, small('BUY', 'Hai'), id, updatedAt);
		expect(second.codes).toEqual([]);
		expect((await save(support, small('BUY', 'Ba'), id, updatedAt)).codes).toEqual(['TEMPLATE_CHANGED']);
		expect((await all(admin, 'BUY'))[0].title).toEqual(both('Hai'));
		expect(fieldsOf(await save(support, small('DONATE'), id))).toEqual(['type fixed']);

		await publish(support, id);
		expect((await save(support, small('BUY', 'Bốn'), id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await publish(support, id)).codes).toEqual(['NOT_ALLOWED_NOW']);
		for (const nowhere of [randomUUID(), 'x', '']) {
			expect((await save(support, small('BUY'), nowhere)).codes).toEqual(['NOT_FOUND']);
			expect((await publish(support, nowhere)).codes).toEqual(['NOT_FOUND']);
			const { codes } = await support.ask('query ($id: ID!) { getOneProcedureTemplate(id: $id) { id } }', {
				id: nowhere,
			});
			expect(codes).toEqual(['NOT_FOUND']);
		}
	});

	it('are thrown away as drafts, by whoever looked at the latest, and never once they are published', async () => {
		const before = await all(support, 'TRANSFER');
		const { id, updatedAt } = (await save(support, small('TRANSFER', 'Một'))).data.saveProcedureTemplate;
		const { data } = await save(admin, small('TRANSFER', 'Hai'), id, updatedAt);
		expect((await remove(an, id)).codes).toEqual(['FORBIDDEN']);
		expect((await remove(support, id, updatedAt)).codes).toEqual(['TEMPLATE_CHANGED']);
		expect((await all(support, 'TRANSFER'))[0]).toMatchObject({ id, title: both('Hai') });
		expect((await remove(support, id, data.saveProcedureTemplate.updatedAt)).data).toEqual({
			deleteProcedureTemplate: true,
		});
		expect(await all(support, 'TRANSFER')).toEqual(before);
		for (const nowhere of [id, 'x']) expect((await remove(support, nowhere)).codes).toEqual(['NOT_FOUND']);
		expect((await save(support, small('TRANSFER'), id, updatedAt)).codes).toEqual(['NOT_FOUND']);
		const noted = await server.db
			.selectFrom('audit')
			.select(['operation', 'account_id', 'outcome'])
			.where('record_id', '=', id)
			.where('operation', '=', 'deleteProcedureTemplate')
			.where('outcome', '=', 'OK')
			.execute();
		expect(noted).toEqual([{ operation: 'deleteProcedureTemplate', account_id: support.id, outcome: 'OK' }]);

		// The next one is begun from nothing that is left of it.
		const next = await release(small('TRANSFER', 'Ba'));
		expect((await remove(admin, next)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await all(support, 'TRANSFER'))[0]).toMatchObject({ id: next, version: before[0].version + 1 });
	});

	it.each<[string, object, string[]]>([
		['no title in English', { title: { vn: 'Mẫu', en: ' ' } }, ['title.en required']],
		['no steps', { steps: [] }, ['steps required']],
		[
			'a step without substeps',
			{ steps: [{ key: 'a', title: both('a'), substeps: [] }] },
			['steps.0.substeps required'],
		],
		[
			'two substeps of one key',
			{ steps: [{ key: 'a', title: both('a'), substeps: [substep('b'), substep('b')] }] },
			['steps.0.substeps duplicate'],
		],
		[
			'a fee without a source',
			{
				steps: [
					{
						key: 'a',
						title: both('a'),
						substeps: [
							substep('b', { fees: [{ key: 'f', name: both('f'), text: both('2%'), asOf: '2026-07-01', source: '' }] }),
						],
					},
				],
			},
			['steps.0.substeps.0.fees.0.source required'],
		],
	])('with %s are refused at their fields', async (_name, change, expected) => {
		const answer = await save(support, { ...small('BUY'), ...change });
		expect(answer.codes).toEqual(['BAD_INPUT']);
		expect(fieldsOf(answer)).toEqual(expected);
	});
});

describe('a running procedure', () => {
	it('keeps the version that it began with; new ones follow the new one, and drafts none', async () => {
		const old = await an.start({ type: 'BUY', name: 'Trước' });
		const before = await an.read(old);
		const [[first = ''] = []] = substepIds(before);
		await an.change(first, { isDone: true });

		const draft = await save(support, small('BUY', 'Bản nháp'));
		expect((await an.read(await an.start({ type: 'BUY' }))).templateVersion).toBe(before.templateVersion);
		await publish(support, draft.data.saveProcedureTemplate.id);

		const after = await an.read(old);
		expect(after).toMatchObject({
			templateVersion: before.templateVersion,
			stepIds: before.stepIds,
			title: before.title,
		});
		expect(after.procedureRecord).toMatchObject({ substepTotal: before.procedureRecord.substepTotal, substepDone: 1 });
		const fresh = await an.read(await an.start({ type: 'BUY', name: 'Sau' }));
		expect(fresh).toMatchObject({
			templateVersion: draft.data.saveProcedureTemplate.version,
			title: 'Bản nháp',
			procedureRecord: { substepTotal: 3 },
		});
		expect(Date.parse(fresh.templatePublishedAt)).toBeGreaterThan(Date.parse(after.templatePublishedAt));
		// The same key may stand in two steps: a substep is known by both.
		expect(new Set(substepIds(fresh).flat()).size).toBe(3);
	});

	it('is counted by its version until it is finished', async () => {
		const id = await release(small('DONATE', 'Đếm'));
		const count = async () => (await all(support, 'DONATE')).find((each: { id: string }) => each.id === id).recordCount;
		expect(await count()).toBe(0);
		const [first, second] = [await an.start({ type: 'DONATE' }), await an.start({ type: 'DONATE' })];
		expect(await count()).toBe(2);
		await setDone(server, first, an.id, substepIds(await an.read(first)).flat());
		expect(await count()).toBe(1);
		await an.ask('mutation ($id: ID!) { deleteProcedureRecord(id: $id) }', { id: second });
		expect(await count()).toBe(0);
	});
});

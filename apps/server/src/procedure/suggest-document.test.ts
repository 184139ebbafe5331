import { randomUUID } from 'node:crypto';
import { SUGGESTED_DOCUMENTS_MAX } from '@ancu/forms/procedure';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import type { ProcedureType, SuggestDocumentInput, SuggestDocumentText } from '../graphql/schema.generated.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { suggestDocuments } from './documents/index.ts';
import { insertProcedureContent } from './insert-procedure-content.ts';
import { fieldsOf, type Owner, owner } from './procedure.fixtures.ts';

let server: TestServer;
let support: Owner;
let admin: Owner;
beforeAll(async () => {
	server = await startTestServer();
	support = await owner(server, 'support');
	admin = await owner(server, 'admin');
});
/** What an installation begins with. */
beforeEach(async () => {
	await server.db.deleteFrom('suggest_document_event').execute();
	await server.db.deleteFrom('suggest_document').execute();
	await insertProcedureContent(server.db);
});
afterAll(() => server.close());

const both = (text: string) => ({ vn: text, en: `${text} (en)` });
const written = (title = 'Tài liệu mới', more: Partial<SuggestDocumentInput> = {}): SuggestDocumentInput => ({
	title: both(title),
	content: both('Nên có:\n- hợp đồng'),
	types: ['BUY'],
	link: null,
	...more,
});

const fields = 'id position title { vn en } content { vn en } types link updatedAt';
type Looked = Pick<SuggestDocumentText, 'id' | 'updatedAt'>;
const save = (who: Owner, data: SuggestDocumentInput, looked?: { id: string; updatedAt?: string }, key?: string) =>
	server.ask(
		`mutation ($id: ID, $data: SuggestDocumentInput!, $updatedAt: DateTime) {
			saveSuggestDocument(id: $id, data: $data, updatedAt: $updatedAt) { ${fields} } }`,
		{
			token: who.token,
			variables: { data, id: looked?.id, updatedAt: looked?.updatedAt },
			...(key && { headers: { 'idempotency-key': key } }),
		},
	);
const remove = (who: Owner, { id, updatedAt }: { id: string; updatedAt?: string }) =>
	who.ask('mutation ($id: ID!, $updatedAt: DateTime) { removeSuggestDocument(id: $id, updatedAt: $updatedAt) }', {
		id,
		updatedAt,
	});
const write = async (data = written()): Promise<SuggestDocumentText> =>
	(await save(support, data)).data.saveSuggestDocument;
const all = async (who: Owner = support): Promise<SuggestDocumentText[]> =>
	(await who.ask(`{ getAllSuggestDocumentText { ${fields} } }`)).data.getAllSuggestDocumentText;
const one = (who: Owner, id: string) =>
	who.ask(`query ($id: ID!) { getOneSuggestDocumentText(id: $id) { ${fields} } }`, { id });
/** What everybody reads. */
const readAs = async (language: string, type?: ProcedureType) => {
	const { data } = await server.ask(
		'query ($type: ProcedureType) { getAllSuggestDocument(limit: 100, type: $type) { total data { id title content types link } } }',
		{ variables: { type }, language },
	);
	return data.getAllSuggestDocument as { total: number; data: { id: string; title: string; link: string | null }[] };
};
const eventsOf = (id: string) =>
	server.db
		.selectFrom('suggest_document_event')
		.select(['kind', 'actor_id'])
		.where('document_id', '=', id)
		.orderBy('id')
		.execute();

describe('suggested documents that staff write', () => {
	it('are those that an installation begins with, in both languages', async () => {
		expect(await all()).toMatchObject(
			suggestDocuments.map(({ id, title, content, types }, position) => ({ id, position, title, content, types })),
		);
	});

	it('are written by support and admin, and by nobody else', async () => {
		const [first] = (await all()) as [SuggestDocumentText];
		for (const name of ['an', 'collaborator', 'investor', 'editor', 'checker']) {
			const other = await owner(server, name);
			const answers = [
				await other.ask('{ getAllSuggestDocumentText { id } }'),
				await one(other, first.id),
				await save(other, written()),
				await save(other, written(), first),
				await remove(other, first),
			];
			for (const { codes } of answers) expect(codes, name).toEqual(['FORBIDDEN']);
		}
		expect((await server.ask('{ getAllSuggestDocumentText { id } }')).codes).toEqual(['UNAUTHENTICATED']);
		expect(await all()).toContainEqual(first);
	});

	it('stand behind the others, are read at once in the reader’s language, changed and removed, and who did what is kept', async () => {
		const document = await write(written('Mới', { types: ['DONATE', 'BUY'], link: 'https://dichvucong.gov.vn' }));
		expect(document).toMatchObject({ types: ['BUY', 'DONATE'], link: 'https://dichvucong.gov.vn' });
		expect((await all()).at(-1)).toEqual(document);
		expect((await readAs('en', 'DONATE')).data.at(-1)).toMatchObject({ id: document.id, title: 'Mới (en)' });

		const { data, codes } = await save(admin, written('Sửa', { types: ['DONATE'] }), document);
		expect(codes).toEqual([]);
		const changed: SuggestDocumentText = data.saveSuggestDocument;
		expect(changed).toMatchObject({ id: document.id, position: document.position, title: both('Sửa'), link: null });
		expect((await one(support, document.id)).data.getOneSuggestDocumentText).toEqual(changed);
		expect((await readAs('vn', 'DONATE')).data.at(-1)).toMatchObject({ title: 'Sửa' });
		expect((await readAs('vn', 'BUY')).data.map(({ id }) => id)).not.toContain(document.id);

		expect((await remove(support, changed)).data.removeSuggestDocument).toBe(true);
		expect((await readAs('vn')).data.map(({ id }) => id)).not.toContain(document.id);
		expect((await all()).map(({ id }) => id)).not.toContain(document.id);
		expect(await eventsOf(document.id)).toEqual([
			{ kind: 'written', actor_id: support.id },
			{ kind: 'changed', actor_id: admin.id },
			{ kind: 'removed', actor_id: support.id },
		]);
		// Gone, it is neither read nor changed.
		for (const id of [document.id, randomUUID(), '']) {
			const answers = [await one(support, id), await save(support, written(), { id }), await remove(support, { id })];
			for (const { codes: refused } of answers) expect(refused).toEqual(['NOT_FOUND']);
		}
	});

	it('are in the log of staff', async () => {
		const document = await write(written('Trong nhật ký'));
		await remove(admin, document);
		const { data } = await admin.ask(
			'query ($recordId: ID) { getAllAudit(recordId: $recordId) { data { operation outcome } } }',
			{ recordId: document.id },
		);
		expect(data.getAllAudit.data).toEqual([
			{ operation: 'removeSuggestDocument', outcome: 'OK' },
			{ operation: 'saveSuggestDocument', outcome: 'OK' },
		]);
	});

	it('are not changed or removed by whoever looked at an older one', async () => {
		const document = await write(written('Một'));
		const [first, second] = await Promise.all([
			save(support, written('Hai'), document),
			save(admin, written('Ba'), document),
		]);
		expect([first.codes.join(), second.codes.join()].sort()).toEqual(['', 'SUGGEST_DOCUMENT_CHANGED']);
		const kept = (await one(support, document.id)).data.getOneSuggestDocumentText;
		expect(kept.title).toEqual(both(first.codes.length > 0 ? 'Ba' : 'Hai'));
		expect((await remove(support, document)).codes).toEqual(['SUGGEST_DOCUMENT_CHANGED']);
		expect((await remove(support, kept)).codes).toEqual([]);
	});

	it('are written once for a key, however often they are sent', async () => {
		const key = randomUUID();
		const send = (title: string, looked?: Looked) => save(support, written(title), looked, key);
		const first = (await send('Gửi hai lần')).data.saveSuggestDocument;
		// The answer was lost on the way.
		expect((await send('Gửi hai lần')).data.saveSuggestDocument.id).toBe(first.id);
		expect((await send('Khác')).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
		expect((await all()).filter(({ title }) => title.vn === 'Gửi hai lần')).toHaveLength(1);
		const changing = randomUUID();
		for (const _ of [1, 2]) expect((await save(support, written('Sửa một lần'), first, changing)).codes).toEqual([]);
		expect((await eventsOf(first.id)).map(({ kind }) => kind)).toEqual(['written', 'changed']);
	});

	it.each<[string, Partial<SuggestDocumentInput>, string[]]>([
		['no title in English', { title: { vn: 'Chữ', en: ' ' } }, ['title.en required']],
		['no text in Vietnamese', { content: { vn: '', en: 'Text' } }, ['content.vn required']],
		['too long a text', { content: both('a'.repeat(2_001)) }, ['content.vn too_long', 'content.en too_long']],
		['nothing that they help with', { types: [] }, ['types required']],
		['a link that is not safe', { link: 'http://dichvucong.gov.vn' }, ['link invalid']],
	])('with %s are refused at their fields', async (_name, change, expected) => {
		const answer = await save(support, written('Sai', change));
		expect(answer.codes).toEqual(['BAD_INPUT']);
		expect(fieldsOf(answer)).toEqual(expected);
	});
});

describe('at the next start', () => {
	it('what staff changed or removed of the first documents stays so', async () => {
		const [changed, removed] = (await all()) as [SuggestDocumentText, SuggestDocumentText];
		await save(admin, written('Theo luật mới', { types: ['BUY'] }), changed);
		await remove(admin, removed);
		const before = await all();
		await insertProcedureContent(server.db);
		expect(await all()).toEqual(before);
		expect(before[0]).toMatchObject({ id: changed.id, title: both('Theo luật mới') });
		expect((await readAs('vn')).data.map(({ id }) => id)).not.toContain(removed.id);
	});
});

describe('where there are as many as a page shows', () => {
	const fill = async (count = SUGGESTED_DOCUMENTS_MAX) => {
		const { length } = await all();
		const text = JSON.stringify(both('Thêm'));
		const more = Array.from({ length: count - length }, (_, index) => ({
			id: randomUUID(),
			position: length + index,
			title: text,
			content: text,
			types: ['BUY' as const],
			link: null,
		}));
		await server.db.insertInto('suggest_document').values(more).execute();
	};

	it('another one is refused until one is removed', async () => {
		await fill();
		const refused = await save(support, written('Quá nhiều'));
		expect(fieldsOf(refused)).toEqual(['types over_limit']);
		const last = (await all()).at(-1) as SuggestDocumentText;
		expect((await save(support, written('Vẫn sửa được'), last)).codes).toEqual([]);
		expect((await remove(support, { id: last.id })).codes).toEqual([]);
		expect((await save(support, written('Còn chỗ'))).codes).toEqual([]);
	});

	it('one of two that are written at once is refused', async () => {
		await fill(SUGGESTED_DOCUMENTS_MAX - 1);
		const [locked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		// They may count, and not write yet.
		const holding = inTransaction(server.db, async (tx) => {
			await sql`lock table suggest_document in share mode`.execute(tx);
			locked.resolve();
			await waiting.promise;
		});
		await locked.promise;
		const saving = [support, admin].map((who) => save(who, written('Cùng lúc')));
		await expect.poll(() => countWaiting(server.db)).toBe(2);
		waiting.resolve();
		await holding;
		expect((await Promise.all(saving)).flatMap(fieldsOf)).toEqual(['types over_limit']);
		expect(await all()).toHaveLength(SUGGESTED_DOCUMENTS_MAX);
	});

	it('staff see more of them, where there are more', async () => {
		await fill(SUGGESTED_DOCUMENTS_MAX + 1);
		expect(await all()).toHaveLength(SUGGESTED_DOCUMENTS_MAX + 1);
	});
});

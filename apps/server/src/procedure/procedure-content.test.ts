import { estimateFees, procedureTemplateSchema, suggestDocumentSchema, type TemplateFee } from '@ancu/forms/procedure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { suggestDocuments } from './documents/index.ts';
import { insertProcedureContent } from './insert-procedure-content.ts';
import { types } from './procedure.fixtures.ts';
import { firstTemplates } from './templates/index.ts';

const feesOf = (type: (typeof types)[number]): TemplateFee[] =>
	firstTemplates[type].steps.flatMap(({ substeps }) => substeps.flatMap(({ fees }) => fees));

describe.each(types)('the first template of %s', (type) => {
	it('is one that staff could have written', () => {
		const parsed = procedureTemplateSchema.safeParse({ type, ...firstTemplates[type] });
		expect(parsed.error?.issues).toBeUndefined();
	});

	it('says of every step who acts and how long it takes, and of every fee the law and its date', () => {
		for (const { substeps } of firstTemplates[type].steps)
			for (const { actor, daysMin, daysMax } of substeps) {
				expect(actor).toBeTruthy();
				expect(daysMax).toBeGreaterThanOrEqual(daysMin ?? Number.NaN);
			}
		for (const { asOf, source } of feesOf(type))
			expect([asOf, source]).toEqual([expect.stringMatching(/^20\d\d-/), expect.stringMatching(/\d/)]);
	});

	it('names the same laws as the estimate does', () => {
		const price = 1_000_000_000;
		const { lines } = estimateFees({ type, price, isCloseFamily: false, isOnlyHome: false, on: '2026-11-21' });
		const laws = (fees: readonly { asOf: string; source: string }[]) =>
			new Set(fees.map(({ asOf, source }) => `${source} ${asOf}`));
		expect(laws(feesOf(type))).toEqual(laws(lines));
	});
});

describe('suggested documents', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	const ask = async (variables: object = {}, language?: string) => {
		const { data } = await server.ask(
			`query ($page: Int, $limit: Int, $type: ProcedureType) {
				getAllSuggestDocument(page: $page, limit: $limit, type: $type) { total data { id title content images link types } } }`,
			{ variables: { limit: 100, ...variables }, ...(language && { language }) },
		);
		return data.getAllSuggestDocument;
	};

	it('are for everybody, a handful for each type', async () => {
		expect((await ask()).total).toBe(suggestDocuments.length);
		for (const type of types) {
			const { data, total } = await ask({ type });
			expect(total).toBeGreaterThanOrEqual(4);
			expect(data).toHaveLength(total);
			for (const document of data) expect(document.types).toContain(type);
		}
	});

	it('are written in the reader’s language', async () => {
		const [vn] = (await ask({ type: 'DONATE' })).data;
		const [en] = (await ask({ type: 'DONATE' }, 'en')).data;
		expect([vn.id, vn.title, en.title]).toEqual([
			en.id,
			'Trước khi tặng cho: nên bàn trước',
			'Before a gift: what to talk about',
		]);
	});

	it('come in pages', async () => {
		const first = await ask({ limit: 2 });
		const second = await ask({ limit: 2, page: 2 });
		expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
			suggestDocuments.slice(0, 4).map(({ id }) => id),
		);
		expect(first.total).toBe(suggestDocuments.length);
	});

	it('are such as staff could have written', () => {
		for (const { id, link, ...document } of suggestDocuments) {
			const parsed = suggestDocumentSchema.safeParse({ link, ...document });
			expect(parsed.error?.issues, id).toBeUndefined();
		}
	});

	it('have as many lines in both languages', () => {
		for (const { id, content } of suggestDocuments)
			expect(
				content.en.split('\n').map((line) => line.startsWith('- ')),
				id,
			).toEqual(content.vn.split('\n').map((line) => line.startsWith('- ')));
	});

	it('and templates are put there once, and what staff changed stays', async () => {
		const change = server.db.updateTable('suggest_document').set({ link: 'https://example.org' });
		await change.where('id', '=', 'deposit-checklist').execute();
		const before = (await ask()).data;
		await insertProcedureContent(server.db);
		expect((await ask()).data).toEqual(before);
		const { count } = await server.db
			.selectFrom('procedure_template')
			.select((eb) => eb.fn.countAll<number>().as('count'))
			.executeTakeFirstOrThrow();
		expect(count).toBe(types.length);
	});
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { both, need, newsFields, type Writer, writer } from './article.fixtures.ts';
import { findNews } from './article.repository.ts';
import { hostileHtml } from './hostile.fixtures.ts';

let server: TestServer;
let editor: Writer;
beforeAll(async () => {
	server = await startTestServer();
	editor = await writer(server, 'editor');
});
afterAll(() => server.close());

const read = (id: string, language = 'vi', token?: string) =>
	server.ask(`query ($id: ID!) { getOneNews(id: $id) { ${newsFields} } }`, { variables: { id }, language, token });
const list = async (variables: object = {}, language = 'vi', at = server) =>
	need(
		await at.ask(
			`query ($page: Int, $limit: Int) { getAllNews(page: $page, limit: $limit) {
				total data { id slug title summary publishedAt authorName readingMinutes cover { url } } } }`,
			{ variables: { ...variables }, language },
		),
	).getAllNews;

describe('news', () => {
	it('are none in the beginning', async () => {
		const fresh = await startTestServer();
		onTestFinished(fresh.close);
		expect(await list({}, 'vi', fresh)).toEqual({ total: 0, data: [] });
	});

	it('are read by everybody, by id and slug, in their language', async () => {
		const { id } = await editor.release(both('Thuê nhà an toàn'));
		for (const key of [id, id.toUpperCase(), 'thue-nha-an-toan'])
			expect(need(await read(key)).getOneNews).toMatchObject({
				id,
				slug: 'thue-nha-an-toan',
				status: 'PUBLISHED',
				title: 'Thuê nhà an toàn',
				summary: 'Từng bước một.',
				html: '<h2 id="h-giay-to">Giấy tờ</h2>\n<p>Xem <strong>kỹ</strong>.</p>\n',
				headings: [{ id: 'h-giay-to', level: 2, text: 'Giấy tờ' }],
				cover: null,
				authorName: 'Biên tập',
				readingMinutes: 1,
			});
		expect(need(await read(id, 'en')).getOneNews).toMatchObject({
			title: 'Thuê nhà an toàn (en)',
			headings: [{ id: 'h-papers', text: 'Papers' }],
		});
		expect((await list({}, 'en')).data[0]).toMatchObject({ id, title: 'Thuê nhà an toàn (en)' });
	});

	it('are listed newest first, page by page', async () => {
		const one = await editor.release(both('Một'));
		const two = await editor.release(both('Hai'));
		const three = await editor.release(both('Ba'));
		const { data, total } = await list({ limit: 100 });
		expect(data).toHaveLength(total);
		expect(data.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([three.id, two.id, one.id]);
		for (const page of [1, 2])
			expect(await list({ limit: 2, page })).toEqual({ total, data: data.slice(2 * page - 2, 2 * page) });
		expect((await server.ask('{ getAllNews(limit: 101) { total } }')).codes).toEqual(['BAD_INPUT']);
	});

	it('are listed without their bodies', async () => {
		await editor.release(both('Dài', { body: { vn: 'từ '.repeat(900), en: 'word '.repeat(400) } }));
		const { data } = await findNews(server.db, { limit: 1, offset: 0 });
		expect(data[0]).toMatchObject({ minutes: { vn: 5, en: 2 } });
		expect(JSON.stringify(data)).not.toMatch(/từ từ|word word/);
		for (const [language, minutes] of [
			['vi', 5],
			['en', 2],
		] as const)
			expect((await list({ limit: 1 }, language)).data[0].readingMinutes).toBe(minutes);
	});

	it('are not there as drafts, but for editors', async () => {
		const draft = await editor.draft(both('Nháp', { title: { vn: 'Nháp', en: '' }, body: { vn: 'Thân', en: '' } }));
		const an = await writer(server, 'an');
		for (const token of [undefined, an.token]) expect((await read(draft.id, 'vi', token)).codes).toEqual(['NOT_FOUND']);
		expect(need(await read(draft.id, 'en', editor.token)).getOneNews).toMatchObject({
			slug: draft.id,
			status: 'DRAFT',
			title: 'Nháp',
			html: '<p>Thân</p>\n',
		});
		expect(JSON.stringify(await list({ limit: 100 }))).not.toContain(draft.id);

		const published = await editor.release(both('Lên rồi xuống'));
		need(await editor.unpublish(published));
		for (const key of [published.id, 'len-roi-xuong']) {
			expect((await read(key)).codes).toEqual(['NOT_FOUND']);
			// It keeps its address and its day, which therefore tell nothing.
			expect(need(await read(key, 'vi', editor.token)).getOneNews).toMatchObject({
				slug: 'len-roi-xuong',
				status: 'DRAFT',
			});
		}
	});

	it('are nowhere else', async () => {
		for (const nowhere of [randomUUID(), 'khong-co', '', '../etc/passwd', 'a'.repeat(500), "' or 1=1 --"])
			expect((await read(nowhere)).codes, nowhere).toEqual(['NOT_FOUND']);
	});

	it('are harmless, even where the database holds what is not', async () => {
		const { id } = await editor.release(both('Độc', { body: { vn: hostileHtml.join('\n\n'), en: 'a' } }));
		const { html } = need(await read(id)).getOneNews;
		expect(html).not.toMatch(/<(?!\/?(p|h2|a|strong|em)\b)/);
		expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');

		const rendered = { html: '<script>alert(1)</script><p onclick="x">a</p>', headings: [], minutes: 1 };
		await server.db
			.updateTable('article')
			.set({ rendered: JSON.stringify({ vn: rendered, en: rendered }) })
			.where('id', '=', id)
			.execute();
		expect(need(await read(id)).getOneNews.html).toBe('<p>a</p>');
	});
});

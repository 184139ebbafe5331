import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../file/picture.fixtures.ts';
import type { Article, ArticleInput } from '../graphql/schema.generated.ts';
import { fieldsOf } from '../procedure/procedure.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { both, fields, need, sendCover, type Writer, writer } from './article.fixtures.ts';

let server: TestServer;
let editor: Writer;
let admin: Writer;
beforeAll(async () => {
	server = await startTestServer();
	editor = await writer(server, 'editor');
	admin = await writer(server, 'admin');
});
afterAll(() => server.close());

const cover = (image: string, alt = { vn: 'Căn hộ', en: 'A flat' }) => ({ image, alt });

describe('an article', () => {
	it('is drafted, changed, published, taken back and thrown away, and who did what is kept', async () => {
		const draft = await editor.draft();
		expect(draft).toMatchObject({
			slug: null,
			status: 'DRAFT',
			version: 1,
			publishedAt: null,
			authorName: 'Biên tập',
			...both(),
		});
		const changed = need(await admin.change(draft, both('Đọc sổ đỏ'))).updateArticle;
		expect(changed).toMatchObject({ version: 2, slug: null, title: { vn: 'Đọc sổ đỏ' }, authorName: 'Biên tập' });
		const published = need(await editor.publish(changed)).publishArticle;
		expect(published).toMatchObject({ status: 'PUBLISHED', slug: 'doc-so-do', version: 3 });
		expect(published.publishedAt).toEqual(expect.any(String));
		expect((await editor.remove(published)).codes).toEqual(['NOT_ALLOWED_NOW']);
		expect((await editor.publish(published)).codes).toEqual(['NOT_ALLOWED_NOW']);
		const back = need(await admin.unpublish(published)).unpublishArticle;
		expect(back).toMatchObject({ status: 'DRAFT', slug: 'doc-so-do', version: 4 });
		expect((await admin.unpublish(back)).codes).toEqual(['NOT_ALLOWED_NOW']);
		const events = await server.db
			.selectFrom('article_event')
			.select(['kind', 'actor_id'])
			.where('article_id', '=', draft.id)
			.orderBy('id')
			.execute();
		expect(events).toEqual([
			{ kind: 'drafted', actor_id: editor.id },
			{ kind: 'changed', actor_id: admin.id },
			{ kind: 'published', actor_id: editor.id },
			{ kind: 'unpublished', actor_id: admin.id },
		]);
		expect(need(await editor.remove(back)).deleteArticle).toBe(true);
		expect((await editor.remove(back)).codes).toEqual(['NOT_FOUND']);
	});

	it('is begun once for a key, with its cover, however often it is sent', async () => {
		const image = await sendCover(server, editor, await photo(60, 40).jpeg().toBuffer());
		const key = randomUUID();
		const send = (data: ArticleInput) =>
			server.ask<{ createArticle: Article }>(
				`mutation ($data: ArticleInput!) { createArticle(data: $data) { ${fields} } }`,
				{ token: editor.token, variables: { data }, headers: { 'idempotency-key': key } },
			);
		const data = both('Gửi hai lần', { cover: cover(image) });
		const first = await send(data);
		expect(first.data.createArticle.cover).not.toBeNull();
		// The answer was lost on the way.
		expect((await send(data)).data.createArticle.id).toBe(first.data.createArticle.id);
		expect((await send({ ...data, title: { vn: 'Khác', en: '' } })).codes).toEqual(['IDEMPOTENCY_MISMATCH']);
	});

	it('keeps its address and its date once they are known', async () => {
		const first = await editor.release(both('Giá nhà'));
		const renamed = need(await editor.change(first, both('Giá đất'))).updateArticle;
		expect(renamed).toMatchObject({ slug: 'gia-nha', publishedAt: first.publishedAt, title: { vn: 'Giá đất' } });
		const back = need(await editor.unpublish(renamed)).unpublishArticle;
		const again = need(await editor.publish(back)).publishArticle;
		expect(again).toMatchObject({ slug: 'gia-nha', publishedAt: first.publishedAt });
	});

	it('has an address of its own, whoever publishes another of the same title at the same moment', async () => {
		const drafts = await Promise.all([1, 2, 3].map(() => editor.draft(both('Trùng tên: đặt cọc?'))));
		const answers = await Promise.all(drafts.map((draft) => editor.publish(draft)));
		const slugs = answers.map((answer) => need(answer).publishArticle.slug);
		expect(new Set(slugs).size).toBe(3);
		for (const slug of slugs) expect(slug).toMatch(/^trung-ten-dat-coc(-[0-9a-f]{8})?$/);
	});

	it('is not changed by whoever looked at an older one, and loses nothing', async () => {
		const draft = await editor.draft(both('Một'));
		const [one, other] = await Promise.all([editor.change(draft, both('Hai')), admin.change(draft, both('Ba'))]);
		expect([one.codes.join(), other.codes.join()].sort()).toEqual(['', 'ARTICLE_CHANGED']);
		const kept = await editor.read(draft.id);
		expect(kept.title.vn).toBe(one.errors ? 'Ba' : 'Hai');
		for (const act of [editor.publish, editor.unpublish, editor.remove])
			expect((await act(draft)).codes).toEqual(['ARTICLE_CHANGED']);
		expect((await editor.read(draft.id)).version).toBe(2);
	});

	it('is published in both languages only, and stays in both', async () => {
		const half = both('Nửa', { summary: { vn: 'Tóm tắt', en: '' }, body: { vn: 'Nội dung', en: ' ' } });
		const draft = await editor.draft(half);
		const refused = await editor.publish(draft);
		expect(refused.codes).toEqual(['BAD_INPUT']);
		expect(fieldsOf(refused)).toEqual(['summary.en required', 'body.en required']);
		const whole = need(await editor.change(draft, both('Nửa'))).updateArticle;
		const published = need(await editor.publish(whole)).publishArticle;
		expect(fieldsOf(await editor.change(published, half))).toEqual(['summary.en required', 'body.en required']);
	});

	it.each([
		['no title', { title: { vn: ' ', en: '' } }, ['title.vn required']],
		['a title of figures', { title: { vn: '2026', en: '' } }, ['title.vn invalid']],
		['a long body', { body: { vn: 'a'.repeat(40_001), en: '' } }, ['body.vn too_long']],
		['quotes in quotes', { body: { vn: '>'.repeat(1_000), en: '' } }, ['body.vn too_deep']],
		['a cover of nobody', { cover: cover('x') }, ['cover.image unknown']],
		['a cover without words', { cover: cover('x', { vn: '', en: '' }) }, ['cover.alt.vn required']],
	])('with %s is refused at its fields', async (_name, more, expected) => {
		expect(fieldsOf(await editor.create(both('Sai', more)))).toEqual(expected);
	});

	it('is there for editors and nobody else', async () => {
		const draft = await editor.draft();
		for (const name of ['an', 'support', 'checker']) {
			const other = await writer(server, name);
			const answers = [
				await other.ask('{ getAllArticle { total } }'),
				await other.ask('query ($id: ID!) { getOneArticle(id: $id) { id } }', { id: draft.id }),
				await other.ask('{ previewArticle(body: "a") }'),
				await other.create(),
				await other.change(draft, both()),
				await other.publish(draft),
				await other.unpublish(draft),
				await other.remove(draft),
			];
			for (const { codes } of answers) expect(codes, name).toEqual(['FORBIDDEN']);
		}
		for (const nowhere of [randomUUID(), 'x', ''])
			expect((await editor.ask('query ($id: ID!) { getOneArticle(id: $id) { id } }', { id: nowhere })).codes).toEqual([
				'NOT_FOUND',
			]);
	});

	it('is listed by status, changed last first', async () => {
		const list = async (status?: string) =>
			need(
				await editor.ask(
					`query ($status: ArticleStatus) { getAllArticle(limit: 100, status: $status) { total data { ${fields} } } }`,
					{ status },
				),
			).getAllArticle;
		const draft = await editor.draft(both('Bài cuối'));
		const all = await list();
		expect(all.data[0].id).toBe(draft.id);
		const [drafts, published] = [await list('DRAFT'), await list('PUBLISHED')];
		expect(drafts.total + published.total).toBe(all.total);
		expect(drafts.data.every(({ status }: { status: string }) => status === 'DRAFT')).toBe(true);
		expect(published.data.every(({ status }: { status: string }) => status === 'PUBLISHED')).toBe(true);
	});

	it('shows its editor the very HTML that its readers get', async () => {
		const body = '## Một\n\n<script>alert(1)</script> [x](javascript:alert(1)) [y](/tool)';
		const preview = need(await editor.ask('query ($body: String!) { previewArticle(body: $body) }', { body }));
		const { id } = await editor.release(both('Xem trước', { body: { vn: body, en: body } }));
		const { data } = await server.ask('query ($id: ID!) { getOneNews(id: $id) { html } }', { variables: { id } });
		expect(data.getOneNews.html).toBe(preview.previewArticle);
		const long = await editor.ask('query ($body: String!) { previewArticle(body: $body) }', {
			body: 'a'.repeat(40_001),
		});
		expect(long.codes).toEqual(['BAD_INPUT']);
	});
});

describe('the cover of an article', () => {
	it('comes in three sizes with words in both languages, is kept, and goes with its files', async () => {
		const upload = await sendCover(server, editor, await photo(2000, 1500).jpeg().toBuffer());
		const draft = await editor.draft(both('Có bìa', { cover: cover(upload) }));
		expect(draft.cover).toMatchObject({
			alt: { vn: 'Căn hộ', en: 'A flat' },
			photo: { width: 1920, height: 1440, sources: [{ width: 480 }, { width: 960 }, { width: 1920 }] },
		});
		const key = draft.cover?.photo.key ?? '';
		expect((await fetch(server.url + draft.cover?.photo.url)).status).toBe(200);

		const kept = need(
			await editor.change(draft, both('Có bìa', { cover: cover(key, { vn: 'Mới', en: '' }) })),
		).updateArticle;
		expect(kept.cover).toMatchObject({ photo: { key }, alt: { vn: 'Mới', en: '' } });
		expect(fieldsOf(await editor.publish(kept))).toEqual(['cover.alt.en required']);
		// An upload is good for once, and another article's picture is nobody else's.
		expect(fieldsOf(await editor.create(both('Khác', { cover: cover(upload) })))).toEqual(['cover.image unknown']);
		expect(fieldsOf(await editor.create(both('Khác', { cover: cover(key) })))).toEqual(['cover.image unknown']);

		const bare = need(await editor.change(kept, both('Có bìa'))).updateArticle;
		expect(bare.cover).toBeNull();
		const gone = server.url + draft.cover?.photo.url;
		await expect.poll(async () => (await fetch(gone)).status).toBe(404);
	});

	it('of somebody else is not to be had', async () => {
		const upload = await sendCover(server, admin, await photo(60, 40).jpeg().toBuffer());
		expect(fieldsOf(await editor.create(both('Khác', { cover: cover(upload) })))).toEqual(['cover.image unknown']);
	});
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { articles } from '@ancu/demo/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertDemoArticles } from './insert-demo-articles.ts';

let server: TestServer;
let files: string;
beforeAll(async () => {
	server = await startTestServer();
	files = await mkdtemp(path.join(os.tmpdir(), 'ancu-articles-'));
});
afterAll(async () => {
	await server.close();
	await rm(files, { recursive: true });
});

it('a trial site has articles to read in both languages, each with its cover', async () => {
	await insertDemoArticles(server.db, { files });
	for (const [language, name] of [
		['vi', 'vn'],
		['en', 'en'],
	] as const) {
		const { data } = await server.ask(
			'{ getAllNews { total data { slug title readingMinutes authorName cover { url caption } } } }',
			{ language },
		);
		const news = data.getAllNews.data as { slug: string; title: string; cover: { url: string; caption: string } }[];
		expect(news.map(({ title }) => title)).toEqual(articles.map(({ title }) => title[name]));
		for (const { cover } of news) expect(cover.caption.length).toBeGreaterThan(5);
		const [first] = news;
		const { data: read } = await server.ask('query ($id: ID!) { getOneNews(id: $id) { html headings { id } } }', {
			variables: { id: first?.slug },
			language,
		});
		expect(read.getOneNews.headings.length).toBeGreaterThan(3);
		expect(read.getOneNews.html).toContain('href="/transaction"');
	}
	expect(await readdir(files)).toHaveLength(articles.length);
});

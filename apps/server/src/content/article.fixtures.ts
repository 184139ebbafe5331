import type { Article, ArticleInput } from '../graphql/schema.generated.ts';
import { person } from '../planning/planning-check.fixtures.ts';
import { sendUpload } from '../testing/send-upload.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';

/** Everything that editors see of an article. */
export const fields = `id slug status version title { vn en } summary { vn en } body { vn en }
	cover { photo { key url width height caption sources { width type } } alt { vn en } } authorName publishedAt updatedAt`;
/** Everything that readers get. */
export const newsFields = `id slug status title summary html headings { id level text }
	cover { url width height caption sources { width type } } publishedAt updatedAt authorName readingMinutes`;

/** An article in both languages. */
export const both = (title = 'Mua căn hộ đầu tiên', more: Partial<ArticleInput> = {}): ArticleInput => ({
	title: { vn: title, en: `${title} (en)` },
	summary: { vn: 'Từng bước một.', en: 'Step by step.' },
	body: { vn: '## Giấy tờ\n\nXem **kỹ**.', en: '## Papers\n\nLook **well**.' },
	...more,
});

/** Somebody who writes articles at a test's server, or tries to. */
export type Writer = Awaited<ReturnType<typeof writer>>;

/** Signs a development account in. */
export async function writer(server: TestServer, username: string) {
	const who = await person(server, username);
	const act = (name: string) => (looked: { id: string; version: number }) =>
		who.ask(
			`mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) ${name === 'deleteArticle' ? '' : `{ ${fields} }`} }`,
			{ ...looked },
		);
	const create = (data: ArticleInput = both()) =>
		who.ask(`mutation ($data: ArticleInput!) { createArticle(data: $data) { ${fields} } }`, { data });
	return {
		...who,
		create,
		/** An article of somebody's, as a draft. */
		draft: async (data?: ArticleInput): Promise<Article> => need(await create(data)).createArticle,
		change: ({ id, version }: { id: string; version: number }, data: ArticleInput) =>
			who.ask(
				`mutation ($id: ID!, $version: Int!, $data: ArticleInput!) {
					updateArticle(id: $id, version: $version, data: $data) { ${fields} } }`,
				{ id, version, data },
			),
		publish: act('publishArticle'),
		unpublish: act('unpublishArticle'),
		remove: act('deleteArticle'),
		read: async (id: string): Promise<Article> =>
			need(await who.ask(`query ($id: ID!) { getOneArticle(id: $id) { ${fields} } }`, { id })).getOneArticle,
		/** Writes an article and publishes it. */
		release: async (data?: ArticleInput): Promise<Article> => {
			const { createArticle } = need(await create(data));
			return need(await act('publishArticle')(createArticle)).publishArticle;
		},
	};
}

/** Sends a picture as a cover; returns its upload's id. */
export const sendCover = (server: TestServer, { token }: Writer, bytes: Uint8Array): Promise<string> =>
	sendUpload(server, token, 'PHOTO', { bytes, type: 'image/jpeg' });

/** What was answered; throws when it was refused. */
export function need<Data>(answer: Answer<Data>): Data {
	if (answer.errors) throw new Error(JSON.stringify(answer.errors));
	return answer.data;
}

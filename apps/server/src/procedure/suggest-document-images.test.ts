import { randomUUID } from 'node:crypto';
import { DOCUMENT_ALT_MAX, DOCUMENT_IMAGES_MAX } from '@ancu/forms/procedure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMember } from '../account/account.fixtures.ts';
import { eraseAccount } from '../account/erase-account.service.ts';
import { photo } from '../file/picture.fixtures.ts';
import type {
	SuggestDocument,
	SuggestDocumentImageInput,
	SuggestDocumentInput,
	SuggestDocumentText,
} from '../graphql/schema.generated.ts';
import { openSession } from '../testing/open-session.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { fieldsOf, type Owner, owner } from './procedure.fixtures.ts';

let server: TestServer;
let support: Owner;
let admin: Owner;
beforeAll(async () => {
	server = await startTestServer();
	support = await owner(server, 'support');
	admin = await owner(server, 'admin');
});
afterAll(() => server.close());

const written = (images?: SuggestDocumentImageInput[] | null): SuggestDocumentInput => ({
	title: { vn: 'Đọc sổ đỏ', en: 'Reading a certificate' },
	content: { vn: 'Xem kỹ.', en: 'Look well.' },
	types: ['DONATE'],
	...(images !== undefined && { images }),
});
const shown = (image: string, vn = 'Trang hai', en = 'Page two'): SuggestDocumentImageInput => ({
	image,
	alt: { vn, en },
});

const fields = `id updatedAt images { alt { vn en }
	photo { key url width height caption isDrawing placeholder sources { url width type } } }`;
type Sender = Pick<Owner, 'token'>;
type Looked = Pick<SuggestDocumentText, 'id' | 'updatedAt'>;
const save = (who: Sender, data: SuggestDocumentInput, looked?: Looked, key?: string) =>
	server.ask<{ saveSuggestDocument: SuggestDocumentText }>(
		`mutation ($id: ID, $data: SuggestDocumentInput!, $updatedAt: DateTime) {
			saveSuggestDocument(id: $id, data: $data, updatedAt: $updatedAt) { ${fields} } }`,
		{
			token: who.token,
			variables: { data, id: looked?.id, updatedAt: looked?.updatedAt },
			...(key && { headers: { 'idempotency-key': key } }),
		},
	);
/** Saves a document with pictures; returns it. */
const write = async (
	images?: SuggestDocumentImageInput[] | null,
	looked?: Looked,
	who: Sender = support,
): Promise<SuggestDocumentText> => {
	const { data, errors } = await save(who, written(images), looked);
	expect(errors).toBeUndefined();
	return data.saveSuggestDocument;
};
const send = async ({ token }: Sender, width = 60, height = 40) =>
	sendUpload(server, token, 'PHOTO', { bytes: await photo(width, height).jpeg().toBuffer(), type: 'image/jpeg' });
const keysOf = ({ images }: SuggestDocumentText) => images.map(({ photo: { key } }) => key);
/** The same pictures as a form sends them back. */
const kept = ({ images }: SuggestDocumentText) => images.map(({ photo: { key }, alt }) => ({ image: key, alt }));
const stands = async (key: string | undefined) => (await fetch(`${server.url}/files/${key}`)).status;
/** What everybody reads of a document. */
const readAs = async (language: string, id: string): Promise<SuggestDocument | undefined> => {
	const { data } = await server.ask<{ getAllSuggestDocument: { data: SuggestDocument[] } }>(
		`{ getAllSuggestDocument(limit: 100, type: DONATE) {
			data { id images photos { key url width height caption isDrawing sources { width type } } } } }`,
		{ language },
	);
	return data.getAllSuggestDocument.data.find((document) => document.id === id);
};

describe('pictures of a suggested document', () => {
	it('are saved in their order and several sizes, and readers get them with words in their language', async () => {
		const [large, small] = [await send(support, 2_000, 1_500), await send(support)];
		const document = await write([shown(large), shown(small, ' Con dấu ', 'The seal')]);
		expect(document.images).toMatchObject([
			{
				alt: { vn: 'Trang hai', en: 'Page two' },
				photo: { width: 1_920, height: 1_440, sources: [{ width: 480 }, { width: 960 }, { width: 1_920 }] },
			},
			{ alt: { vn: 'Con dấu', en: 'The seal' }, photo: { width: 60, height: 40, isDrawing: false } },
		]);
		const [first, second] = keysOf(document);
		for (const key of [first, second]) expect(await stands(key)).toBe(200);

		const addresses = [`/files/${first}`, `/files/${second}`];
		expect(await readAs('vn', document.id)).toMatchObject({
			images: addresses,
			photos: [
				{ key: first, url: addresses[0], width: 1_920, caption: 'Trang hai' },
				{ key: second, url: addresses[1], width: 60, caption: 'Con dấu' },
			],
		});
		expect((await readAs('en', document.id))?.photos.map(({ caption }) => caption)).toEqual(['Page two', 'The seal']);
	});

	it('are kept by their keys, put in another order and told otherwise; the files of what is replaced go', async () => {
		const before = await write([shown(await send(support)), shown(await send(support)), shown(await send(support))]);
		const [one, two, three] = keysOf(before) as [string, string, string];
		const fresh = await send(support, 80, 80);
		const after = await write([shown(three, 'Mới', 'New'), shown(fresh), shown(one)], before);
		expect(after.images).toMatchObject([
			{ photo: { key: three }, alt: { vn: 'Mới', en: 'New' } },
			{ photo: { width: 80 } },
			{ photo: { key: one }, alt: { vn: 'Trang hai', en: 'Page two' } },
		]);
		await expect.poll(() => stands(two)).toBe(404);
		for (const key of keysOf(after)) expect(await stands(key)).toBe(200);
	});

	it('that are left out are taken away, as an older client leaves them out of all', async () => {
		for (const none of [undefined, null, []]) {
			const before = await write([shown(await send(support))]);
			const [key] = keysOf(before);
			expect((await write(none, before)).images).toEqual([]);
			expect(await readAs('vn', before.id)).toMatchObject({ images: [], photos: [] });
			await expect.poll(() => stands(key)).toBe(404);
		}
		expect((await write()).images).toEqual([]);
	});

	it('go with their files when the document is removed', async () => {
		const document = await write([shown(await send(support)), shown(await send(support))]);
		const { codes } = await admin.ask('mutation ($id: ID!) { removeSuggestDocument(id: $id) }', { id: document.id });
		expect(codes).toEqual([]);
		for (const key of keysOf(document)) await expect.poll(() => stands(key)).toBe(404);
		const row = server.db.selectFrom('suggest_document').select('photos').where('id', '=', document.id);
		expect(await row.executeTakeFirst()).toEqual({ photos: [] });
	});

	it('that cannot be had are refused at their fields, and nothing is taken or thrown away', async () => {
		const mine = await send(support);
		const other = await write([shown(await send(support))]);
		const document = await write([shown(await send(support))]);
		const [key] = keysOf(document) as [string];
		const unknown = {
			'of nobody': 'x',
			'of no upload': randomUUID(),
			'of somebody else': await send(admin),
			'of another purpose': await support.send('giay.pdf'),
			'of another document': keysOf(other)[0] ?? '',
		};
		for (const [what, image] of Object.entries(unknown)) {
			const refused = await save(support, written([shown(mine), shown(image)]), document);
			expect(refused.codes, what).toEqual(['BAD_INPUT']);
			expect(fieldsOf(refused), what).toEqual(['images.1.image unknown']);
		}
		const older = { id: document.id, updatedAt: '2020-01-01T00:00:00.000Z' };
		expect((await save(support, written([shown(mine)]), older)).codes).toEqual(['SUGGEST_DOCUMENT_CHANGED']);
		expect(await readAs('vn', document.id)).toMatchObject({ images: [`/files/${key}`] });
		const after = await write([...kept(document), shown(mine)], document);
		expect(keysOf(after)).toEqual([key, expect.any(String)]);
		// An upload is good for once.
		expect(fieldsOf(await save(support, written([shown(mine)])))).toEqual(['images.0.image unknown']);
		for (const there of keysOf(after)) expect(await stands(there)).toBe(200);
	});

	it('are six at most, each once', async () => {
		const most: string[] = [];
		while (most.length < DOCUMENT_IMAGES_MAX) most.push(await send(support));
		const document = await write(most.map((image) => shown(image)));
		expect(document.images).toHaveLength(DOCUMENT_IMAGES_MAX);
		const more = [...kept(document), shown(await send(support))];
		expect(fieldsOf(await save(support, written(more), document))).toEqual(['images over_limit']);
		const twice = kept(document).slice(0, 1);
		expect(fieldsOf(await save(support, written([...twice, ...twice]), document))).toEqual(['images duplicate']);
	});

	it.each<[string, SuggestDocumentImageInput, string]>([
		['no words in English', shown('x', 'Con dấu', ' '), 'images.0.alt.en required'],
		['no words in Vietnamese', shown('x', '', 'The seal'), 'images.0.alt.vn required'],
		['too many words', shown('x', 'a'.repeat(DOCUMENT_ALT_MAX + 1)), 'images.0.alt.vn too_long'],
		['no picture', shown(''), 'images.0.image required'],
	])('with %s are refused at their field', async (_name, image, expected) => {
		expect(fieldsOf(await save(support, written([image])))).toEqual([expected]);
	});

	it('are taken once for a key, however often they are sent', async () => {
		const [data, key] = [written([shown(await send(support))]), randomUUID()];
		const first = (await save(support, data, undefined, key)).data.saveSuggestDocument;
		// The answer was lost on the way.
		expect((await save(support, data, undefined, key)).data.saveSuggestDocument).toEqual(first);
	});

	it('stay where who sent them erases their account', async () => {
		const { id } = await insertMember(server, { role: 'support' });
		const sender = { token: await openSession(server.db, id) };
		const document = await write([shown(await send(sender))], undefined, sender);
		const [key] = keysOf(document);
		const unused = await send(sender);
		const { picture } = await server.db
			.selectFrom('upload')
			.select('picture')
			.where('id', '=', unused)
			.executeTakeFirstOrThrow();
		expect(await eraseAccount({ db: server.db, locale: 'vn' }, id)).toBe(true);
		// What nothing took is thrown away, and by then the others would be too.
		await expect.poll(() => stands(picture?.key)).toBe(404);
		expect(await stands(key)).toBe(200);
		expect(await readAs('vn', document.id)).toMatchObject({ images: [`/files/${key}`] });
	});
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../../../packages/api/src/client/document-id.ts';
import { readClientDocuments } from '../testing/client-documents.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const provinces = readClientDocuments().find(({ name }) => name === 'Districts')?.text ?? '';

describe('documents of our own client', () => {
	let server: TestServer;
	let strict: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		strict = await startTestServer({ onlyKnownDocuments: true });
	});
	afterAll(async () => {
		await server.close();
		await strict.close();
	});

	const send = async (to: TestServer, body: object) => {
		const response = await fetch(`${to.url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'accept-language': 'en' },
			body: JSON.stringify(body),
		});
		return { status: response.status, ...((await response.json()) as { data: unknown; errors?: object[] }) };
	};
	const variables = { provinceId: '79' };

	it('are known by their ids', async () => {
		const byText = await send(server, { query: provinces, variables });
		const byId = await send(server, { id: documentId(provinces), variables });
		expect(byText.status).toBe(200);
		expect(byText.errors).toBeUndefined();
		expect(byId).toEqual(byText);
	});

	it('are asked for by their texts where an id is not known', async () => {
		expect(await send(server, { id: '00000000000000' })).toEqual({
			status: 400,
			data: null,
			errors: [
				{
					message: 'This page is out of date. Reload it and try again.',
					extensions: { code: 'DOCUMENT_UNKNOWN', requestId: expect.any(String) },
				},
			],
		});
	});

	it('may be the only ones that are taken, by id or by text', async () => {
		expect((await send(strict, { query: '{ getProvince { id } }' })).status).toBe(400);
		expect((await send(strict, { query: provinces, variables })).status).toBe(200);
		expect((await send(strict, { id: documentId(provinces), variables })).status).toBe(200);
	});

	it('are not the only ones elsewhere', async () => {
		expect((await send(server, { query: '{ getProvince { id } }' })).status).toBe(200);
	});
});

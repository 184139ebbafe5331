import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('POST /graphql', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
		fetch(`${server.url}/graphql`, { method: 'POST', headers, body });

	it.each(['GET', 'PUT', 'DELETE'])('refuses %s, with a mutation in the address or without', async (method) => {
		const response = await fetch(`${server.url}/graphql?query=${encodeURIComponent('mutation { logoutUser }')}`, {
			method,
		});
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('POST');
	});

	it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
		'refuses the bodies that forms of other sites can send: %s',
		async (type) => {
			expect((await send('{"query":"{ getProvince { id } }"}', { 'content-type': type })).status).toBe(415);
		},
	);

	it.each([
		['{"query":1}', 'body/query must be string'],
		['not json', "Body is not valid JSON but content-type is set to 'application/json'"],
		['[{"query":"{ getProvince { id } }"}]', 'body must be object'],
	])('refuses a body that is no document, in words of the reader: %s', async (body, detail) => {
		const answer = await send(body, { 'content-type': 'application/json', 'accept-language': 'en' });
		expect([answer.status, await answer.json()]).toEqual([
			400,
			{
				code: 'REQUEST_UNREADABLE',
				message: expect.stringMatching(/^The server could not read/),
				detail,
			},
		]);
	});

	it('refuses a body over the limit, in words of the reader', async () => {
		const answer = await send(JSON.stringify({ query: `{ getProvince { id } } #${'x'.repeat(300_000)}` }));
		expect(answer.status).toBe(413);
		expect(await answer.json()).toEqual({
			code: 'REQUEST_TOO_LARGE',
			message: expect.stringMatching(/^Nội dung này quá nhiều/),
		});
	});

	it('lets no other site read its answers', async () => {
		const response = await send('{"query":"{ getProvince { id } }"}', {
			'content-type': 'application/json',
			origin: 'https://evil.example',
		});
		expect(response.headers.get('access-control-allow-origin')).toBeNull();
	});

	it('forbids keeping an answer', async () => {
		expect((await send('{"query":"{ getProvince { id } }"}')).headers.get('cache-control')).toBe('no-store');
	});

	it('answers a mistake in the document with the code BAD_INPUT and the parser’s words', async () => {
		const { errors } = await server.ask('{ getProvince { nothing } }');
		expect(errors?.[0]).toMatchObject({
			message: 'Thông tin gửi lên chưa đúng. Hãy kiểm tra lại các ô được đánh dấu.',
			extensions: { code: 'BAD_INPUT', detail: expect.stringContaining('nothing') },
		});
	});

	it('refuses money that is not whole', async () => {
		const { codes } = await server.ask(
			'query ($filter: LocationInfoFilter) { getAllLocationInfo(filter: $filter) { total } }',
			{ variables: { filter: { priceMin: 1.5 } } },
		);
		expect(codes).toEqual(['BAD_INPUT']);
	});

	it('takes money beyond 32 bits', async () => {
		const { codes } = await server.ask(
			'query ($filter: LocationInfoFilter) { getAllLocationInfo(filter: $filter) { total } }',
			{ variables: { filter: { priceMin: 50_000_000_000 } } },
		);
		expect(codes).toEqual([]);
	});

	it.each(['2026-13-01', '2026-02-31', '1/2/2026'])(
		'refuses %s as a date, given or written into the document',
		async (day) => {
			const token = await server.signIn('an');
			const given = await server.ask(
				'mutation ($day: Date) { updateSubStepProcedure(id: "x", data: { dueOn: $day }) { id } }',
				{ token, variables: { day } },
			);
			const written = await server.ask(
				`mutation { updateSubStepProcedure(id: "x", data: { dueOn: "${day}" }) { id } }`,
				{ token },
			);
			expect([given.codes, written.codes]).toEqual([['BAD_INPUT'], ['BAD_INPUT']]);
		},
	);

	it.each(['2026-01-01T00:00:00', '2026-01-01T00:00', '2026-01-01T00:00:00 Z', '2026-01-01T25:00:00Z', '2026-01-01'])(
		'refuses a moment that is none everywhere: %s',
		async (moment) => {
			const { codes } = await server.ask(
				'query ($from: DateTime) { getAllTransHistory(filter: { from: $from }) { total } }',
				{ token: await server.signIn('an'), variables: { from: moment } },
			);
			expect(codes).toEqual(['BAD_INPUT']);
		},
	);

	it.each(['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.123456Z', '2026-01-01T07:00+07:00'])(
		'takes a moment with its zone: %s',
		async (moment) => {
			const { codes } = await server.ask(`{ getAllTransHistory(filter: { from: "${moment}" }) { total } }`, {
				token: await server.signIn('an'),
			});
			expect(codes).toEqual([]);
		},
	);

	it('refuses a document that is too deep', async () => {
		const deep =
			'{ getAllLocationInfo { data { userCreated { locationInfos { userCreated { locationInfos { userCreated { locationInfos { id } } } } } } } } }';
		expect((await server.ask(deep)).codes).toEqual(['BAD_INPUT']);
	});

	it('refuses several operations in one document', async () => {
		expect((await server.ask('query A { getProvince { id } } query B { getMe { id } }')).codes).toEqual(['BAD_INPUT']);
	});

	it('answers the same document alike however often it is asked', async () => {
		const first = await server.ask('{ getProvince { province } }');
		for (let round = 0; round < 6; round++)
			expect((await server.ask('{ getProvince { province } }')).data).toEqual(first.data);
	});

	it('names a mistake in variables as often as it is made, also to whoever is answered as their document is compiled', async () => {
		const query = 'query Often($districtId: ID!) { getWard(districtId: $districtId) { id } }';
		for (let times = 0; times < 6; times++) {
			const answer = await server.ask(query, { variables: { districtId: ['a'] } });
			expect([times, ...answer.codes]).toEqual([times, 'BAD_INPUT']);
			expect(answer.errors?.[0]?.extensions.detail).toContain('$districtId');
		}
	});

	it('hides what went wrong inside, and names the request', async () => {
		await server.db.schema.alterTable('category').renameTo('category_away').execute();
		try {
			const { errors, data, headers } = await server.ask('{ getAllCategoryWOPaging { id } }', { language: 'en' });
			expect(data).toBeNull();
			expect(errors).toEqual([
				{
					message: expect.stringContaining('Something went wrong on our side'),
					path: ['getAllCategoryWOPaging'],
					extensions: { code: 'INTERNAL', requestId: headers.get('x-request-id') },
				},
			]);
			expect(JSON.stringify(errors)).not.toMatch(/relation|does not exist|stack/i);
		} finally {
			await server.db.schema.alterTable('category_away').renameTo('category').execute();
		}
	});
});

import { Lexer, parse, Source, TokenKind } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientDocuments } from '../testing/client-documents.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { measureDocument } from './list-cost.ts';
import { countNodes, documentLimits } from './modest-document.ts';
import { textLimits } from './read-document.ts';
import { rootFieldsOf } from './root-fields.ts';

const documents = readClientDocuments();
const TOO_MUCH = 'Yêu cầu này hỏi quá nhiều thứ cùng một lúc. Hãy hỏi ít hơn, hoặc chia thành nhiều lần.';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('documents of our own client', () => {
	const largest = (of: (text: string) => number) => Math.max(...documents.map(({ text }) => of(text)));

	it('are within the limits, with room to spare', () => {
		const costOf = (limit: number) =>
			largest((text) => measureDocument(server.app.graphql.schema, parse(text))({ limit }));
		const ours = {
			characters: largest(({ length }) => length),
			tokens: largest(countTokens),
			fields: largest((text) => countNodes(parse(text)).fields),
			aliases: largest((text) => countNodes(parse(text)).aliases),
			directives: largest((text) => countNodes(parse(text)).directives),
			rootFields: largest((text) => rootFieldsOf(parse(text)).length),
			// Our pages have twenty entries at most.
			cost: costOf(20),
		};
		const limits: Record<string, number> = { ...textLimits, ...documentLimits };
		for (const [what, most] of Object.entries(ours)) {
			const limit = limits[what] ?? 0;
			expect(most * 2, `${what}: ${most} of ${limit}`).toBeLessThanOrEqual(limit);
		}
		expect(ours).toMatchInlineSnapshot(`
			{
			  "aliases": 4,
			  "characters": 2460,
			  "cost": 6565,
			  "directives": 1,
			  "fields": 185,
			  "rootFields": 4,
			  "tokens": 273,
			}
		`);
		// Whoever asks for as much as a page may have is answered too.
		expect(costOf(100)).toBeLessThan(textLimits.cost);
	});

	it.each(documents.map(({ name, text }) => [name, text] as const))('%s fits the contract', async (_name, text) => {
		const { errors = [] } = await server.ask(text);
		// Variables are not given, so that may be said; nothing may be said of the document itself.
		for (const { extensions } of errors)
			if (extensions.code === 'BAD_INPUT' && extensions.detail)
				expect(extensions.detail).toMatch(/^Variable "\$\w+" of required type/);
	});
});

describe('a hostile document', () => {
	const many = (count: number, write: (index: number) => string) =>
		Array.from({ length: count }, (_, index) => write(index)).join(' ');
	const ladder = (steps: number, end: string) =>
		`${many(steps, (step) => `fragment F${step} on LocationInfo { ...F${step + 1} ...F${step + 1} }`)} ${end}`;

	it.each([
		['deep', `{ getAllLocationInfo { data ${'{ userCreated { locationInfos '.repeat(6)} { id } ${'} }'.repeat(6)} } }`],
		['wide', `{ ${many(11, (at) => `a${at}: getProvince { id }`)} }`],
		[
			'wide by fragments',
			`fragment A on Query { ${many(11, (at) => `a${at}: getProvince { id }`)} } { ...A ... on Query { b: getProvince { id } } }`,
		],
		['aliases, a thousand', `{ getProvince { ${many(1_000, (at) => `a${at}: id`)} } }`],
		['aliases within the tokens', `{ getProvince { ${many(31, (at) => `a${at}: id`)} } }`],
		['fields, over and over', `{ getProvince { ${many(601, () => 'id')} } }`],
		['directives', `{ getProvince { id ${many(21, () => '@include(if: true)')} } }`],
		['directives on fragments', `{ getProvince { ${many(21, () => '... @include(if: true) { id }')} } }`],
		['tokens', `{ getDistrict(provinceId: "1") { id } getWard(districtId: ${'['.repeat(1_000)}`],
		['a long text', `{ getProvince { id } } #${'x'.repeat(10_001)}`],
		['a huge literal', `{ getDistrict(provinceId: "${'9'.repeat(200_000)}") { id } }`],
		[
			'lists in lists',
			'{ getAllLocationInfo(limit: 100) { data { userCreated { locationInfos { userCreated { locationInfos { id } } } } } } }',
		],
		[
			'lists in lists by a variable',
			'query ($n: Int = 100) { getAllLocationInfo(limit: $n) { data { userCreated { locationInfos { photos { sources { url width type } } } } } } }',
		],
		[
			'lists in lists by fragments',
			'fragment A on LocationInfo { userCreated { locationInfos { ...B } } } fragment B on LocationInfo { userCreated { locationInfos { id title } } } { getAllLocationInfo(limit: 100) { ... on LocationInfoSearchPage { data { ...A } } } }',
		],
		[
			'a negative limit beside it',
			'{ a: getAllLocationInfo(limit: -1000000) { data { id } } b: getAllLocationInfo(limit: 100) { data { userCreated { locationInfos { userCreated { locationInfos { id } } } } } } }',
		],
		[
			'a negative limit beside it by a variable',
			'query ($n: Int = -1000000) { a: getAllLocationInfo(limit: $n) { data { id } } b: getAllLocationInfo(limit: 100) { data { userCreated { locationInfos { userCreated { locationInfos { id } } } } } } }',
		],
	])('is refused for what it costs: %s', async (_what, document) => {
		const { codes, errors, status } = await server.ask(document);
		expect([status, codes[0]]).toEqual([200, 'BAD_INPUT']);
		expect(errors?.map(({ message }) => message)).toContain(TOO_MUCH);
		expect(errors?.map(({ extensions }) => extensions.reason)).toContain('DOCUMENT_TOO_COSTLY');
	});

	it.each([
		[
			'a bomb of fragments',
			ladder(40, 'fragment F40 on LocationInfo { id } { getAllLocationInfo { data { ...F0 } } }'),
		],
		['a bomb of fragments that ends nowhere', ladder(40, '{ getAllLocationInfo { data { ...F0 } } }')],
		[
			'a circle of fragments',
			'fragment A on LocationInfo { userCreated { locationInfos { ...B } } } fragment B on LocationInfo { ...A } { getAllLocationInfo { data { ...A } } }',
		],
		['a fragment of itself', 'fragment A on Province { ...A } { getProvince { ...A } }'],
		['a document as JSON', '{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query"}]}'],
		['null', 'null'],
		['a number', '1'],
		['NUL in a literal', '{ getDistrict(provinceId: "\\u0000") { id } }'],
		['half a character in a literal', '{ getDistrict(provinceId: "\\ud800") { id } }'],
		['marks without end in a literal', `{ getDistrict(provinceId: "a${'\u0301'.repeat(31)}") { id } }`],
		[
			'a number that is too small',
			'{ getAllLocationInfoByLocation(pointLat: 5e-324, pointLong: 1, maxDistance: 1) { total } }',
		],
		['a subscription', 'subscription { getProvince { id } }'],
		['a type', 'type Query { a: Int } { getProvince { id } }'],
	])('is refused at once: %s', async (_what, document) => {
		const started = performance.now();
		const { codes, status } = await server.ask(document);
		expect([status, new Set(codes)]).toEqual([200, new Set(['BAD_INPUT'])]);
		expect(performance.now() - started).toBeLessThan(2_000);
	});

	it('says so in the reader’s language', async () => {
		const { errors } = await server.ask(`{ ${many(11, (at) => `a${at}: getProvince { id }`)} }`, { language: 'en' });
		expect(errors?.[0]?.message).toBe(
			'This request asks for too much at once. Ask for less, or split it into several requests.',
		);
	});
});

describe('a hostile body', () => {
	const send = async (body: BodyInit) => {
		const response = await fetch(`${server.url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body,
		});
		return { status: response.status, text: await response.text() };
	};
	const query = 'query ($a: ID!) { getDistrict(provinceId: $a) { id } }';

	it.each([
		['several questions', '[{"query":"{ getProvince { id } }"},{"query":"{ getProvince { id } }"}]', 400],
		['10 MB', JSON.stringify({ query: 'x'.repeat(10_000_000) }), 413],
		['JSON that goes deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
		['a prototype', '{"query":"{ getProvince { id } }","__proto__":{"admin":true}}', 400],
		['a prototype in variables', `{"query":"${query}","variables":{"a":{"__proto__":{"b":1}}}}`, 400],
		['a constructor in variables', `{"query":"${query}","variables":{"a":{"constructor":{"prototype":{"b":1}}}}}`, 400],
		['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
		['NUL', '{"query":"{ getProvince { id } }"}\u0000', 400],
		['nothing', '', 400],
		['null', 'null', 400],
		['variables that are no object', `{"query":"${query}","variables":[1]}`, 400],
	])('is refused: %s', async (_what, body, status) => {
		expect((await send(body)).status).toBe(status);
	});

	it('may say a key twice: the last counts', async () => {
		const { text } = await send('{"query":"{ nothing }","query":"{ getProvince { id } }"}');
		expect(JSON.parse(text).data.getProvince.length).toBeGreaterThan(0);
	});

	it.each([
		['NUL', 'a\u0000b'],
		['half a character', 'a\ud800'],
		['marks without end', `a${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}`],
		['a list that is too long', Array.from({ length: 1_001 }, () => 1)],
		['nesting', JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)],
		['an object where a text belongs', { toString: 'x' }],
	])('is refused for its variables: %s', async (_what, a) => {
		const { codes, status } = await server.ask(query, { variables: { a } });
		expect([status, codes]).toEqual([200, ['BAD_INPUT']]);
	});

	it.each([5e-324, 1e-200, 1e308])('is refused for a number that cannot be reckoned with: %s', async (number) => {
		const near = (lat: string) => `getAllLocationInfoByLocation(pointLat: ${lat}, pointLong: 106.7, maxDistance: 10)`;
		const byVariable = await server.ask(`query ($a: Float!) { ${near('$a')} { total } }`, { variables: { a: number } });
		expect(byVariable.codes).toEqual(['BAD_INPUT']);
		expect((await server.ask(`{ ${near(String(number).replace('+', ''))} { total } }`)).codes).toEqual(['BAD_INPUT']);
	});

	it('names the field that holds what cannot be kept', async () => {
		const { errors } = await server.ask(
			'mutation ($data: ProcedureRecordInput!) { createProcedureRecord(data: $data) { id } }',
			{ token: await server.signIn('an'), variables: { data: { type: 'BUY', name: 'a\u0000' } } },
		);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'name', code: 'invalid' }]);
	});
});

describe('in production', () => {
	it('the contract is not told, and mistakes are not guessed at', async () => {
		const live = await startTestServer({ mode: 'production', logLevel: 'silent' });
		try {
			for (const document of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])
				expect(new Set((await live.ask(document)).codes)).toEqual(new Set(['BAD_INPUT']));
			for (const [document, variables] of [
				['{ getProvinces { id } }', {}],
				['{ getProvince { provinc } }', {}],
				['query ($f: LocationInfoFilter) { getAllLocationInfo(filter: $f) { total } }', { f: { tradingType: 'BUYY' } }],
				['query ($f: LocationInfoFilter) { getAllLocationInfo(filter: $f) { total } }', { f: { tradingTyp: 'BUY' } }],
			] as const) {
				const { codes, errors } = await live.ask(document, { variables });
				expect(codes).toEqual(['BAD_INPUT']);
				expect(errors?.[0]?.extensions.detail).toBeDefined();
				expect(JSON.stringify(errors)).not.toContain('Did you mean');
			}
		} finally {
			await live.close();
		}
	});
});

function countTokens(text: string): number {
	const lexer = new Lexer(new Source(text));
	let count = 0;
	while (lexer.advance().kind !== TokenKind.EOF) count++;
	return count;
}

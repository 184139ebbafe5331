import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('a document that is made to cost', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	const many = (count: number, field: string) =>
		Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

	it.each([
		['many things at once', `{ ${many(11, 'getProvince { id }')} }`],
		['one thing under many names', `{ getAllLocationInfo { data { ${many(600, 'title')} } } }`],
		[
			'a fragment spread many times',
			`fragment F on LocationInfo { ${many(90, 'title')} } { getAllLocationInfo { data { ${many(8, 'userCreated { locationInfos { ...F } }')} } } }`,
		],
	])('is refused: %s', async (_what, document) => {
		const { codes, errors } = await server.ask(document);
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.detail).toMatch(/at most|at once/);
	});

	it('is not what any page asks for', async () => {
		expect((await server.ask(`{ ${many(10, 'getProvince { id }')} }`)).codes).toEqual([]);
	});
});

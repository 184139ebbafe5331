import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

it('searches that take too long end by themselves, say so, and keep nobody else waiting', async () => {
	const server = await startTestServer();
	try {
		const answers = await server.db.transaction().execute(async (tx) => {
			// Whoever reads listings waits as long as this lasts.
			await sql`lock table listing in access exclusive mode`.execute(tx);
			const searching = Array.from({ length: 10 }, (_, index) =>
				server.ask(`{ getAllLocationInfo(page: ${index + 1}) { data { id } } }`),
			);
			const signedIn = await Promise.race([
				server.ask(`mutation { loginUser(username: "an", password: "${PASSWORD}") { token } }`),
				...searching,
			]);
			expect(signedIn.data).toHaveProperty('loginUser');
			return Promise.all(searching);
		});
		const codes = answers.flatMap((answer) => answer.codes).sort();
		// Two found no connection free in five seconds.
		expect(codes).toEqual([...Array(8).fill('TOO_SLOW'), 'UNAVAILABLE', 'UNAVAILABLE']);
		expect(answers.find((answer) => answer.codes[0] === 'TOO_SLOW')?.errors?.[0]?.message).toContain('mất quá nhiều');
		expect((await server.ask('{ getAllLocationInfo { data { id } } }')).codes).toEqual([]);
	} finally {
		await server.close();
	}
});

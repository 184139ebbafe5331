import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';
import { connect } from './open-database.ts';

/** What a statement fails with at such a server. */
function failureAt(host: string, port: number): Promise<unknown> {
	const { db, close } = connect({ host, port, user: 'ancu', database: 'ancu' });
	onTestFinished(close);
	return sql`select 1`.execute(db).catch((error: unknown) => error);
}

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

describe('a database that is not there', () => {
	it('refuses, or has a name that leads nowhere', async () => {
		expect(isUnavailable(await failureAt('127.0.0.1', await closedPort()))).toBe(true);
		expect(isUnavailable(await failureAt('database.invalid', 5432))).toBe(true);
	});

	it('refuses at each of its addresses', async () => {
		const socket = connectTo({
			host: 'database.test',
			port: await closedPort(),
			lookup: (_host, _options, found) =>
				found(null, [
					{ address: '127.0.0.1', family: 4 },
					{ address: '127.0.0.2', family: 4 },
				]),
		});
		const [error] = await once(socket, 'error');
		expect(error).toBeInstanceOf(AggregateError);
		expect(isUnavailable(error)).toBe(true);
	});
});

it('a file that is missing, and several mistakes at once, are no matter of the database', async () => {
	const missing = await readFile('/nowhere').catch((error: unknown) => error);
	expect(isUnavailable(missing)).toBe(false);
	expect(isUnavailable(new AggregateError([missing, new TypeError('no')]))).toBe(false);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStreet, type Street } from './street.fixtures.ts';

const NUMBER = '5555555555554444';
const CVV = '739';

let street: Street;
beforeAll(async () => {
	street = await openStreet();
});
const children: ChildProcess[] = [];
afterAll(async () => {
	for (const child of children) child.kill('SIGKILL');
	await street.close();
});

/** Every row of every table, as text. */
async function readEverything(): Promise<string> {
	const { db } = street.server;
	const { rows: tables } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
		db,
	);
	const texts: string[] = [];
	for (const { name } of tables) {
		const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(db);
		texts.push(...rows.map(({ text }) => `${name}: ${text}`));
	}
	return texts.join('\n');
}

/** A server in a process of its own, on the same database and sandbox, that logs all it ever logs. */
async function startLogging() {
	const child = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/serve-api.ts')], {
		env: {
			...process.env,
			NODE_ENV: 'test',
			LOG_LEVEL: 'trace',
			DATABASE_URL: street.server.databaseUrl,
			SANDBOX_PORT: new URL(street.sandboxUrl).port,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	children.push(child);
	const lines: string[] = [];
	const listening = Promise.withResolvers<string>();
	for (const output of [child.stdout, child.stderr])
		createInterface({ input: output }).on('line', (line) => {
			lines.push(line);
			if (line.startsWith('http://')) listening.resolve(line);
		});
	const url = await listening.promise;
	return {
		lines,
		ask: async (query: string, variables: object = {}) => {
			const response = await fetch(`${url}/graphql`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-token': street.as('binh').token ?? '',
					'idempotency-key': randomUUID(),
				},
				body: JSON.stringify({ query, variables }),
			});
			return response.json();
		},
		stop: async () => {
			const closed = once(child, 'close');
			child.kill('SIGKILL');
			await closed;
		},
	};
}

it('keeps nothing of a card, in no row and no line of its log, even when it is sent one', async () => {
	const { post, pay, read } = street;
	const server = await startLogging();
	const { token } = await post<{ token: string }>('/card/tokens', { number: NUMBER, cvv: CVV, expiry: '12/99' });
	const { getPayment: opened } = (await server.ask('mutation { getPayment(method: CARD, amount: 60000) { id code } }'))
		.data;
	const PAY = 'mutation ($id: ID!, $token: String!) { payByCard(paymentId: $id, cardToken: $token) { status } }';
	const refused = await server.ask(PAY, { id: opened.id, token: NUMBER });
	expect(refused.errors[0].extensions.code).toBe('BAD_INPUT');
	await server.ask(PAY, { id: opened.id, token });
	await pay('card', { ...opened, ref: opened.code, thing: null });
	await expect.poll(async () => (await read(opened)).status).toBe('SETTLED');
	await server.stop();

	const kept = `${await readEverything()}\n${server.lines.join('\n')}`.toLowerCase();
	expect(kept).toContain(opened.code.toLowerCase());
	expect(server.lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThanOrEqual(3);
	for (const secret of [NUMBER, `"${CVV}"`, '12/99']) expect(kept).not.toContain(secret);
	// As a word: a random token has these three letters inside it now and then.
	expect(kept).not.toMatch(/\bcvv\b/);
});

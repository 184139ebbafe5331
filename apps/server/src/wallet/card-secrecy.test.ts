import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStreet, type Street } from './street.fixtures.ts';

const NUMBER = '5555555555554444';
const CVV = '739';

let street: Street;
beforeAll(async () => {
	street = await openStreet();
});
afterAll(() => street.close());

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

it('keeps nothing of a card: it is charged by its token, from being opened to being told of', async () => {
	const { post, topUp, payByCard, pay, read } = street;
	const { token } = await post<{ token: string }>('/card/tokens', { number: NUMBER, cvv: CVV, expiry: '12/99' });
	const opened = (await topUp('CARD')).data.getPayment;
	await payByCard(opened.id, token);
	await pay('card', { ...opened, ref: opened.code, thing: null });
	await expect.poll(async () => (await read(opened)).status).toBe('SETTLED');

	const kept = await readEverything();
	expect(kept).toContain(opened.code);
	expect(kept).not.toContain(NUMBER);
	for (const secret of [`"${CVV}"`, 'cvv', '12/99']) expect(kept.toLowerCase()).not.toContain(secret);
});

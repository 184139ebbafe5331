import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { attemptAll } from './job/one-by-one.ts';
import { loggerOptions } from './logger.ts';
import { openOwnDatabase } from './testing/databases.ts';

it('tells what the database refused, and nothing of the row that it quotes', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	const lines: string[] = [];
	const options = loggerOptions({ mode: 'production', logLevel: 'warn' });
	const app = fastify({ logger: { ...options, stream: { write: (line) => void lines.push(line) } } });
	const refused = await sql`insert into account (name, phone, role) values ('Trần Thị Thử', '+84912000999', 'nobody')`
		.execute(db)
		.catch((error: unknown) => error);
	app.log.error({ err: refused }, 'an operation failed');
	app.log.warn({ err: new AggregateError([refused], 'some failed') }, 'what is due could not be looked after');
	// As clocks do that look after several kinds of things one by one.
	const { attempt, end } = attemptAll('some failed');
	await attempt(() => Promise.reject(new AggregateError([refused], 'some of one kind')));
	const both = await Promise.resolve()
		.then(end)
		.catch((error: unknown) => error);
	app.log.warn({ err: both }, 'what is due could not be looked after');
	expect(lines).toHaveLength(3);
	for (const line of lines) {
		expect(line).toContain('account_role_check');
		expect(line).not.toMatch(/Trần|84912000999/);
	}
});

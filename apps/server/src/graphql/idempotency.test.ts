import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { accountIdOf } from '../wallet/wallet.fixtures.ts';
import { AppError } from './app-error.ts';
import { idempotent, type Keep } from './idempotency.ts';

const source = path.resolve(import.meta.dirname, '..');
const contract = buildSchema(readFileSync(path.join(source, '../../../schema.graphql'), 'utf8'));

/** What the server does once a key, by `idempotent` itself or as a payment that is opened. */
function findRepeatable(): string[] {
	const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
	const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
	return [/\bname: '(\w+)', body: \[/g, /(\w+): \([^\n]*\) =>\s*openPayment\(/g].flatMap((pattern) =>
		[...texts.matchAll(pattern)].map(([, name = '']) => name),
	);
}

describe('idempotency keys', () => {
	it('are told of in the contract, of each operation that takes one and of no other', () => {
		const mutations = Object.values(contract.getMutationType()?.getFields() ?? {});
		const told = mutations.filter(({ description }) =>
			/`idempotency-key`\s+makes\s+repeating\s+it\s+safe/.test(description ?? ''),
		);
		expect(told.map(({ name }) => name).sort()).toEqual(findRepeatable().sort());
		expect(told.map(({ name }) => name)).toContain('getPayment');
	});
});

describe('a holder that takes longer than it holds its key', () => {
	let server: TestServer;
	let an: string;
	beforeAll(async () => {
		server = await startTestServer();
		an = await accountIdOf(server.db, 'an');
	});
	afterAll(() => server.close());

	/** Something that is done once a key. */
	const send = (key: string, work: (keep: Keep) => Promise<string>) =>
		idempotent(
			{
				db: server.db,
				viewer: { id: an, role: 'user', tokenHash: Buffer.alloc(32) },
				idempotencyKey: key,
			},
			{ name: 'write', body: [] },
			work,
		);
	/** Work that leaves a row behind. */
	const write = (key: string, word: string, meanwhile: () => Promise<void> = async () => undefined) =>
		send(key, (keep) =>
			inTransaction(server.db, async (tx) => {
				await tx
					.insertInto('saved_search')
					.values({ account_id: an, name: word, frequency: 'NEVER', address: `/${key}/${word}` })
					.execute();
				await meanwhile();
				await keep(tx, word);
				return word;
			}),
		);
	const findWritten = async (key: string) =>
		(await server.db.selectFrom('saved_search').select('name').where('address', 'like', `/${key}/%`).execute()).map(
			({ name }) => name,
		);
	const elapse = async (key: string) => {
		await server.db
			.updateTable('idempotency_key')
			.set({ locked_until: sql<Date>`now() - interval '1 second'` })
			.where('key', '=', key)
			.execute();
	};
	const isBusy = { code: 'IDEMPOTENCY_BUSY' };

	it('does nothing once another has done it, and says that it is being worked on', async () => {
		const key = randomUUID();
		const first = write(key, 'first', async () => {
			await elapse(key);
			await write(key, 'second');
		});
		await expect(first).rejects.toMatchObject(isBusy);
		expect(await findWritten(key)).toEqual(['second']);
		expect(await write(key, 'third')).toBe('second');
	});

	it('does nothing while another is at it', async () => {
		const key = randomUUID();
		const second = Promise.withResolvers<string>();
		let other: Promise<string> | undefined;
		const first = write(key, 'first', async () => {
			await elapse(key);
			await new Promise<void>((begun) => {
				other = send(key, () => {
					begun();
					return second.promise;
				});
			});
		});
		await expect(first).rejects.toMatchObject(isBusy);
		second.resolve('second');
		expect(await other).toBe('second');
		expect(await write(key, 'third')).toBe('second');
		expect(await findWritten(key)).toEqual([]);
	});

	it('does not have its refusal said to who asks again', async () => {
		const key = randomUUID();
		const first = send(key, async () => {
			await elapse(key);
			await write(key, 'second');
			// As of what the other has just done.
			throw new AppError('ALREADY_PAID');
		});
		await expect(first).rejects.toMatchObject(isBusy);
		expect(await write(key, 'third')).toBe('second');
	});

	it.each([new AppError('NOT_FOUND'), new Error('cut off')])('does not free the key of another: %s', async (error) => {
		const key = randomUUID();
		const first = send(key, async () => {
			await elapse(key);
			await new Promise<void>((begun) => {
				send(key, () => {
					begun();
					return new Promise<never>(() => undefined);
				});
			});
			throw error;
		});
		await expect(first).rejects.toBe(error);
		await expect(write(key, 'third')).rejects.toMatchObject(isBusy);
	});
});

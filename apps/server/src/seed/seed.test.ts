import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { hashPassword } from '../account/password.ts';
import { readEnv } from '../env.ts';
import { fileFolders } from '../file/register-file-store.ts';
import { type OwnDatabase, openOwnDatabase } from '../testing/databases.ts';
import { production } from '../testing/production.ts';
import { refuseDevelopmentAccounts } from './refuse-development-accounts.ts';
import { seedWhenEmpty } from './seed.ts';
import { developmentAccounts } from './staff.ts';

const names = developmentAccounts.map(({ username }) => username).sort();
const log = { info: () => undefined, warn: () => undefined };

let database: OwnDatabase;
beforeEach(async () => {
	database = await openOwnDatabase(inject('cluster'));
	onTestFinished(database.close);
});

const seed = (seedCount: number, seedPassword = 'ancu-dev') =>
	seedWhenEmpty(database.db, { seedPassword, seedCount, dataDir: '/nowhere', s3: undefined }, log);
const refuse = (seedPassword = 'ancu-dev') => refuseDevelopmentAccounts(database.db, { seedPassword });
async function register(username: string, password: string): Promise<void> {
	await database.db
		.insertInto('account')
		.values({ username, name: 'Lê Thị Cúc', email: 'cuc@vi-du.vn', password_hash: await hashPassword(password) })
		.execute();
}
const usernames = async () =>
	(await database.db.selectFrom('account').select('username').execute()).map(({ username }) => username).sort();

it('makes accounts for trying out in an empty database, and goes on where people registered later', async () => {
	expect(await seed(0)).toBe(true);
	expect(await usernames()).toEqual(names);
	await register('cuc', 'mật khẩu của Cúc');
	expect(await seed(0)).toBe(true);
	expect(await usernames()).toEqual([...names, 'cuc'].sort());
});

it('makes no account, no money and no demo data in a database of real people, though one be called as ours', async () => {
	await register('an', 'mật khẩu của Cúc');
	expect(await seed(100)).toBe(false);
	expect(await usernames()).toEqual(['an']);
	for (const table of ['listing', 'ledger_entry', 'article'] as const)
		expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

it('makes demo data whole or not at all: what an ended attempt began is not in the way of the next', async () => {
	const { db } = database;
	const dataDir = await mkdtemp(path.join(tmpdir(), 'ancu-seed-'));
	onTestFinished(() => rm(dataDir, { recursive: true }));
	const start = () => seedWhenEmpty(db, { seedPassword: 'ancu-dev', seedCount: 100, dataDir, s3: undefined }, log);
	const [, privateFolder] = fileFolders({ dataDir });
	await mkdir(privateFolder, { recursive: true });
	// The last of it wants a folder of this name.
	await writeFile(path.join(privateFolder, 'private'), '');
	await expect(start()).rejects.toThrow('EEXIST');
	expect(await db.selectFrom('listing').select('id').execute()).toEqual([]);
	expect(await usernames()).toEqual(names);

	await rm(path.join(privateFolder, 'private'));
	// And two that start at once make it once.
	expect(await Promise.all([start(), start()])).toEqual([true, true]);
	const { listings } = await db
		.selectFrom('listing')
		.select((eb) => eb.fn.countAll<number>().as('listings'))
		.executeTakeFirstOrThrow();
	expect(listings).toBe(100);
	for (const table of ['article', 'planning_zone', 'green_check'] as const)
		expect(await db.selectFrom(table).select('id').limit(1).execute()).toHaveLength(1);
}, 60_000);

it('refuses production while an account for trying out has a password of development', async () => {
	await seed(0);
	await database.db.updateTable('account').set({ phone: null, email: null }).execute();
	await expect(refuse()).rejects.toThrow(names.join(', '));
	const others = names.filter((name) => name !== 'admin');
	await database.db.updateTable('account').set({ password_hash: null }).where('username', 'in', others).execute();
	await expect(refuse()).rejects.toThrow('development: admin.');
	const password_hash = await hashPassword('mật khẩu riêng');
	await database.db.updateTable('account').set({ password_hash }).where('username', '=', 'admin').execute();
	await expect(refuse()).resolves.toBeUndefined();
	await expect(refuse('mật khẩu riêng')).rejects.toThrow('development: admin.');
});

it('refuses production while whoever holds a phone number or mailbox of development can take an account of staff over', async () => {
	await seed(0);
	const { db } = database;
	await db.updateTable('account').set({ password_hash: null }).execute();
	const staff = developmentAccounts.filter(({ role }) => role !== 'user').map(({ username }) => username);
	await expect(refuse()).rejects.toThrow(`mail of development: ${staff.sort().join(', ')}.`);
	await db.updateTable('account').set({ email: null }).where('username', '=', 'admin').execute();
	await db.updateTable('account').set({ phone: null }).where('username', '=', 'editor').execute();
	await db.updateTable('account').set({ role: 'user' }).where('username', 'not in', ['admin', 'editor']).execute();
	await expect(refuse()).rejects.toThrow('mail of development: admin, editor.');
	await db.updateTable('account').set({ phone: null }).where('username', '=', 'admin').execute();
	await expect(refuse()).rejects.toThrow('mail of development: editor.');
	await db.updateTable('account').set({ email: null }).where('username', '=', 'editor').execute();
	await expect(refuse()).resolves.toBeUndefined();
});

it('lets production start when what the runbook says was done', async () => {
	await seed(0);
	const runbook = await readFile(path.join(readEnv({}).repository, 'docs/runbook.md'), 'utf8');
	const [, statements = ''] = /It names accounts for trying out.*?```sql\n(.*?)```/s.exec(runbook) ?? [];
	const list = "('admin', 'an')";
	expect(statements).toContain(list);
	await sql.raw(statements.replaceAll(list, `(${names.map((name) => `'${name}'`).join(', ')})`)).execute(database.db);
	await expect(refuse()).resolves.toBeUndefined();
	expect(await usernames()).toEqual(names);
});

it('lets production start where real people are called as ours', async () => {
	await register('admin', 'mật khẩu của Cúc');
	await expect(refuse()).resolves.toBeUndefined();
});

it('production itself ends before it listens', async () => {
	await seed(0);
	const serve = pathToFileURL(path.join(import.meta.dirname, '../serve.ts'));
	const start = `import { serve } from '${serve}'; await serve(async () => ({}));`;
	const env = { ...process.env, ...production, DATABASE_URL: database.url, PORT: '0' };
	const started = promisify(execFile)(process.execPath, ['--input-type=module', '-e', start], { env, timeout: 30_000 });
	await expect(started).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(names.join(', ')) });
}, 40_000);

import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { createDiskStore } from '../../file/disk-store.ts';
import { newPrivateKey } from '../../file/file-store.ts';
import { type Person, person } from '../../planning/planning-check.fixtures.ts';
import { insertListings } from '../../testing/listings.ts';
import { codeIn, startPostOffice, tokenIn } from '../../testing/post-office.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkLedger } from '../../wallet/check-ledger.ts';
import { openWallet } from '../../wallet/ledger.ts';
import { spendAll } from '../../wallet/wallet.fixtures.ts';
import { backUp } from './back-up.ts';
import { describeSchema, hashTables, openTarget, type Target } from './backup.fixtures.ts';
import { MANIFEST, readManifest, SUMS } from './manifest.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { checkSums } from './sums.ts';

let server: TestServer;
let an: Person;
let home: string;
const folderOf = (name: string) => path.join(home, name);
const storeIn = (name: string) => createDiskStore(folderOf(`${name}/files`), folderOf(`${name}/private-files`));
const fileFolders = () => [folderOf('store/files'), folderOf('store/private-files')];
const secret = newPrivateKey('pdf');
const NO_ROWS = '0 ';

beforeAll(async () => {
	server = await startTestServer();
	an = await person(server, 'an');
	home = await mkdtemp(path.join(os.tmpdir(), 'ancu-backup-'));
	await insertListings(server.db, [{ title: 'Nhà\tcó "tab", xuống\ndòng và \\N' }, { title: 'Nhà 2' }]);
	await an.pay(await an.create());
	const store = storeIn('store');
	await store.put('photo/mot-480.webp', new Uint8Array([1, 2, 3]));
	await store.put(secret, new Uint8Array([4, 5]));
	await writeFile(folderOf('store/files/.half'), 'not whole yet');
});
afterAll(async () => {
	await server.close();
	await rm(home, { recursive: true });
});

let targets: Target[] = [];
afterEach(async () => {
	for (const target of targets) await target.close();
	targets = [];
});
async function emptyDatabase(): Promise<Target> {
	const target = await openTarget(inject('cluster'), 'nothing');
	targets.push(target);
	return target;
}
const backUpTo = (name: string) =>
	backUp({ openClient: server.openClient, folder: folderOf(name), fileFolders: fileFolders() });
/** How many backups wait for the table of listings. */
async function countCopying(): Promise<number> {
	const { rows } = await sql`select from pg_stat_activity
		where datname = current_database() and query like 'copy "listing"%' and wait_event_type = 'Lock'`.execute(
		server.db,
	);
	return rows.length;
}
/** A command of ours, on a database; returns what it printed. Throws what it ended with when that is not 0. */
async function run(command: string, args: readonly string[], target: Target): Promise<string> {
	const script = path.join(import.meta.dirname, `../../cli/${command}.ts`);
	const env = { ...process.env, DATABASE_URL: target.url, DATA_DIR: folderOf('run'), NODE_ENV: 'test' };
	return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout;
}
/** A server on what was brought back. */
async function appOn(target: Target, dataDir: string) {
	const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folderOf(dataDir) });
	const app = await buildApp({ env, db: target.db, listen: target.listen });
	const ask = async (query: string, token?: string) => {
		const headers = token ? { 'x-token': token } : {};
		const { data, errors } = (
			await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })
		).json();
		const codes = (errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
		return { data, codes };
	};
	return { app, ask };
}
const restoreFrom = (name: string, target: Target, options: Partial<RestoreOptions> = {}) =>
	restore({
		openClient: target.openClient,
		folder: folderOf(name),
		store: storeIn(`${name}-store`),
		fileFolders: [folderOf(`${name}-store/files`), folderOf(`${name}-store/private-files`)],
		...options,
	});

describe('a backup', () => {
	it('brings back every row, the schema, the files and what can be done with them', async () => {
		const still = await startTestServer();
		const binh = await person(still, 'binh');
		await binh.pay(await binh.create());
		// What the clock does would be a difference that is none.
		await still.app.close();
		const before = await hashTables(still.db);
		await backUp({ openClient: still.openClient, folder: folderOf('whole'), fileFolders: fileFolders() });
		await still.db.updateTable('account').set({ name: 'Đổi sau khi sao lưu' }).execute();

		const target = await emptyDatabase();
		await restoreFrom('whole', target);
		expect(await hashTables(target.db)).toEqual({
			...before,
			session: NO_ROWS,
			mail_token: NO_ROWS,
			phone_code: NO_ROWS,
		});
		expect(await describeSchema(target.db)).toEqual(await describeSchema(still.db));
		expect(await checkLedger(target.db)).toEqual({ sum: 0, wrong: [] });

		const files = storeIn('whole-store');
		const bytesOf = async (key: string) => (await files.open(key))?.body.toArray();
		expect(await bytesOf(secret)).toEqual([Buffer.from([4, 5])]);
		expect(await bytesOf('photo/mot-480.webp')).toEqual([Buffer.from([1, 2, 3])]);

		const { app, ask } = await appOn(target, 'whole-store');
		const { data } = await ask(`mutation { loginUser(username: "binh", password: "${PASSWORD}") { token } }`);
		const { data: mine } = await ask('{ getAllTransHistory { total } }', data.loginUser.token);
		expect(mine.getAllTransHistory.total).toBeGreaterThan(0);
		// Numbers go on where they were, and what guards the ledger is back.
		const { rows } = await sql<{ next: number; most: number }>`
			select nextval('ledger_entry_id_seq') as next, max(id) as most from ledger_entry`.execute(target.db);
		expect(rows[0]?.next).toBeGreaterThan(rows[0]?.most ?? 0);
		await expect(target.db.deleteFrom('ledger_entry').execute()).rejects.toThrow(/only added to/);
		await app.close();
		await still.close();
	}, 60_000);

	it('shows one moment, while people go on paying', async () => {
		let isPaying = true;
		const paying = (async () => {
			let paid = 0;
			while (isPaying && paid < 20) {
				await an.pay(await an.create());
				paid++;
			}
		})();
		await backUpTo('busy');
		isPaying = false;
		await paying;
		const target = await emptyDatabase();
		await restoreFrom('busy', target);
		expect(await checkLedger(target.db)).toEqual({ sum: 0, wrong: [] });
		const { rows } = await sql`
			select 1 from planning_check where payment_id is not null
			and not exists (select from payment where payment.id = payment_id)`.execute(target.db);
		expect(rows).toEqual([]);
	}, 60_000);

	it('is not begun where there is one already', async () => {
		await backUpTo('first');
		const before = await readFile(folderOf('first/manifest.json'), 'utf8');
		await expect(backUpTo('first')).rejects.toThrow(/is there already/);
		expect(await readFile(folderOf('first/manifest.json'), 'utf8')).toBe(before);
		expect((await readdir(home)).filter((name) => name.endsWith('.partial'))).toEqual([]);
	});

	it('is whole where two are begun at once: the other one fails and leaves nothing behind', async () => {
		const both = await server.db.transaction().execute(async (tx) => {
			await sql`lock table listing in access exclusive mode`.execute(tx);
			const one = backUpTo('twice');
			await expect.poll(countCopying).toBe(1);
			const other = backUpTo('twice');
			await expect.poll(countCopying).toBe(2);
			return { ended: Promise.allSettled([one, other]) };
		});
		expect((await both.ended).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		await checkSums(folderOf('twice'), await readManifest(folderOf('twice')));
		expect((await readdir(home)).filter((name) => name.startsWith('twice'))).toEqual(['twice']);
	});

	it('of a database that was not meant says which one that is', async () => {
		const target = await emptyDatabase();
		await expect(run('backup', [folderOf('other')], target)).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringContaining('DATABASE_URL'),
		});
		expect((await readdir(home)).filter((name) => name.startsWith('other'))).toEqual([]);
	});

	it('has checksums that sha256sum reads, of everything in it', async () => {
		await backUpTo('sums');
		const lines = (await readFile(folderOf('sums/SHA256SUMS'), 'utf8')).trim().split('\n');
		expect(lines.every((line) => /^[0-9a-f]{64} {2}\S/.test(line))).toBe(true);
		expect(lines.join()).not.toContain('.half');
		expect(await checkSums(folderOf('sums'), await readManifest(folderOf('sums')))).toBe(lines.length);
		expect((await readFile(folderOf('sums/manifest.json'), 'utf8')).includes('0018-language')).toBe(true);
	});

	it('fails and goes on living when the database goes away meanwhile', async () => {
		await server.db.transaction().execute(async (tx) => {
			await sql`lock table wallet in access exclusive mode`.execute(tx);
			const failed = expect(backUpTo('gone')).rejects.toThrow();
			const stopCopies = async () =>
				(
					await sql`select pg_terminate_backend(pid) from pg_stat_activity
						where datname = current_database() and query like 'copy "wallet"%' and wait_event_type = 'Lock'`.execute(
						server.db,
					)
				).rows.length;
			await expect.poll(stopCopies).toBe(1);
			await failed;
		});
		await expect(readdir(folderOf('gone'))).rejects.toThrow();
		// Half of everybody's data, which would stay for good and fill the disk.
		expect((await readdir(home)).filter((name) => name.endsWith('.partial'))).toEqual([]);
	});

	it('leaves nothing behind where whoever runs it breaks it off', async () => {
		const client = server.openClient();
		onTestFinished(() => client.end());
		await client.connect();
		await client.query('begin; lock table listing in access exclusive mode');
		const run = spawn(
			process.execPath,
			[path.join(import.meta.dirname, '../../cli/backup.ts'), folderOf('broken-off')],
			{ env: { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: folderOf('run'), NODE_ENV: 'test' } },
		);
		const [told, ended] = [text(run.stderr), once(run, 'exit')];
		await expect.poll(countCopying, { timeout: 20_000 }).toBe(1);
		expect((await readdir(home)).join()).toMatch(/broken-off\.\w+\.partial/);
		run.kill('SIGTERM');
		const [code] = await ended;
		expect(code).toBe(1);
		expect(await told).toContain('It was interrupted.');
		expect((await readdir(home)).filter((name) => name.startsWith('broken-off'))).toEqual([]);
	}, 30_000);

	it('says where the files are when they are in a bucket, and holds none', async () => {
		const s3 = { endpoint: 'https://s3.test', bucket: 'ancu' };
		const { files } = await backUp({
			openClient: server.openClient,
			folder: folderOf('bucket'),
			fileFolders: fileFolders(),
			s3,
		});
		expect(files).toEqual({ kind: 's3', ...s3 });
		expect(await readdir(folderOf('bucket'))).not.toContain('files');
		// Nor does who looks whether it is whole take it for more than it is.
		const said = await run('restore', [folderOf('bucket'), '--check'], { url: server.databaseUrl } as Target);
		expect(said).toContain('files: NOT included. They are in the bucket ancu at https://s3.test;');
	});
});

describe('restoring', () => {
	beforeAll(async () => {
		await backUpTo('good');
	});

	it('throws nothing away, unless that is asked for', async () => {
		const target = await emptyDatabase();
		await sql`create table precious (id integer)`.execute(target.db);
		await target.db.destroy();
		await expect(restoreFrom('good', target)).rejects.toThrow(/not empty/);
		await restoreFrom('good', target, { replace: true });
		const client = target.openClient();
		await client.connect();
		const { rows } = await client.query("select tablename from pg_tables where tablename in ('precious', 'account')");
		expect(rows).toEqual([{ tablename: 'account' }]);
		await client.end();
		// Again, over what it brought itself.
		await restoreFrom('good', target, { replace: true });
	}, 60_000);

	it('is not stopped by tables, columns and numbers that others made: it names them', async () => {
		const still = await startTestServer();
		onTestFinished(still.close);
		await sql`create table saved_account as select 1 as id, 'một' as name`.execute(still.db);
		await sql`create sequence ticket`.execute(still.db);
		await sql`select nextval('ticket')`.execute(still.db);
		await sql`alter table account add column mark jsonb default '{"of": "hand"}'`.execute(still.db);
		await sql`update account set mark = '{"of": "another"}' where name = 'Trần Văn Bình'`.execute(still.db);
		await backUp({ openClient: still.openClient, folder: folderOf('beside'), fileFolders: fileFolders() });
		await sql`drop table saved_account`.execute(still.db);
		await sql`alter table account drop column mark`.execute(still.db);
		await sql`drop sequence ticket`.execute(still.db);

		const target = await emptyDatabase();
		const { leftOut } = await restoreFrom('beside', target);
		expect(leftOut).toEqual(['saved_account', 'ticket', 'account.mark']);
		expect((await hashTables(target.db)).account).toBe((await hashTables(still.db)).account);
		expect(await describeSchema(target.db)).toEqual(await describeSchema(still.db));
	}, 60_000);

	it('takes files away that came since, whose rows are gone, where what is there is replaced', async () => {
		await backUpTo('earlier');
		const store = storeIn('earlier-store');
		const bytesOf = async (key: string) => (await store.open(key))?.body.toArray();
		const [since, before] = [newPrivateKey('pdf'), newPrivateKey('pdf')];
		for (const key of [since, before]) await store.put(key, new Uint8Array([9]));
		// Of before, and not in the backup: one that was made where the store's disk was not names none.
		const old = new Date('2020-01-01');
		await utimes(folderOf(`earlier-store/private-files/${before}`), old, old);
		const target = await emptyDatabase();
		expect((await restoreFrom('earlier', target)).since).toEqual({ removed: 0 });
		expect(await bytesOf(since)).toBeDefined();
		await target.db.destroy();
		expect((await restoreFrom('earlier', target, { replace: true })).since).toEqual({ removed: 1 });
		expect(await bytesOf(since)).toBeUndefined();
		for (const key of [secret, before]) expect(await bytesOf(key)).toBeDefined();
	}, 60_000);

	it('is done, and says who is there again, where such a file cannot be taken away', async () => {
		await backUpTo('read-only');
		const store = storeIn('read-only-store');
		await store.put(newPrivateKey('pdf'), new Uint8Array([9]));
		const target = await emptyDatabase();
		await target.db.destroy();
		const failure = new Error('read-only');
		const restored = await restoreFrom('read-only', target, {
			store: { ...store, remove: () => Promise.reject(failure) },
			replace: true,
		});
		expect(restored).toMatchObject({ unerased: [], since: { removed: 0, failure } });
		expect((await target.hash()).account).toMatch(/^[1-9]/);
	}, 60_000);

	it('is not begun where the store holds what is neither a folder nor a file', async () => {
		const link = folderOf('store/files/elsewhere');
		await symlink(home, link);
		onTestFinished(() => rm(link));
		await expect(backUpTo('linked')).rejects.toThrow(/elsewhere is neither a folder nor a file/);
	}, 60_000);

	it('throws away what others made there too: a view is no table', async () => {
		const target = await emptyDatabase();
		await sql`create view report as select 1 as one`.execute(target.db);
		await sql`create materialized view report_kept as select 1 as one`.execute(target.db);
		await target.db.destroy();
		await restoreFrom('good', target, { replace: true });
		expect((await target.hash()).account).toMatch(/^[1-9]/);
	}, 60_000);

	it('is not stopped by what somebody laid among the files', async () => {
		const stranger = folderOf('store/files/Thumbs.db');
		await writeFile(stranger, 'none of ours');
		onTestFinished(() => rm(stranger));
		await backUpTo('littered');
		await restoreFrom('littered', await emptyDatabase());
		expect(await readdir(folderOf('littered-store/files'), { recursive: true })).toEqual([
			'photo',
			path.join('photo', 'mot-480.webp'),
		]);
	}, 60_000);

	it('ends sessions, links of mails and codes: who was shut out since stays out', async () => {
		const post = await startPostOffice();
		onTestFinished(post.close);
		const still = await startTestServer(post.env);
		onTestFinished(still.close);
		const { token } = await person(still, 'an');
		const [email, phone] = ['an@ancu.test', '+84912000777'];
		await still.ask(`mutation { lmkSendMailVerify(email: "${email}") }`);
		const asked = await still.ask(`mutation { requestPhoneCode(phone: "${phone}", purpose: REGISTER) { id } }`);
		const mailToken = tokenIn((await post.mail(email))[0]?.text);
		const code = codeIn((await post.sms(phone))[0]);
		await backUp({ openClient: still.openClient, folder: folderOf('open'), fileFolders: [] });

		const target = await emptyDatabase();
		await restoreFrom('open', target);
		const { app, ask } = await appOn(target, 'open-store');
		expect((await ask('{ getMe { id } }', token)).codes).toEqual(['SESSION_EXPIRED']);
		const reset = `mutation { lmkResetPassword(newPassword: "một câu dài để thử", emailToken: "${mailToken}") { token } }`;
		expect((await ask(reset)).codes).toEqual(['PROOF_EXPIRED']);
		const confirm = `mutation { confirmPhoneCode(id: "${asked.data.requestPhoneCode.id}", code: "${code}") { token } }`;
		expect((await ask(confirm)).codes).toEqual(['CODE_EXPIRED']);
		await app.close();
	}, 60_000);

	it('names who was erased since and is there again; a command erases them, but for whom money is bound to', async () => {
		const [poor, rich] = [await person(server, 'editor'), await person(server, 'binh')];
		await spendAll(server.db, poor.id);
		await backUpTo('living');
		const target = await emptyDatabase();
		await restoreFrom('living', target);
		await spendAll(target.db, rich.id);
		const { app, ask } = await appOn(target, 'living-store');
		for (const username of ['editor', 'binh']) {
			const signedIn = await ask(`mutation { loginUser(username: "${username}", password: "${PASSWORD}") { token } }`);
			const erased = await ask(`mutation { deleteMe(password: "${PASSWORD}") }`, signedIn.data.loginUser.token);
			expect(erased.codes).toEqual([]);
		}
		await app.close();
		await target.db.destroy();

		const ids = [poor.id, rich.id].sort();
		const told = await run('restore', [folderOf('living'), '--replace'], target);
		expect(told).toContain(`npm run erase -- ${ids.join(' ')}\n`);
		await expect(run('erase', ids, target)).rejects.toMatchObject({
			code: 1,
			stdout: expect.stringMatching(`${rich.id}: NOT ERASED. WALLET_NOT_EMPTY`),
		});
		expect(await run('erase', [poor.id], target)).toContain('was erased before');
		const client = target.openClient();
		await client.connect();
		const { rows } = await client.query('select name, username from account where id = $1', [poor.id]);
		expect(rows).toEqual([{ name: '', username: null }]);
		await client.end();
	}, 60_000);

	it('is refused while somebody uses the database', async () => {
		const target = await emptyDatabase();
		await sql`select 1`.execute(target.db);
		await expect(restoreFrom('good', target, { closingMs: 200 })).rejects.toThrow(/Stop the servers first/);
	});

	it('is refused when a byte is another one, and leaves the database as it was', async () => {
		await backUpTo('damaged');
		await appendFile(folderOf('damaged/tables/account.copy.gz'), 'x');
		const target = await emptyDatabase();
		await expect(restoreFrom('damaged', target)).rejects.toThrow(/damaged: tables\/account/);
		expect(await hashTables(target.db)).toEqual({});
	});

	it('is refused when the backup knows migrations that we do not', async () => {
		await backUpTo('newer');
		const file = folderOf('newer/manifest.json');
		const manifest = JSON.parse(await readFile(file, 'utf8'));
		await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-tomorrow'] }));
		await expect(restoreFrom('newer', await emptyDatabase())).rejects.toThrow(/another version/);
	});

	it('is refused when the list of checksums is cut off', async () => {
		await backUpTo('cut');
		const list = folderOf(`cut/${SUMS}`);
		const lines = (await readFile(list, 'utf8')).trim().split('\n');
		await writeFile(list, `${lines.slice(0, -3).join('\n')}\n`);
		const target = await emptyDatabase();
		await expect(restoreFrom('cut', target)).rejects.toThrow(/damaged: SHA256SUMS lists/);
		expect(await target.hash()).toEqual({});
	});

	describe('leaves the database as it was', () => {
		let target: Target;
		let before: Record<string, string>;
		beforeEach(async () => {
			target = await openTarget(inject('cluster'), 'accounts');
			targets.push(target);
			before = await target.hash();
		});

		it('when the files cannot be put', async () => {
			const store = { ...storeIn('full'), put: () => Promise.reject(new Error('the disk is full')) };
			const failing = restoreFrom('good', target, { store, replace: true });
			await expect(failing).rejects.toThrow('the disk is full');
			expect(await target.hash()).toEqual(before);
		});

		it('when rows are missing', async () => {
			await backUpTo('short');
			const manifest = await readManifest(folderOf('short'));
			const last = manifest.tables.at(-1);
			if (last) last.rows++;
			const [text, list] = [JSON.stringify(manifest), folderOf(`short/${SUMS}`)];
			await writeFile(folderOf(`short/${MANIFEST}`), text);
			const lines = (await readFile(list, 'utf8')).trim().split('\n').slice(0, -1);
			await writeFile(list, [...lines, `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST}\n`].join('\n'));
			const failing = restoreFrom('short', target, { store: storeIn('unput'), replace: true });
			await expect(failing).rejects.toThrow(/rows where the backup names/);
			expect(await target.hash()).toEqual(before);
			// Some may be of people who were erased since.
			await expect(stat(folderOf('unput'))).rejects.toThrow('ENOENT');
		});
	});

	it('brings back a ledger that is not balanced, and fails for whoever runs it', async () => {
		const wrong = await startTestServer();
		const { id } = await wrong.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow();
		await openWallet(wrong.db, id);
		await wrong.db.updateTable('wallet').set({ balance: 1 }).where('account_id', '=', id).execute();
		await backUp({ openClient: wrong.openClient, folder: folderOf('wrong'), fileFolders: [] });
		await wrong.close();
		const target = await emptyDatabase();
		await expect(run('restore', [folderOf('wrong')], target)).rejects.toMatchObject({
			code: 1,
			stdout: expect.stringContaining('THE LEDGER IS NOT BALANCED'),
		});
		expect((await target.hash()).account).toMatch(/^[1-9]/);
	}, 60_000);
});

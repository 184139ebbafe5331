import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder } from '../testing/databases.ts';
import { reachableFolder, startEmbedded } from './embedded.ts';

it('a database that several start at once is made once, starts once and stops with the last of them', async () => {
	const folder = await makeDataFolder('many');
	onTestFinished(() => rm(folder, { recursive: true }));
	const log = () => readFile(path.join(folder, 'postgres.log'), 'utf8');
	// The first time it is made, the second it is there.
	for (const starts of [1, 2]) {
		const many = await Promise.all([1, 2, 3].map(() => startEmbedded({ folder, durable: false })));
		await Promise.all(many.map(({ stop }) => stop()));
		expect((await log()).match(/ready to accept connections/g)).toHaveLength(starts);
		expect((await log()).match(/database system is shut down/g)).toHaveLength(starts);
	}
});

it.runIf(process.getuid?.() === 0)(
	'a database whose user may not enter the folder that is wanted lives where nobody cleans up after some weeks',
	async () => {
		const home = await mkdtemp(path.join(os.tmpdir(), 'ancu-private-'));
		onTestFinished(() => rm(home, { recursive: true }));
		const wanted = path.join(home, 'postgres');
		const stranger = { uid: 65_534 };
		expect(await reachableFolder(wanted, stranger)).toMatch(/^\/var\/lib\/ancu-[0-9a-f]{12}$/);
		await chmod(home, 0o711);
		expect(await reachableFolder(wanted, stranger)).toBe(wanted);
	},
);

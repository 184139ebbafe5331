import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { reachableFolder } from './embedded.ts';

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

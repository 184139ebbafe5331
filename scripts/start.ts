/** Serves the website: builds it when its source is newer than its build, then runs the server. */
import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { endWithNpm } from './end-with-npm.ts';
import { startSandbox } from './sandbox.ts';

const sources = [
	'package-lock.json',
	...globSync('{packages/{ui,forms,api},apps/web}/{src,public}/**/*.*'),
	...globSync('apps/web/*.ts'),
];
const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
const built = statSync('apps/web/build/server/index.js', { throwIfNoEntry: false })?.mtimeMs ?? 0;

// Before the build, which takes a while: whose child this is must be known by then.
endWithNpm();
if (newest > built)
	execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
startSandbox();
await import('../apps/server/src/main.ts');

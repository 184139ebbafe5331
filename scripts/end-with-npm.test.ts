import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it.skipIf(process.platform === 'win32')('what npm runs ends when the shell between them was ended', async () => {
	const script = `
		const { endWithNpm } = await import('${pathToFileURL(path.join(import.meta.dirname, 'end-with-npm.ts'))}');
		process.on('SIGTERM', () => {
			console.log('ends');
			process.exit();
		});
		endWithNpm();
		setInterval(() => undefined, 1_000);
		console.log(process.pid);`;
	const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script], {
		env: { ...process.env, npm_lifecycle_event: 'start' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const said = createInterface({ input: shell.stdout });
	const [pid] = await once(said, 'line');
	let isOver = false;
	onTestFinished(() => void (isOver || process.kill(Number(pid), 'SIGKILL')));
	shell.kill('SIGTERM');
	expect(await once(said, 'line')).toEqual(['ends']);
	isOver = true;
});

import { spawn } from 'node:child_process';
import path from 'node:path';

/** Starts the stand-in for SMS gateway and post office beside the website; it ends with this process. Production has real ones. */
export function startSandbox(env: NodeJS.ProcessEnv = process.env): void {
	if (env.NODE_ENV === 'production') return;
	const main = path.join(import.meta.dirname, '../apps/sandbox/src/main.ts');
	// Where its ports are taken it says whose messages the other one takes.
	const child = spawn(process.execPath, [main], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
	process.on('exit', () => child.kill());
}

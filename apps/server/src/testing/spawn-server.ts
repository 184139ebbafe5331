import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a process of its own. */
export interface SpawnedServer {
	/** What it said first: where it listens. */
	url: string;
	pid: number;
	/** Ends it by a signal; done when it has ended. */
	end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a command that prints where it listens, with variables besides those of this process; done when it listens. */
export async function spawnServer(
	command: string,
	args: readonly string[],
	env: Record<string, string>,
): Promise<SpawnedServer> {
	const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
	const ended = once(child, 'exit');
	const said = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
	const [url] = await Promise.race([
		said,
		ended.then(([code]) => {
			throw new Error(`${args.at(-1)} ended with exit code ${code} before it listened.`);
		}),
	]);
	return {
		url,
		pid: child.pid as number,
		end: async (signal) => {
			child.kill(signal);
			await ended;
		},
	};
}

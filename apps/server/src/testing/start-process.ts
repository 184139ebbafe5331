import path from 'node:path';
import { spawnServer } from './spawn-server.ts';

const entry = path.join(import.meta.dirname, 'serve-api.ts');

export interface ProcessOptions {
	/** Variables of it, besides those of this process. */
	env: Record<string, string>;
	/** No file that it writes may grow larger: what does not fit fails, as on a full disk. */
	maxFileKilobytes?: number;
	/** Runs before it, as its text. */
	preload?: string;
}

/** A server in a process of its own. */
export interface ServerProcess {
	url: string;
	/** Ends it at once, with whatever is under way. */
	kill: () => Promise<void>;
}

/** Starts a server that can be killed; done when it listens. */
export async function startProcess({ env, maxFileKilobytes, preload }: ProcessOptions): Promise<ServerProcess> {
	const args = [...(preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : []), entry];
	const limited = ['-c', `trap '' XFSZ; ulimit -f ${maxFileKilobytes}; exec "$@"`, 'bash', process.execPath, ...args];
	const [command, given] = maxFileKilobytes ? (['bash', limited] as const) : ([process.execPath, args] as const);
	const { url, end } = await spawnServer(command, given, {
		NODE_ENV: 'test',
		LOG_LEVEL: 'silent',
		RATE_LIMIT_FACTOR: '100000',
		...env,
	});
	return { url, kill: () => end('SIGKILL') };
}

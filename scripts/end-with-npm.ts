const LOOK_EVERY_MS = 500;

/**
 * Ends this process as SIGTERM does when the npm that runs it was ended: npm tells the shell between them, and that tells nobody. The
 * server would stay, with its port and its database.
 */
export function endWithNpm(): void {
	// Started otherwise it may outlive who started it, as in the background of a script.
	if (!process.env.npm_lifecycle_event) return;
	const parent = process.ppid;
	const clock = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(clock);
		process.kill(process.pid, 'SIGTERM');
	}, LOOK_EVERY_MS).unref();
}

import { readSandboxEnv } from './env.ts';
import { startSandbox } from './sandbox.ts';

const { url, smtpUrl, close } = await startSandbox(readSandboxEnv());
process.stdout.write(`The sandbox stands in for the outside world at ${url} and takes mail at ${smtpUrl}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, async () => {
		await close();
		process.exit(0);
	});
}

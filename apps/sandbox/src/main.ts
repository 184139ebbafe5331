import { buildSandbox } from './app.ts';
import { readSandboxEnv } from './env.ts';

const { port } = readSandboxEnv();
const app = buildSandbox();
const address = await app.listen({ port, host: '127.0.0.1' });
process.stdout.write(`The sandbox stands in for the outside world at ${address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, async () => {
		await app.close();
		process.exit(0);
	});
}

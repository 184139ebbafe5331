import { readSandboxEnv } from './env.ts';
import { startSandbox } from './sandbox.ts';

const { url, smtpUrl, close } = await startSandbox(readSandboxEnv()).catch((error) => {
	if (error.code !== 'EADDRINUSE') throw error;
	process.stderr.write(
		`A sandbox listens already (${error.message}). Short messages and mails go there; what VNPay and the bank tell goes to the website that it was started with. Another website takes one of its own: SANDBOX_PORT=4011 SANDBOX_SMTP_PORT=4026.\n`,
	);
	process.exit(1);
});
process.stdout.write(`The sandbox stands in for the outside world at ${url} and takes mail at ${smtpUrl}\n`);

async function end(): Promise<void> {
	await close();
	process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// The website that started it was killed, and told it nothing.
process.on('disconnect', end);

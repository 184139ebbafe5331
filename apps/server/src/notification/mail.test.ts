import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startSilentServer } from '../testing/silent-server.ts';
import { createSmtpMail } from './mail.ts';

it('gives a mail server up that does not answer', async () => {
	const silent = await startSilentServer();
	const mail = createSmtpMail({ url: `smtp://127.0.0.1:${silent.port}`, from: 'a@ancu.test', waitMs: 50 });
	await expect(mail.send({ to: 'b@ancu.test', subject: 'a', text: 'a' })).rejects.toThrow(/timeout|greeting/i);
	silent.close();
});

it('says why a mailbox was refused, and a log of it does not say whose it is', async () => {
	const mail = createSmtpMail({ url: await startRefusing(), from: 'a@ancu.test' });
	const error = await mail.send({ to: 'le.thi.cuc@ancu.test', subject: 'a', text: 'a' }).catch((thrown) => thrown);
	const lines: string[] = [];
	pino({}, { write: (line) => lines.push(line) }).warn({ err: error }, 'a job failed');
	const log = lines.join('');
	expect(log).toContain('EENVELOPE');
	expect(log).toContain('550 5.1.1');
	expect(log).toContain('User unknown');
	expect(log).not.toContain('le.thi.cuc');
});

/** Starts a mail server that knows no mailbox, and says so of each; returns its address. */
async function startRefusing(): Promise<string> {
	const server = createServer((socket) => {
		socket.write('220 mail.test\r\n');
		createInterface(socket).on('line', (line) => {
			const mailbox = /^RCPT TO:(\S+)/i.exec(line)?.[1];
			socket.write(mailbox ? `550 5.1.1 ${mailbox}: Recipient address rejected: User unknown\r\n` : '250 OK\r\n');
		});
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void server.close());
	return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

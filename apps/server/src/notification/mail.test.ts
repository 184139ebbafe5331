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
	await expect(mail.send({ id: 1, to: 'b@ancu.test', subject: 'a', text: 'a' })).rejects.toThrow(/timeout|greeting/i);
	silent.close();
});

it('says why a mailbox was refused, and a log of it does not say whose it is', async () => {
	const mail = createSmtpMail({ url: await startRefusing(), from: 'a@ancu.test' });
	const error = await mail
		.send({ id: 1, to: 'le.thi.cuc@ancu.test', subject: 'a', text: 'a' })
		.catch((thrown) => thrown);
	const lines: string[] = [];
	pino({}, { write: (line) => lines.push(line) }).warn({ err: error }, 'a job failed');
	const log = lines.join('');
	expect(log).toContain('EENVELOPE');
	expect(log).toContain('550 5.1.1');
	expect(log).toContain('User unknown');
	expect(log).not.toContain('le.thi.cuc');
});

it("is known again by a server that took it and said so too late: its id stays, and is no other mail's", async () => {
	const { url, taken } = await startTaking();
	const mail = createSmtpMail({ url, from: 'An Cư <a@ancu.test>' });
	const given = { id: 7, to: 'b@ancu.test', subject: 'a', text: 'a' };
	await mail.send(given);
	await mail.send(given);
	await mail.send({ ...given, id: 8 });
	await mail.send({ ...given, text: 'b' });
	const ids = taken.map((lines) => /^Message-ID: <\w+@ancu\.test>$/m.exec(lines)?.[0]);
	expect(ids).toHaveLength(4);
	expect(ids[1]).toBe(ids[0]);
	expect(new Set(ids)).toHaveProperty('size', 3);
});

it('waits for a server that looks through a mail for longer than one may take to greet', async () => {
	const { url, taken } = await startTaking(1_200);
	const mail = createSmtpMail({ url, from: 'a@ancu.test', waitMs: 1_000 });
	await mail.send({ id: 1, to: 'b@ancu.test', subject: 'a', text: 'a' });
	expect(taken).toHaveLength(1);
});

it('gives nothing to a server that takes no encrypted mail, unless its address says so', async () => {
	const { url, taken } = await startTaking();
	const given = { id: 1, to: 'b@ancu.test', subject: 'Mã', text: '123456' };
	const send = (address: string) => createSmtpMail({ url: address, from: 'a@ancu.test', requireTls: true }).send(given);
	await expect(send(url)).rejects.toThrow(/STARTTLS/);
	expect(taken).toEqual([]);
	await send(`${url}?requireTLS=false`);
	expect(taken).toHaveLength(1);
});

/** Starts a mail server that takes every mail, unencrypted, after so many milliseconds; returns its address and what it took. */
async function startTaking(afterMs = 0): Promise<{ url: string; taken: string[] }> {
	const taken: string[] = [];
	const server = createServer((socket) => {
		let mail: string[] | undefined;
		socket.write('220 mail.test\r\n');
		createInterface(socket).on('line', (line) => {
			if (line === '.' && mail) {
				taken.push(mail.join('\n'));
				mail = undefined;
				setTimeout(() => socket.write('250 OK\r\n'), afterMs);
			} else if (mail) mail.push(line);
			else if (line === 'DATA') {
				mail = [];
				socket.write('354 Go on\r\n');
			} else socket.write(line === 'STARTTLS' ? '502 Not here\r\n' : '250 OK\r\n');
		});
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => void server.close());
	return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

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

import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

const send = (mail: SendMailOptions) =>
	createTransport(sandbox.smtpUrl, { from: 'An Cư <no-reply@ancu.vn>' }).sendMail(mail);
const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
const list = async (query = ''): Promise<unknown[]> => JSON.parse(await read(`/mail.json${query}`));

const subject = 'Đặt lại mật khẩu của bạn ở An Cư';
const text = 'Chào Nguyễn Thị Ngọc Ánh,\n\nMở liên kết này để đặt mật khẩu mới, dùng được một lần trong 30 phút.';

describe('the mail server', () => {
	it('keeps sender, recipient, subject and text, decoded', async () => {
		await send({ to: 'an@example.com', subject, text });
		expect(await list()).toEqual([
			{
				id: expect.any(String),
				from: 'An Cư <no-reply@ancu.vn>',
				to: 'an@example.com',
				subject,
				text: expect.stringContaining(text),
				at: expect.stringMatching(/^\d{4}-.*Z$/),
			},
		]);
	});

	it('gives each recipient a mail, hidden ones too, and finds it by address', async () => {
		await send({ to: ['an@example.com', 'binh@example.com'], bcc: 'Chi+nha@example.com', subject, text });
		expect(await list()).toHaveLength(3);
		expect(await list('?to=binh@example.com')).toMatchObject([{ to: 'binh@example.com', subject }]);
		expect(await list('?to=chi+nha@example.com')).toMatchObject([{ subject }]);
		expect(await list('?to=dung@example.com')).toEqual([]);
	});

	it('leaves attachments out', async () => {
		const attachments = [{ filename: 'bang-gia.txt', content: 'bảng giá' }];
		await send({ to: 'an@example.com', subject, text, html: '<p>khác</p>', attachments });
		const [mail] = await list();
		expect(Object.keys(mail as object).sort()).toEqual(['at', 'from', 'id', 'subject', 'text', 'to']);
		expect(mail).toMatchObject({ text: expect.stringContaining(text) });
		expect(JSON.stringify(mail)).not.toContain('bảng giá');
	});

	it('refuses a mail of more than 1 MB and takes the next one', async () => {
		await expect(send({ to: 'an@example.com', subject, text: 'a\n'.repeat(600_000) })).rejects.toMatchObject({
			responseCode: 552,
		});
		expect(await list()).toEqual([]);
		await send({ to: 'an@example.com', subject, text });
		expect(await list()).toHaveLength(1);
	});

	it('drops a mail that breaks off in the middle and takes the next one', async () => {
		const warn = vi.spyOn(console, 'warn').mockReturnValue();
		onTestFinished(() => warn.mockRestore());
		const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1');
		for (const line of ['EHLO a', 'MAIL FROM:<a@example.com>', 'RCPT TO:<an@example.com>', 'DATA']) {
			await once(socket, 'data');
			socket.write(`${line}\r\n`);
		}
		await once(socket, 'data');
		socket.write('Subject: half\r\n\r\nhalf a mail', () => socket.resetAndDestroy());
		await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('ECONNRESET')));

		await send({ to: 'an@example.com', subject, text });
		expect(await list()).toMatchObject([{ subject }]);
	});

	it('shows mails on a page, takes nothing in them for markup and links to the web only', async () => {
		expect(await read('/mail')).toContain('Chưa có thư nào.');
		await send({
			to: 'an@example.com',
			subject: '<script>alert(1)</script>',
			text: 'Mở https://ancu.vn/dat-lai?a=1&b=2. Không mở javascript:alert(2) hay <b>đây</b>.',
		});
		const page = await read('/mail');
		expect(page).toContain('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
		expect(page).toContain('<a href="https://ancu.vn/dat-lai?a=1&amp;b=2">https://ancu.vn/dat-lai?a=1&amp;b=2</a>.');
		expect(page).toContain('javascript:alert(2) hay &lt;b&gt;đây&lt;/b&gt;');
		expect(page).not.toMatch(/<script|href="javascript/);
		expect(page).toContain('An Cư &lt;no-reply@ancu.vn&gt;');
	});
});

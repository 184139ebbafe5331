import { expect, it } from 'vitest';
import { startSilentServer } from '../testing/silent-server.ts';
import { createSmtpMail } from './mail.ts';

it('gives a mail server up that does not answer', async () => {
	const silent = await startSilentServer();
	const mail = createSmtpMail({ url: `smtp://127.0.0.1:${silent.port}`, from: 'a@ancu.test', waitMs: 50 });
	await expect(mail.send({ to: 'b@ancu.test', subject: 'a', text: 'a' })).rejects.toThrow(/timeout|greeting/i);
	silent.close();
});

import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../file/file-store.ts';
import { createSmtpMail } from '../notification/mail.ts';
import { createHttpSms } from '../notification/sms.ts';
import { startJobRunner } from './job-runner.ts';

/** Does queued work while the app is open. */
export function runJobs(app: FastifyInstance, { db, env, files }: { db: Db; env: Env; files: FileStore }): void {
	const sms = createHttpSms({ url: env.smsUrl, token: env.smsToken });
	const mail = createSmtpMail({ url: env.smtpUrl, from: env.mailFrom });
	let stop: (() => Promise<void>) | undefined;
	app.addHook('onListen', async () => {
		stop = startJobRunner({
			db,
			log: app.log,
			handlers: {
				'sms.send': (message) => sms.send(message),
				'mail.send': (message) => mail.send(message),
				'file.delete': async ({ keys }) => {
					await Promise.all(keys.map((key) => files.remove(key)));
				},
			},
		});
	});
	app.addHook('onClose', async () => stop?.());
}

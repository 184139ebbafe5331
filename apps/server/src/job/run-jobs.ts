import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../file/file-store.ts';
import { expireListings } from '../listing/listing-life.repository.ts';
import { addAvif } from '../listing/photo-avif.ts';
import { tellOfNewListings } from '../listing/saved-search.service.ts';
import { createSmtpMail } from '../notification/mail.ts';
import { createHttpSms } from '../notification/sms.ts';
import { startJobRunner } from './job-runner.ts';

const EVERY_MS = 60_000;

/** Does queued work, and what is due by the clock, while the app is open. */
export function runJobs(app: FastifyInstance, { db, env, files }: { db: Db; env: Env; files: FileStore }): void {
	const sms = createHttpSms({ url: env.smsUrl, token: env.smsToken });
	const mail = createSmtpMail({ url: env.smtpUrl, from: env.mailFrom });
	let stop: (() => Promise<void>) | undefined;
	let clock: NodeJS.Timeout | undefined;
	const origin = env.publicUrl ?? `http://${env.host}:${env.port}`;
	// Several processes may do this at once: each row is looked after by one.
	const lookAfter = async () => {
		await expireListings(db);
		await tellOfNewListings(db, origin);
	};
	app.addHook('onListen', async () => {
		clock = setInterval(() => {
			lookAfter().catch((error) => app.log.warn({ err: error }, 'what is due could not be looked after'));
		}, EVERY_MS).unref();
		stop = startJobRunner({
			db,
			log: app.log,
			handlers: {
				'sms.send': (message) => sms.send(message),
				'mail.send': (message) => mail.send(message),
				'photo.avif': (photo) => addAvif(db, files, photo),
				'file.delete': async ({ keys }) => {
					await Promise.all(keys.map((key) => files.remove(key)));
				},
			},
		});
	});
	app.addHook('onClose', async () => {
		clearInterval(clock);
		await stop?.();
	});
}

import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import type { Gate } from '../file/at-most.ts';
import type { FileStore } from '../file/file-store.ts';
import { sweepUploads } from '../file/upload.repository.ts';
import { lookAfterInvestments } from '../invest/invest-clock.ts';
import { expireListings } from '../listing/listing-life.repository.ts';
import { tellOfEndingListings } from '../listing/listing-notice.ts';
import { addAvif } from '../listing/photo-avif.ts';
import { tellOfNewListings } from '../listing/saved-search.service.ts';
import { refreshClusters } from '../map/cluster.repository.ts';
import { sendDigests } from '../notification/digest.ts';
import { createSmtpMail } from '../notification/mail.ts';
import type { PushSender } from '../notification/push/push.ts';
import { pushNotification } from '../notification/push-notification.ts';
import { sendNotification } from '../notification/send-notification.ts';
import { createHttpSms } from '../notification/sms.ts';
import { makeDocument } from '../planning/planning-answer-job.ts';
import { refundLateChecks } from '../planning/planning-check-late.ts';
import { tellOfDueSubsteps } from '../procedure/procedure-notice.ts';
import { lookAfterGreenChecks } from '../verification/green-check-clock.ts';
import type { Cashier } from '../wallet/cashier.ts';
import { startWalletClock } from '../wallet/wallet-clock.ts';
import { startClock } from './clock.ts';
import { startJobRunner } from './job-runner.ts';
import { startRepeating } from './repeat.ts';

const EVERY_MS = 60_000;
const MAP_EVERY_MS = 1_000;

export interface RunJobsParts {
	db: Db;
	env: Env;
	files: FileStore;
	/** Lets in as many pictures as may be worked on at once. */
	gate: Gate;
	cashier: Cashier;
	push: PushSender;
}

/** Does queued work, and what is due by the clock, while the app is open. */
export function runJobs(app: FastifyInstance, { db, env, files, gate, cashier, push }: RunJobsParts): void {
	const sms = createHttpSms({ url: env.smsUrl, token: env.smsToken });
	const mail = createSmtpMail({ url: env.smtpUrl, from: env.mailFrom });
	const origin = env.publicUrl ?? `http://${env.host}:${env.port}`;
	const stops: (() => unknown)[] = [];
	// Several processes may do this at once: each row is looked after by one.
	const due: readonly (() => Promise<unknown>)[] = [
		() => expireListings(db),
		() => tellOfNewListings(db, origin),
		() => tellOfEndingListings(db),
		() => tellOfDueSubsteps(db),
		() => sendDigests(db, origin),
		() => sweepUploads(db),
		() => refundLateChecks(db),
		() => lookAfterInvestments(db),
		() => lookAfterGreenChecks(db),
	];
	const onFailure = (error: unknown) => app.log.warn({ err: error }, 'what is due could not be looked after');
	app.addHook('onListen', async () => {
		// Money that is due back does not wait until everybody was told of new listings.
		const clocks = due.map((task) => startClock({ everyMs: EVERY_MS, tasks: [task], onFailure }));
		const quick = startJobRunner({
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
		// Apart, one after the other: a code by SMS does not wait for pictures.
		const slow = startJobRunner({
			db,
			log: app.log,
			batch: 1,
			handlers: {
				'photo.avif': (photo) => addAvif(db, files, gate, photo),
				'planning.document': ({ answerId }) => makeDocument(db, files, origin, answerId),
			},
		});
		// Apart: news for thousands does not keep a code by SMS back.
		const notices = startJobRunner({
			db,
			log: app.log,
			handlers: {
				'notification.send': (notification) => sendNotification(db, origin, notification),
				'notification.mail': (message) => mail.send(message),
				'push.send': (message) => pushNotification(db, push, message),
			},
		});
		// Whatever changes on the map is counted together.
		const map = startRepeating({ everyMs: MAP_EVERY_MS, work: () => refreshClusters(db), log: app.log });
		stops.push(...clocks, quick, slow, notices, map, startWalletClock({ db, cashier, log: app.log }));
	});
	app.addHook('onClose', async () => {
		await Promise.all(stops.map((stop) => stop()));
	});
}

import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import type { FastifyInstance } from 'fastify';
import { sendCode } from '../account/send-code.ts';
import type { Db } from '../database/open-database.ts';
import { type Env, siteOf } from '../env.ts';
import { removeFiles } from '../file/drop-files.ts';
import type { FileStore } from '../file/file-store.ts';
import { sweepUploads } from '../file/upload.repository.ts';
import { startHeartbeat } from '../health/heartbeat.ts';
import { lookAfterInvestments } from '../invest/invest-clock.ts';
import type { Gate } from '../limit/at-most.ts';
import { expireListings } from '../listing/listing-life.repository.ts';
import { writeWords } from '../listing/listing-words-job.ts';
import { addAvif } from '../listing/photo-avif.ts';
import { tellOfNewListings } from '../listing/saved-search.service.ts';
import { tellOfEndingListings } from '../listing/tell-listing.ts';
import { isLoopback } from '../loopback.ts';
import { refreshClusters } from '../map/cluster.repository.ts';
import { sendDigests } from '../notification/digest.ts';
import { createSmtpMail } from '../notification/mail.ts';
import { mailDigest, mailNotification } from '../notification/mail-notification.ts';
import type { PushSender } from '../notification/push/push.ts';
import { pushNotification } from '../notification/push-notification.ts';
import { sendNotification } from '../notification/send-notification.ts';
import { createHttpSms } from '../notification/sms.ts';
import { makeDocument } from '../planning/planning-answer-job.ts';
import { refundLateChecks } from '../planning/planning-check-late.ts';
import { tellOfDueSubsteps } from '../procedure/tell-procedure.ts';
import { lookAfterGreenChecks } from '../verification/green-check-clock.ts';
import type { Cashier } from '../wallet/cashier.ts';
import { startWalletClock } from '../wallet/wallet-clock.ts';
import type { Traces } from '../watch/traces.ts';
import { startClock } from './clock.ts';
import { type Lane, startJobRunner, twoDays } from './job-runner.ts';
import type { JobHandlers, JobKind } from './jobs.ts';
import { prune } from './prune.ts';
import { startRepeating } from './repeat.ts';

const EVERY_MS = MINUTE_MS;
const MAP_EVERY_MS = 1_000;

const patientMails: Lane = { patience: twoDays };
// A code by SMS does not wait for pictures. A mail server or a push service that does not answer keeps nothing back but its own, and
// news for thousands keeps no code back.
const lanes: Record<JobKind, Lane> = {
	'sms.send': {},
	'mail.send': {},
	'notification.mail': patientMails,
	'notification.digest': patientMails,
	'mail.contact': patientMails,
	'notification.send': { patience: twoDays },
	'push.send': { patience: twoDays },
	// One after the other.
	'photo.avif': { batch: 1 },
	// Paid for: it is made though the file store be away for a night.
	'planning.document': { batch: 1, patience: twoDays },
	// Nobody waits for it, and nothing may stay because the file store was away for an hour.
	'file.delete': { batch: 1, patience: twoDays },
	'listing.words': { batch: 1, patience: twoDays },
};

export interface RunJobsParts {
	db: Db;
	/** For what looks at everything. */
	longDb: Db;
	env: Env;
	files: FileStore;
	/** Lets in as many pictures as may be worked on at once. */
	gate: Gate;
	cashier: Cashier;
	push: PushSender;
	traces?: Pick<Traces, 'around'> | undefined;
}

/** Does queued work, and what is due by the clock, while the app is open. */
export function runJobs(
	app: FastifyInstance,
	{ db, longDb, env, files, gate, cashier, push, traces }: RunJobsParts,
): void {
	const sms = createHttpSms({ url: env.smsUrl, token: env.smsToken });
	// Nobody listens on the way to a relay on this machine.
	const requireTls = env.mode === 'production' && !isLoopback(new URL(env.smtpUrl));
	const mail = createSmtpMail({ url: env.smtpUrl, from: env.mailFrom, requireTls });
	const origin = siteOf(env);
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
		() => lookAfterInvestments({ db, cashier, log: app.log }),
		() => lookAfterGreenChecks(db),
	];
	const handlers: JobHandlers = {
		'sms.send': (message) => sendCode(db, sms, message),
		'mail.send': (message, id) => mail.send({ ...message, id }),
		'notification.mail': (notification) => mailNotification(db, mail, origin, notification),
		'notification.digest': (message, id) => mailDigest(db, mail, message, id),
		'mail.contact': (message, id) => mail.send({ ...message, id }),
		'notification.send': (notification) => sendNotification(db, notification),
		'push.send': (message) => pushNotification(db, push, message),
		'photo.avif': (photo) => addAvif(db, files, gate, photo),
		'planning.document': ({ answerId }) => makeDocument(db, files, origin, answerId),
		'file.delete': ({ keys }) => removeFiles(files, keys),
		'listing.words': (part) => writeWords(db, part),
	};
	const onFailure = (error: unknown) => app.log.warn({ err: error }, 'what is due could not be looked after');
	app.addHook('onListen', async () => {
		// Money that is due back does not wait until everybody was told of new listings.
		const clocks = due.map((task) => startClock({ everyMs: EVERY_MS, tasks: [task], onFailure }));
		const jobs = startJobRunner({ db, handlers, lanes, log: app.log, traces });
		// Whatever changes on the map is counted together.
		const map = startRepeating({ everyMs: MAP_EVERY_MS, work: () => refreshClusters(db, { longDb }), log: app.log });
		stops.push(
			...clocks,
			startClock({ everyMs: HOUR_MS, tasks: [() => prune(longDb)], onFailure }),
			startHeartbeat(db, { version: env.watch.version, log: app.log, onFailure }),
			jobs,
			map,
			startWalletClock({ db, longDb, cashier, log: app.log }),
		);
	});
	app.addHook('onClose', async () => {
		await Promise.all(stops.map((stop) => stop()));
	});
}

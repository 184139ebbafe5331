import { randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openOwnDatabase } from '../testing/databases.ts';
import { InVain } from './in-vain.ts';
import { enqueue } from './job.repository.ts';
import { startJobRunner } from './job-runner.ts';

const log = { warn: () => undefined, error: () => undefined };

it('gives up at once what says that another try is in vain', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	const refuse = async () => {
		throw new InVain('Refused.');
	};
	const stop = startJobRunner({ db, handlers: { 'push.send': refuse }, lanes: { 'push.send': {} }, log, pollMs: 1 });
	onTestFinished(async () => {
		await stop();
		await close();
	});
	await enqueue(db, 'push.send', { notificationId: randomUUID(), deviceId: randomUUID() });
	const job = () => db.selectFrom('job').select(['attempts', 'failed_at', 'last_error']).executeTakeFirstOrThrow();
	await expect.poll(async () => (await job()).failed_at).toBeInstanceOf(Date);
	expect(await job()).toMatchObject({ attempts: 1, last_error: 'InVain: Refused.' });
});

it('looks for the work of all lanes by one statement, and takes none where nothing is due', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	const statements: string[] = [];
	const watched = db.withPlugin({
		transformQuery: ({ node }) => {
			statements.push(JSON.stringify(node));
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	const sent: string[] = [];
	const handlers = {
		'sms.send': async ({ text }: { text: string }) => void sent.push(text),
		'mail.send': async ({ text }: { text: string }) => void sent.push(text),
		'push.send': async () => undefined,
	};
	const lanes = { 'sms.send': {}, 'mail.send': {}, 'push.send': {} };
	const stop = startJobRunner({ db: watched, handlers, lanes, log, pollMs: 1 });
	onTestFinished(async () => {
		await stop();
		await close();
	});
	await expect.poll(() => statements.length).toBeGreaterThan(5);
	expect(new Set(statements).size).toBe(1);
	await enqueue(db, 'mail.send', { to: 'c@ancu.test', subject: 'a', text: 'by mail' });
	await expect.poll(() => sent).toEqual(['by mail']);
	await enqueue(db, 'sms.send', { to: '+84912000222', text: 'by phone' });
	await expect.poll(() => sent).toEqual(['by mail', 'by phone']);
});

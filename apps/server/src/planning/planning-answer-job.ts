import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { type FileStore, newPrivateKey } from '../file/file-store.ts';
import { planRemoval } from '../file/upload.repository.ts';
import { deleteJob } from '../job/job.repository.ts';
import { findAnswer, setDocument } from './planning-answer.repository.ts';
import type { DocumentOrder } from './planning-answer-worker.ts';
import { findChecksById } from './planning-check.repository.ts';

/** Makes the document of an answer and keeps it privately. Done twice it is made once. */
export async function makeDocument(db: Db, files: FileStore, origin: string, answerId: string): Promise<void> {
	const answer = await findAnswer(db, answerId);
	if (!answer || answer.document_key) return;
	const [check] = await findChecksById(db, [answer.check_id]);
	if (!check) return;
	const verifyUrl = `${origin}/verify/${answer.check_code}`;
	const bytes = await drawAside([answer, { number: check.sequence_id, locale: check.locale, verifyUrl }]);
	const key = newPrivateKey('pdf');
	// One that was stored and not noted could be found by nobody, not even to be erased with its account.
	const removal = await planRemoval(db, [key]);
	await files.put(key, bytes);
	const hash = createHash('sha256').update(bytes).digest('hex');
	const isFirst = await inTransaction(db, async (tx) => {
		if (!(await setDocument(tx, answerId, { document_key: key, document_hash: hash }))) return false;
		await deleteJob(tx, removal);
		return true;
	});
	if (!isFirst) await files.remove(key);
}

let worker: Worker | undefined;

/** Draws in a thread of its own: on ours it would be a tenth of a second in which no request is answered. */
async function drawAside(order: DocumentOrder['order']): Promise<Uint8Array<ArrayBuffer>> {
	worker ??= openWorker();
	const { port1, port2 } = new MessageChannel();
	worker.postMessage({ order, port: port2 } satisfies DocumentOrder, [port2]);
	// A thread that ends closes its ports.
	const [answer] = await Promise.race([once(port1, 'message'), once(port1, 'close')]);
	if (answer instanceof Uint8Array) return answer as Uint8Array<ArrayBuffer>;
	throw answer ?? new Error('The thread that draws documents ended.');
}

/** The thread is kept, for it takes a second to start, and keeps no process from ending. */
function openWorker(): Worker {
	const opened = new Worker(new URL('./planning-answer-worker.ts', import.meta.url));
	opened.unref();
	opened.once('error', () => undefined);
	opened.once('exit', () => {
		worker = undefined;
	});
	return opened;
}

import { chunks } from '../chunks.ts';
import type { Db } from '../database/open-database.ts';
import { enqueueAll } from '../job/job.repository.ts';
import { atMost } from '../limit/at-most.ts';
import type { FileStore } from './file-store.ts';

/** Few enough that a job is done within its lease, though the store take its time for each. */
const IN_A_JOB = 50;
/** Few enough that the store goes on serving whoever looks at pictures. */
const AT_ONCE = 8;

/** Has files removed once the transaction is through, some in each job. */
export async function dropFiles(tx: Db, keys: readonly string[]): Promise<void> {
	const jobs = Array.from(chunks(keys, IN_A_JOB), (some) => ({ keys: some }));
	await enqueueAll(tx, 'file.delete', jobs);
}

/** Removes files, some at once. One that the store keeps hold of saves no other; what went wrong is thrown when all were tried. */
export async function removeFiles(files: FileStore, keys: readonly string[]): Promise<void> {
	const gate = atMost(AT_ONCE);
	const outcomes = await Promise.allSettled(keys.map((key) => gate(() => files.remove(key))));
	const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
	if (failures.length > 0) throw failures[0];
}

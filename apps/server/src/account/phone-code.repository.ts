import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PhoneCodeTable, Tables } from '../database/tables.ts';

export type PhoneCodeRow = Selectable<PhoneCodeTable>;

// Any server may send a code and take it, and their clocks differ: what counts is the time of the database.
const now = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/** Seconds since the newest code for a number and purpose; undefined where there was none. */
export async function secondsSinceCode(
	db: Db,
	phone: string,
	purpose: PhoneCodeRow['purpose'],
): Promise<number | undefined> {
	const newest = await db
		.selectFrom('phone_code')
		.select(sql<number>`extract(epoch from now() - created_at)::float8`.as('seconds'))
		.where('phone', '=', phone)
		.where('purpose', '=', purpose)
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	return newest?.seconds;
}

/** Nobody else asks for a code for this number and purpose before the transaction ends. */
export async function lockCodes(tx: Db, phone: string, purpose: PhoneCodeRow['purpose']): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('phone-code'), hashtext(${`${phone} ${purpose}`}))`.execute(tx);
}

/**
 * Stores a code that counts for so many seconds, and returns its id. Of those before it for the same number and purpose the last counts
 * on: a stranger who asks for one must not end the code that somebody is typing.
 */
export async function insertCode(
	db: Db,
	code: Omit<Insertable<PhoneCodeTable>, 'expires_at'>,
	seconds: number,
): Promise<string> {
	await db
		.updateTable('phone_code')
		.set({ expires_at: now })
		.where('phone', '=', code.phone)
		.where('purpose', '=', code.purpose)
		.where('expires_at', '>', now)
		.where('confirmed_at', 'is', null)
		.where('id', 'not in', (eb) =>
			eb
				.selectFrom('phone_code')
				.select('id')
				.where('phone', '=', code.phone)
				.where('purpose', '=', code.purpose)
				.orderBy('created_at', 'desc')
				.limit(1),
		)
		.execute();
	const { id } = await db
		.insertInto('phone_code')
		.values({ ...code, expires_at: inSeconds(seconds) })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Whether a code was guessed at so often that it no longer counts, though its time is not over. */
export async function hasNoAttempts(db: Db, id: string, maxAttempts: number): Promise<boolean> {
	return (await waiting(db, id).where('attempts', '>=', maxAttempts).executeTakeFirst()) !== undefined;
}

/** Whether a code can still be given. */
export async function isWaitedFor(db: Db, id: string): Promise<boolean> {
	return (await waiting(db, id).executeTakeFirst()) !== undefined;
}

function waiting(db: Db, id: string) {
	return db
		.selectFrom('phone_code')
		.select('id')
		.where('id', '=', id)
		.where('confirmed_at', 'is', null)
		.where('expires_at', '>', now);
}

/** Counts an attempt before the code is looked at, so that parallel guesses cannot share one. Undefined when none is left. */
export function countAttempt(db: Db, id: string, maxAttempts: number): Promise<PhoneCodeRow | undefined> {
	return db
		.updateTable('phone_code')
		.set({ attempts: sql`attempts + 1` })
		.where('id', '=', id)
		.where('attempts', '<', maxAttempts)
		.where('confirmed_at', 'is', null)
		.where('expires_at', '>', now)
		.returningAll()
		.executeTakeFirst();
}

/** Turns a code into a proof that counts for so many seconds. False when it was turned before. */
export async function confirmCode(db: Db, id: string, proofHash: Buffer, seconds: number): Promise<boolean> {
	const result = await db
		.updateTable('phone_code')
		.set({ confirmed_at: now, proof_hash: proofHash, proof_expires_at: inSeconds(seconds) })
		.where('id', '=', id)
		.where('confirmed_at', 'is', null)
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}

/** A proof that is not over and not used up. */
function counts(proofHash: Buffer, purpose: PhoneCodeRow['purpose']) {
	return (eb: ExpressionBuilder<Tables, 'phone_code'>) =>
		eb.and([
			eb('proof_hash', '=', proofHash),
			eb('purpose', '=', purpose),
			eb('used_at', 'is', null),
			eb('proof_expires_at', '>', now),
		]);
}

/** The number of a proof that counts and is not used up. */
export async function findProof(
	db: Db,
	proofHash: Buffer,
	purpose: PhoneCodeRow['purpose'],
): Promise<string | undefined> {
	const row = await db.selectFrom('phone_code').select('phone').where(counts(proofHash, purpose)).executeTakeFirst();
	return row?.phone;
}

/** Uses a proof up; returns its number, undefined when it does not count (any more). */
export async function takeProof(
	db: Db,
	proofHash: Buffer,
	purpose: PhoneCodeRow['purpose'],
): Promise<string | undefined> {
	const row = await db
		.updateTable('phone_code')
		.set({ used_at: now })
		.where(counts(proofHash, purpose))
		.returning('phone')
		.executeTakeFirst();
	return row?.phone;
}

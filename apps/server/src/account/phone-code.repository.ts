import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PhoneCodeTable, Tables } from '../database/tables.ts';

export type PhoneCodeRow = Selectable<PhoneCodeTable>;

export function findNewestCode(
	db: Db,
	phone: string,
	purpose: PhoneCodeRow['purpose'],
): Promise<PhoneCodeRow | undefined> {
	return db
		.selectFrom('phone_code')
		.selectAll()
		.where('phone', '=', phone)
		.where('purpose', '=', purpose)
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** Nobody else asks for a code for this number and purpose before the transaction ends. */
export async function lockCodes(tx: Db, phone: string, purpose: PhoneCodeRow['purpose']): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('phone-code'), hashtext(${`${phone} ${purpose}`}))`.execute(tx);
}

/** Stores a code; the ones before it for the same number and purpose no longer count. */
export async function insertCode(db: Db, code: Insertable<PhoneCodeTable>): Promise<{ id: string; created_at: Date }> {
	await db
		.updateTable('phone_code')
		.set({ expires_at: new Date() })
		.where('phone', '=', code.phone)
		.where('purpose', '=', code.purpose)
		.where('expires_at', '>', new Date())
		.where('confirmed_at', 'is', null)
		.execute();
	return db.insertInto('phone_code').values(code).returning(['id', 'created_at']).executeTakeFirstOrThrow();
}

export function findCode(db: Db, id: string): Promise<PhoneCodeRow | undefined> {
	return db.selectFrom('phone_code').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a code can still be given. */
export async function isWaitedFor(db: Db, id: string): Promise<boolean> {
	const row = await db
		.selectFrom('phone_code')
		.select('id')
		.where('id', '=', id)
		.where('confirmed_at', 'is', null)
		.where('expires_at', '>', new Date())
		.executeTakeFirst();
	return row !== undefined;
}

/** Counts an attempt before the code is looked at, so that parallel guesses cannot share one. Undefined when none is left. */
export function countAttempt(db: Db, id: string, maxAttempts: number): Promise<PhoneCodeRow | undefined> {
	return db
		.updateTable('phone_code')
		.set({ attempts: sql`attempts + 1` })
		.where('id', '=', id)
		.where('attempts', '<', maxAttempts)
		.where('confirmed_at', 'is', null)
		.where('expires_at', '>', new Date())
		.returningAll()
		.executeTakeFirst();
}

/** Turns a code into a proof. False when it was turned before. */
export async function confirmCode(db: Db, id: string, proofHash: Buffer, proofExpiresAt: Date): Promise<boolean> {
	const result = await db
		.updateTable('phone_code')
		.set({ confirmed_at: new Date(), proof_hash: proofHash, proof_expires_at: proofExpiresAt })
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
			eb('proof_expires_at', '>', new Date()),
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

/** Uses a proof up; answers its number, undefined when it does not count (any more). */
export async function takeProof(
	db: Db,
	proofHash: Buffer,
	purpose: PhoneCodeRow['purpose'],
): Promise<string | undefined> {
	const row = await db
		.updateTable('phone_code')
		.set({ used_at: new Date() })
		.where(counts(proofHash, purpose))
		.returning('phone')
		.executeTakeFirst();
	return row?.phone;
}

import { createHash } from 'node:crypto';
import { type ErrorCode, notBegun } from '@ancu/forms/error';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { AppError, type AppErrorDetails, badField } from './app-error.ts';
import type { Context } from './context.ts';

// Longer than any gateway is waited for.
const LEASE_S = 120;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** What is done at most once a key. */
export interface Operation {
	name: string;
	/** What was asked for, in plain values and a fixed order: under the same key it must be the same. */
	body: readonly unknown[];
}

/**
 * Notes the result in the transaction that makes it, so that it is known if and only if it happened. Throws IDEMPOTENCY_BUSY where
 * that took longer than a key is held and somebody else has taken it: the transaction must not go on then.
 */
export type Keep = (tx: Db, id: string) => Promise<void>;

type Outcome = { id: string } | { code: ErrorCode; details: AppErrorDetails };

/**
 * Does something once for the request's `idempotency-key`, and returns its id. The same key with the same body gets the same
 * id, or the same refusal, and nothing is done; with another body it throws IDEMPOTENCY_MISMATCH, and while the first is still
 * under way IDEMPOTENCY_BUSY. Without a key it is simply done. Semantics: Stripe's.
 */
export async function idempotent(
	context: Pick<Context, 'db' | 'viewer' | 'idempotencyKey'>,
	operation: Operation,
	work: (keep: Keep) => Promise<string>,
): Promise<string> {
	const { db, viewer, idempotencyKey: key } = context;
	if (key === null) return work(async () => undefined);
	if (!viewer) throw new AppError('UNAUTHENTICATED');
	if (!KEY.test(key)) throw badField('idempotency-key', 'invalid');

	const name = { account_id: viewer.id, operation: operation.name, key };
	const taken = await take(db, name, createHash('sha256').update(JSON.stringify(operation.body)).digest());
	if (typeof taken !== 'string') {
		if ('id' in taken) return taken.id;
		throw new AppError(taken.code, taken.details);
	}
	try {
		const id = await work(async (tx, result) => {
			if (!(await keep(tx, name, taken, { id: result }))) throw new AppError('IDEMPOTENCY_BUSY');
		});
		await keep(db, name, taken, { id });
		return id;
	} catch (error) {
		if (!(error instanceof AppError) || notBegun.includes(error.code)) {
			// What was kept has happened, whatever became of its answer. A key that cannot be let go of ends by its time; why it failed is worth more.
			await db
				.deleteFrom('idempotency_key')
				.where(isHeld(name, taken))
				.execute()
				.catch(() => undefined);
			throw error;
		}
		// Whoever has the key now may yet do what was refused here.
		if (!(await keep(db, name, taken, { code: error.code, details: error.details })))
			throw new AppError('IDEMPOTENCY_BUSY');
		throw error;
	}
}

interface Name {
	account_id: string;
	operation: string;
	key: string;
}

/** Until when a key is held, to the microsecond as PostgreSQL writes it, which names its holder: whoever takes it next holds it longer. */
type Lease = string;

/** Takes a key for doing its work. Returns how that ended, where it was done. */
async function take(db: Db, name: Name, bodyHash: Buffer): Promise<Lease | Outcome> {
	const lockedUntil = sql<Date>`now() + ${LEASE_S} * interval '1 second'`;
	const lease = sql<Lease>`locked_until::text`.as('lease');
	const inserted = await db
		.insertInto('idempotency_key')
		.values({ ...name, body_hash: bodyHash, locked_until: lockedUntil })
		.onConflict((conflict) => conflict.doNothing())
		.returning(lease)
		.executeTakeFirst();
	if (inserted) return inserted.lease;
	const known = await db
		.selectFrom('idempotency_key')
		.select(['body_hash', 'outcome'])
		.where(is(name))
		.executeTakeFirst();
	if (known && !known.body_hash.equals(bodyHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
	if (known?.outcome) return known.outcome as Outcome;
	// Whoever had it died, unless it is still held.
	const taken = await db
		.updateTable('idempotency_key')
		.set({ locked_until: lockedUntil })
		.where(is(name))
		.where('outcome', 'is', null)
		.where('locked_until', '<', sql<Date>`now()`)
		.returning(lease)
		.executeTakeFirst();
	if (!taken) throw new AppError('IDEMPOTENCY_BUSY');
	return taken.lease;
}

/** Notes how the work of a key ended, unless that is noted or somebody else has taken the key. Returns whether it did. */
async function keep(db: Db, name: Name, lease: Lease, outcome: Outcome): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('idempotency_key')
		.set({ outcome: JSON.stringify(outcome) })
		.where(isHeld(name, lease))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

type Condition = ExpressionBuilder<Tables, 'idempotency_key'>;

function is(name: Name) {
	return (eb: Condition) => eb.and({ ...name });
}

function isHeld(name: Name, lease: Lease) {
	return (eb: Condition) =>
		eb.and([eb.and({ ...name }), eb('outcome', 'is', null), eb('locked_until', '=', sql<Date>`${lease}::timestamptz`)]);
}

/** Forgets keys that nobody will send again. */
export async function pruneIdempotencyKeys(db: Db): Promise<void> {
	await db.deleteFrom('idempotency_key').where('created_at', '<', sql<Date>`now() - interval '48 hours'`).execute();
}

import { createHash } from 'node:crypto';
import { type ErrorCode, notBegun } from '@ancu/forms/error';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { AppError, type AppErrorDetails } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';

// Longer than any gateway is waited for.
const LEASE_S = 120;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** What is done at most once a key. */
export interface Operation {
	name: string;
	/** What was asked for, in plain values and a fixed order: under the same key it must be the same. */
	body: readonly unknown[];
}

/** Notes the result in the transaction that makes it, so that it is known if and only if it happened. */
export type Keep = (tx: Db, id: string) => Promise<void>;

type Outcome = { id: string } | { code: ErrorCode; details: AppErrorDetails };

/**
 * Does something once for the request's `idempotency-key`, and answers its id. The same key with the same body gets the same
 * id, or the same refusal, and nothing is done; with another body it throws IDEMPOTENCY_MISMATCH, and while the first is still
 * under way IDEMPOTENCY_BUSY. Without a key it is simply done. Semantics: Stripe's.
 */
export async function once(
	context: Pick<Context, 'db' | 'viewer' | 'idempotencyKey'>,
	operation: Operation,
	work: (keep: Keep) => Promise<string>,
): Promise<string> {
	const { db, viewer, idempotencyKey: key } = context;
	if (key === null) return work(async () => undefined);
	if (!viewer) throw new AppError('UNAUTHENTICATED');
	if (!KEY.test(key)) throw new AppError('BAD_INPUT', { fields: [{ path: 'idempotency-key', code: 'invalid' }] });

	const name = { account_id: viewer.id, operation: operation.name, key };
	const before = await take(db, name, createHash('sha256').update(JSON.stringify(operation.body)).digest());
	if (before) {
		if ('id' in before) return before.id;
		throw new AppError(before.code, before.details);
	}
	const keep = async (tx: Db, outcome: Outcome) => {
		await tx
			.updateTable('idempotency_key')
			.set({ outcome: JSON.stringify(outcome) })
			.where(is(name))
			.execute();
	};
	try {
		const id = await work((tx, result) => keep(tx, { id: result }));
		await keep(db, { id });
		return id;
	} catch (error) {
		if (error instanceof AppError && !notBegun.includes(error.code)) {
			await keep(db, { code: error.code, details: error.details });
		} else {
			// What was kept has happened, whatever became of its answer.
			await db.deleteFrom('idempotency_key').where(is(name)).where('outcome', 'is', null).execute();
		}
		throw error;
	}
}

interface Name {
	account_id: string;
	operation: string;
	key: string;
}

/** Takes a key for doing its work. Answers how that ended, where it was done. */
async function take(db: Db, name: Name, bodyHash: Buffer): Promise<Outcome | undefined> {
	const lockedUntil = sql<Date>`now() + ${LEASE_S} * interval '1 second'`;
	const inserted = await db
		.insertInto('idempotency_key')
		.values({ ...name, body_hash: bodyHash, locked_until: lockedUntil })
		.onConflict((conflict) => conflict.doNothing())
		.returning('key')
		.executeTakeFirst();
	if (inserted) return undefined;
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
		.returning('key')
		.executeTakeFirst();
	if (!taken) throw new AppError('IDEMPOTENCY_BUSY');
	return undefined;
}

function is(name: Name) {
	return (eb: ExpressionBuilder<Tables, 'idempotency_key'>) => eb.and({ ...name });
}

/** Forgets keys that nobody will send again. */
export async function pruneIdempotencyKeys(db: Db): Promise<void> {
	await db.deleteFrom('idempotency_key').where('created_at', '<', sql<Date>`now() - interval '48 hours'`).execute();
}

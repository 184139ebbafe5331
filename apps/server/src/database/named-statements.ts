import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Texts that have been asked, at most; of filters there is no end. */
const MOST_KNOWN = 500;
/** Statements that a connection keeps, a few kilobytes each. One that keeps as many gives its place to a new one. */
const MOST_KEPT = 200;
/** Of a statement; one that writes many rows at once is long, and asked with as many once. */
const MOST_VALUES = 100;
/** "Cached plan must not change result type", among others: a migration changed what a kept statement answers. */
const FEATURE_NOT_SUPPORTED = '0A000';

const names = new LRUCache<string, string>({ max: MOST_KNOWN });

/**
 * The same pool, whose connections keep what is asked again under a name: PostgreSQL reads a text once for each of them, which is
 * more than half of what it takes to find one listing.
 */
export function nameStatements(pool: pg.Pool): PostgresPool {
	const naming = new WeakMap<pg.PoolClient, PostgresPoolClient>();
	return {
		options: pool.options,
		end: () => pool.end(),
		connect: async () => {
			const client = await pool.connect();
			// Kysely knows a connection again by what it was given.
			const known = naming.get(client) ?? nameThoseOf(client);
			naming.set(client, known);
			return known;
		},
	};
}

function nameThoseOf(client: pg.PoolClient): PostgresPoolClient {
	const kept = new Set<string>();
	let isSpent = false;
	async function query(text: string, values: readonly unknown[]) {
		const name = values.length > 0 && values.length <= MOST_VALUES ? nameOf(text) : undefined;
		if (!name) return client.query(text, [...values]);
		kept.add(name);
		if (kept.size >= MOST_KEPT) isSpent = true;
		return client.query({ name, text, values: [...values] }).catch((error: unknown) => {
			if ((error as pg.DatabaseError).code === FEATURE_NOT_SUPPORTED) isSpent = true;
			throw error;
		});
	}
	return {
		// We ask for no cursors.
		query: query as unknown as PostgresPoolClient['query'],
		release: (destroy) => client.release(destroy || isSpent),
	};
}

/** Its name from the second time on. What answers whole rows has none: with the next column it would answer something else. */
function nameOf(text: string): string | undefined {
	const name = names.get(text);
	if (!name && !/(?:^|[\s.,])\*/.test(text))
		names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32));
	return name;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { limitHit } from '../watch/told.ts';
import { networkOf } from './network.ts';

/** So many times within a window. */
export interface Limit {
	/** What is counted, as `sign-in`. */
	name: string;
	max: number;
	seconds: number;
}

/** Counts one use and throws when there were too many. `who` is whom it is counted for: an account, a phone number, a network. */
export async function spend(context: Pick<Context, 'db' | 'env'>, limit: Limit, who: string): Promise<void> {
	const { count, secondsLeft } = await addUses(context.db, limit, who, 1);
	if (count > limit.max * context.env.rateLimitFactor) throw tooMany(limit, secondsLeft);
}

/** Whom a use is counted for where visitors ask too: the account, or the network of somebody unknown. */
export function whoAsks({ viewer, client }: Pick<Context, 'viewer' | 'client'>): string {
	return viewer?.id ?? networkOf(client.address);
}

/** Gives one use back that turned out not to count, as a sign-in with the right password. */
export async function giveBack(db: Db, limit: Limit, who: string): Promise<void> {
	await db
		.updateTable('rate_limit')
		.set({ count: sql`greatest(count - 1, 0)` })
		.where('key', '=', keyOf(limit, who))
		.where('window_ends_at', '>', sql<Date>`now()`)
		.execute();
}

/** Forgets what was counted. */
export async function resetLimit(db: Db, limit: Limit, who: string): Promise<void> {
	await db.deleteFrom('rate_limit').where('key', '=', keyOf(limit, who)).execute();
}

/** Adds uses; answers how many there are in the window, and how long it lasts. */
export async function addUses(
	db: Db,
	limit: Limit,
	who: string,
	uses: number,
): Promise<{ count: number; secondsLeft: number }> {
	const { rows } = await sql<{ count: number; seconds: number }>`
		insert into rate_limit as known (key, window_ends_at, count)
		values (${keyOf(limit, who)}, now() + ${limit.seconds} * interval '1 second', ${uses}::int)
		on conflict (key) do update set
			count = case when known.window_ends_at <= now() then excluded.count else known.count + excluded.count end,
			window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end
		returning count, extract(epoch from window_ends_at - now())::float8 as seconds`.execute(db);
	return { count: rows[0]?.count ?? 0, secondsLeft: rows[0]?.seconds ?? 0 };
}

// Strangers type names and addresses as long as they like, and an index takes 2,700 bytes.
function keyOf({ name }: Limit, who: string): string {
	return `${name}:${who.length > 200 ? createHash('sha256').update(who).digest('hex') : who}`;
}

/** The refusal, with the minutes until it is worth another try. */
export function tooMany({ name }: Pick<Limit, 'name'>, seconds: number): AppError {
	limitHit.tell({ name });
	return new AppError('TOO_MANY_REQUESTS', { params: { minutes: Math.max(1, Math.ceil(seconds / 60)) } });
}

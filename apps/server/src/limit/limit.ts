import { sql } from 'kysely';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { hmacOf } from '../secret-key.ts';
import { limitHit } from '../watch/told.ts';
import { networkOf, wideNetworkOf } from './network.ts';

/** So many times within a window. */
export interface Limit {
	/** What is counted, as `sign-in`. */
	name: string;
	max: number;
	seconds: number;
}

/** So many times for a network. */
export interface NetworkLimit extends Limit {
	/** And so many for the wider one around it, where its address is one of IPv6: whoever asks may have all the networks in there. */
	wide: number;
}

/** Where uses are counted, and the keys by which nobody else reads whose they are. */
export type LimitParts = Pick<Context, 'db'> & { env: Pick<Context['env'], 'secretKeys'> };

/** Counts one use, or several, and throws when there were too many. `who` is whom it is counted for: an account, a phone number, a network. */
export async function spend(context: Pick<Context, 'db' | 'env'>, limit: Limit, who: string, uses = 1): Promise<void> {
	const { count, secondsLeft } = await addUses(context, limit, who, uses);
	if (count > limit.max * context.env.rateLimitFactor) throw tooMany(limit, secondsLeft);
}

/** Counts one use for the network that an address is in, of `what` where it is something of somebody's, as a phone number. */
export async function spendFrom(
	context: Pick<Context, 'db' | 'env'>,
	limit: NetworkLimit,
	address: string,
	what?: string,
): Promise<void> {
	for (const [each, who] of limitsFrom(limit, address, what)) await spend(context, each, who);
}

/** Gives back a use of the network that an address is in. */
export async function giveBackFrom(context: LimitParts, limit: NetworkLimit, address: string): Promise<void> {
	for (const [each, who] of limitsFrom(limit, address)) await giveBack(context, each, who);
}

function limitsFrom(limit: NetworkLimit, address: string, what?: string): [Limit, string][] {
	const named = (network: string) => (what === undefined ? network : `${what} ${network}`);
	const wide = wideNetworkOf(address);
	return [
		[limit, named(networkOf(address))],
		...(wide === undefined
			? []
			: [[{ ...limit, name: `${limit.name}-wide`, max: limit.wide }, named(wide)] satisfies [Limit, string]]),
	];
}

/** Whom a use is counted for where visitors ask too: the account, or the network of somebody unknown. */
export function whoAsks({ viewer, client }: Pick<Context, 'viewer' | 'client'>): string {
	return viewer?.id ?? networkOf(client.address);
}

/** Gives uses back that turned out not to count, as a sign-in with the right password. */
export async function giveBack({ db, env }: LimitParts, limit: Limit, who: string, uses = 1): Promise<void> {
	await db
		.updateTable('rate_limit')
		.set({ count: sql`greatest(count - ${uses}::int, 0)` })
		.where('key', '=', keyOf(env, limit, who))
		.where('window_ends_at', '>', sql<Date>`now()`)
		.execute();
}

/** Forgets what was counted. */
export async function resetLimit({ db, env }: LimitParts, limit: Limit, who: string): Promise<void> {
	await db
		.deleteFrom('rate_limit')
		.where('key', '=', keyOf(env, limit, who))
		.execute();
}

/** Adds uses; returns how many there are in the window, and how long it lasts. */
export async function addUses(
	{ db, env }: LimitParts,
	limit: Limit,
	who: string,
	uses: number,
): Promise<{ count: number; secondsLeft: number }> {
	const { rows } = await sql<{ count: number; seconds: number }>`
		insert into rate_limit as known (key, window_ends_at, count)
		values (${keyOf(env, limit, who)}, now() + ${limit.seconds} * interval '1 second', ${uses}::int)
		on conflict (key) do update set
			count = case when known.window_ends_at <= now() then excluded.count else known.count + excluded.count end,
			window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end
		returning count, extract(epoch from window_ends_at - now())::float8 as seconds`.execute(db);
	return { count: rows[0]?.count ?? 0, secondsLeft: rows[0]?.seconds ?? 0 };
}

// Numbers, mailboxes and networks are soon tried by whoever has the hashes, so they are keyed.
function keyOf({ secretKeys }: LimitParts['env'], { name }: Limit, who: string): string {
	return `${name}:${hmacOf(secretKeys, `limit|${name}|${who}`).toString('base64url')}`;
}

/** The refusal, with the minutes until it is worth another try. */
export function tooMany({ name }: Pick<Limit, 'name'>, seconds: number): AppError {
	limitHit.tell({ name });
	return new AppError('TOO_MANY_REQUESTS', { params: { minutes: Math.max(1, Math.ceil(seconds / 60)) } });
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { JobKind } from '../job/jobs.ts';
import type { Params, Tag } from './tags.ts';
import { waking } from './wake.ts';

/** Something that an account is told. */
export interface NewNotification<T extends Tag> {
	/** Who is told; null where there is nobody. */
	accountId: string | null;
	tag: T;
	params: Params<T>;
	/** A path on the site. */
	link?: string | null;
	/** The planning check that opening a push message leads to: an own one. */
	planningCheckId?: string | null;
	/** Who did it; nobody is told of what they did themselves. */
	by?: string | null | undefined;
}

const job: JobKind = 'notification.send';

/** Tells an account something, in the transaction in which it happens: the row is there if and only if that is, and so is the job that pushes and mails it. */
export async function notify<T extends Tag>(
	tx: Db,
	{ accountId, tag, params, link = null, planningCheckId = null, by = null }: NewNotification<T>,
): Promise<void> {
	if (accountId === null || accountId === by) return;
	await insert(
		tx,
		tag,
		sql`select ${accountId}::uuid, ${JSON.stringify(params)}::jsonb, ${link}::text, ${planningCheckId}::uuid, null::text`,
	);
}

/** Many accounts that are told the same kind of thing. */
export interface NewNotifications<T extends Tag> {
	tag: T;
	/** The columns of each, as SQL: uuid, text, and JSON with what the tag's row holds. */
	accountId: RawBuilder<unknown>;
	/** The same for all, or an expression. */
	params: Params<T> | RawBuilder<unknown>;
	link: string | RawBuilder<unknown>;
	/** Names what is told once, however often this is called. */
	once?: RawBuilder<unknown>;
	/** Where they come from: all that stands behind `from`. */
	from: RawBuilder<unknown>;
}

/** Tells many accounts something, by one statement. */
export async function notifyMany<T extends Tag>(
	tx: Db,
	{ tag, accountId, params, link, once = sql`null`, from }: NewNotifications<T>,
): Promise<void> {
	const said = isSql(params) ? params : sql`${JSON.stringify(params)}::jsonb`;
	const path = isSql(link) ? link : sql`${link}::text`;
	await insert(tx, tag, sql`select ${accountId}, ${said}, ${path}, null::uuid, ${once}::text from ${from}`);
}

function isSql(value: object | string): value is RawBuilder<unknown> {
	return typeof value === 'object' && 'isRawBuilder' in value;
}

/** `people`: a query for account, params, link, planning check and what is told once. Who was erased is told nothing. */
async function insert(tx: Db, tag: Tag, people: RawBuilder<unknown>): Promise<void> {
	await sql`
		with people (account_id, params, link, planning_check_id, once) as (${people}),
		told as (
			insert into notification (account_id, tag, params, link, planning_check_id, once)
			select people.account_id, ${tag}, people.params, people.link, people.planning_check_id, people.once
			from people join account on account.id = people.account_id
			where account.deleted_at is null
			on conflict do nothing
			returning id, account_id
		),
		queued as (
			insert into job (kind, payload) select ${job}, jsonb_build_object('notificationId', id) from told
		)
		select count(${waking('changed', sql`account_id::text`)}::text) from told`.execute(tx);
}

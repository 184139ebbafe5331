import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
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
	/** Names what an account is told once. */
	once?: RawBuilder<unknown>;
	/** Where they come from: all that stands behind `from`. */
	from: RawBuilder<unknown>;
}

/** Tells many accounts something, by one statement. */
export async function notifyMany<T extends Tag>(tx: Db, told: NewNotifications<T>): Promise<void> {
	await insert(tx, told.tag, peopleOf(told));
}

/** Few enough that a transaction is short. */
const TOLD_AT_ONCE = 500;

/** Tells what is told by the clock, however often this is called: what an account knows already is read, and not offered to it again. */
export async function tellOnce<T extends Tag>(
	db: Db,
	told: NewNotifications<T> & { once: RawBuilder<unknown> },
): Promise<void> {
	// Of each by itself, along the index: joined, all that anybody was ever told once would be read.
	const isNew = sql`and not exists (
		select from notification as known where known.account_id = people.account_id and known.once = people.once offset 0
	) limit ${TOLD_AT_ONCE}`;
	let part: number;
	do part = await inTransaction(db, (tx) => insert(tx, told.tag, peopleOf(told), isNew));
	while (part === TOLD_AT_ONCE);
}

function peopleOf<T extends Tag>({ accountId, params, link, once = sql`null`, from }: NewNotifications<T>) {
	const said = isSql(params) ? params : sql`${JSON.stringify(params)}::jsonb`;
	const path = isSql(link) ? link : sql`${link}::text`;
	return sql`select ${accountId}, ${said}, ${path}, null::uuid, ${once}::text from ${from}`;
}

function isSql(value: object | string): value is RawBuilder<unknown> {
	return typeof value === 'object' && 'isRawBuilder' in value;
}

/** `people`: a query for account, params, link, planning check and what is told once. Who was erased is told nothing. Returns how many are told. */
async function insert(tx: Db, tag: Tag, people: RawBuilder<unknown>, isMeant = sql``): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		with people (account_id, params, link, planning_check_id, once) as (${people}),
		told as (
			insert into notification (account_id, tag, params, link, planning_check_id, once)
			select people.account_id, ${tag}, people.params, people.link, people.planning_check_id, people.once
			from people join account on account.id = people.account_id
			where account.deleted_at is null ${isMeant}
			on conflict do nothing
			returning id, account_id
		),
		queued as (
			insert into job (kind, payload) select ${job}, jsonb_build_object('notificationId', id) from told
		)
		select count(*)::integer as count, count(${waking('changed', sql`account_id::text`)}::text) from told`.execute(tx);
	return rows[0]?.count ?? 0;
}

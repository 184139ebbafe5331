import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import { newestOf } from '../database/newest-of.ts';
import type { Db } from '../database/open-database.ts';
import type { GreenCheckEventTable, GreenCheckPhotoTable, GreenCheckTable } from '../database/tables.ts';

/** A green check as it is stored. */
export type GreenCheckRow = Selectable<GreenCheckTable>;
/** Something that happened to it. */
export type GreenCheckEventRow = Omit<Selectable<GreenCheckEventTable>, 'findings'>;
/** A photo of it. */
export type GreenCheckPhotoRow = Selectable<GreenCheckPhotoTable>;

/** Who did something, and in which role. */
export type Actor = Pick<Viewer, 'id' | 'role'>;

/** Written out as literals, because a partial index is used only when the planner sees its very condition. */
const isLive = sql<boolean>`(status in ('PENDING', 'ACCEPT', 'CHECKED') or (status = 'APPROVE' and closed_at is null))`;

export function insertCheck(db: Db, check: Insertable<GreenCheckTable>): Promise<GreenCheckRow> {
	return db.insertInto('green_check').values(check).returningAll().executeTakeFirstOrThrow();
}

export function updateCheck(db: Db, id: string, change: Updateable<GreenCheckTable>): Promise<GreenCheckRow> {
	return db
		.updateTable('green_check')
		.set({ updated_at: new Date(), ...change })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** A green check for being changed. Its listing is locked before it, always, so that nobody waits in a circle. */
export function lockCheck(db: Db, id: string): Promise<GreenCheckRow | undefined> {
	return db.selectFrom('green_check').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What is under way for a locked listing, and the check behind its mark, for being changed. */
export function lockLiveChecks(db: Db, listingId: string): Promise<GreenCheckRow[]> {
	return db
		.selectFrom('green_check')
		.selectAll()
		.where('listing_id', '=', listingId)
		.where(isLive)
		.orderBy('sequence_id')
		.forUpdate()
		.execute();
}

export function findChecksById(db: Db, ids: readonly string[]): Promise<GreenCheckRow[]> {
	return db.selectFrom('green_check').selectAll().where('id', 'in', ids).execute();
}

/** Every green check of some listings, the newest first. */
export function findChecksOfListings(db: Db, listingIds: readonly string[]): Promise<GreenCheckRow[]> {
	return db
		.selectFrom('green_check')
		.selectAll()
		.where('listing_id', 'in', listingIds)
		.orderBy('sequence_id', 'desc')
		.execute();
}

/** A page of the green checks that an account asked for, newest first. */
export function findChecksOfAccount(db: Db, accountId: string, range: Range): Promise<Page<GreenCheckRow>> {
	const own = db.selectFrom('green_check').where('account_id', '=', accountId);
	return findPage(own, range, (rows) => rows.selectAll().orderBy('sequence_id', 'desc'));
}

/** Notes what happened, and in which role somebody did it: the owner as `user`, whatever else they are. Nobody: by itself. */
export async function insertCheckEvent(
	db: Db,
	{ id, account_id }: Pick<GreenCheckRow, 'id' | 'account_id'>,
	who: Actor | null,
	event: Omit<Insertable<GreenCheckEventTable>, 'check_id' | 'actor_id' | 'role'>,
): Promise<void> {
	const role = who && (who.id === account_id ? 'user' : who.role);
	await db
		.insertInto('green_check_event')
		.values({ ...event, check_id: id, actor_id: who?.id ?? null, role })
		.execute();
}

// What was found is large, and is read apart.
const eventColumns = ['id', 'check_id', 'kind', 'actor_id', 'role', 'text', 'fields', 'at'] as const;

/** The newest events of green checks, the oldest first. */
export async function findNewestEvents(db: Db, checkIds: readonly string[]): Promise<GreenCheckEventRow[]> {
	const events = await newestOf<GreenCheckEventRow>(db, 'green_check_event', 'check_id', checkIds, eventColumns);
	return events.toReversed();
}

/** Events of green checks, the oldest first. */
export function findCheckEvents(db: Db, checkIds: readonly string[]): Promise<GreenCheckEventRow[]> {
	return db
		.selectFrom('green_check_event')
		.select(eventColumns)
		.where('check_id', 'in', checkIds)
		.orderBy('id')
		.execute();
}

export async function insertPhoto(db: Db, photo: Insertable<GreenCheckPhotoTable>): Promise<void> {
	await db.insertInto('green_check_photo').values(photo).execute();
}

export function findPhotos(db: Db, ids: readonly string[]): Promise<GreenCheckPhotoRow[]> {
	return db.selectFrom('green_check_photo').selectAll().where('id', 'in', ids).execute();
}

/** Forgets photos; returns the keys of their files. */
export async function deletePhotos(db: Db, ids: readonly string[]): Promise<string[]> {
	const gone = await db.deleteFrom('green_check_photo').where('id', 'in', ids).returning('key').execute();
	return gone.map(({ key }) => key);
}

/** A check whose mark's time is over, the oldest first and none of `except`. */
export function findEndedMark(db: Db, now: Date, except: readonly string[]): Promise<{ id: string } | undefined> {
	return db
		.selectFrom('green_check')
		.select('id')
		.where(sql<boolean>`status = 'APPROVE' and closed_at is null`)
		.where('expires_at', '<=', now)
		.where(sql<boolean>`id <> all(${except}::uuid[])`)
		.orderBy('expires_at')
		.limit(1)
		.executeTakeFirst();
}

/** A listing that ended by itself while something of its green check was under way, or its mark says that it is to be had; none of `except`. */
export async function findListingLeft(db: Db, except: readonly string[]): Promise<{ id: string } | undefined> {
	// Apart, or the limit has the planner read every check there ever was.
	const { rows } = await sql<{ id: string }>`
		select listing.id
		from (
			select listing_id from green_check
			where status in ('PENDING', 'ACCEPT', 'CHECKED')
				or (status = 'APPROVE' and closed_at is null and items @> '[{"name":"AVAILABLE","result":"PASS"}]')
			offset 0
		) as under_way
		join listing on listing.id = under_way.listing_id
		where listing.status = 'CANCEL' and listing.closed_reason = 'EXPIRED' and listing.id <> all(${except}::uuid[])
		limit 1`.execute(db);
	return rows[0];
}

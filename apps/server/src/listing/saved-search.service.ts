import { readLocale } from '@ancu/forms/format';
import { readListHref, SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MOST, searchHref } from '@ancu/forms/listing';
import { type Selectable, sql } from 'kysely';
import { lockLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { SavedSearchTable } from '../database/tables.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readWords } from '../graphql/read-words.ts';
import type { AlertFrequency } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { enqueue } from '../job/job.repository.ts';
import { oneByOne } from '../job/one-by-one.ts';
import { mailboxOf } from '../notification/mail-notification.ts';
import { notify } from '../notification/notify.ts';
import { findSettings } from '../notification/setting.service.ts';
import { messageText } from '../notification/texts.ts';
import { isPublic, toConditions } from './listing.filter.ts';
import { TOTAL_CAP } from './listing-search.repository.ts';

/** A kept search as it is stored. */
export type SavedSearchRow = Selectable<SavedSearchTable>;

const ADDRESS_MAX = 2_000;
const TOLD_MAX = 10;
/** What is accepted gets its moment before others can see it: so far behind, nothing is still on its way. */
const BEHIND = '1 minute';
const waits: Record<Exclude<AlertFrequency, 'NEVER'>, string> = {
	INSTANT: '1 minute',
	DAILY: '1 day',
	WEEKLY: '7 days',
};

/** Searches that the signed-in account keeps, the newest first. */
export function findSavedSearches({ db, viewer }: Context): Promise<SavedSearchRow[]> {
	return db
		.selectFrom('saved_search')
		.selectAll()
		.where('account_id', '=', viewer?.id ?? '')
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute();
}

/** Keeps a search by the address of its list. One that is kept already takes the new name and frequency: it would be told of twice. */
export async function createSavedSearch(
	context: Context,
	given: { name: string; address: string; frequency: AlertFrequency },
): Promise<SavedSearchRow> {
	const address = given.address.length <= ADDRESS_MAX ? searchHref(given.address) : undefined;
	if (!address) throw badField('address', 'invalid');
	const name = readWords(given.name, 'name', SAVED_SEARCH_NAME_MAX);
	const accountId = context.viewer?.id ?? '';
	return inTransaction(context.db, async (tx) => {
		// Those sent together count each other.
		await lockLiving(tx, accountId);
		const kept = await findSavedSearches({ ...context, db: tx });
		const same = kept.find((search) => search.address === address);
		if (same) return updateSavedSearch({ ...context, db: tx }, same.id, { name, frequency: given.frequency });
		if (kept.length >= SAVED_SEARCHES_MOST) throw badField('name', 'too_many');
		return tx
			.insertInto('saved_search')
			.values({ account_id: accountId, name, address, frequency: given.frequency })
			.returningAll()
			.executeTakeFirstOrThrow();
	});
}

/** Changes the name of a kept search, or how often its owner hears of it. */
export async function updateSavedSearch(
	{ db, viewer }: Context,
	id: string,
	change: { name?: string | null | undefined; frequency?: AlertFrequency | null | undefined },
): Promise<SavedSearchRow> {
	const row = isUuid(id)
		? await db
				.updateTable('saved_search')
				.set({
					...(change.name && { name: readWords(change.name, 'name', SAVED_SEARCH_NAME_MAX) }),
					...(change.frequency && {
						frequency: change.frequency,
						// Who wanted to hear nothing hears of what comes from now on.
						told_at: sql<Date>`case frequency when 'NEVER' then now() else told_at end`,
					}),
					// Whoever looks after it has seen what was new.
					seen_at: new Date(),
				})
				.where('id', '=', id)
				.where('account_id', '=', viewer?.id ?? '')
				.returningAll()
				.executeTakeFirst()
		: undefined;
	if (!row) throw new AppError('NOT_FOUND');
	return row;
}

export async function deleteSavedSearch({ db, viewer }: Context, id: string): Promise<boolean> {
	const { numDeletedRows = 0n } = isUuid(id)
		? await db
				.deleteFrom('saved_search')
				.where('id', '=', id)
				.where('account_id', '=', viewer?.id ?? '')
				.executeTakeFirst()
		: {};
	if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
	return true;
}

/** How many listings became public that each search finds, since its owner saw it last, and until then where that is given. One statement. */
export async function countNew(
	db: Db,
	searches: readonly Pick<SavedSearchRow, 'account_id' | 'address' | 'seen_at'>[],
	until?: Date,
): Promise<number[]> {
	const [first, ...others] = searches.map((search, index) => {
		const matching = newListings(db, search, search.seen_at, until)
			.select(sql`1`.as('one'))
			.limit(TOTAL_CAP)
			.as('matching');
		return db
			.selectFrom(matching)
			.select((eb) => [sql<number>`${sql.lit(index)}::int`.as('position'), eb.fn.countAll<number>().as('total')]);
	});
	if (!first) return [];
	const rows = await others.reduce((all, other) => all.unionAll(other), first).execute();
	const totals = new Map(rows.map(({ position, total }) => [position, total]));
	return searches.map((_search, index) => totals.get(index) ?? 0);
}

/**
 * Tells owners what is new to their searches, each as often as they want. Returns how many searches had something. One that cannot be
 * looked for keeps no other owner from hearing; what went wrong is thrown when all were looked after.
 */
export function tellOfNewListings(db: Db, origin: string): Promise<number> {
	return oneByOne(db, {
		find: (tx, except) => dueSearch(tx, except).executeTakeFirst(),
		work: (tx, search) => tellFound(tx, origin, search),
		failure: 'some searches could not be looked after',
	});
}

/** One search that is due, the first of those, and none of `except`; locked. Of each frequency the first is read from an index. */
export function dueSearch(tx: Db, except: readonly string[]) {
	const wanted = sql.join(Object.entries(waits).map(([frequency, wait]) => sql`(${frequency}, ${wait}::interval)`));
	const due = sql<string>`(
		select next.id from (values ${wanted}) as wanted (frequency, wait)
		cross join lateral (
			select id, told_at from saved_search
			where saved_search.frequency = wanted.frequency and saved_search.frequency <> 'NEVER'
				and told_at <= now() - ${BEHIND}::interval - wanted.wait and id <> all(${except}::uuid[])
			order by told_at limit 1 for update skip locked
		) as next
		order by next.told_at limit 1
	)`;
	return tx
		.selectFrom('saved_search')
		.innerJoin('account', 'account.id', 'saved_search.account_id')
		.selectAll('saved_search')
		.select(['account.name as person', 'account.email', 'account.email_verified_at', 'account.locale'])
		.select(sql<Date>`now() - ${BEHIND}::interval`.as('until'))
		.where('saved_search.id', '=', due);
}

type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof dueSearch>['executeTakeFirst']>>>;

/** Tells of what one search found; false when there is nothing new. */
async function tellFound(tx: Db, origin: string, search: Due): Promise<boolean> {
	const { account_id: accountId, name, until } = search;
	const link = newestFirst(search.address);
	await tx.updateTable('saved_search').set({ told_at: until }).where('id', '=', search.id).execute();
	const [count = 0] = await countNew(tx, [{ ...search, seen_at: search.told_at }], until);
	if (count === 0) return false;
	await notify(tx, { accountId, tag: 'search.found', params: { name, count }, link });
	const { topics } = await findSettings(tx, accountId);
	if (topics.SEARCH.mail && mailboxOf(search)) await mailFound(tx, origin, search, { count, link });
	return true;
}

/** Around a point the nearest come first, and what is new may be far down. */
function newestFirst(address: string): string {
	return readListHref(address)?.circle ? `${address}&sort=newest` : address;
}

/** Mails what a search found. */
async function mailFound(
	db: Db,
	origin: string,
	search: Due,
	{ count, link }: { count: number; link: string },
): Promise<void> {
	const listings = await newListings(db, search, search.told_at, search.until)
		.select(['sequence_id', 'title'])
		.orderBy('created_at', 'desc')
		.orderBy('sequence_id', 'desc')
		.limit(TOLD_MAX)
		.execute();
	const locale = readLocale(search.locale);
	const params = {
		person: search.person,
		name: search.name,
		count,
		list: listings.map(({ title, sequence_id }) => `- ${title}\n  ${origin}/real-estate/${sequence_id}`).join('\n'),
		link: origin + link,
	};
	await enqueue(db, 'notification.digest', {
		accountId: search.account_id,
		subject: messageText('mail.alert.subject', params, locale),
		text: messageText('mail.alert.text', params, locale),
	});
}

function newListings(
	db: Db,
	{ account_id, address }: Pick<SavedSearchRow, 'account_id' | 'address'>,
	since: Date,
	until?: Date,
) {
	const { search, sort: _sort, page: _page, ...filter } = readListHref(address) ?? {};
	return (
		db
			.selectFrom('listing')
			.where(isPublic)
			.where((eb) => eb.and(toConditions(eb, filter, search)))
			// One's own is no news.
			.where('listing.account_id', 'is distinct from', account_id)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom('listing_event')
						.select('listing_event.id')
						.whereRef('listing_event.listing_id', '=', 'listing.id')
						.where('listing_event.kind', '=', 'ACCEPTED')
						.where('listing_event.at', '>', since)
						.$if(until !== undefined, (query) => query.where('listing_event.at', '<=', until as Date)),
				),
			)
	);
}

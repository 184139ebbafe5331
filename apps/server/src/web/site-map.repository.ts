import { publicStatuses } from '@ancu/forms/listing';
import type { Db } from '../database/open-database.ts';

/** Listings that one part of the site map covers, by their numbers: no part can hold more. */
const PART_SIZE = 50_000;
const CHUNK = 2_000;

/** An entry of the site map: its path, and when it changed last. */
export interface Entry {
	path: string;
	changedAt: Date;
}

/** How many parts the public listings need. */
export async function countListingParts(db: Db): Promise<number> {
	const newest = await db
		.selectFrom('listing')
		.select('sequence_id')
		.where('status', 'in', publicStatuses)
		.orderBy('sequence_id', 'desc')
		.limit(1)
		.executeTakeFirst();
	return Math.ceil((newest?.sequence_id ?? 0) / PART_SIZE);
}

/** The public listings of a part, some at a time: however many there are, few are in memory. */
export async function* eachListing(db: Db, part: number): AsyncGenerator<Entry[]> {
	const last = part * PART_SIZE;
	let after = last - PART_SIZE;
	while (after < last) {
		const rows = await db
			.selectFrom('listing')
			.select(['sequence_id', 'updated_at'])
			.where('sequence_id', '>', after)
			.where('sequence_id', '<=', last)
			.where('status', 'in', publicStatuses)
			.orderBy('sequence_id')
			.limit(CHUNK)
			.execute();
		if (rows.length > 0)
			yield rows.map((row) => ({ path: `/real-estate/${row.sequence_id}`, changedAt: row.updated_at }));
		after = rows.length < CHUNK ? last : (rows.at(-1)?.sequence_id ?? last);
	}
}

/** Whether any article is published. */
export async function hasArticles(db: Db): Promise<boolean> {
	const row = await db.selectFrom('article').select('id').where('status', '=', 'PUBLISHED').limit(1).executeTakeFirst();
	return row !== undefined;
}

/** The newest published articles, as many as a site map may hold. */
export async function findArticleEntries(db: Db): Promise<Entry[]> {
	const rows = await db
		.selectFrom('article')
		.select(['slug', 'updated_at'])
		.where('status', '=', 'PUBLISHED')
		.orderBy('published_at', 'desc')
		.orderBy('id', 'desc')
		.limit(PART_SIZE)
		.execute();
	return rows.map(({ slug, updated_at }) => ({ path: `/news/${slug}`, changedAt: updated_at }));
}

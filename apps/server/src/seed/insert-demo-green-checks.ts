import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@ancu/forms/format';
import { insertMany } from '../database/insert-many.ts';
import type { Db } from '../database/open-database.ts';
import type { CheckStatus } from '../graphql/schema.generated.ts';
import { findListingsById, type ListingRow, listingColumns } from '../listing/listing.repository.ts';
import { followMark } from '../verification/listing-mark.ts';
import { demoGreenCheck } from './demo-green-check.ts';

/** How many checks there are in each state, where there are listings enough. */
const wanted = [
	['APPROVE', 40],
	['PENDING', 6],
	['ACCEPT', 2],
	['CHECKED', 3],
] as const satisfies readonly (readonly [CheckStatus, number])[];

export interface DemoGreenChecksOptions {
	/** Folder of the drawings. */
	files: string;
	/** Folder of private files: a drawing stands in for the photo that somebody would have taken. */
	privateFiles: string;
	/** The moment that ages are counted from. @default now */
	now?: Date | undefined;
}

/** Makes green checks of demo listings that say of themselves that nobody went there: at our own cost, by the development accounts. */
export async function insertDemoGreenChecks(
	db: Db,
	{ files, privateFiles, now = new Date() }: DemoGreenChecksOptions,
): Promise<void> {
	const checker = await idOf(db, 'checker');
	const admin = await idOf(db, 'admin');
	const listings = await findListings(db, now);
	const statuses = wanted.flatMap(([status, count]) => Array.from({ length: count }, () => status));
	await mkdir(path.join(privateFiles, 'private'), { recursive: true });

	const made = await Promise.all(
		listings.slice(0, statuses.length).map(async (listing, index) => {
			const photo = { id: randomUUID(), key: `private/demo-${listing.sequence_id}.svg` };
			await copyFile(path.join(files, listing.photos[0]?.key ?? ''), path.join(privateFiles, photo.key));
			return demoGreenCheck(listing, statuses[index] ?? 'PENDING', {
				checker,
				admin,
				photo,
				now,
			});
		}),
	);
	if (made.length === 0) return;
	await insertMany(
		db,
		'green_check',
		made.map(({ check }) => check),
	);
	await insertMany(
		db,
		'green_check_photo',
		made.flatMap(({ photos }) => photos),
	);
	await insertMany(
		db,
		'green_check_event',
		made.flatMap(({ events }) => events),
	);
	for (const listing of await findListingsById(
		db,
		made.map(({ check }) => check.listing_id),
	))
		await followMark(db, listing);
}

async function idOf(db: Db, username: string): Promise<string> {
	const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
	return id;
}

/** Public listings of demo people, old enough to have been looked at since and not so old that a mark would be over: some of everywhere. */
function findListings(db: Db, now: Date): Promise<ListingRow[]> {
	return db
		.selectFrom('listing')
		.select(listingColumns)
		.where('status', '=', 'ACCEPT')
		.where('is_invest', '=', false)
		.where('location_lat', 'is not', null)
		.where('created_at', '>', new Date(now.getTime() - 50 * DAY_MS))
		.where('created_at', '<', new Date(now.getTime() - 4 * DAY_MS))
		.where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('username', 'is', null))
		.orderBy((eb) => eb.fn('md5', [eb.cast('sequence_id', 'text')]))
		.limit(wanted.reduce((sum, [, count]) => sum + count, 0))
		.execute();
}

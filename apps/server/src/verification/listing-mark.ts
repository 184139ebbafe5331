import { isPublicStatus } from '@ancu/forms/listing';
import { isOpenCheck } from '@ancu/forms/verification';
import type { Db } from '../database/open-database.ts';
import { type ListingRow, listingColumns } from '../listing/listing.repository.ts';
import { findChecksOfListings, type GreenCheckRow } from './green-check.repository.ts';
import { isStanding } from './green-check-state.ts';

type Said = Pick<ListingRow, 'status' | 'check_status' | 'checker_id' | 'is_green_check'>;

/**
 * What a listing says of its green checks, given the newest first. What is not paid is not said. A public listing is APPROVE while it
 * carries the mark, CHECKED while a filed check waits for it, else ACCEPT; one that is not public keeps its status.
 */
export function saidOf(status: ListingRow['status'], given: readonly GreenCheckRow[]): Said {
	const checks = given.filter(({ paid_at }) => paid_at !== null);
	const open = checks.find((check) => isOpenCheck(check.status));
	const mark = checks.find(isStanding);
	const cancelled = checks[0]?.status === 'CANCEL' ? checks[0] : undefined;
	const current = open ?? mark;
	return {
		status: isPublicStatus(status) ? (mark ? 'APPROVE' : open?.status === 'CHECKED' ? 'CHECKED' : 'ACCEPT') : status,
		check_status: (current ?? cancelled)?.status ?? null,
		checker_id: current?.checker_id ?? null,
		is_green_check: mark !== undefined,
	};
}

/**
 * Brings a locked listing in step with its green checks; returns it as it is then. Whatever changes a check, or makes a listing public,
 * ends with this. It is no change of what the listing says, so the moment of its last change stays.
 */
export async function followMark(tx: Db, listing: ListingRow): Promise<ListingRow> {
	const said = saidOf(listing.status, await findChecksOfListings(tx, [listing.id]));
	const isSame = (Object.keys(said) as (keyof Said)[]).every((column) => said[column] === listing[column]);
	if (isSame) return listing;
	return tx
		.updateTable('listing')
		.set(said)
		.where('id', '=', listing.id)
		.returning(listingColumns)
		.executeTakeFirstOrThrow();
}

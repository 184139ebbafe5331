import type { Db } from '../database/open-database.ts';
import type { StoredOffering, StoredPhoto } from '../database/tables.ts';
import { dropOfferingFiles } from '../invest/offering-files.ts';
import type { ListingRow } from './listing.repository.ts';
import type { ListingInReview } from './listing-life.repository.ts';
import { dropPhotos } from './listing-photos.ts';

/** Pictures that were accepted last: a moderator compares with them. */
export function acceptedPhotos(accepted: Record<string, unknown> | null): StoredPhoto[] {
	return (accepted?.photos as StoredPhoto[] | undefined) ?? [];
}

/** Papers of its offering that were accepted last. */
export function acceptedPapers(accepted: Record<string, unknown> | null): StoredOffering['documents'] {
	return (accepted?.offering as ListingRow['offering'] | undefined)?.documents ?? [];
}

/** Throws away the files that only the version had which was accepted last. */
export async function dropAccepted(db: Db, { accepted_facts, photos, offering }: ListingInReview): Promise<void> {
	await dropPhotos(db, acceptedPhotos(accepted_facts), photos);
	await dropOfferingFiles(db, acceptedPapers(accepted_facts), offering?.documents ?? []);
}

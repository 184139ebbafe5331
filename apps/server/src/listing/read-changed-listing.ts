import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { ListingRow } from './listing.repository.ts';

/** A listing as it is after a change, which the loader may have read before. */
export async function readChangedListing({ loaders }: Context, id: string): Promise<ListingRow> {
	const listing = await loaders.listing.clear(id).load(id);
	if (!listing) throw new AppError('NOT_FOUND');
	return listing;
}

import { operation } from '@ancu/api/client';
import { type ListingSearchQueryVariables, useListingSearchQuery } from '@ancu/api/listing';
import type { PageNeeds } from '../data/loaders.ts';

const MAX_SEQUENCE = 2 ** 31 - 1;

/** The number of a listing from its address; 0, which no listing has, where that is none. */
export function readId(id: string | undefined): number {
	return id && /^\d{1,10}$/.test(id) && Number(id) <= MAX_SEQUENCE ? Number(id) : 0;
}

/** What lists show of a listing is public: its page can be there before the server knows who asks. */
export const preview = (sequenceId: number): ListingSearchQueryVariables => ({
	page: 1,
	limit: 1,
	filter: { sequenceIds: [sequenceId] },
});

/** What a listing's page needs. */
export const detailNeeds: PageNeeds = {
	namespaces: ['listing', 'map'],
	signedIn: true,
	crawlable: true,
	queries: ({ params }) => [operation(useListingSearchQuery, preview(readId(params.id)))],
};

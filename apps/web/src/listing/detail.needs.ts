import { operation } from '@ancu/api/client';
import { type PublicListingQuery, usePublicListingQuery } from '@ancu/api/listing';
import type { PageNeeds } from '../data/loaders.ts';

const MAX_SEQUENCE = 2 ** 31 - 1;

/** The number of a listing from its address; 0, which no listing has, where that is none. */
export function readId(id: string | undefined): number {
	return id && /^\d{1,10}$/.test(id) && Number(id) <= MAX_SEQUENCE ? Number(id) : 0;
}

/** What a listing's page needs. What everybody may see can be there before the server knows who asks. */
export const detailNeeds: PageNeeds = {
	namespaces: ['listing', 'map'],
	signedIn: true,
	crawlable: true,
	queries: ({ params }) => [operation(usePublicListingQuery, { sequenceId: readId(params.id) })],
	isMissing: (answers, { params }) => {
		const key = usePublicListingQuery.getKey({ sequenceId: readId(params.id) });
		return answers.getQueryData<PublicListingQuery>(key)?.getAllLocationInfo.data.length === 0;
	},
};

import { type DraftsQuery, useDraftsQuery } from '@ancu/api/listing';
import { isListingChange } from '@ancu/forms/listing';
import { localDraftNames, readLocalDraft } from '../data/local-draft.ts';

/** A form that was begun, as the server or this browser keeps it. */
export type BegunListing = DraftsQuery['getAllMyDraft'][number];

/** Listings that the signed-in person began to write or to change: first those that only this browser has, then those of the server, the latest first. */
export function useBegunListings() {
	// What this browser keeps is read again at each answer, also at one that is as it was.
	const drafts = useDraftsQuery(undefined, { staleTime: 0, notifyOnChangeProps: 'all' });
	const ofServer = drafts.data?.getAllMyDraft;
	return { ...drafts, begun: drafts.isPending ? undefined : [...unsentListings(ofServer ?? []), ...(ofServer ?? [])] };
}

/** New listings that were begun here and never reached the server, so that nothing else leads to them. For the browser alone. */
export function unsentListings(known: readonly Pick<BegunListing, 'id'>[]): BegunListing[] {
	return localDraftNames()
		.filter((name) => !isOtherKind(name) && !known.some(({ id }) => id === name))
		.flatMap((id) => {
			const kept = readLocalDraft(id, (json) => (isListingChange(json) ? undefined : json));
			if (!kept || kept.isSent || kept.basedOn) return [];
			return [{ id, data: kept.draft, updatedAt: kept.at, locationInfoId: null }];
		})
		.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** Drafts of listings bear bare ids, others what they are, as `article:new`. */
function isOtherKind(name: string): boolean {
	return name.includes(':');
}

import {
	type SavedIdsQuery,
	useSavedIdsQuery,
	useSavedListingsQuery,
	useSaveListingMutation,
	useUnsaveListingMutation,
} from '@ancu/api/listing';
import type { SubmitFailure } from '@ancu/forms/form';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../account/use-account.ts';
import { useSubmit } from '../data/use-submit.ts';

interface Saved {
	/** Whether a listing is saved, also while saving it is under way. */
	isSaved: (listing: { id: string; isSaved: boolean }) => boolean;
	/** Saves or unsaves; seen at once, taken back when the server refuses. */
	setSaved: (id: string, saved: boolean) => Promise<SubmitFailure | undefined>;
}

/** The signed-in person's saved listings. Every mark on every page reads from here. */
export function useSaved(): Saved {
	const account = useAccount();
	const client = useQueryClient();
	const submit = useSubmit();
	const { data } = useSavedIdsQuery(undefined, { enabled: Boolean(account) });
	const save = useSaveListingMutation();
	const unsave = useUnsaveListingMutation();
	const key = useSavedIdsQuery.getKey();
	const list = data?.getAllLocationInfoSaved;
	const ids = new Set(list?.data.map(({ id }) => id));
	return {
		// Beyond the hundred that are known here the listing's own word counts.
		isSaved: (listing) => {
			if (!account) return false;
			return ids.has(listing.id) || (list ? list.total > ids.size && listing.isSaved : listing.isSaved);
		},
		setSaved: async (id, saved) => {
			await client.cancelQueries({ queryKey: key });
			const before = client.getQueryData<SavedIdsQuery>(key);
			client.setQueryData<SavedIdsQuery>(key, (now) => now && withSaved(now, id, saved));
			const refused = await submit(() => (saved ? save : unsave).mutateAsync({ locationInfoId: id }));
			if (refused) client.setQueryData(key, before);
			else await client.invalidateQueries({ queryKey: [useSavedListingsQuery.rootKey] });
			return refused;
		},
	};
}

function withSaved(
	{ getAllLocationInfoSaved: { data, total } }: SavedIdsQuery,
	id: string,
	saved: boolean,
): SavedIdsQuery {
	const others = data.filter((listing) => listing.id !== id);
	const was = others.length < data.length;
	return {
		getAllLocationInfoSaved: {
			data: saved ? [{ id }, ...others] : others,
			total: total + Number(saved) - Number(was),
		},
	};
}

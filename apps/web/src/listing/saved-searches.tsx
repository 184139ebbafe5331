import {
	type SavedSearchesQuery,
	useDeleteSavedSearchMutation,
	useSavedSearchesQuery,
	useUpdateSavedSearchMutation,
} from '@ancu/api/listing';
import { SavedSearchList } from '@ancu/ui/listing';
import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../data/is-not-found.ts';
import { quiet } from '../data/query-client.ts';
import { unlessGone } from '../data/unless-gone.ts';
import { useSubmit } from '../data/use-submit.ts';

/** The searches that the signed-in person keeps. */
export function SavedSearches() {
	const searches = useSavedSearchesQuery();
	const update = useUpdateSavedSearchMutation();
	const remove = useDeleteSavedSearchMutation(quiet);
	const client = useQueryClient();
	const submit = useSubmit();
	const change = (run: () => Promise<unknown>) =>
		submit(async () => {
			try {
				await run();
			} catch (error) {
				if (isNotFound(error)) await searches.refetch();
				throw error;
			}
			await searches.refetch();
		});
	// The list is left meanwhile: on the way back it says what the server answered.
	const see = (id: string) =>
		submit(async () => {
			const { updateSavedSearch: seen } = await useUpdateSavedSearchMutation.fetcher({ id })();
			client.setQueryData<SavedSearchesQuery>(
				useSavedSearchesQuery.getKey(),
				(before) =>
					before && { getAllMySavedSearch: before.getAllMySavedSearch.map((one) => (one.id === id ? seen : one)) },
			);
		});
	return (
		<SavedSearchList
			searches={searches.data?.getAllMySavedSearch}
			failed={searches.isError}
			onRetry={searches.refetch}
			browseHref="/real-estate"
			onOpen={see}
			onChangeFrequency={(id, frequency) => change(() => update.mutateAsync({ id, frequency }))}
			onDelete={(id) => change(() => unlessGone(remove.mutateAsync({ id })))}
		/>
	);
}

import { useDeleteSavedSearchMutation, useSavedSearchesQuery, useUpdateSavedSearchMutation } from '@ancu/api/listing';
import { SavedSearchList } from '@ancu/ui/listing';
import { useSubmit } from '../data/use-submit.ts';

/** The searches that the signed-in person keeps. */
export function SavedSearches() {
	const searches = useSavedSearchesQuery();
	const update = useUpdateSavedSearchMutation();
	const remove = useDeleteSavedSearchMutation();
	const submit = useSubmit();
	const change = (run: () => Promise<unknown>) =>
		submit(async () => {
			await run();
			await searches.refetch();
		});
	return (
		<SavedSearchList
			searches={searches.data?.getAllMySavedSearch}
			failed={searches.isError}
			onRetry={searches.refetch}
			browseHref="/real-estate"
			onChangeFrequency={(id, frequency) => change(() => update.mutateAsync({ id, frequency }))}
			onDelete={(id) => change(() => remove.mutateAsync({ id }))}
		/>
	);
}

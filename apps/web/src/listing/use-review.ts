import { useAcceptListingMutation, useListingReviewQuery, useRejectListingMutation } from '@ancu/api/listing';
import type { ReadVersion } from '@ancu/ui/listing';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useShownAnew } from './use-shown-anew.ts';

/** The listing that staff have open, and how it is decided. */
export function useReview(id: string | null) {
	const { data, isError, refetch } = useListingReviewQuery({ id: id ?? '' }, { enabled: id !== null, staleTime: 0 });
	const accept = useAcceptListingMutation();
	const reject = useMutationOnce(useRejectListingMutation);
	const submit = useSubmit();
	const showAnew = useShownAnew();
	const listing = data?.getOneMyLocationInfo;

	// What was changed meanwhile is looked at again.
	const decide = (run: () => Promise<unknown>) => submit(run).finally(showAnew);

	return {
		listing,
		changes: data?.getLocationInfoChanges,
		duplicates: data?.getLocationInfoDuplicates,
		failed: isError,
		retry: refetch,
		accept: (read: ReadVersion) => decide(() => accept.mutateAsync(read)),
		reject: ({ id, updatedAt }: ReadVersion, reason: string) =>
			decide(() => reject.mutateAsync({ id, updatedAt, reason })),
	};
}

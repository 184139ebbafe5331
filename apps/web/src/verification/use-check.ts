import { useGreenCheckWorkQuery } from '@ancu/api/verification';
import type { SubmitFailure } from '@ancu/forms/form';
import { MINUTE_MS } from '@ancu/forms/format';
import { nullIfGone } from '../data/null-if-gone.ts';
import { anew } from '../data/query-client.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useShownAnew } from '../listing/use-shown-anew.ts';

// Addresses of photos are good for ten minutes at least.
const AGAIN_MS = 5 * MINUTE_MS;

/**
 * A green check for those who work on it, and the one way to change it: what others did meanwhile is what is seen next. While
 * `isUnsaved`, nothing but a change reads it again.
 */
export function useCheck(id: string, { isUnsaved = () => false }: { isUnsaved?: () => boolean } = {}) {
	const query = useGreenCheckWorkQuery(
		{ id },
		// What was found since lies on the server alone: an older answer would begin the form, and be kept over it.
		{
			...anew,
			refetchInterval: () => !isUnsaved() && AGAIN_MS,
			refetchOnWindowFocus: () => !isUnsaved(),
			refetchOnReconnect: () => !isUnsaved(),
			meta: { quiet: true, unsaved: isUnsaved },
		},
	);
	const showAnew = useShownAnew();
	const submit = useSubmit();
	const check = query.data?.getOneGreenCheck;

	const change = (run: () => Promise<unknown>): Promise<SubmitFailure | undefined> =>
		submit(run).finally(() => Promise.all([query.refetch(), showAnew()]));
	return {
		check,
		/** As screens take it: null when there is none that the reader may see. */
		shown: nullIfGone(check, query.error),
		failed: query.isError,
		retry: query.refetch,
		change,
	};
}

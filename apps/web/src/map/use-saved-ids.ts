import { useMemo } from 'react';
import { useSaved } from '../listing/saved-provider.tsx';

/** Which of some listings are saved, in step with every other mark on the page. The same set while they are the same. */
export function useSavedIds(
	listings: readonly ({ id: string; isSaved: boolean } | null)[] | undefined,
): ReadonlySet<string> {
	const key = useSaved(
		(isSaved) => listings?.flatMap((listing) => (listing && isSaved(listing) ? listing.id : [])).join() ?? '',
	);
	return useMemo(() => new Set(key.split(',')), [key]);
}

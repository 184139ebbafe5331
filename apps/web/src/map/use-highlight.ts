import { startTransition, useCallback, useState } from 'react';

/** The listing that is pointed at, on the map or in the list. Both answer when there is time: a moving map comes first. */
export function useHighlight(): { highlightedId: string | null; onHighlight: (id: string | null) => void } {
	const [highlightedId, setHighlightedId] = useState<string | null>(null);
	const onHighlight = useCallback((id: string | null) => startTransition(() => setHighlightedId(id)), []);
	return { highlightedId, onHighlight };
}

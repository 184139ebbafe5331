import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part that an address names where it comes later than its page, as the router does to one that is there. */
export function useScrollToHash(): void {
	const { key, hash } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: a part is led to once for each address.
	useEffect(() => {
		const id = hash.slice(1);
		if (!id || document.getElementById(id)) return;
		const late = new MutationObserver(() => {
			const part = document.getElementById(id);
			if (!part) return;
			late.disconnect();
			// The page began at the top: who is elsewhere went on meanwhile or comes back, and stays there.
			if (scrollY === 0) part.scrollIntoView();
		});
		late.observe(document.body, { childList: true, subtree: true });
		return () => late.disconnect();
	}, [key]);
}

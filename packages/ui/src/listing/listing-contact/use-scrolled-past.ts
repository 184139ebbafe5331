import { type RefCallback, useCallback, useState } from 'react';

/** From under the header that stays to as far below as a page goes: a jump past the element is told as well. */
const NOT_PAST = '-64px 0px 1000000px';

/** Whether an element has gone out of sight above. Not said of one that was never shown. */
export function useScrolledPast(): [ref: RefCallback<Element>, passed: boolean] {
	const [passed, setPassed] = useState(false);
	const ref = useCallback((element: Element | null) => {
		if (!element) return undefined;
		const observer = new IntersectionObserver(
			(changes) => {
				const last = changes.at(-1);
				if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < 0);
			},
			// Said outright, margins count in a frame too.
			{ root: document, rootMargin: NOT_PAST },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [ref, passed];
}

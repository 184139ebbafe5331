import { type RefObject, useEffect } from 'react';

// Its ring lies around it.
const RING_PIXELS = 8;

/** Parts of a form that grow by themselves. */
interface Around {
	/** Holds the fields. */
	body: RefObject<HTMLElement | null>;
	/** What is said above them. */
	above: RefObject<HTMLElement | null>;
	/** What lies over the lower edge of the window. */
	foot: RefObject<HTMLElement | null>;
}

/**
 * Keeps the field that has the focus in sight when something is said above it, or in the foot, while one types. The page moves by no
 * more than what came: a field that was out of sight before stays where it is, and the focus too.
 */
export function useFieldInView({ body, above, foot }: Around): void {
	useEffect(() => {
		const heights = new Map<Element, number>();
		const observer = new ResizeObserver((entries) => {
			let grown = 0;
			for (const { target } of entries) {
				const { height } = target.getBoundingClientRect();
				grown += Math.max(0, height - (heights.get(target) ?? height));
				heights.set(target, height);
			}
			const field = document.activeElement;
			if (grown === 0 || !foot.current || !field || !body.current?.contains(field)) return;
			const { bottom, height } = field.getBoundingClientRect();
			const hidden = bottom + RING_PIXELS - lowerEdge(foot.current);
			const wasInView = hidden - grown < height;
			if (hidden > 0 && wasInView) scrollBy({ top: Math.min(hidden, grown), behavior: 'instant' });
		});
		for (const { current } of [above, foot]) if (current) observer.observe(current);
		return () => observer.disconnect();
	}, [body, above, foot]);
}

/** Where what can be seen ends: at the foot, or at the keyboard of a phone. */
function lowerEdge(foot: Element): number {
	const { top } = foot.getBoundingClientRect();
	const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
	return Math.min(top, offsetTop + height);
}

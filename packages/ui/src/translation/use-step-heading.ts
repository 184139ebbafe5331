import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading (`tabIndex={-1}`) of where something stands: it takes the focus when the step changes and what was pressed went with
 * it. Whoever writes, or is elsewhere in the page, when somebody else takes the step, stays there. A window that is open is waited for.
 */
export function useStepHeading(step: string, isAsking: boolean): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (isAsking || shown.current === step) return;
		shown.current = step;
		if (document.activeElement === document.body) heading.current?.focus();
	}, [isAsking, step]);
	return heading;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field of a step when the step changes, or to its heading (`tabIndex={-1}`) where it has none: the button that was pressed is gone. */
export function useStepFocus<Container extends HTMLElement>(step: string): RefObject<Container | null> {
	const container = useRef<Container>(null);
	const last = useRef(step);
	useEffect(() => {
		if (last.current === step) return;
		last.current = step;
		const field = container.current?.querySelector<HTMLElement>('input:not([hidden])');
		(field ?? container.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
	}, [step]);
	return container;
}

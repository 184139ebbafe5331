import { useCallback, useRef } from 'react';

/** Where a choice led, and which. */
export interface ChoiceStep {
	href: string;
	choice: Pick<Element, 'tagName'> | null;
}

/** Whether a choice goes on from where the same select led: arrow keys pass by what stands between. */
export function isPassing(before: ChoiceStep | undefined, choice: ChoiceStep['choice'], here: string): boolean {
	return choice?.tagName === 'SELECT' && before?.choice === choice && before.href === here;
}

/** For a select that acts at once: whether where it leads takes the place of where it led before, so that Back goes past what was passed by. */
export function useIsPassing(): (href: string) => boolean {
	const before = useRef<ChoiceStep>(undefined);
	return useCallback((href) => {
		const choice = document.activeElement;
		const passing = isPassing(before.current, choice, location.pathname + location.search);
		before.current = { href, choice };
		return passing;
	}, []);
}

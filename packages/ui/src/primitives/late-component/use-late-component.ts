import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** What is there of a component that comes later. */
export interface LateComponent<Props> {
	/** Undefined until its code has come. */
	component: ComponentType<Props> | undefined;
	/** Its code did not come. */
	failed: boolean;
	/** Asks for it again. */
	retry: () => void;
}

/**
 * A component whose code is fetched once it is needed, and stays. Not React.lazy: a connection that breaks here costs this part alone,
 * not the page around it, and it can be asked for again.
 * @param load the same function all the while
 */
export function useLateComponent<Props>(
	load: () => Promise<ComponentType<Props>>,
	isNeeded: boolean,
): LateComponent<Props> {
	const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | 'failed'>();
	const isAskedFor = isNeeded && loaded === undefined;
	useEffect(() => {
		if (!isAskedFor) return;
		load().then(
			// It may be long to draw, and what is pressed meanwhile answers.
			(component) => startTransition(() => setLoaded({ component })),
			() => setLoaded('failed'),
		);
	}, [isAskedFor, load]);
	const failed = loaded === 'failed';
	return { component: failed ? undefined : loaded?.component, failed, retry: () => setLoaded(undefined) };
}

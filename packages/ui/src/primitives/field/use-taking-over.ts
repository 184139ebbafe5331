import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React is taking over what a server rendered; false from then on, and where a part is drawn by the browser alone. */
export function useTakingOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

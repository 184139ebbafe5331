import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part was drawn by a server and taken over by React; false where the browser alone drew it. It stays so: a word that
 * changed once the part is there would have it drawn a second time at once, and all that it stands in taken over in one piece.
 */
export function useWasServed(): boolean {
	const [known] = useState({ served: false });
	return useSyncExternalStore(
		never,
		() => known.served,
		() => {
			known.served = true;
			return true;
		},
	);
}

import { useEffect, useEffectEvent } from 'react';

/**
 * Hands on the token of a mail's link, from behind the # of the address, which reaches no server, and takes it out of the address. `onToken` answers
 * whether that is right: a token that could not be given to the server stays, and a reload hands it on again.
 */
export function useEmailToken(onToken: (token: string) => boolean | Promise<boolean>): void {
	const read = useEffectEvent(async () => {
		const { hash } = location;
		const token = new URLSearchParams(hash.slice(1)).get('emailToken');
		if (!token || !(await onToken(token)) || location.hash !== hash) return;
		history.replaceState(history.state, '', location.pathname + location.search);
	});
	useEffect(() => {
		read();
		// A link that is opened where the page is open already changes the # only.
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);
}

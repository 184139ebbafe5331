import { useEffect, useEffectEvent } from 'react';

/** Hands on the token of a mail's link, from behind the # of the address, and takes it out of the address at once. */
export function useEmailToken(onToken: (token: string) => void): void {
	const read = useEffectEvent(() => {
		const token = new URLSearchParams(location.hash.slice(1)).get('emailToken');
		if (!token) return;
		history.replaceState(history.state, '', location.pathname + location.search);
		onToken(token);
	});
	useEffect(() => {
		read();
		// A link that is opened where the page is open already changes the # only.
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);
}

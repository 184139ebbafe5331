import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

const KEY = 'notification';

/** Where a push leads: to a path, with its id behind the #. So do public/service-worker.js and, on the server, notification/push/one-signal.ts. */
export function openedPushHref(path: string, id: string | undefined): string {
	return id ? `${path}#${new URLSearchParams({ [KEY]: id })}` : path;
}

/** Hands on the id of a push that led to this address, and takes it out of the address. */
export function useOpenedPush(onOpened: (id: string) => void): void {
	const { hash } = useLocation();
	const read = useEffectEvent(() => {
		const id = new URLSearchParams(hash.slice(1)).get(KEY);
		if (!id || location.hash !== hash) return;
		history.replaceState(history.state, '', location.pathname + location.search);
		onOpened(id);
	});
	useEffect(() => {
		if (hash) read();
	}, [hash]);
}

import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/** Another page of the same errand, with the way back kept. */
export function useWithNext(): (path: string) => string {
	const [params] = useSearchParams();
	const next = params.get('next');
	// What stands after the # is for the page that one comes back to, and no server is told of it.
	const hash = useSyncExternalStore(
		never,
		() => location.hash,
		() => '',
	);
	return (path) => (next ? `${path}?${new URLSearchParams({ next })}${hash}` : path);
}

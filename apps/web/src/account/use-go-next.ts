import { useSearchParams } from 'react-router';
import { useGoOn } from '../shell/use-go.ts';
import { readNext } from './sign-in-href.ts';

/** Leads whoever is signed in back to the page that asked for it, unless they have gone elsewhere meanwhile. */
export function useGoNext(): () => Promise<void> {
	const [params] = useSearchParams();
	const goOn = useGoOn();
	// What stands after the # is for that page, as the token of a mail's link.
	return () => goOn(readNext(params) + location.hash, { replace: true });
}

import { ApiError } from '@ancu/api/client';
import { useToast } from '@ancu/ui/primitives/toast';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../account/session.ts';
import { signInHref } from '../account/sign-in-href.ts';
import { isUnsaved, onRequestError } from '../data/query-client.ts';
import { onUnreached, useGo } from './use-go.ts';

/** Nothing that is drawn asks for it: what is only not asked for now, as without a session, still stands in a form. */
const isLeft = (query: Query) => query.getObserversCount() === 0;

/** Failures that every page answers alike: a lost session leads to sign-in and back, anything else that the server says becomes a toast, and so does a page that is out of reach. */
export function useSessionWatch(): void {
	const { t } = useTranslation('error');
	const toast = useToast();
	const go = useGo();
	const client = useQueryClient();

	useEffect(
		() =>
			session.onLost((reason) => {
				// Whoever is about to sign in, or sets a new password, is where they should be.
				if (location.pathname.startsWith('/auth/')) return;
				// First away, if what is written there lets go: the page that is open would ask for its data again, as nobody.
				// What stands after the # comes along, as the token of a mail's link that has to be given again.
				const href = signInHref(location, reason) + location.hash;
				go(href, { flushSync: true }).then(() => client.removeQueries({ predicate: isLeft }));
			}),
		[client, go],
	);

	// Signed in by another tab, one sees what visitors do not: the numbers of people, one's own part of an offering.
	useEffect(() => {
		let was = session.isSignedIn();
		return session.subscribe(() => {
			const is = session.isSignedIn();
			if (is && !was) void client.invalidateQueries({ predicate: (query) => !isUnsaved(query) });
			was = is;
		});
	}, [client]);

	useEffect(
		() =>
			onRequestError((error, words) => {
				if (!(error instanceof ApiError)) return console.error(error);
				// The page itself says that the network is down, and keeps saying it.
				if (error.code === 'NETWORK' && !words) return console.warn(error.message, error.cause);
				if (error.code === 'SESSION_EXPIRED') return;
				// Asked as nobody, answered after somebody signed in: that says nothing of the session.
				if (error.code === 'UNAUTHENTICATED') return session.hasToken() ? undefined : session.expire();
				toast({ kind: 'error', message: words ?? error.message });
			}),
		[toast],
	);

	useEffect(() => onUnreached(() => toast({ kind: 'error', message: t('NETWORK') })), [toast, t]);
}

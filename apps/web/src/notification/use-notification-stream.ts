import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../account/session.ts';
import { lookAgain } from './look-again.ts';
import { openNotificationStream } from './open-notification-stream.ts';
import { refreshNotifications } from './refresh-notifications.ts';

/** What the page read a moment before it was connected is not asked for twice. */
const JUST_READ_MS = 5_000;

/** Keeps notifications, and what they speak of, as they are on the server, while the tab is looked at: a browser has six connections to a host for all of its tabs. */
export function useNotificationStream(): void {
	const client = useQueryClient();
	useEffect(() => {
		let close: (() => void) | undefined;
		const follow = () => {
			if (document.visibilityState === 'visible') {
				// The server tells of a change right after connecting: what was missed is fetched then.
				close ??= openNotificationStream({
					getToken: session.getToken,
					onChange: (isKnown) => {
						refreshNotifications(client);
						lookAgain(client, isKnown ? undefined : Date.now() - JUST_READ_MS);
					},
					onExpired: (sent) => session.expire(undefined, sent),
				});
			} else {
				close?.();
				close = undefined;
			}
		};
		follow();
		document.addEventListener('visibilitychange', follow);
		return () => {
			document.removeEventListener('visibilitychange', follow);
			close?.();
		};
	}, [client]);
}

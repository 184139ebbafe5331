import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../account/session.ts';
import { openNotificationStream } from './notification-stream.ts';
import { refreshNotifications } from './refresh-notifications.ts';

/** Keeps notifications as they are on the server, while the tab is looked at: a browser has six connections to a host for all of its tabs. */
export function useNotificationStream(): void {
	const client = useQueryClient();
	useEffect(() => {
		let close: (() => void) | undefined;
		const follow = () => {
			if (document.visibilityState === 'visible') {
				// The server tells of a change right after connecting: what was missed is fetched then.
				close ??= openNotificationStream({
					getToken: session.getToken,
					onChange: () => refreshNotifications(client),
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

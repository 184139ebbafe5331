import { useNotificationsQuery, useSeenNotificationMutation, useUnseenTotalQuery } from '@ancu/api/notification';
import { serverDate } from '@ancu/forms/format';
import { NotificationBell } from '@ancu/ui/notification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quiet } from '../data/query-client.ts';
import { inboxHref, notificationSettingsHref, toNotification } from './notification-address.ts';
import { useOpenedPush } from './opened-push.ts';
import { usePushDevice } from './push-device.ts';
import { putAway } from './put-away.ts';
import { refreshNotifications } from './refresh-notifications.ts';
import { useNotificationStream } from './use-notification-stream.ts';
import { useSeen } from './use-seen.ts';

const NEWEST = 6;

/** The bell of whoever is signed in, kept up to date. */
export function HeaderBell() {
	const [isOpen, setOpen] = useState(false);
	const [now, setNow] = useState(() => serverDate());
	const unseen = useUnseenTotalQuery(undefined, quiet);
	const newest = useNotificationsQuery(
		{ page: 1, limit: NEWEST },
		{ enabled: isOpen, staleTime: 0, meta: { quiet: true } },
	);
	const { pass, seeAll } = useSeen();
	useNotificationStream();
	usePushMessages();
	useOpenedPush((id) => pass({ id, seen: false }));
	return (
		<NotificationBell
			notifications={newest.data?.getAllNotification.data.map(toNotification)}
			unseen={unseen.data?.getAllNotification.total}
			failed={newest.isError}
			onRetry={newest.refetch}
			onToggle={(opens) => {
				setOpen(opens);
				if (opens) setNow(serverDate());
			}}
			onOpen={pass}
			onSeeAll={seeAll}
			inboxHref={inboxHref({ filter: { unseen: false, topic: undefined }, page: 1 })}
			settingsHref={notificationSettingsHref}
			now={now}
		/>
	);
}

const sayThatSeen = (id: string) => useSeenNotificationMutation.fetcher({ id })();

/** A message that is displayed is fetched; one that is dismissed was seen. */
function usePushMessages(): void {
	const client = useQueryClient();
	const device = usePushDevice();
	useEffect(
		() =>
			device.onMessage((event, id) => {
				if (event === 'dismiss') putAway(id, sayThatSeen).catch(console.warn);
				else refreshNotifications(client);
			}),
		[client, device],
	);
}

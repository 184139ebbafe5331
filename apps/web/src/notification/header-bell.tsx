import { useNotificationsQuery, useUnseenTotalQuery } from '@ancu/api/notification';
import { NotificationBell } from '@ancu/ui/notification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quiet } from '../data/query-client.ts';
import { inboxHref, notificationSettingsHref, toNotification } from './notification-address.ts';
import { usePushDevice } from './push-device.ts';
import { useNotificationStream } from './use-notification-stream.ts';
import { refreshNotifications, useSeen } from './use-seen.ts';

const NEWEST = 6;

/** The bell of whoever is signed in, kept up to date. */
export function HeaderBell() {
	const [isOpen, setOpen] = useState(false);
	const [now, setNow] = useState(() => new Date());
	const unseen = useUnseenTotalQuery(undefined, quiet);
	const newest = useNotificationsQuery(
		{ page: 1, limit: NEWEST },
		{ enabled: isOpen, staleTime: 0, meta: { quiet: true } },
	);
	const { pass, seeAll } = useSeen();
	useNotificationStream();
	usePushMessages(pass);
	return (
		<NotificationBell
			notifications={newest.data?.getAllNotification.data.map(toNotification)}
			unseen={unseen.data?.getAllNotification.total}
			failed={newest.isError}
			onRetry={newest.refetch}
			onToggle={(opens) => {
				setOpen(opens);
				if (opens) setNow(new Date());
			}}
			onOpen={pass}
			onSeeAll={seeAll}
			inboxHref={inboxHref({ filter: { unseen: false, topic: undefined }, page: 1 })}
			settingsHref={notificationSettingsHref}
			now={now}
		/>
	);
}

/** A message that is displayed is fetched; one that is dismissed was seen. */
function usePushMessages(pass: ReturnType<typeof useSeen>['pass']): void {
	const client = useQueryClient();
	const device = usePushDevice();
	useEffect(
		() =>
			device.onMessage((event, id) => {
				if (event === 'dismiss') pass({ id, seen: false });
				else refreshNotifications(client);
			}),
		[client, device, pass],
	);
}

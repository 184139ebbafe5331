import type { NotificationTopic } from '@ancu/forms/notification';
import {
	AccountIcon,
	HomeIcon,
	type Icon,
	LayersIcon,
	NotificationIcon,
	ProcedureIcon,
	SearchIcon,
	SharesIcon,
	VerifiedIcon,
	WalletIcon,
} from '../../primitives/icon/index.ts';
import { type Notification, topicOf } from '../notification-model.ts';

const icons: Record<NotificationTopic, Icon> = {
	PLANNING: LayersIcon,
	VERIFICATION: VerifiedIcon,
	INVEST: SharesIcon,
	WALLET: WalletIcon,
	LISTING: HomeIcon,
	SEARCH: SearchIcon,
	PROCEDURE: ProcedureIcon,
	ACCOUNT: AccountIcon,
};

export interface NotificationMarkProps {
	notification: Pick<Notification, 'tag' | 'seen'>;
}

/** What a notification is about as a picture, filled until it was seen. Its words stand beside it. */
export function NotificationMark({ notification }: NotificationMarkProps) {
	const topic = topicOf(notification);
	const TopicIcon = topic ? icons[topic] : NotificationIcon;
	return (
		<span
			aria-hidden="true"
			data-slot="notification-mark"
			className={`flex size-9 shrink-0 items-center justify-center rounded-full border [&_svg]:size-5 ${notification.seen ? 'border-line-strong text-ink-muted' : 'border-transparent bg-ink text-ink-on'}`}
		>
			<TopicIcon />
		</span>
	);
}

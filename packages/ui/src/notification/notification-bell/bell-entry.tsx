import { formatAge } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { NotificationMark } from '../notification-mark/notification-mark.tsx';
import type { Notification } from '../notification-model.ts';

export interface BellEntryProps {
	notification: Notification;
	/** Where one leads that has nothing of its own to open. */
	inboxHref: string;
	onOpen: (notification: Notification) => void;
	now: Date;
}

/** One of the newest notifications: the whole of it is the link. */
export function BellEntry({ notification, inboxHref, onOpen, now }: BellEntryProps) {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	const Element = useLinkElement();
	const { title, body, seen, link, createdAt } = notification;
	return (
		<li className="border-t border-line first:border-t-0">
			<Element
				href={link ?? inboxHref}
				onClick={() => onOpen(notification)}
				className="flex gap-3 px-4 py-3 outline-offset-[-2px] hover:bg-surface-sunken"
			>
				<NotificationMark notification={notification} />
				<span className="grid min-w-0 grow gap-0.5">
					<span className={`line-clamp-2 wrap-anywhere ${seen ? '' : 'font-bold'}`}>{title}</span>
					<span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{body}</span>
					<span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
						<time dateTime={createdAt}>{formatAge(createdAt, now, locale)}</time>
						{!seen && <Tag tone="outline">{t('row.new')}</Tag>}
					</span>
				</span>
			</Element>
		</li>
	);
}

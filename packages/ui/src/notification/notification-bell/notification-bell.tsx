import { useTranslation } from 'react-i18next';
import { IconLink } from '../../primitives/button/index.ts';
import { NotificationIcon } from '../../primitives/icon/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { BellPanel, type BellPanelProps } from './bell-panel.tsx';
import { useCountNews } from './use-count-news.ts';

/** More are said to be more. */
const MOST_SHOWN = 99;

export interface NotificationBellProps extends BellPanelProps {
	/** Told when the newest are looked at and no more: they need not be fetched before. */
	onToggle: (isOpen: boolean) => void;
}

/** How many notifications wait, in the header. Opens the newest of them; on a phone, where there is no room, it leads to all. */
export function NotificationBell({ onToggle, ...panel }: NotificationBellProps) {
	const { t } = useTranslation('notification');
	const { unseen = 0, inboxHref } = panel;
	const news = useCountNews(panel.unseen);
	// Its name holds what stands on it: that is what people say to their device.
	const shown = unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unseen);
	const label = unseen > 0 ? t('bell.label', { formatted: shown }) : t('title');
	const picture = (
		<span aria-hidden="true" className="relative">
			<NotificationIcon className="size-5" />
			{unseen > 0 && (
				<span
					data-slot="notification-count"
					className="absolute -top-2.5 left-2.5 box-content h-4.5 min-w-2.5 rounded-full border border-surface-raised bg-ink px-1 text-center text-xs leading-4.5 font-bold text-ink-on"
				>
					{shown}
				</span>
			)}
		</span>
	);
	return (
		<div data-slot="notification-bell">
			<div className="hidden sm:block">
				<Popover label={label} trigger={picture} look="icon" panel="wide" closedBy="links" onToggle={onToggle}>
					<BellPanel {...panel} />
				</Popover>
			</div>
			<div className="sm:hidden">
				<IconLink href={inboxHref} aria-label={label} icon={picture} />
			</div>
			<p role="status" className="sr-only">
				{news}
			</p>
		</div>
	);
}

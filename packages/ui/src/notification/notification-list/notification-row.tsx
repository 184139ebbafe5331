import type { SubmitFailure } from '@ancu/forms/form';
import { useAct } from '@ancu/forms/form';
import { formatTime } from '@ancu/forms/format';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { CheckIcon } from '../../primitives/icon/index.ts';
import { useLinkElement } from '../../primitives/link/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { NotificationMark } from '../notification-mark/notification-mark.tsx';
import { type Notification, topicOf } from '../notification-model.ts';

export interface NotificationRowProps {
	notification: Notification;
	/** It is opened by its link; marking it as seen is the caller's. */
	onOpen: (notification: Notification) => void;
	/** Marks it as seen without opening it. */
	onSee: (notification: Notification) => Promise<SubmitFailure | undefined>;
}

/** One notification: what about, when, what it says, the way to what it is about. */
export function NotificationRow({ notification, onOpen, onSee }: NotificationRowProps) {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	const Element = useLinkElement();
	const row = useRef<HTMLLIElement>(null);
	const { failure, run } = useAct();
	const { title, body, seen, link, createdAt } = notification;
	const topic = topicOf(notification);

	return (
		<li
			ref={row}
			data-slot="notification-row"
			data-state={seen ? 'seen' : 'unseen'}
			className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line p-4 first:border-t-0 max-[15rem]:grid-cols-[minmax(0,1fr)_auto] ${link ? 'hover:bg-surface-sunken' : ''}`}
		>
			<NotificationMark notification={notification} />
			<h3
				className={`min-w-0 pt-1.5 wrap-anywhere max-[15rem]:col-span-2 max-[15rem]:row-start-2 ${seen ? 'col-span-2' : 'font-bold'}`}
			>
				{link ? (
					<Element
						href={link}
						data-slot="notification-title"
						onClick={() => onOpen(notification)}
						// The whole row leads there.
						className="rounded-tag after:absolute after:inset-0 hover:underline"
					>
						{title}
					</Element>
				) : (
					<span data-slot="notification-title" tabIndex={-1}>
						{title}
					</span>
				)}
			</h3>
			{!seen && (
				<div className="relative z-10 -mt-1 -mr-1.5 -mb-2 max-[15rem]:col-start-2 max-[15rem]:row-start-1">
					<IconButton
						aria-label={t('row.see', { title })}
						icon={<CheckIcon aria-hidden="true" />}
						onClick={() => {
							// The button goes away with what it does.
							row.current?.querySelector<HTMLElement>('[data-slot="notification-title"]')?.focus();
							void run(() => onSee(notification));
						}}
					/>
				</div>
			)}
			<div className="col-span-2 col-start-2 grid min-w-0 gap-1 max-[15rem]:col-start-1">
				<p className="max-w-prose whitespace-pre-line wrap-anywhere text-ink-muted">{body}</p>
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
					<span>
						<time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
						{topic && ` · ${t(`topic.${topic}`)}`}
					</span>
					{!seen && <Tag tone="outline">{t('row.new')}</Tag>}
				</p>
				<FormFailure message={failure} />
			</div>
		</li>
	);
}

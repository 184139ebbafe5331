import { DAY_MS, daysOf, formatDate } from '@ancu/forms/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Notification } from '../notification-model.ts';
import { NotificationRow, type NotificationRowProps } from './notification-row.tsx';

export interface NotificationDaysProps extends Omit<NotificationRowProps, 'notification'> {
	/** The newest first. */
	notifications: readonly Notification[];
	/** The moment that days are counted to. */
	now: Date;
}

/** Notifications by the day on which they came. */
export function NotificationDays({ notifications, now, ...row }: NotificationDaysProps) {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	const dateOf = (moment: Date) => formatDate(moment.toISOString(), locale);
	const today = dateOf(now);
	const yesterday = dateOf(new Date(now.getTime() - DAY_MS));
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			{daysOf(notifications).map(({ day, entries }) => {
				const date = formatDate(`${day}T12:00:00+07:00`, locale);
				return (
					<section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
						<h2 id={`day-${day}`} className="font-bold">
							{date === today ? t('inbox.today') : date === yesterday ? t('inbox.yesterday') : date}
						</h2>
						<ul
							aria-labelledby={`day-${day}`}
							className="overflow-hidden rounded-card border border-line bg-surface-raised"
						>
							{entries.map((notification) => (
								<NotificationRow key={notification.id} notification={notification} {...row} />
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}

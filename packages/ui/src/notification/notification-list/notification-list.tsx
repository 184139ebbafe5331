import { type SubmitFailure, useAct } from '@ancu/forms/form';
import { formatNumber } from '@ancu/forms/format';
import type { NotificationTopic } from '@ancu/forms/notification';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconLink } from '../../primitives/button/index.ts';
import { NotificationIcon, SettingsIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { ListBody, type PagedListProps } from '../../translation/list-body/list-body.tsx';
import { NoMatch } from '../../translation/no-match/no-match.tsx';
import { RowsLoading } from '../../translation/rows-loading/rows-loading.tsx';
import type { Notification } from '../notification-model.ts';
import { SeeAllButton } from '../see-all-button/see-all-button.tsx';
import { NotificationDays, type NotificationDaysProps } from './notification-days.tsx';
import { NotificationFilterBar } from './notification-filter-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** What the inbox is held to. */
export interface InboxFilter {
	/** Only those that were not seen. */
	unseen: boolean;
	/** Undefined for all. */
	topic: NotificationTopic | undefined;
}

const everything: InboxFilter = { unseen: false, topic: undefined };

export interface NotificationListProps extends Pick<NotificationDaysProps, 'onOpen' | 'onSee' | 'now'>, PagedListProps {
	/** Those of the page, the newest first; undefined while they load. */
	notifications: readonly Notification[] | undefined;
	/** Address of a page. */
	hrefOf: (page: number) => string;
	/** How many were not seen, whatever the filter; undefined while that is not known. */
	unseen: number | undefined;
	filter: InboxFilter;
	/** Told what the inbox is to be held to. */
	onFilter: (next: InboxFilter) => void;
	/** Marks all of them as seen. */
	onSeeAll: () => Promise<SubmitFailure | undefined>;
	settingsHref: string;
}

/** The inbox: everything that the person was told, by day, with what was not seen yet marked. */
export function NotificationList({
	notifications,
	total = 0,
	unseen,
	filter,
	onFilter,
	onSeeAll,
	settingsHref,
	onOpen,
	onSee,
	now,
	...paging
}: NotificationListProps) {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	const { list, heading, onMarked } = useKeptFocus(notifications);
	const { pending, failure, run } = useAct();
	const isFiltered = filter.unseen || filter.topic !== undefined;
	const isNew = notifications?.length === 0 && !isFiltered;
	const isAllSeen = filter.unseen && filter.topic === undefined;

	return (
		<section
			ref={list}
			aria-labelledby="inbox"
			data-slot="notification-list"
			className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:py-10"
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-1">
				<div className="flex items-center justify-between gap-4 max-[15rem]:flex-wrap">
					<h1 ref={heading} id="inbox" tabIndex={-1} className="min-w-0 text-2xl font-bold outline-none">
						{t('title')}
					</h1>
					<div className="-mr-2.5">
						<IconLink href={settingsHref} aria-label={t('inbox.settings')} icon={<SettingsIcon aria-hidden="true" />} />
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<p role="status" className="text-ink-muted">
						{notifications && t('inbox.total', { count: total, formatted: formatNumber(total, locale) })}
					</p>
					{!isNew && (
						<div className="-mx-3">
							<SeeAllButton unseen={unseen} pending={pending} onClick={() => run(onSeeAll)} />
						</div>
					)}
				</div>
			</div>
			{!isNew && <NotificationFilterBar filter={filter} unseen={unseen} onFilter={onFilter} />}
			<FormFailure message={failure} />
			<ListBody
				{...paging}
				rows={notifications}
				total={total}
				error={t('inbox.error')}
				errorText={t('inbox.errorText')}
				loading={<RowsLoading picture="none" rows={4} />}
				empty={
					isFiltered ? (
						<NoMatch
							title={t(isAllSeen ? 'inbox.allSeen' : 'inbox.none')}
							onShowAll={() => onFilter(everything)}
							heading={heading}
						>
							{t(isAllSeen ? 'inbox.allSeenText' : 'inbox.noneText')}
						</NoMatch>
					) : (
						<StateMessage title={t('inbox.empty')} icon={<NotificationIcon />}>
							{t('inbox.emptyText')}
						</StateMessage>
					)
				}
			>
				{(rows) => (
					<NotificationDays
						notifications={rows}
						now={now}
						onOpen={onOpen}
						onSee={(notification) => {
							onMarked(notification);
							return onSee(notification);
						}}
					/>
				)}
			</ListBody>
		</section>
	);
}

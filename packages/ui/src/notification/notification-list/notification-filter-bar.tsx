import { formatNumber } from '@ancu/forms/format';
import { topics } from '@ancu/forms/notification';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';
import type { InboxFilter } from './notification-list.tsx';

export interface NotificationFilterBarProps {
	filter: InboxFilter;
	/** How many were not seen; undefined while that is not known. */
	unseen: number | undefined;
	onFilter: (next: InboxFilter) => void;
}

/** What the inbox is held to. */
export function NotificationFilterBar({ filter, unseen, onFilter }: NotificationFilterBarProps) {
	const { t } = useTranslation('notification');
	const locale = useLocale();
	return (
		<form
			aria-label={t('inbox.filter')}
			className="flex min-w-0 flex-wrap items-center gap-3"
			onSubmit={(event) => event.preventDefault()}
		>
			<Segmented
				label={t('inbox.seen')}
				name="seen"
				value={filter.unseen ? 'unseen' : 'everything'}
				options={[
					{ value: 'everything', label: t('inbox.everything') },
					{
						value: 'unseen',
						label: unseen ? `${t('inbox.unseen')} (${formatNumber(unseen, locale)})` : t('inbox.unseen'),
					},
				]}
				onChange={(value) => onFilter({ ...filter, unseen: value === 'unseen' })}
			/>
			<div className="min-w-40 grow sm:max-w-64">
				<Select
					aria-label={t('inbox.topic')}
					emptyLabel={t('inbox.anyTopic')}
					options={topics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))}
					value={filter.topic ?? ''}
					onChange={({ target: { value } }) => onFilter({ ...filter, topic: topics.find((topic) => topic === value) })}
				/>
			</div>
		</form>
	);
}

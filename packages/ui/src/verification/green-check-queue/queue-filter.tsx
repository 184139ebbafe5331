import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import type { QueueScope } from '../green-check-status/queue-state.tsx';
import type { CheckStatus } from '../verification-model.ts';

/** The status that each queue opens with: an admin's with what waits to be approved. */
export const firstStatus: Readonly<Record<QueueScope, CheckStatus | undefined>> = {
	checker: undefined,
	admin: 'CHECKED',
};

/** What the queue can be held to, in the order of the work. */
export const greenCheckStatuses: readonly CheckStatus[] = ['PENDING', 'ACCEPT', 'CHECKED', 'APPROVE', 'CANCEL'];

/** What the queue is held to. */
export interface GreenCheckFilter {
	/** Undefined for all that are under way. */
	status: CheckStatus | undefined;
	/** Those that the reader has taken. */
	isMine: boolean;
	/** A title, a code, an address; empty: nothing. */
	search: string;
}

export interface QueueFilterProps {
	filter: GreenCheckFilter;
	onFilter: (filter: GreenCheckFilter) => void;
}

/** What the queue is held to: words, a status, one's own. */
export function QueueFilter({ filter, onFilter }: QueueFilterProps) {
	const { t } = useTranslation('verification');
	return (
		<ListFilter
			label={t('queue.search')}
			hint={t('queue.searchHint')}
			filter={filter}
			onFilter={onFilter}
			selects={(change) => (
				<Select
					aria-label={t('queue.status')}
					emptyLabel={t('queue.all')}
					options={greenCheckStatuses.map((value) => ({ value, label: t(`queue.state.${value}`) }))}
					value={filter.status ?? ''}
					onChange={({ target: { value } }) => change({ status: greenCheckStatuses.find((name) => name === value) })}
				/>
			)}
			checkboxes={(change) => (
				<Checkbox
					label={t('queue.mine')}
					checked={filter.isMine}
					onChange={({ target: { checked } }) => change({ isMine: checked })}
				/>
			)}
		/>
	);
}

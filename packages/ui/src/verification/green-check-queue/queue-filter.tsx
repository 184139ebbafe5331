import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { SearchInput, typedSearch } from '../../primitives/text-input/index.ts';
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
	// What was typed and not sent yet counts with another choice too.
	const hold = (form: HTMLFormElement | null, change: Partial<GreenCheckFilter>) =>
		onFilter({ ...filter, search: typedSearch(form), ...change });
	return (
		<form
			aria-label={t('queue.search')}
			data-slot="queue-filter"
			className="grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_14rem_auto]"
			onSubmit={(event) => {
				event.preventDefault();
				hold(event.currentTarget, {});
			}}
		>
			<SearchInput aria-label={t('queue.search')} placeholder={t('queue.searchHint')} search={filter.search} />
			<Button type="submit" variant="secondary">
				{t('queue.find')}
			</Button>
			<Select
				aria-label={t('queue.status')}
				emptyLabel={t('queue.all')}
				options={greenCheckStatuses.map((value) => ({ value, label: t(`queue.state.${value}`) }))}
				value={filter.status ?? ''}
				onChange={({ target: { value, form } }) =>
					hold(form, { status: greenCheckStatuses.find((name) => name === value) })
				}
			/>
			<Checkbox
				label={t('queue.mine')}
				checked={filter.isMine}
				onChange={({ target: { checked, form } }) => hold(form, { isMine: checked })}
			/>
		</form>
	);
}

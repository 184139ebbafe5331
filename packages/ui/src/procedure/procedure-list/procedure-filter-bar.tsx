import { type ProcedureType, procedureTypes } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { ListFilter } from '../../translation/list-filter/list-filter.tsx';
import { type ProcedureStatus, procedureStatuses } from '../procedure-model.ts';

/** What a list of procedures is held to. */
export interface ProcedureListFilter {
	/** Undefined for all. */
	status: ProcedureStatus | undefined;
	/** Undefined for all. */
	type: ProcedureType | undefined;
	/** Those alone with a date that has passed. */
	isOverdue: boolean;
	/** Those alone whose next substep is the person's own. */
	isWaitingForMe: boolean;
	/** Words of names; empty: nothing. */
	search: string;
}

/** Holds a list to nothing. */
export const everyProcedure: ProcedureListFilter = {
	status: undefined,
	type: undefined,
	isOverdue: false,
	isWaitingForMe: false,
	search: '',
};

export interface ProcedureFilterBarProps {
	filter: ProcedureListFilter;
	/** Told what the list is to be held to. */
	onFilter: (next: ProcedureListFilter) => void;
}

/** What a list of procedures is held to: words, status, kind, what presses. */
export function ProcedureFilterBar({ filter, onFilter }: ProcedureFilterBarProps) {
	const { t } = useTranslation('procedure');
	return (
		<ListFilter
			label={t('list.search')}
			hint={t('list.searchHint')}
			filter={filter}
			onFilter={onFilter}
			selects={(change) => (
				<>
					<Select
						aria-label={t('list.status')}
						emptyLabel={t('list.anyStatus')}
						options={procedureStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
						value={filter.status ?? ''}
						onChange={({ target: { value } }) =>
							change({ status: procedureStatuses.find((status) => status === value) })
						}
					/>
					<Select
						aria-label={t('list.type')}
						emptyLabel={t('list.anyType')}
						options={procedureTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
						value={filter.type ?? ''}
						onChange={({ target: { value } }) => change({ type: procedureTypes.find((type) => type === value) })}
					/>
				</>
			)}
			checkboxes={(change) => (
				<>
					<Checkbox
						label={t('list.onlyMine')}
						checked={filter.isWaitingForMe}
						onChange={({ target: { checked } }) => change({ isWaitingForMe: checked })}
					/>
					<Checkbox
						label={t('list.onlyOverdue')}
						checked={filter.isOverdue}
						onChange={({ target: { checked } }) => change({ isOverdue: checked })}
					/>
				</>
			)}
		/>
	);
}

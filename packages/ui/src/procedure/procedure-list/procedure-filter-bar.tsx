import { type ProcedureType, procedureTypes } from '@ancu/forms/procedure';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { SearchInput, typedSearch } from '../../primitives/text-input/index.ts';
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
	// What was typed and not sent yet counts too.
	const hold = (form: HTMLFormElement | null, change: Partial<ProcedureListFilter>) =>
		onFilter({ ...filter, search: typedSearch(form), ...change });
	return (
		<form
			aria-label={t('list.search')}
			className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
			onSubmit={(event) => {
				event.preventDefault();
				hold(event.currentTarget, {});
			}}
		>
			<div className="col-span-2 sm:col-span-1">
				<SearchInput aria-label={t('list.search')} placeholder={t('list.searchHint')} search={filter.search} />
			</div>
			<Select
				aria-label={t('list.status')}
				emptyLabel={t('list.anyStatus')}
				options={procedureStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
				value={filter.status ?? ''}
				onChange={({ target: { value, form } }) =>
					hold(form, { status: procedureStatuses.find((status) => status === value) })
				}
			/>
			<Select
				aria-label={t('list.type')}
				emptyLabel={t('list.anyType')}
				options={procedureTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
				value={filter.type ?? ''}
				onChange={({ target: { value, form } }) => hold(form, { type: procedureTypes.find((type) => type === value) })}
			/>
			<div className="col-span-2 sm:col-span-1">
				<Button type="submit" variant="secondary" width="full">
					{t('list.find')}
				</Button>
			</div>
			<div className="col-span-full flex flex-wrap gap-x-6">
				<Checkbox
					label={t('list.onlyMine')}
					checked={filter.isWaitingForMe}
					onChange={({ target: { checked, form } }) => hold(form, { isWaitingForMe: checked })}
				/>
				<Checkbox
					label={t('list.onlyOverdue')}
					checked={filter.isOverdue}
					onChange={({ target: { checked, form } }) => hold(form, { isOverdue: checked })}
				/>
			</div>
		</form>
	);
}

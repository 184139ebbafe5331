import {
	isPeriodInOrder,
	readTransactionFilter,
	type TransactionFilter,
	transactionStatuses,
	transactionTypes,
	writeTransactionFilter,
} from '@ancu/forms/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { ChevronDownIcon, FilterIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { isDateInPart, TextInput } from '../../primitives/text-input/index.ts';

const ends = ['from', 'to'] as const;
type End = (typeof ends)[number];

const fieldOf = (form: HTMLFormElement, end: End) => form.elements.namedItem(end) as HTMLInputElement;

export interface TransactionFilterFormProps {
	filter: TransactionFilter;
	/** Last day that can be asked for, YYYY-MM-DD. */
	today: string;
	onApply: (filter: TransactionFilter) => void;
	/** Address of the whole history. */
	clearHref: string;
}

/** What a history can be narrowed to. It lies open while it is; its fields are named as the address names them, so that it works without scripts. */
export function TransactionFilterForm({ filter, today, onApply, clearHref }: TransactionFilterFormProps) {
	const { t } = useTranslation('wallet');
	const set = String(writeTransactionFilter(filter));
	const [fault, setFault] = useState<{ end: End; code: 'unreadable' | 'disordered'; set: string }>();
	// Other fields take their place with another filter.
	const faultOf = (end: End) => fault?.end === end && fault.set === set && t(`history.${fault.code}`);
	const isSet = Object.keys(filter).length > 0;
	return (
		<details open={isSet} data-slot="transaction-filter" className="group min-w-0">
			<summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-card border border-line-strong bg-surface-raised px-3 text-sm font-bold hover:border-ink [&::-webkit-details-marker]:hidden">
				<FilterIcon aria-hidden="true" className="size-4" />
				{t(isSet ? 'history.filtered' : 'history.filter')}
				<ChevronDownIcon aria-hidden="true" className="size-4 group-open:rotate-180" />
			</summary>
			<form
				noValidate
				aria-label={t('history.filter')}
				className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4 pb-3"
				onSubmit={(event) => {
					event.preventDefault();
					const asked = readTransactionFilter(new FormData(event.currentTarget));
					const unread = ends.find((end) => isDateInPart(fieldOf(event.currentTarget, end)));
					const end = unread ?? (isPeriodInOrder(asked) ? undefined : 'to');
					setFault(end && { end, code: unread ? 'unreadable' : 'disordered', set });
					if (end) fieldOf(event.currentTarget, end).focus();
					else onApply(asked);
				}}
			>
				<div
					// What is set is read from the address, also when one goes back.
					key={set}
					className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-2"
				>
					<Field compact label={t('history.type')}>
						{(control) => (
							<Select
								{...control}
								name="type"
								defaultValue={filter.type ?? ''}
								emptyLabel={t('history.anyType')}
								options={transactionTypes.map((value) => ({ value, label: t(`transactions.type.${value}`) }))}
							/>
						)}
					</Field>
					<Field compact label={t('history.status')}>
						{(control) => (
							<Select
								{...control}
								name="status"
								defaultValue={filter.status ?? ''}
								emptyLabel={t('history.anyStatus')}
								options={transactionStatuses.map((value) => ({ value, label: t(`transactions.status.${value}`) }))}
							/>
						)}
					</Field>
					<Field label={t('history.from')} error={faultOf('from')}>
						{(control) => (
							<TextInput {...control} type="date" name="from" min="2000-01-01" max={today} defaultValue={filter.from} />
						)}
					</Field>
					<Field label={t('history.to')} error={faultOf('to')}>
						{(control) => (
							<TextInput {...control} type="date" name="to" min="2000-01-01" max={today} defaultValue={filter.to} />
						)}
					</Field>
				</div>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" size="sm">
						{t('history.apply')}
					</Button>
					{isSet && (
						<LinkButton href={clearHref} variant="secondary" size="sm">
							{t('history.clear')}
						</LinkButton>
					)}
				</div>
			</form>
		</details>
	);
}

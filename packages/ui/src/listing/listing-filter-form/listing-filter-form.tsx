import {
	activeFilterFields,
	fitFilter,
	type ListingFilter,
	placeFields,
	readListingFilter,
	tradingTypes,
	withoutFields,
} from '@ancu/forms/listing';
import { memo, type ReactNode, startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { type CategoryOption, FilterSections } from './filter-sections.tsx';

export interface ListingFilterFormProps {
	/** Id by which buttons outside submit and reset it. */
	id: string;
	/** What is set when it opens. */
	filter: ListingFilter;
	categories: readonly CategoryOption[];
	/** Offers the kind too, where the page holds every kind. @default false */
	withKind?: boolean | undefined;
	/** The choice of a place that a filter begins with; it sends its parameters with the form. */
	address: (filter: ListingFilter) => ReactNode;
	/** Told what is set after every change; what cannot be read counts as not set. */
	onChange?: ((filter: ListingFilter) => void) | undefined;
	/** Everything that the form sets; what it does not show (words, order, map, drawn areas) stays as it was. */
	onApply: (filter: ListingFilter) => void;
}

/** Every condition of a search. A plain form: it sends the same parameters that the address bar holds. */
// Remembered: what stands around it is drawn again while it counts.
export const ListingFilterForm = memo(function ListingFilterForm({
	filter,
	withKind = false,
	...rest
}: ListingFilterFormProps) {
	const [{ start, times }, setStart] = useState({ start: filter, times: 0 });
	return (
		<Form
			{...rest}
			// The controls keep their own state: begun again, they are empty.
			key={times}
			withKind={withKind}
			start={start}
			onReset={() => {
				const empty = withoutFields(
					start,
					...activeFilterFields(start),
					...(withKind ? (['tradingType'] as const) : []),
				);
				setStart({ start: empty, times: times + 1 });
				rest.onChange?.(empty);
			}}
		/>
	);
});

interface FormProps extends Omit<ListingFilterFormProps, 'filter'> {
	start: ListingFilter;
	onReset: () => void;
}

function Form({ id, start, withKind = false, categories, address, onChange, onApply, onReset }: FormProps) {
	const { t } = useTranslation('listing');
	const form = useRef<HTMLFormElement>(null);
	const [draft, setDraft] = useState(() => fitFilter(start));

	// Read after every control has drawn what it became: another province has no districts of the one before.
	const change = () =>
		setTimeout(() => {
			if (!form.current) return;
			const next = readForm(form.current, start, withKind);
			// What was pressed is seen before what follows from it.
			startTransition(() => {
				setDraft(next);
				onChange?.(next);
			});
		});

	return (
		<form
			noValidate
			ref={form}
			id={id}
			aria-label={t('filter.form')}
			data-slot="listing-filter-form"
			onChange={change}
			onReset={(event) => {
				event.preventDefault();
				onReset();
			}}
			onSubmit={(event) => {
				event.preventDefault();
				if (event.currentTarget.checkValidity()) onApply(readForm(event.currentTarget, start, withKind));
				else leadToFault(event.currentTarget);
			}}
		>
			{withKind && (
				<div className="pb-5">
					<Field compact label={t('search.kind')}>
						{(control) => (
							<Select
								{...control}
								name="type"
								defaultValue={start.tradingType ?? ''}
								emptyLabel={t('filter.any')}
								options={tradingTypes.map((value) => ({ value, label: t(`tradingType.${value}`) }))}
							/>
						)}
					</Field>
				</div>
			)}
			<FilterSections start={start} draft={draft} categories={categories} address={address(start)} onChange={change} />
		</form>
	);
}

function readForm(form: HTMLFormElement, start: ListingFilter, withKind: boolean): ListingFilter {
	const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	const chosen = readListingFilter(new URLSearchParams(entries));
	const { search, sort, polygon, circle, box, tradingType } = start;
	// What is in sight of the map says nothing of another place.
	const staysThere = placeFields.every((field) => chosen[field] === start[field]);
	return fitFilter({
		...chosen,
		...(search && { search }),
		...(sort && { sort }),
		...(polygon && { polygon }),
		...(circle && { circle }),
		...(box && staysThere && { box }),
		...(!withKind && tradingType && { tradingType }),
	});
}

function leadToFault(form: HTMLFormElement): void {
	const control = form.querySelector<HTMLInputElement>('input:invalid');
	const section = control?.closest('details');
	if (section) section.open = true;
	control?.focus();
	// What is wrong stands below it.
	control?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}

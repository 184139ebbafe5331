import { formatArea, formatMoney } from '@ancu/forms/format';
import {
	areaSteps,
	bedroomSteps,
	directions,
	houseCategories,
	type ListingFilter,
	legalStatuses,
	priceSteps,
	readListingFilter,
	tradingTypes,
} from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { RangeField } from './range-field.tsx';

/** A kind of property to choose. */
export interface CategoryOption {
	id: string;
	name: string;
}

export interface ListingFilterFormProps {
	/** Id by which a button outside submits it. */
	id: string;
	/** What is set now. */
	filter: ListingFilter;
	categories: readonly CategoryOption[];
	/** Offers the kind too, where the page holds every kind. @default false */
	withKind?: boolean | undefined;
	/** The choice of a place: `AddressSelect`. */
	address: ReactNode;
	/** Everything that the form sets; what it does not show (words, kind, order, map) stays as it was. */
	onApply: (filter: ListingFilter) => void;
}

/** Every condition of a search. A plain form: it sends the same parameters that the address bar holds. */
export function ListingFilterForm({
	id,
	filter,
	categories,
	withKind = false,
	address,
	onApply,
}: ListingFilterFormProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const { search, tradingType, sort, box } = filter;
	const money = (value: number) => formatMoney(value, locale);
	const squareMeters = (value: number) => formatArea(value, locale);

	return (
		<form
			id={id}
			aria-label={t('filter.form')}
			data-slot="listing-filter-form"
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				const chosen = readListingFilter(
					new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])),
				);
				onApply({ ...chosen, search, tradingType: withKind ? chosen.tradingType : tradingType, sort, box });
			}}
		>
			{withKind && (
				<Field compact label={t('search.kind')}>
					{(control) => (
						<Select
							{...control}
							name="type"
							defaultValue={tradingType ?? ''}
							emptyLabel={t('filter.any')}
							options={tradingTypes.map((value) => ({ value, label: t(`tradingType.${value}`) }))}
						/>
					)}
				</Field>
			)}
			{address}
			<Field compact label={t('filter.category')}>
				{(control) => (
					<Select
						{...control}
						name="category"
						defaultValue={filter.categoryIds?.[0] ?? ''}
						emptyLabel={t('filter.anyCategory')}
						options={categories.map((category) => ({ value: category.id, label: category.name }))}
					/>
				)}
			</Field>
			<div className="grid grid-cols-2 gap-4">
				<RangeField
					name="priceMin"
					label={t('filter.priceFrom')}
					steps={priceSteps(tradingType)}
					format={money}
					value={filter.priceMin}
					anyLabel={t('filter.any')}
				/>
				<RangeField
					name="priceMax"
					label={t('filter.priceTo')}
					steps={priceSteps(tradingType)}
					format={money}
					value={filter.priceMax}
					anyLabel={t('filter.any')}
				/>
				<RangeField
					name="areaMin"
					label={t('filter.areaFrom')}
					steps={areaSteps}
					format={squareMeters}
					value={filter.areaMin}
					anyLabel={t('filter.any')}
				/>
				<RangeField
					name="areaMax"
					label={t('filter.areaTo')}
					steps={areaSteps}
					format={squareMeters}
					value={filter.areaMax}
					anyLabel={t('filter.any')}
				/>
			</div>
			<RangeField
				name="bedrooms"
				label={t('filter.bedrooms')}
				steps={bedroomSteps}
				format={(count) => t('filter.atLeast', { count })}
				value={filter.bedroomMin}
				anyLabel={t('filter.any')}
			/>
			<CheckboxGroup
				name="house"
				legend={t('filter.house')}
				options={houseCategories.map((value) => ({ value, label: t(`houseCategory.${value}`) }))}
				values={filter.houseCategories}
			/>
			<CheckboxGroup
				name="direction"
				legend={t('filter.direction')}
				options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
				values={filter.directions}
			/>
			<CheckboxGroup
				name="legal"
				legend={t('filter.legal')}
				options={legalStatuses.map((value) => ({ value, label: t(`legalStatus.${value}`) }))}
				values={filter.legalStatuses}
			/>
		</form>
	);
}

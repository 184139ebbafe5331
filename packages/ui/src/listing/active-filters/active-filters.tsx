import { formatArea, formatMoney } from '@ancu/forms/format';
import { activeFilterFields, type FilterField, type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../primitives/link/index.ts';
import { RemovableTag } from '../../primitives/tag/index.ts';

/** Names of the places and kinds that a filter names by code. */
export interface FilterNames {
	province?: string | undefined;
	district?: string | undefined;
	ward?: string | undefined;
	category?: string | undefined;
}

export interface ActiveFiltersProps {
	filter: ListingFilter;
	names: FilterNames;
	/** Address of the same list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
}

/** The conditions in force, each with a way out of it. Nothing when there are none. */
export function ActiveFilters({ filter, names, hrefOf }: ActiveFiltersProps) {
	const { t } = useTranslation('listing');
	const locale = useLocale();
	const fields = activeFilterFields(filter);
	if (fields.length === 0) return null;

	const from = (value: string) => t('filter.chip.from', { value });
	const to = (value: string) => t('filter.chip.to', { value });
	const words: Record<FilterField, () => string> = {
		categoryIds: () => names.category ?? t('filter.category'),
		priceMin: () => from(formatMoney(filter.priceMin ?? 0, locale)),
		priceMax: () => to(formatMoney(filter.priceMax ?? 0, locale)),
		areaMin: () => from(formatArea(filter.areaMin ?? 0, locale)),
		areaMax: () => to(formatArea(filter.areaMax ?? 0, locale)),
		bedroomMin: () => t('filter.chip.bedrooms', { count: filter.bedroomMin ?? 0 }),
		directions: () => (filter.directions ?? []).map((value) => t(`direction.${value}`)).join(', '),
		legalStatuses: () => (filter.legalStatuses ?? []).map((value) => t(`legalStatus.${value}`)).join(', '),
		houseCategories: () => (filter.houseCategories ?? []).map((value) => t(`houseCategory.${value}`)).join(', '),
		provinceId: () => names.province ?? filter.provinceId ?? '',
		districtId: () => names.district ?? filter.districtId ?? '',
		wardId: () => names.ward ?? filter.wardId ?? '',
	};

	return (
		<div data-slot="active-filters" className="flex flex-wrap items-center gap-2">
			<ul aria-label={t('filter.active')} className="flex flex-wrap gap-2">
				{fields.map((field) => {
					const name = words[field]();
					return (
						<li key={field}>
							<RemovableTag
								removeHref={hrefOf(withoutFields(filter, field))}
								removeLabel={t('filter.remove', { name })}
							>
								{name}
							</RemovableTag>
						</li>
					);
				})}
			</ul>
			{fields.length > 1 && (
				<Link href={hrefOf(withoutFields(filter, ...fields))} variant="quiet">
					{t('filter.clear')}
				</Link>
			)}
		</div>
	);
}

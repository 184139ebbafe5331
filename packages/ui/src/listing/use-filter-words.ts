import {
	formatArea,
	formatDistance,
	formatLength,
	formatMoney,
	formatPricePerSquareMeter,
	formatRange,
} from '@ancu/forms/format';
import type { ListingFilter, NumberRange, SearchField } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';

/** Names of the places and kinds that a filter names by code. */
export interface FilterNames {
	province?: string | undefined;
	district?: string | undefined;
	ward?: string | undefined;
	/** Of the units in force since 1 July 2025. */
	currentProvince?: string | undefined;
	currentWard?: string | undefined;
	categories?: readonly string[] | undefined;
}

/** What can be taken away from a search. */
export type SearchPart = SearchField | 'search';

/** Says a condition as people do: both ends of a range at once (`2–5 tỷ`), several values side by side. */
export function useFilterWords(names: FilterNames): (filter: ListingFilter, fields: readonly SearchPart[]) => string {
	const { t } = useTranslation('listing');
	const locale = useLocale();

	return (filter, fields) => {
		const range = (ends: NumberRange, format: (value: number) => string) => sayRange(ends, format, t);
		const price = () => range({ min: filter.priceMin, max: filter.priceMax }, (value) => formatMoney(value, locale));
		const unitPrice = () =>
			range({ min: filter.pricePerSquareMeterMin, max: filter.pricePerSquareMeterMax }, (value) =>
				formatPricePerSquareMeter(value, locale),
			);
		const area = () => range({ min: filter.areaMin, max: filter.areaMax }, (value) => formatArea(value, locale));
		const count = (field: 'bedroomMin' | 'toiletMin' | 'floorsMin' | 'postedWithinDays') => () =>
			t(`filter.chip.${field}`, { count: filter[field] ?? 0 });
		const words: Record<SearchPart, () => string> = {
			search: () => t('filter.chip.search', { value: filter.search }),
			box: () => t('filter.chip.box'),
			tradingType: () => (filter.tradingType ? t(`tradingType.${filter.tradingType}`) : ''),
			categoryIds: () => sayList(names.categories ?? []) || t('filter.category'),
			priceMin: price,
			priceMax: price,
			pricePerSquareMeterMin: unitPrice,
			pricePerSquareMeterMax: unitPrice,
			areaMin: area,
			areaMax: area,
			bedroomMin: count('bedroomMin'),
			toiletMin: count('toiletMin'),
			floorsMin: count('floorsMin'),
			postedWithinDays: count('postedWithinDays'),
			facadeMin: () => t('filter.chip.facadeMin', { value: formatLength(filter.facadeMin ?? 0, locale) }),
			directions: () =>
				t('filter.chip.directions', { value: sayList(filter.directions?.map((value) => t(`direction.${value}`))) }),
			legalStatuses: () => sayList(filter.legalStatuses?.map((value) => t(`legalStatus.${value}`))),
			houseCategories: () => sayList(filter.houseCategories?.map((value) => t(`houseCategory.${value}`))),
			interiorStatuses: () => sayList(filter.interiorStatuses?.map((value) => t(`interiorStatus.${value}`))),
			characteristics: () => sayList(filter.characteristics?.map((value) => t(`characteristic.${value}`))),
			characteristicsNot: () =>
				t('filter.chip.characteristicsNot', {
					value: sayList(filter.characteristicsNot?.map((value) => lowerFirst(t(`characteristic.${value}`)))),
				}),
			isGreenCheck: () => t('filter.chip.isGreenCheck'),
			isPlanningChecked: () => t('filter.chip.isPlanningChecked'),
			postMode: () => (filter.postMode ? t(`postMode.${filter.postMode}`) : ''),
			provinceId: () => names.province ?? filter.provinceId ?? '',
			districtId: () => names.district ?? filter.districtId ?? '',
			wardId: () => names.ward ?? filter.wardId ?? '',
			currentProvinceId: () => names.currentProvince ?? filter.currentProvinceId ?? '',
			currentWardId: () => names.currentWard ?? filter.currentWardId ?? '',
			projectName: () => t('filter.chip.projectName', { value: filter.projectName }),
			polygon: () => t('filter.chip.polygon'),
			circle: () => t('filter.chip.circle', { value: formatDistance(filter.circle?.radius ?? 0, locale) }),
		};
		// Both ends of a range say the same; a field of a newer server says nothing.
		return [...new Set(fields.map((field) => words[field]?.()))].filter(Boolean).join(', ');
	};
}

type Say = (key: 'filter.chip.from' | 'filter.chip.to', options: { value: string }) => string;

/** `2–5 tỷ`, `Từ 2 tỷ`, `Đến 5 tỷ`: the unit once where both ends have the same. */
export function sayRange({ min, max }: NumberRange, format: (value: number) => string, say: Say): string {
	if (min === undefined || max === undefined) {
		if (min !== undefined) return say('filter.chip.from', { value: format(min) });
		return max === undefined ? '' : say('filter.chip.to', { value: format(max) });
	}
	return formatRange(format(min), format(max));
}

// A comma inside a name would make two of it.
function sayList(values: readonly string[] = []): string {
	return values.join(values.some((value) => value.includes(',')) ? '; ' : ', ');
}

/** A condition in the middle of a line: `từ 3 phòng ngủ`. */
export function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

import { fieldsInTitle, filterConditions, type ListingFilter } from '@ancu/forms/listing';
import { useTranslation } from 'react-i18next';
import { type FilterNames, lowerFirst, useFilterWords } from './use-filter-words.ts';

/** `Nhà đất bán tại Quận 1, Hồ Chí Minh`; of one kind of property `Bán căn hộ chung cư tại Quận 1, Hồ Chí Minh`. */
export function useListTitle(
	{ tradingType, categoryIds }: Pick<ListingFilter, 'tradingType' | 'categoryIds'>,
	names: FilterNames,
): string {
	const { t } = useTranslation('listing');
	const [category] = names.categories ?? [];
	const titleOf = () => {
		if (!category || categoryIds?.length !== 1) return t(`list.title.${tradingType ?? 'ALL'}`);
		if (tradingType !== 'BUY' && tradingType !== 'RENT') return category;
		return t(`list.titleOf.${tradingType}`, { category: lowerFirst(category) });
	};
	const title = titleOf();
	const { ward, district, province, currentWard, currentProvince } = names;
	const units = province ? [ward, district, province] : [currentWard, currentProvince];
	const place = units.filter(Boolean).join(', ');
	return place ? t('list.titleIn', { title, place }) : title;
}

/** What a search may be called, the list's title and what it asks for besides: `Nhà đất bán tại Quận 1: “gần chợ”, 2–5 tỷ`. */
export function useSearchName(filter: ListingFilter, names: FilterNames): string {
	const title = useListTitle(filter, names);
	const wordsOf = useFilterWords(names);
	const inTitle = fieldsInTitle(filter);
	const conditions = filterConditions(filter).filter(([first]) => first && !inTitle.includes(first));
	const words = [
		...(filter.search ? [wordsOf(filter, ['search'])] : []),
		...conditions.map((fields) => lowerFirst(wordsOf(filter, fields))),
	];
	return words.length > 0 ? `${title}: ${words.join(', ')}` : title;
}

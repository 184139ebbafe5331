import { categories } from './categories.ts';
import { characteristicsFor, type FactField, factsFor } from './facts.ts';
import { type FilterField, type ListingFilter, withoutFields } from './filter.ts';
import { type Characteristic, characteristics, type TradingType } from './vocabulary.ts';

/** Fields of a filter that ask for a fact which some properties have and others have not. */
const factOf: Partial<Record<FilterField, FactField>> = {
	bedroomMin: 'bedroom',
	toiletMin: 'toilet',
	floorsMin: 'floors',
	facadeMin: 'facadeArea',
	directions: 'direction',
	houseCategories: 'houseCategory',
	interiorStatuses: 'interiorStatus',
	characteristics: 'characteristics',
	characteristicsNot: 'characteristics',
	projectName: 'projectName',
};

/** What a search is narrowed to so far. */
type Narrowed = Pick<ListingFilter, 'tradingType' | 'categoryIds'>;

/** Whether a category holds listings of a kind. Of a category that is not known here, and of every kind: yes. */
export function isCategoryOf(categoryId: string, tradingType: TradingType | undefined): boolean {
	const known = categories.find(({ code }) => code === categoryId);
	return !known || !tradingType || (known.tradingTypes as readonly TradingType[]).includes(tradingType);
}

/** The categories that a search is about: those chosen that fit the kind, or all that do. */
function categoriesIn({ tradingType, categoryIds = [] }: Narrowed): string[] {
	const chosen = categoryIds.filter((id) => isCategoryOf(id, tradingType));
	if (chosen.length > 0) return chosen;
	return categories.map(({ code }) => code).filter((code) => isCategoryOf(code, tradingType));
}

/** Whether what is searched for has the fact that a field asks for: no bedrooms of land. */
export function doesFieldFit(field: FilterField, narrowed: Narrowed): boolean {
	const fact = factOf[field];
	if (!fact) return true;
	const kind = narrowed.tradingType ?? ('BUY' satisfies TradingType);
	return categoriesIn(narrowed).some((category) => fact in factsFor(kind, category));
}

/** Characteristics that something searched for may have. */
export function fittingCharacteristics(narrowed: Narrowed): readonly Characteristic[] {
	const possible = new Set(categoriesIn(narrowed).flatMap(characteristicsFor));
	return characteristics.filter((value) => possible.has(value));
}

/** The filter without what does not fit its kind and categories, as bedrooms that were asked for before somebody chose land. */
export function fitFilter(filter: ListingFilter): ListingFilter {
	const unfit = (Object.keys(factOf) as FilterField[]).filter((field) => !doesFieldFit(field, filter));
	const fitting: ListingFilter = withoutFields(filter, ...unfit);
	const possible = fittingCharacteristics(filter);
	const kept = {
		categoryIds: filter.categoryIds?.filter((id) => isCategoryOf(id, filter.tradingType)),
		characteristics: fitting.characteristics?.filter((value) => possible.includes(value)),
		characteristicsNot: fitting.characteristicsNot?.filter((value) => possible.includes(value)),
	};
	const emptied = (Object.keys(kept) as (keyof typeof kept)[]).filter((field) => !kept[field]?.length);
	return withoutFields({ ...fitting, ...kept }, ...emptied);
}

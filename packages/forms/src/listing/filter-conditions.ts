import { placeFields } from '../form/place-fields.ts';
import { activeFilterFields, type FilterField, type ListingFilter, rangeFields } from './filter.ts';

/** Where comes before what. */
const places: readonly FilterField[] = placeFields;

/** Those that the title of a list says: the place, and of kinds of property one. */
export function fieldsInTitle({ categoryIds }: Pick<ListingFilter, 'categoryIds'>): readonly FilterField[] {
	return categoryIds?.length === 1 ? [...places, 'categoryIds'] : places;
}

/** The conditions of a filter as a person counts them, each as the fields that make it up: where first. */
export function filterConditions(filter: ListingFilter): FilterField[][] {
	const conditions: FilterField[][] = [];
	const active = activeFilterFields(filter);
	for (const field of new Set([...active.filter((each) => places.includes(each)), ...active])) {
		// Both ends of a range are one condition.
		const range: readonly FilterField[] | undefined = rangeFields.find(
			([low, high]) => field === low || field === high,
		);
		const other = range && conditions.find(([first]) => first !== undefined && range.includes(first));
		if (other) other.push(field);
		else conditions.push([field]);
	}
	return conditions;
}

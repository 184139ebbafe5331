import { placeFields } from '../form/place-fields.ts';
import { type ListingFilter, rangeFields, withoutFields } from './filter.ts';

/** Something that somebody who is typing may mean: a place, a project or a street. */
export interface SearchSuggestion {
	kind: 'PLACE' | 'PROJECT' | 'STREET';
	/** `Quận 1`, `Vinhomes Grand Park`, `Nguyễn Huệ`. */
	label: string;
	/** Where it lies. */
	detail: string | null;
	/** Legacy codes, as far down as they go. */
	provinceId: string | null;
	districtId: string | null;
	wardId: string | null;
	/** Codes in force, for a place that has a new name. */
	currentProvinceId: string | null;
	currentWardId: string | null;
	projectName: string | null;
	street: string | null;
}

/** What a suggestion asks for. A street stays words, since listings name it in their address, within its district. */
export function filterOfSuggestion({ kind, label, projectName, street, ...units }: SearchSuggestion): ListingFilter {
	if (kind === 'PROJECT') return { projectName: projectName ?? label };
	return { ...placeOf(units), ...(kind === 'STREET' && { search: street ?? label }) };
}

// One place in one system: in both, two conditions would ask for what lies in both.
function placeOf(units: Pick<SearchSuggestion, (typeof placeFields)[number]>): ListingFilter {
	const fields = units.provinceId ? placeFields.slice(0, 3) : placeFields.slice(3);
	return Object.fromEntries(fields.flatMap((field) => (units[field] ? [[field, units[field]]] : [])));
}

/** Everything by which a filter says where. */
const where = [...placeFields, 'projectName', 'polygon', 'circle', 'box'] as const;

/** The filter with another search in it: new words take the place of the words, a new place that of every other place. */
export function searchInstead(filter: ListingFilter, asked: ListingFilter): ListingFilter {
	const rest = withoutFields(filter, 'search');
	return where.some((field) => asked[field] !== undefined) ? placeInstead(rest, asked) : { ...rest, ...asked };
}

/** The same search, words and all, at another place, which takes the place of every other. */
export function placeInstead(filter: ListingFilter, place: ListingFilter): ListingFilter {
	return { ...withoutFields(filter, ...where), ...place };
}

/** What both filters ask for at once: of bounds the narrower one. Undefined where no filter says that, or nothing can be both. */
export function searchBoth(filter: ListingFilter, asked: ListingFilter): ListingFilter | undefined {
	const both: ListingFilter = { ...filter, ...asked };
	for (const field of Object.keys(asked) as (keyof ListingFilter)[]) {
		const [one, other] = [filter[field], asked[field]];
		if (one === undefined) continue;
		const value = narrower(field, one, other);
		if (value === undefined) return undefined;
		Object.assign(both, { [field]: value });
	}
	return rangeFields.some(([low, high]) => Number(both[low]) > Number(both[high])) ? undefined : both;
}

function narrower(field: keyof ListingFilter, one: unknown, other: unknown): unknown {
	if (field.endsWith('Min')) return Math.max(Number(one), Number(other));
	if (field.endsWith('Max')) return Math.min(Number(one), Number(other));
	return String(one) === String(other) ? one : undefined;
}

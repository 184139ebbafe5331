import { type ListingFilter, withoutFields } from './filter.ts';

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
function placeOf(units: Pick<SearchSuggestion, (typeof unitFields)[number]>): ListingFilter {
	const fields = units.provinceId ? unitFields.slice(0, 3) : unitFields.slice(3);
	return Object.fromEntries(fields.flatMap((field) => (units[field] ? [[field, units[field]]] : [])));
}

const unitFields = ['provinceId', 'districtId', 'wardId', 'currentProvinceId', 'currentWardId'] as const;
/** Everything by which a filter says where. */
const where = [...unitFields, 'projectName', 'polygon', 'circle', 'box'] as const;

/** The filter with another search in it: new words take the place of the words, a new place that of every other place. */
export function searchInstead(filter: ListingFilter, asked: ListingFilter): ListingFilter {
	const isElsewhere = where.some((field) => asked[field] !== undefined);
	return { ...withoutFields(filter, 'search', ...(isElsewhere ? where : [])), ...asked };
}

import { placeFields } from './place-fields.ts';

/** Those of some fields of which two drafts say different things. */
export function differing<Draft>(fields: readonly (keyof Draft)[], one: Draft, other: Draft): (keyof Draft)[] {
	return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/**
 * What was typed, over something newer: fields that were changed are as in `typed`, and all others as in `newest`. Of fields that mean
 * something only side by side, as the parts of an address, all are taken where one was changed.
 */
export function changedOver<Draft extends object>(
	newest: Draft,
	typed: Draft,
	changed: readonly (keyof Draft)[],
	together: readonly (readonly (keyof Draft)[])[],
): Draft {
	const beside = together.filter((fields) => fields.some((field) => changed.includes(field)));
	return { ...newest, ...Object.fromEntries([...changed, ...beside.flat()].map((field) => [field, typed[field]])) };
}

/** The same in every form that asks where something lies: the parts of an address, and the two degrees of a pin. */
export const placeTogether = [
	['system', ...placeFields],
	['locationLat', 'locationLong'],
] as const;

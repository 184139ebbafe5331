import type { StrictArgTypes } from 'storybook/internal/csf';

/** Descriptions of props without `@default` and its like: the table has a column for that. */
export function withoutTags({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
	return Object.fromEntries(
		Object.entries(argTypes).map(([name, argType]) => [
			name,
			{ ...argType, ...(argType.description && { description: argType.description.replace(/\s*@\w+.*$/s, '') }) },
		]),
	);
}

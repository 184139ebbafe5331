import type { ListingCardFragment } from '@ancu/api/listing';
import { withoutRepeats } from './without-repeats.ts';

/** What a search found, and what stands in front of it. */
interface Found {
	data: readonly ListingCardFragment[];
	priorityPost: readonly ListingCardFragment[];
}

/**
 * The shelves of one page, each listing on one of them: in front what was paid to stand there, newest first whatever it is found by, then
 * what each search found besides, the last of them first. Undefined for what is not there yet.
 */
export function shareOut<Name extends string>(
	searches: Readonly<Record<Name, Found | undefined>>,
	size: number,
): Record<Name | 'priority', ListingCardFragment[] | undefined> {
	const found = Object.values<Found | undefined>(searches).filter((each) => each !== undefined);
	const priority = withoutRepeats(found.flatMap(({ priorityPost }) => priorityPost))
		.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
		.slice(0, size);
	const shown = new Set(priority.map(({ id }) => id));
	// The last search is the narrowest: what it finds is missed there most.
	const others = Object.entries<Found | undefined>(searches)
		.toReversed()
		.map(([name, each]) => {
			const shelf = each?.data.filter(({ id }) => !shown.has(id)).slice(0, size);
			for (const { id } of shelf ?? []) shown.add(id);
			return [name, shelf];
		});
	return { ...Object.fromEntries(others), priority: found.length > 0 ? priority : undefined };
}

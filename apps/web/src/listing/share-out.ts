import type { ListingCardFragment } from '@ancu/api/listing';
import { withoutRepeats } from './without-repeats.ts';

/** What a search found, and what stands in front of it. */
interface Found {
	data: readonly ListingCardFragment[];
	priorityPost: readonly ListingCardFragment[];
}

/**
 * The shelves of one page, each listing on one of them: in front what was paid to stand there, newest first whatever it is found by, then
 * what each search found besides. Undefined for what is not there yet.
 */
export function shareOut<Name extends string>(
	searches: Readonly<Record<Name, Found | undefined>>,
	size: number,
): Record<Name | 'priority', ListingCardFragment[] | undefined> {
	const found = Object.values<Found | undefined>(searches).filter((each) => each !== undefined);
	const priority = withoutRepeats(found.flatMap(({ priorityPost }) => priorityPost))
		.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
		.slice(0, size);
	const isInFront = ({ id }: ListingCardFragment) => priority.some((listing) => listing.id === id);
	const others = Object.entries<Found | undefined>(searches).map(([name, each]) => [
		name,
		each?.data.filter((listing) => !isInFront(listing)).slice(0, size),
	]);
	return { ...Object.fromEntries(others), priority: found.length > 0 ? priority : undefined };
}

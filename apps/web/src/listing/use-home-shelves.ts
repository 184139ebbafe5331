import { useListingSearchQuery } from '@ancu/api/listing';
import type { HomeScreenProps } from '@ancu/ui/listing';
import { shelves } from './home.needs.ts';

/** The shelves of the home page, as far as they are there. */
export function useHomeShelves(): Pick<HomeScreenProps, 'shelves' | 'onRetry'> {
	const newest = useListingSearchQuery(shelves.newest);
	const rent = useListingSearchQuery(shelves.rent);
	const project = useListingSearchQuery(shelves.project);
	const offering = useListingSearchQuery(shelves.offering);
	const show = ({ data, isError }: typeof newest) => ({ listings: data?.getAllLocationInfo.data, failed: isError });
	return {
		shelves: [
			{ name: 'priority', listings: newest.data?.getAllLocationInfo.priorityPost, failed: newest.isError },
			{ name: 'newest', href: '/real-estate', ...show(newest) },
			{ name: 'rent', href: '/rent', ...show(rent) },
			{ name: 'project', href: '/project', ...show(project) },
			{ name: 'offering', href: '/invest', ...show(offering) },
		],
		onRetry: () => [newest, rent, project, offering].map(({ isError, refetch }) => isError && refetch()),
	};
}

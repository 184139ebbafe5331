import { useListingSearchQuery } from '@ancu/api/listing';
import type { HomeScreenProps, HomeShelf } from '@ancu/ui/listing';
import { SHELF_SIZE, shelves } from './home.needs.ts';
import { shareOut } from './share-out.ts';

const hrefs = { newest: '/real-estate', rent: '/rent', project: '/project', offering: '/invest' };

/** The shelves of the home page, as far as they are there. */
export function useHomeShelves(): Pick<HomeScreenProps, 'shelves' | 'onRetry'> {
	const searches = {
		newest: useListingSearchQuery(shelves.newest),
		rent: useListingSearchQuery(shelves.rent),
		project: useListingSearchQuery(shelves.project),
		offering: useListingSearchQuery(shelves.offering),
	};
	const { newest, rent, project, offering } = searches;
	const found = shareOut(
		{
			newest: newest.data?.getAllLocationInfo,
			rent: rent.data?.getAllLocationInfo,
			project: project.data?.getAllLocationInfo,
			offering: offering.data?.getAllLocationInfo,
		},
		SHELF_SIZE,
	);
	const shelfOf = (name: keyof typeof searches): HomeShelf => ({
		name,
		href: hrefs[name],
		listings: found[name],
		failed: searches[name].isError,
	});
	return {
		shelves: [
			{ name: 'priority', listings: found.priority, failed: newest.isError },
			shelfOf('newest'),
			shelfOf('rent'),
			shelfOf('project'),
			shelfOf('offering'),
		],
		onRetry: () => Object.values(searches).map(({ isError, refetch }) => isError && refetch()),
	};
}

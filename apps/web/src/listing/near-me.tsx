import { useListingNearbyQuery } from '@ancu/api/listing';
import { formatDistance } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingGrid } from '@ancu/ui/listing';
import { NearMeShelf } from '@ancu/ui/map';
import { useQuery } from '@tanstack/react-query';
import { withArea } from '../map/area.ts';
import { locate } from '../map/locate.ts';
import { listHref } from './list-address.ts';

/** Metres around somebody. */
const REACH = 5_000;
const SHOWN = 4;

/** What lies around the person, nearest first, once they say where they are: that stays in this page's memory alone. */
export function NearMe() {
	const locale = useLocale();
	const asked = useQuery({ queryKey: ['place'], queryFn: locate, enabled: false, gcTime: Number.POSITIVE_INFINITY });
	const point = asked.data && 'point' in asked.data ? asked.data.point : undefined;
	const failure = asked.data && 'failure' in asked.data ? asked.data.failure : undefined;
	const { data, isError, refetch } = useListingNearbyQuery(
		{ pointLat: point?.lat ?? 0, pointLong: point?.long ?? 0, maxDistance: REACH },
		{ enabled: point !== undefined },
	);
	const near = data?.getAllLocationInfoByLocation.data;
	return (
		<NearMeShelf
			place={asked.isFetching ? 'locating' : point ? 'found' : failure}
			onLocate={() => asked.refetch()}
			distance={formatDistance(REACH, locale)}
			isEmpty={near?.length === 0}
			href={point && listHref({ pathname: '/search', filter: withArea({}, { ...point, radius: REACH }), view: 'list' })}
			mapHref="/map"
		>
			<ListingGrid
				listings={near?.slice(0, SHOWN)}
				failed={isError}
				onRetry={refetch}
				now={new Date(asked.dataUpdatedAt)}
				columns="four"
				expected={SHOWN}
			/>
		</NearMeShelf>
	);
}

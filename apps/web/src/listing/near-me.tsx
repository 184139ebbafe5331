import { useListingNearbyQuery } from '@ancu/api/listing';
import { formatDistance } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingGrid } from '@ancu/ui/listing';
import { NearMeShelf } from '@ancu/ui/map';
import { nowOf } from '../data/now-of.ts';
import { withArea } from '../map/area.ts';
import { useOwnPlace } from '../map/use-own-place.ts';
import { listHref } from './list-address.ts';

/** Metres around somebody. */
const REACH = 5_000;
const SHOWN = 4;

/** What lies around the person, nearest first, once it is known where they are. */
export function NearMe() {
	const locale = useLocale();
	const { point, failure, isLocating, isKept, ask } = useOwnPlace();
	const { data, isError, refetch, dataUpdatedAt } = useListingNearbyQuery(
		{ pointLat: point?.lat ?? 0, pointLong: point?.long ?? 0, maxDistance: REACH },
		{ enabled: point !== undefined },
	);
	const near = data?.getAllLocationInfoByLocation.data;
	return (
		<NearMeShelf
			isKnown={point !== undefined}
			state={isLocating ? 'locating' : failure}
			isKept={isKept}
			onLocate={ask}
			distance={formatDistance(REACH, locale)}
			isEmpty={near?.length === 0}
			href={point && listHref({ pathname: '/search', filter: withArea({}, { ...point, radius: REACH }), view: 'list' })}
			mapHref="/map"
		>
			<ListingGrid
				listings={near?.slice(0, SHOWN)}
				failed={isError}
				onRetry={refetch}
				now={nowOf(dataUpdatedAt)}
				columns="four"
				expected={SHOWN}
			/>
		</NearMeShelf>
	);
}

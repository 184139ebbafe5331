import { useListingMarkQuery } from '@ancu/api/verification';
import { GreenCheckMark } from '@ancu/ui/verification';
import { CHECK_HISTORY } from './listing-check-history.tsx';

/** The mark of a listing, which opens what was checked. */
export function ListingMark({ sequenceId }: { sequenceId: number }) {
	const mark = useListingMarkQuery({ sequenceId }).data?.getAllLocationInfo.data[0]?.greenCheckMark ?? null;
	return <GreenCheckMark mark={mark} historyHref={`#${CHECK_HISTORY}`} />;
}

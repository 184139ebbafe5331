import { useGreenCheckHistoryQuery, useListingMarkQuery } from '@ancu/api/verification';
import { GreenCheckHistory, GreenCheckMark } from '@ancu/ui/verification';

const HISTORY = 'green-check-history';

/** The mark of a listing, which opens what was checked. */
export function ListingMark({ sequenceId }: { sequenceId: number }) {
	const mark = useListingMarkQuery({ sequenceId }).data?.getAllLocationInfo.data[0]?.greenCheckMark ?? null;
	return <GreenCheckMark mark={mark} historyHref={`#${HISTORY}`} />;
}

/** What became of a listing's green checks; nothing where there never was one. */
export function ListingCheckHistory({ locationInfoId }: { locationInfoId: string }) {
	const { data, isError, refetch } = useGreenCheckHistoryQuery({ locationInfoId }, { meta: { quiet: true } });
	const events = data?.getGreenCheckHistory;
	if (!events?.length && !isError) return null;
	return (
		<div id={HISTORY}>
			<GreenCheckHistory events={events} failed={isError} onRetry={refetch} />
		</div>
	);
}

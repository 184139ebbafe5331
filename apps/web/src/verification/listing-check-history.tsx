import { useGreenCheckHistoryQuery } from '@ancu/api/verification';
import { RowsLoading } from '@ancu/ui/translation';
import { latePart } from '../data/late-part.tsx';

/** The anchor of what became of a listing's green checks. */
export const CHECK_HISTORY = 'green-check-history';

const GreenCheckHistory = latePart({
	namespaces: ['verification'],
	load: async () => (await import('./green-check-history.ts')).GreenCheckHistory,
	waiting: <RowsLoading picture="none" rows={2} />,
});

/** What became of a listing's green checks; nothing where there never was one. */
export function ListingCheckHistory({ locationInfoId }: { locationInfoId: string }) {
	const { data, isError, refetch } = useGreenCheckHistoryQuery({ locationInfoId }, { meta: { quiet: true } });
	const events = data?.getGreenCheckHistory;
	if (!events?.length && !isError) return null;
	return (
		<div id={CHECK_HISTORY}>
			<GreenCheckHistory titled events={events} failed={isError} onRetry={refetch} />
		</div>
	);
}

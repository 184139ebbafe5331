import { isPublicStatus } from '@ancu/forms/listing';
import { ListingDetailScreen, listingHref, PriceHistory } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useLoaderData, useParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { hasPin, PlaceMap } from '../map/place-map.tsx';
import { hasPlot } from '../planning/has-plot.ts';
import { useOrigin } from '../shell/use-origin.ts';
import { useScrollToHash } from '../shell/use-scroll-to-hash.ts';
import { ListingLoan } from '../tool/listing-loan.tsx';
import { ListingCheckHistory } from '../verification/listing-check-history.tsx';
import { detailNeeds, readId } from './detail.needs.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailHead } from './detail-head.tsx';
import { ListingMark, OwnHiddenPhone, Shares } from './detail-parts.tsx';
import { useDetailPage } from './use-detail-page.ts';

export const handle = detailNeeds;
export const loader = serverLoader(detailNeeds);
export const clientLoader = browserLoader(detailNeeds);

export default function DetailPage() {
	const { now: rendered, isMissing } = useLoaderData<typeof loader>();
	const now = new Date(rendered);
	const account = useAccount();
	useScrollToHash();
	const origin = useOrigin();
	const sequenceId = readId(useParams().id);
	const { summary, detail, prices, similar, failed, retry } = useDetailPage(sequenceId, isMissing);

	const { priceHistory, median, allowedActions = [] } = prices.data?.getOneLocationInfo ?? {};
	const isPublic = !detail || isPublicStatus(detail.status);
	const isOwn = account != null && detail?.userCreated?.id === account.id;
	return (
		<Page>
			<DetailHead sequenceId={sequenceId} listing={summary} />
			<ListingDetailScreen
				// What is open or typed belongs to this listing: another one is another page.
				key={sequenceId}
				summary={summary}
				detail={detail}
				status={detail?.status}
				notice={isOwn && isPublic && detail.isDefaultContactPhone && <OwnHiddenPhone />}
				actions={
					summary && (
						<DetailActions
							listing={summary}
							allowed={allowedActions}
							isPublic={isPublic}
							hasPlot={hasPlot({ ...summary, ...detail })}
						/>
					)
				}
				offering={summary?.isInvest && <Shares listing={summary} status={detail?.status} isOwn={isOwn} />}
				mark={summary?.isGreenCheck && <ListingMark sequenceId={summary.sequenceId} />}
				checks={summary && <ListingCheckHistory locationInfoId={summary.id} />}
				history={
					summary && (
						<PriceHistory
							listing={summary}
							priceHistory={priceHistory}
							median={median}
							failed={prices.isError}
							onRetry={prices.refetch}
							now={now}
						/>
					)
				}
				loan={summary && <ListingLoan listing={summary} />}
				failed={failed}
				onRetry={retry}
				similar={similar}
				now={now}
				address={summary ? origin + listingHref(summary) : undefined}
				map={summary && hasPin(summary) && <PlaceMap listing={summary} now={now} />}
			/>
		</Page>
	);
}

import { formatArea, formatMoney } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingDetailScreen, PriceHistory, perMonth } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';
import { ListingLoan } from '../tool/listing-loan.tsx';
import { ListingCheckHistory } from '../verification/listing-check-history.tsx';
import { detailNeeds, readId } from './detail.needs.ts';
import { DetailActions } from './detail-actions.tsx';
import { InvestPanel, ListingMark } from './detail-parts.tsx';
import { listingData } from './structured-data.ts';
import { useDetailPage } from './use-detail-page.ts';

export const handle = detailNeeds;
export const loader = serverLoader(detailNeeds);
export const clientLoader = browserLoader(detailNeeds);

export default function DetailPage() {
	const { now: rendered, isMissing } = useLoaderData<typeof loader>();
	const now = new Date(rendered);
	const { t } = useTranslation('web');
	const { t: tListing } = useTranslation('listing');
	const locale = useLocale();
	const account = useAccount();
	const sequenceId = readId(useParams().id);
	const { summary, detail, prices, similar, isGone, failed, retry } = useDetailPage(sequenceId, isMissing);

	const { priceHistory, median, allowedActions = [] } = prices.data?.getOneLocationInfo ?? {};
	const isOwn = account != null && detail?.userCreated?.id === account.id;
	const price = summary?.priceRaw
		? perMonth(tListing, formatMoney(summary.priceRaw, locale), summary.tradingType)
		: tListing('negotiable');
	return (
		<Page>
			{summary ? (
				<PageHead
					title={summary.title}
					description={t('detail.description', {
						price,
						area: formatArea(summary.area, locale),
						address: summary.address,
					})}
					canonical={`/real-estate/${sequenceId}`}
					data={listingData(summary)}
					image={summary.cover?.url}
				/>
			) : (
				<PrivateHead title={tListing(isGone ? 'detail.notFound' : 'detail.loading')} />
			)}
			<ListingDetailScreen
				// What is open or typed belongs to this listing: another one is another page.
				key={sequenceId}
				summary={summary}
				detail={detail}
				status={detail?.status}
				actions={summary && <DetailActions listing={summary} allowed={allowedActions} />}
				offering={summary?.isInvest && <InvestPanel listing={summary} status={detail?.status} isOwn={isOwn} />}
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
				map={summary && <PlaceMap listing={summary} now={now} />}
			/>
		</Page>
	);
}

import { operation } from '@ancu/api/client';
import {
	type ListingSearchQueryVariables,
	useListingDetailQuery,
	useListingPricesQuery,
	useListingSearchQuery,
	useViewListingMutation,
} from '@ancu/api/listing';
import { formatArea, formatMoney } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingDetailScreen, PriceHistory } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { InvestPanel } from '../invest/invest-panel.tsx';
import { PlaceMap } from '../map/place-map.tsx';
import { markVisited } from '../map/use-visited.ts';
import { PageHead } from '../shell/page-head.tsx';
import { DetailActions } from './detail-actions.tsx';
import { similarTo } from './similar.ts';
import { listingData } from './structured-data.ts';
import { markRecent } from './use-recent.ts';

const MAX_SEQUENCE = 2 ** 31 - 1;
const readId = (id: string | undefined) => (id && /^\d{1,10}$/.test(id) && Number(id) <= MAX_SEQUENCE ? Number(id) : 0);
// What lists show of a listing is public: the page can be there before the server knows who asks.
const preview = (sequenceId: number): ListingSearchQueryVariables => ({
	page: 1,
	limit: 1,
	filter: { sequenceIds: [sequenceId] },
});

const needs: PageNeeds = {
	namespaces: ['listing', 'map', 'invest'],
	signedIn: true,
	queries: ({ params }) => [operation(useListingSearchQuery, preview(readId(params.id)))],
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function DetailPage() {
	const now = new Date(useLoaderData<typeof loader>().now);
	const { t } = useTranslation(['web', 'listing']);
	const locale = useLocale();
	const sequenceId = readId(useParams().id);
	const publicly = useListingSearchQuery(preview(sequenceId));
	const full = useListingDetailQuery({ sequenceId });
	const detail = full.data?.getOneLocationInfo;
	const isGone = full.error?.code === 'NOT_FOUND';
	const summary = detail ?? (isGone ? null : (publicly.data?.getAllLocationInfo.data[0] ?? undefined));
	const { variables, isKnown } = similarTo(summary);
	const similar = useListingSearchQuery(variables, { enabled: isKnown });
	const prices = useListingPricesQuery({ sequenceId }, { enabled: Boolean(detail) }).data?.getOneLocationInfo;
	const { mutate: view } = useViewListingMutation();

	useEffect(() => {
		if (!detail?.id) return;
		markVisited(detail.id);
		markRecent(detail.sequenceId);
		view({ locationInfoId: detail.id });
	}, [detail?.id, detail?.sequenceId, view]);

	const price = summary?.priceRaw ? formatMoney(summary.priceRaw, locale) : t('listing:negotiable');
	return (
		<Page>
			<PageHead
				title={summary?.title ?? t(isGone ? 'listing:detail.notFound' : 'listing:detail.loading')}
				description={
					summary
						? t('detail.description', { price, area: formatArea(summary.area, locale), address: summary.address })
						: ''
				}
				canonical={`/real-estate/${sequenceId}`}
				data={summary ? listingData(summary) : undefined}
				image={summary?.photos[0]?.url}
			/>
			<ListingDetailScreen
				summary={summary}
				detail={detail}
				actions={summary && <DetailActions listing={summary} allowed={prices?.allowedActions ?? []} />}
				offering={
					summary?.isInvest && (
						<InvestPanel listing={summary} isOwn={Boolean(prices?.allowedActions.includes('EDIT'))} />
					)
				}
				history={
					summary && (
						<PriceHistory listing={summary} priceHistory={prices?.priceHistory} median={prices?.median} now={now} />
					)
				}
				failed={full.isError && !isGone}
				onRetry={() => [full.refetch(), publicly.refetch()]}
				similar={
					isKnown ? similar.data?.getAllLocationInfo.data.filter(({ id }) => id !== summary?.id).slice(0, 4) : []
				}
				now={now}
				map={summary && <PlaceMap listing={summary} now={now} />}
			/>
		</Page>
	);
}

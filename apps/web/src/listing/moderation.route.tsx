import { useWaitingListingsQuery } from '@ancu/api/listing';
import { permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { OfferingFacts } from '@ancu/ui/invest';
import { ModerationScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { lookedAtAgain } from '../data/query-client.ts';
import { readSearchPlace, searchPlaceHref } from '../data/search-place.ts';
import { withParam } from '../data/with-param.ts';
import { hasPin, PlaceMap } from '../map/place-map.tsx';
import { PrivateHead } from '../shell/page-head.tsx';
import { useReview } from './use-review.ts';

const PAGE_SIZE = 20;
const path = '/moderation';

const needs = {
	queries: () => [],
	namespaces: ['listing', 'listing-desk', 'map', 'invest'],
	signedIn: true,
	rule: permissions.Query.getAllLocationInfoModeration,
};

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ModerationPage() {
	const { t } = useTranslation('web');
	const [params, setParams] = useSearchParams();
	const navigate = useNavigate();
	const { search, page } = readSearchPlace(params, PAGE_SIZE);
	const hrefOf = (number: number) => searchPlaceHref(path, { search, page: number });
	const selectedId = params.get('open');
	const asked = { page, limit: PAGE_SIZE, ...(search && { search }) };
	const waiting = useWaitingListingsQuery(asked, {
		...lookedAtAgain,
		placeholderData: keepFullPage(asked),
	});
	const { listing, changes, duplicates, failed, retry, accept, reject } = useReview(selectedId);
	const list = waiting.data?.getAllLocationInfoModeration;
	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead && selectedId === null) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('moderation')} />
			<ModerationScreen
				listings={list?.data}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={hrefOf}
				search={search}
				onSearch={(next) => navigate(searchPlaceHref(path, { search: next, page: 1 }), { preventScrollReset: true })}
				failed={waiting.isError}
				onRetry={waiting.refetch}
				now={serverDate()}
				selectedId={selectedId}
				onSelect={(id) => setParams((now) => withParam(now, 'open', id), { preventScrollReset: true })}
				listing={listing}
				changes={changes}
				duplicates={duplicates}
				offering={listing?.offering && <OfferingFacts offering={listing.offering} />}
				map={listing && hasPin(listing) && <PlaceMap key={listing.id} listing={listing} now={serverDate()} />}
				reviewFailed={failed}
				onReviewRetry={retry}
				onAccept={accept}
				onReject={reject}
			/>
		</Page>
	);
}

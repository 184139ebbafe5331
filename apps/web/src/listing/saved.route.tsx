import { useSavedListingsQuery } from '@ancu/api/listing';
import { SavedListingList, SavedScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { pagesOf, readPage } from '../data/read-page.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useSetSaved } from './saved-provider.tsx';
import { SavedSearches } from './saved-searches.tsx';

const PAGE_SIZE = 24;
const path = '/saved/real-estate';

const needs = { queries: () => [], namespaces: ['listing', 'listing-desk'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

const hrefOf = pagesOf(path);

export default function SavedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const tab = params.get('tab') === 'searches' ? 'searches' : 'listings';
	const page = readPage(params, PAGE_SIZE);
	const saved = useSavedListingsQuery({ page, limit: PAGE_SIZE }, { placeholderData: keepPreviousData });
	const setSaved = useSetSaved();
	const list = saved.data?.getAllLocationInfoSaved;

	const instead = tab === 'listings' ? pageInstead(list, page, PAGE_SIZE) : undefined;
	if (instead) return <Navigate to={hrefOf(instead)} replace />;
	return (
		<Page>
			<PrivateHead title={t('saved')} />
			<SavedScreen tab={tab} hrefOf={(name) => (name === 'searches' ? `${path}?tab=searches` : path)}>
				{tab === 'searches' ? (
					<SavedSearches />
				) : (
					<SavedListingList
						listings={list?.data}
						total={list?.total}
						page={page}
						pageSize={PAGE_SIZE}
						hrefOf={hrefOf}
						failed={saved.isError}
						onRetry={saved.refetch}
						now={new Date()}
						browseHref="/real-estate"
						compareHref={(ids) => `/compare?ids=${ids.join(',')}`}
						onUnsave={async (id) => {
							const refused = await setSaved(id, false);
							if (!refused) await saved.refetch();
							return refused;
						}}
					/>
				)}
			</SavedScreen>
		</Page>
	);
}

import { useSavedListingsQuery } from '@ancu/api/listing';
import { serverDate } from '@ancu/forms/format';
import { SavedListingList, SavedScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { readAddressAhead, useGoOn } from '../shell/use-go.ts';
import { compareHref } from './compare-address.ts';
import { readSavedAddress, SAVED_PAGE_SIZE, savedHref } from './saved-address.ts';
import { useSetSaved } from './saved-provider.tsx';
import { SavedSearches } from './saved-searches.tsx';

const needs = { queries: () => [], namespaces: ['listing', 'listing-desk'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function SavedPage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const goOn = useGoOn();
	const view = readSavedAddress(params);
	const { tab, page, chosen } = view;
	const variables = { page, limit: SAVED_PAGE_SIZE };
	const saved = useSavedListingsQuery(variables, { placeholderData: keepFullPage(variables) });
	const setSaved = useSetSaved();
	const list = saved.data?.getAllLocationInfoSaved;

	const instead = tab === 'listings' ? pageInstead(list, page, SAVED_PAGE_SIZE) : undefined;
	if (instead) return <Navigate to={savedHref({ ...view, page: instead })} replace />;
	return (
		<Page>
			<PrivateHead title={t('saved')} />
			<SavedScreen tab={tab} hrefOf={(name) => savedHref({ tab: name, chosen })}>
				{tab === 'searches' ? (
					<SavedSearches />
				) : (
					<SavedListingList
						listings={list?.data}
						total={list?.total}
						page={page}
						pageSize={SAVED_PAGE_SIZE}
						hrefOf={(number) => savedHref({ ...view, page: number })}
						failed={saved.isError}
						onRetry={saved.refetch}
						now={serverDate()}
						browseHref="/real-estate"
						compareHref={compareHref}
						defaultChosen={chosen}
						onChoose={(next) => {
							// Another page of them may be on its way.
							const coming = readSavedAddress(readAddressAhead().searchParams);
							goOn(savedHref({ ...coming, chosen: next }), { replace: true, preventScrollReset: true });
						}}
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

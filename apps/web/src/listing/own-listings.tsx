import {
	useCloseListingMutation,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	useRenewListingMutation,
} from '@ancu/api/listing';
import { useWalletBalanceQuery } from '@ancu/api/wallet';
import { serverDate } from '@ancu/forms/format';
import { MyListingList, type MyListingTab, myListingTabs } from '@ancu/ui/listing';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { readSearchPlace, searchPlaceHref } from '../data/search-place.ts';
import { useMutationOnce } from '../data/use-mutation-once.ts';
import { useSubmit } from '../data/use-submit.ts';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { ownCheckHref } from '../verification/check-address.ts';
import { OwnCheckTags } from '../verification/own-check-tags.tsx';
import { editListingHref } from './edit-address.ts';
import { useShownAnew } from './use-shown-anew.ts';

const PAGE_SIZE = 10;
const statuses = {
	all: undefined,
	waiting: ['PENDING'],
	public: ['ACCEPT', 'CHECKED', 'APPROVE'],
	closed: ['CANCEL'],
} as const;

const placeHref = (search: string, tab: MyListingTab, page: number) =>
	searchPlaceHref('/estate', { search, page }, { tab });

/** Own listings, by where they stand and by words. */
export function OwnListings() {
	const [params] = useSearchParams();
	const tab: MyListingTab = myListingTabs.find((name) => name === params.get('tab')) ?? 'all';
	const { search, page } = readSearchPlace(params, PAGE_SIZE);
	const searched = search ? { search } : undefined;
	const hrefOf = (name: MyListingTab, number: number) => placeHref(search, name, number);
	const goTo = useFilterNavigate();
	const client = useQueryClient();
	const showAnew = useShownAnew();
	const submit = useSubmit();
	const close = useMutationOnce(useCloseListingMutation);
	const renew = useRenewListingMutation();
	const filter = { statuses: statuses[tab] && [...statuses[tab]] };
	const variables = { page, limit: PAGE_SIZE, filter, ...searched };
	const own = useOwnListingsQuery(variables, { staleTime: 0, placeholderData: keepFullPage(variables) });
	const counts = useOwnListingCountsQuery(searched, { staleTime: 0 }).data;
	const list = own.data?.getAllMyLocationInfo;
	// What is refused may have been done in another tab. A fee of what is closed may have come back.
	const look = () => Promise.all([showAnew(), client.invalidateQueries({ queryKey: [useWalletBalanceQuery.rootKey] })]);
	const change = (run: () => Promise<unknown>) => submit(run).finally(look);

	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead) return <Navigate to={hrefOf(tab, instead)} replace />;
	return (
		<MyListingList
			tab={tab}
			counts={
				counts && {
					all: counts.all.total,
					waiting: counts.waiting.total,
					public: counts.public.total,
					closed: counts.closed.total,
				}
			}
			search={search}
			onSearch={(words) => goTo(placeHref(words, tab, 1))}
			hrefOf={hrefOf}
			listings={list?.data}
			total={list?.total}
			page={page}
			pageSize={PAGE_SIZE}
			failed={own.isError}
			onRetry={own.refetch}
			now={serverDate()}
			postHref="/post-new"
			editHref={({ id }) => editListingHref(id, params)}
			checkHref={({ id }) => ownCheckHref(id)}
			checkTags={(listing) => <OwnCheckTags listing={listing} />}
			onClose={(id, reason) => change(() => close.mutateAsync({ id, reason }))}
			onRenew={(id, tell) => change(async () => tell((await renew.mutateAsync({ id })).renewLocationInfo.status))}
		/>
	);
}

import {
	useCloseListingMutation,
	useOwnListingCountsQuery,
	useOwnListingsQuery,
	useRenewListingMutation,
} from '@ancu/api/listing';
import { MyListingList, type MyListingTab, myListingTabs } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { readPage } from '../data/read-page.ts';
import { useSubmit } from '../data/use-submit.ts';
import { PrivateHead } from '../shell/page-head.tsx';

const PAGE_SIZE = 10;
const statuses = {
	all: undefined,
	waiting: ['PENDING'],
	public: ['ACCEPT', 'CHECKED', 'APPROVE'],
	closed: ['CANCEL'],
} as const;

const needs = { queries: () => [], namespaces: ['listing'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function EstatePage() {
	const { t } = useTranslation('web');
	const [params] = useSearchParams();
	const tab: MyListingTab = myListingTabs.find((name) => name === params.get('tab')) ?? 'all';
	const page = readPage(params);
	const client = useQueryClient();
	const submit = useSubmit();
	const close = useCloseListingMutation();
	const renew = useRenewListingMutation();
	const filter = { statuses: statuses[tab] && [...statuses[tab]] };
	const own = useOwnListingsQuery({ page, limit: PAGE_SIZE, filter }, { placeholderData: keepPreviousData });
	const counts = useOwnListingCountsQuery().data;
	const change = (run: () => Promise<unknown>) =>
		submit(async () => {
			await run();
			await client.invalidateQueries({
				predicate: ({ queryKey: [root] }) =>
					root === useOwnListingsQuery.rootKey || root === useOwnListingCountsQuery.rootKey,
			});
		});

	return (
		<Page>
			<PrivateHead title={t('estate')} />
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
				hrefOf={(name, number) => `/estate?tab=${name}${number > 1 ? `&page=${number}` : ''}`}
				listings={own.data?.getAllMyLocationInfo.data}
				total={own.data?.getAllMyLocationInfo.total}
				page={page}
				pageSize={PAGE_SIZE}
				failed={own.isError}
				onRetry={own.refetch}
				now={new Date()}
				postHref="/post-new"
				editHref={({ id }) => `/real-estate/update/${id}`}
				onClose={(id, reason) => change(() => close.mutateAsync({ id, reason }))}
				onRenew={(id) => change(() => renew.mutateAsync({ id }))}
			/>
		</Page>
	);
}

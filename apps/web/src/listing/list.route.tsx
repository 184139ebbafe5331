import { formatNumber } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingListScreen, useListTitle } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { FilterAddress } from '../address/filter-address.tsx';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { SearchMap } from '../map/search-map.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { listNeeds } from './list.needs.ts';
import { holdsEveryKind } from './list-address.ts';
import { PAGE_SIZE } from './listing-query.ts';
import { SaveSearch } from './save-search.tsx';
import { listingListData } from './structured-data.ts';
import { useListPage } from './use-list-page.ts';

export const handle = listNeeds;
export const loader = serverLoader(listNeeds);
export const clientLoader = browserLoader(listNeeds);

export default function ListPage() {
	const now = new Date(useLoaderData<typeof loader>().now);
	const { t } = useTranslation('web');
	const locale = useLocale();
	const { pathname, filter, view, result, categories, names, box, hrefOf, viewHref, apply, moveTo } = useListPage();
	const [highlightedId, setHighlightedId] = useState<string | null>(null);
	const listings = result.data?.getAllLocationInfo;
	const isMap = pathname === '/map';

	const listTitle = useListTitle(filter, names);
	const title = isMap ? t('map.title') : listTitle;
	const description = isMap
		? t('map.description')
		: t('list.description', { title: listTitle, total: formatNumber(listings?.total ?? 0, locale) });

	return (
		<Page width="full">
			<PageHead
				title={filter.page && filter.page > 1 ? `${title}, ${t('page', { page: filter.page })}` : title}
				description={description}
				canonical={hrefOf({ ...filter, box: undefined }, isMap ? 'map' : 'list')}
				data={listings && listingListData(listings.data)}
			/>
			<ListingListScreen
				layout={isMap ? 'map' : 'list'}
				withKind={holdsEveryKind(pathname)}
				filter={filter}
				result={listings}
				refreshing={result.isPlaceholderData}
				saveSearch={<SaveSearch name={listTitle} address={hrefOf(filter, 'list')} />}
				failed={result.isError}
				onRetry={result.refetch}
				pageSize={PAGE_SIZE}
				now={now}
				names={names}
				categories={categories}
				hrefOf={hrefOf}
				onApply={apply}
				view={view}
				viewHref={viewHref}
				highlightedId={highlightedId}
				onHighlight={setHighlightedId}
				address={<FilterAddress filter={filter} />}
				map={
					<SearchMap
						filter={filter}
						box={box}
						now={now}
						onMove={moveTo}
						highlighted={listings?.data.find(({ id }) => id === highlightedId)}
						onHighlight={setHighlightedId}
					/>
				}
			/>
		</Page>
	);
}

import { formatNumber } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { ListingListScreen, useListTitle, useSearchName } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { MapListDrawer } from '../map/map-list-drawer.tsx';
import { SearchMap } from '../map/search-map.tsx';
import { useHighlight } from '../map/use-highlight.ts';
import { AskForPush } from '../notification/ask-for-push.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { listNeeds } from './list.needs.ts';
import { listHref } from './list-address.ts';
import { type FiltersOpener, ListFilters } from './list-filters.tsx';
import { PAGE_SIZE } from './listing-query.ts';
import { SaveSearch } from './save-search.tsx';
import { listingListData } from './structured-data.ts';
import { useListPage } from './use-list-page.ts';

export const handle = listNeeds;
export const loader = serverLoader(listNeeds);
export const clientLoader = browserLoader(listNeeds);

export default function ListPage() {
	const rendered = useLoaderData<typeof loader>().now;
	const now = useMemo(() => new Date(rendered), [rendered]);
	const { t } = useTranslation('web');
	const locale = useLocale();
	const {
		pathname,
		filter,
		withKind,
		categories,
		listings,
		box,
		hrefOf,
		moveTo,
		applyOnMap,
		layer,
		showLayer,
		screen,
	} = useListPage();
	const pointing = useHighlight();
	const [isSaved, setSaved] = useState(false);
	const filters = useRef<FiltersOpener>(null);
	const isMap = pathname === '/map';

	const listTitle = useListTitle(filter, screen.names);
	const searchName = useSearchName(filter, screen.names);
	const title = isMap ? t('map.title') : listTitle;
	const description = isMap
		? t('map.description')
		: t('list.description', { title: listTitle, total: formatNumber(listings?.total ?? 0, locale) });

	return (
		<Page width="full">
			<PageHead
				title={filter.page && filter.page > 1 ? `${title}, ${t('page', { page: filter.page })}` : title}
				description={description}
				canonical={listHref({ pathname, filter: { ...filter, box: undefined }, view: isMap ? 'map' : 'list' })}
				data={listings && listingListData(listings.data)}
			/>
			<ListingListScreen
				{...screen}
				layout={isMap ? 'map' : 'list'}
				pageSize={PAGE_SIZE}
				now={now}
				saveSearch={<SaveSearch name={searchName} address={hrefOf(filter, 'list')} onSaved={() => setSaved(true)} />}
				prompt={isSaved && <AskForPush about="search" />}
				{...pointing}
				onOpenFilters={() => filters.current?.open()}
				filters={
					<ListFilters
						ref={filters}
						filter={filter}
						categories={categories}
						withKind={withKind}
						onApply={screen.onApply}
					/>
				}
				map={
					<SearchMap
						filter={filter}
						box={box}
						now={now}
						hrefOf={(there) => hrefOf(there, 'list')}
						onMove={moveTo}
						onFilter={applyOnMap}
						planning={layer === 'planning'}
						onPlanning={(shown) => showLayer(shown ? 'planning' : undefined)}
						highlighted={listings?.data.find(({ id }) => id === pointing.highlightedId)}
						onHighlight={pointing.onHighlight}
						drawer={isMap && <MapListDrawer screen={screen} now={now} {...pointing} />}
					/>
				}
			/>
		</Page>
	);
}

import { type AlertFrequency, ListingListScreen, useSearchName } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useMemo, useRef, useState } from 'react';
import { Navigate, useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { MapListDrawer } from '../map/map-list-drawer.tsx';
import { SearchMap } from '../map/search-map.tsx';
import { useHighlight } from '../map/use-highlight.ts';
import { AskForPush } from '../notification/ask-for-push.tsx';
import { listNeeds } from './list.needs.ts';
import { type FiltersOpener, ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { PAGE_SIZE } from './listing-query.ts';
import { SaveSearch } from './save-search.tsx';
import { useListPage } from './use-list-page.ts';

export const handle = listNeeds;
export const loader = serverLoader(listNeeds);
export const clientLoader = browserLoader(listNeeds);

export default function ListPage() {
	const rendered = useLoaderData<typeof loader>().now;
	const now = useMemo(() => new Date(rendered), [rendered]);
	const page = useListPage();
	const { pathname, filter, listings, hrefOf, screen } = page;
	const pointing = useHighlight();
	const [kept, setKept] = useState<AlertFrequency>();
	const filters = useRef<FiltersOpener>(null);
	const isMap = pathname === '/map';

	const searchName = useSearchName(filter, screen.names);
	if (page.instead) return <Navigate to={page.instead} replace />;

	return (
		<Page width="full">
			<ListHead pathname={pathname} filter={filter} names={screen.names} listings={listings} />
			<ListingListScreen
				{...screen}
				layout={isMap ? 'map' : 'list'}
				pageSize={PAGE_SIZE}
				now={now}
				saveSearch={<SaveSearch name={searchName} address={hrefOf(filter, 'list')} onSaved={setKept} />}
				// Of the others the server gathers what is new for a day or a week, or says nothing: they are not told at once.
				prompt={kept === 'INSTANT' && <AskForPush about="search" />}
				{...pointing}
				onOpenFilters={() => filters.current?.open()}
				filters={
					<ListFilters
						ref={filters}
						filter={filter}
						categories={page.categories}
						withKind={page.withKind}
						onApply={screen.onApply}
					/>
				}
				map={
					<SearchMap
						filter={filter}
						box={page.box}
						now={now}
						hrefOf={(there) => hrefOf(there, 'list')}
						onMove={page.moveTo}
						onFilter={page.applyOnMap}
						planning={page.layer === 'planning'}
						onPlanning={(shown) => page.showLayer(shown ? 'planning' : undefined)}
						highlighted={listings?.data.find(({ id }) => id === pointing.highlightedId)}
						onHighlight={pointing.onHighlight}
						drawer={isMap && <MapListDrawer screen={screen} now={now} {...pointing} />}
					/>
				}
			/>
		</Page>
	);
}

import {
	activeFilterFields,
	fieldsInTitle,
	isSorted,
	kindPaths,
	type ListingFilter,
	readListingFilter,
	writeListingFilter,
} from '@ancu/forms/listing';

export type ListView = 'list' | 'map';

/** What the map shows besides listings. */
export type ListLayer = 'planning';

/** A page of listings: which, and how it is looked at. */
export interface ListAddress {
	pathname: string;
	filter: ListingFilter;
	/** On a narrow screen. */
	view: ListView;
	layer?: ListLayer | undefined;
}

/** What a list's address asks for. */
export function readListAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): ListAddress {
	const kind = kindPaths[pathname];
	const filter = readListingFilter(searchParams);
	const view = searchParams.get('view');
	return {
		pathname,
		filter: kind ? { ...filter, tradingType: kind } : filter,
		view: view === 'map' || view === 'list' ? view : defaultView(pathname),
		layer: searchParams.get('layer') === 'planning' ? 'planning' : undefined,
	};
}

/** The address of a page of listings. */
export function listHref({ pathname, filter, view, layer }: ListAddress): string {
	const params = writeListingFilter(holdsEveryKind(pathname) ? filter : { ...filter, tradingType: undefined });
	if (view !== defaultView(pathname)) params.set('view', view);
	if (layer) params.set('layer', layer);
	return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** Whether a list's title says all that it is held to. Of lists that are narrowed further there are too many under one title for search engines to keep. */
export function isNamedByTitle(filter: ListingFilter): boolean {
	if (filter.search || isSorted(filter)) return false;
	const inTitle = fieldsInTitle(filter);
	// The address that search engines keep is without its part of the map.
	return activeFilterFields(filter).every((field) => field === 'box' || inTitle.includes(field));
}

/** Whether the page's filters choose the kind too. */
export function holdsEveryKind(pathname: string): boolean {
	return !(pathname in kindPaths);
}

/** The page of a kind, for searches that start elsewhere. */
export function pathOfKind(tradingType: ListingFilter['tradingType']): string {
	return Object.entries(kindPaths).find(([, kind]) => kind === tradingType)?.[0] ?? '/search';
}

function defaultView(pathname: string): ListView {
	return pathname === '/map' ? 'map' : 'list';
}

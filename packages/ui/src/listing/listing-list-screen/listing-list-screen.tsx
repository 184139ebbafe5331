import { type ListingFilter, sortOf } from '@ancu/forms/listing';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../primitives/button/index.ts';
import { ListIcon, MapIcon } from '../../primitives/icon/index.ts';
import { ListPages } from '../../translation/list-pages/list-pages.tsx';
import { ListingGrid } from '../listing-grid/listing-grid.tsx';
import type { ListingSummary } from '../listing-model.ts';
import { NoResult, type Relaxations } from '../no-result/no-result.tsx';
import type { RecentSearch, SearchProposals } from '../search-model.ts';
import type { FilterNames } from '../use-filter-words.ts';
import { ListTop } from './list-top.tsx';

/** A page of a result. */
export interface ListingResult {
	data: readonly ListingSummary[];
	/** Those among the result that were paid to stand in front. */
	priorityPost: readonly ListingSummary[];
	/** 1,001 stands for more than a thousand. */
	total: number;
}

export interface ListingListScreenProps {
	/** `list` gives the list more room, `map` the map. @default 'list' */
	layout?: 'list' | 'map' | undefined;
	filter: ListingFilter;
	/** Undefined while it loads. */
	result: ListingResult | undefined;
	/** What is shown is of the filter before; the new result is on its way. @default false */
	refreshing?: boolean | undefined;
	/** The last load failed. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Listings on a page. */
	pageSize: number;
	now: Date;
	/** Names for what the filter names by code. */
	names: FilterNames;
	/** Address of this list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
	/** Goes there. */
	onApply: (filter: ListingFilter) => void;
	/** What the search proposes. */
	proposals: SearchProposals;
	/** Goes there, and remembers what was searched for. */
	onSearch: (filter: ListingFilter, search: RecentSearch | undefined) => void;
	/** Opens every other condition. */
	onOpenFilters: () => void;
	/** The window of them. It keeps what is chosen itself: the page behind it is not drawn again at every choice. */
	filters: ReactNode;
	/** What might help when nothing is found. */
	relaxations: Relaxations;
	/** On a narrow screen: the list or the map. */
	view: 'list' | 'map';
	/** Address of the same search in the other view. */
	viewHref: string;
	/** The map in step with the list. */
	map: ReactNode;
	/** Keeps the search. */
	saveSearch?: ReactNode;
	/** What is asked after an act, as whether the person wants to hear of it. */
	prompt?: ReactNode;
	highlightedId: string | null;
	onHighlight: (id: string | null) => void;
}

/** The list of listings beside their map, with search, order and filters: one screen for sale, rent, projects and search. */
export function ListingListScreen(props: ListingListScreenProps) {
	const {
		layout = 'list',
		refreshing = false,
		filter,
		result,
		failed,
		onRetry,
		pageSize,
		now,
		names,
		hrefOf,
		filters,
		relaxations,
		view,
		viewHref,
		map,
		saveSearch,
		highlightedId,
		onHighlight,
	} = props;
	const { t } = useTranslation(['listing', 'translation']);
	const resultsId = useId();
	const mapId = useId();
	const mapPart = useRef<HTMLDivElement>(null);

	const page = filter.page ?? 1;
	const isFirstPage = page === 1 && sortOf(filter) === 'newest';
	const priority = isFirstPage ? (result?.priorityPost ?? []) : [];
	const inFront = new Set(priority.map(({ id }) => id));
	const others = result?.data.filter(({ id }) => !inFront.has(id));
	const grid = { now, highlightedId, onHighlight, columns: layout === 'list' ? ('two' as const) : ('one' as const) };

	// Where nothing is found, what helps would be under a button that floats.
	const isBare = view === 'list' && result?.total === 0;
	// On a phone the map has what the conditions leave; over that of the whole country the list is a drawer, which leads to them.
	const isMapOfList = view === 'map' && layout === 'list';
	return (
		<div
			data-slot="listing-list-screen"
			data-view={view}
			className={`lg:grid ${isMapOfList ? 'max-lg:flex max-lg:h-[calc(100dvh-4rem)] max-lg:min-h-112 max-lg:flex-col' : ''} ${layout === 'list' ? 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,40%)]' : 'lg:grid-cols-[26rem_minmax(0,1fr)]'}`}
		>
			{/* What gets the focus at the lower edge stays above the button that floats there. */}
			<div
				className={`min-w-0 px-4 pt-5 pb-20 lg:block lg:px-6 lg:pb-5 ${isMapOfList ? 'max-lg:py-2' : 'max-lg:[&_:is(a,button,input,select)]:scroll-mb-20'} ${view === 'map' && !isMapOfList ? 'hidden' : ''}`}
			>
				<ListTop {...props} hasPriority={priority.length > 0} compact={view === 'map'} />

				{/* A page of cards is some sixty stops of the Tab key. */}
				<a
					href={`#${mapId}`}
					onClick={(event) => {
						// Not a place of the page that one goes back to.
						event.preventDefault();
						mapPart.current?.focus();
					}}
					className="absolute z-20 rounded-card bg-ink px-4 py-2 font-bold text-ink-on not-focus:sr-only max-lg:hidden"
				>
					{t('list.toMap')}
				</a>
				<div className={isMapOfList ? 'max-lg:hidden' : ''}>
					{priority.length > 0 && (
						<section aria-labelledby={`${resultsId}-priority`} className="mb-8">
							<div className="mb-3 flex flex-col gap-x-3 sm:flex-row sm:flex-wrap sm:items-baseline">
								<h2 id={`${resultsId}-priority`} className="text-lg font-bold">
									{t('list.priority')}
								</h2>
								<p className="text-sm text-ink-muted">{t('list.priorityHint')}</p>
							</div>
							<ListingGrid {...grid} columns="one" density="row" listings={priority} eagerCount={2} />
						</section>
					)}
					<div aria-busy={refreshing}>
						{/* When all that matched stand in front, "nothing found" under them would be a lie. */}
						{!(others?.length === 0 && priority.length > 0) && (
							<section aria-labelledby={resultsId}>
								<h2 id={resultsId} className={priority.length > 0 ? 'mb-3 text-lg font-bold' : 'sr-only'}>
									{t('list.results')}
								</h2>
								<ListingGrid
									{...grid}
									listings={others}
									failed={failed}
									onRetry={onRetry}
									eagerCount={priority.length > 0 ? 0 : 2}
									empty={
										<NoResult
											filter={filter}
											names={names}
											relaxations={relaxations}
											hrefOf={hrefOf}
											saveSearch={saveSearch}
										/>
									}
								/>
								{result && (
									<div className="mt-8">
										<ListPages
											page={page}
											pageSize={pageSize}
											total={result.total}
											hrefOf={(number) => hrefOf({ ...filter, page: number })}
										/>
									</div>
								)}
							</section>
						)}
					</div>
				</div>
			</div>
			<div
				ref={mapPart}
				id={mapId}
				tabIndex={-1}
				className={`sticky top-16 h-[calc(100dvh-4rem)] border-line outline-none lg:block lg:border-l ${view === 'list' ? 'hidden' : ''} ${isMapOfList ? 'max-lg:static max-lg:h-auto max-lg:min-h-0 max-lg:grow max-lg:border-t' : ''}`}
			>
				{map}
			</div>
			{/* Over the map of the whole country the list is a drawer, which the route puts there. */}
			{(layout === 'list' || view === 'list') && (
				<div
					className={`pointer-events-none flex justify-center lg:hidden ${isBare ? '-mt-12 pb-8' : 'fixed inset-x-0 bottom-4 z-20'}`}
				>
					<span className="pointer-events-auto rounded-card shadow-float">
						<LinkButton
							href={viewHref}
							leadingIcon={view === 'list' ? <MapIcon aria-hidden="true" /> : <ListIcon aria-hidden="true" />}
						>
							{t(view === 'list' ? 'list.showMap' : 'list.showList')}
						</LinkButton>
					</span>
				</div>
			)}
			{filters}
		</div>
	);
}

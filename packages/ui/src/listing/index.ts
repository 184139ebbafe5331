export { ActiveFilters, type ActiveFiltersProps, type FilterNames } from './active-filters/active-filters.tsx';
export { HomeScreen, type HomeScreenProps, type HomeShelf } from './home-screen/home-screen.tsx';
export { ListingCard, type ListingCardProps } from './listing-card/listing-card.tsx';
export { ListingCardSkeleton } from './listing-card/listing-card-skeleton.tsx';
export type { ListingDetail } from './listing-detail-model.ts';
export { ListingDetailScreen, type ListingDetailScreenProps } from './listing-detail-screen/listing-detail-screen.tsx';
export { ListingFilterBar, type ListingFilterBarProps } from './listing-filter-bar/listing-filter-bar.tsx';
export {
	type CategoryOption,
	ListingFilterForm,
	type ListingFilterFormProps,
} from './listing-filter-form/listing-filter-form.tsx';
export { ListingGrid, type ListingGridProps } from './listing-grid/listing-grid.tsx';
export {
	ListingListScreen,
	type ListingListScreenProps,
	type ListingResult,
	useListTitle,
} from './listing-list-screen/listing-list-screen.tsx';
export { type ListingPhoto, type ListingSummary, listingHref } from './listing-model.ts';
export { ListingSearch, type ListingSearchProps } from './listing-search/listing-search.tsx';

export { perMonth } from '../translation/per-month.ts';
export { ActiveFilters, type ActiveFiltersProps } from './active-filters/active-filters.tsx';
export { CloseListingDialog, type CloseListingDialogProps } from './close-listing-dialog/close-listing-dialog.tsx';
export type { ComparedListing } from './compare-table/compare-facts.ts';
export { CompareTable, type CompareTableProps } from './compare-table/compare-table.tsx';
export { DraftList, type DraftListProps, type DraftSummary } from './draft-list/draft-list.tsx';
export { DraftNotice, type DraftNoticeProps } from './draft-notice/draft-notice.tsx';
export { DuplicateList, type DuplicateListProps } from './duplicate-list/duplicate-list.tsx';
export { EditStatusNotice, type EditStatusNoticeProps } from './edit-status-notice/edit-status-notice.tsx';
export { HiddenPhone, type HiddenPhoneProps } from './hidden-phone/hidden-phone.tsx';
export { HomeScreen, type HomeScreenProps, type HomeShelf } from './home-screen/home-screen.tsx';
export {
	type ImportFault,
	type ImportOutcome,
	type ImportResult,
	type ImportTable,
	type SendRows,
	UnreadableRow,
} from './import-model.ts';
export { ImportScreen, type ImportScreenProps } from './import-screen/import-screen.tsx';
export { ListingCard, type ListingCardProps } from './listing-card/listing-card.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './listing-card/listing-card-skeleton.tsx';
export { ListingContact, type ListingContactProps } from './listing-contact/listing-contact.tsx';
export type { ListingDetail, PublicListing } from './listing-detail-model.ts';
export { ListingDetailScreen, type ListingDetailScreenProps } from './listing-detail-screen/listing-detail-screen.tsx';
export { ListingEditScreen, type ListingEditScreenProps } from './listing-edit-screen/listing-edit-screen.tsx';
export { ListingFactList, type ListingFactListProps } from './listing-fact-list/listing-fact-list.tsx';
export { ListingFactsRow, type ListingFactsRowProps } from './listing-facts-row/listing-facts-row.tsx';
export { ListingFilterBar, type ListingFilterBarProps } from './listing-filter-bar/listing-filter-bar.tsx';
export {
	type DraftTotal,
	ListingFilterDialog,
	type ListingFilterDialogProps,
} from './listing-filter-dialog/listing-filter-dialog.tsx';
export type { CategoryOption } from './listing-filter-form/filter-sections.tsx';
export { ListingFilterForm, type ListingFilterFormProps } from './listing-filter-form/listing-filter-form.tsx';
export type { DraftState } from './listing-form/draft-line.tsx';
export { ListingForm, type ListingFormProps } from './listing-form/listing-form.tsx';
export type { OfferingPapersControl } from './listing-form/offering-papers.tsx';
export { QualityMeter, type QualityMeterProps } from './listing-form/quality-meter.tsx';
export type {
	ConversionControl,
	PinControl,
} from './listing-form/step-address.tsx';
export type { FilesControl } from './listing-form/step-papers.tsx';
export type { PhotosControl } from './listing-form/step-photos.tsx';
export type { PriceAround } from './listing-form/step-price.tsx';
export { ListingGallery, type ListingGalleryProps } from './listing-gallery/listing-gallery.tsx';
export { ListingActionProvider, type ListingActionProviderProps } from './listing-grid/listing-action.tsx';
export { ListingGrid, type ListingGridProps } from './listing-grid/listing-grid.tsx';
export { ListingLine, type ListingLineProps } from './listing-line/listing-line.tsx';
export {
	ListingListScreen,
	type ListingListScreenProps,
	type ListingResult,
} from './listing-list-screen/listing-list-screen.tsx';
export { type ListingSummary, listingHref } from './listing-model.ts';
export type {
	ClosedReason,
	ListingAction,
	ListingEvent,
	ListingStatus,
	OwnClosedReason,
	OwnListing,
	OwnListingCheck,
	SavedListing,
} from './listing-owner-model.ts';
export { ListingPagePreview, type ListingPagePreviewProps } from './listing-page-preview/listing-page-preview.tsx';
export { ListingPhoto, type ListingPhotoProps } from './listing-photo/listing-photo.tsx';
export { ListingPrice, type ListingPriceProps } from './listing-price/listing-price.tsx';
export { ListingSearch, type ListingSearchProps } from './listing-search/listing-search.tsx';
export { ListingStatusTag, type ListingStatusTagProps } from './listing-status/listing-status.tsx';
export { ListingTimeline, type ListingTimelineProps } from './listing-timeline/listing-timeline.tsx';
export { ListingVideos, type ListingVideosProps } from './listing-videos/listing-videos.tsx';
export {
	type FieldChange,
	type LikeListing,
	type ListingReport,
	type ReportReason,
	type ReviewedListing,
	reportReasons,
	type WaitingListing,
} from './moderation-model.ts';
export { ModerationQueue, type ModerationQueueProps } from './moderation-queue/moderation-queue.tsx';
export { ModerationReview, type ModerationReviewProps } from './moderation-review/moderation-review.tsx';
export {
	ModerationScreen,
	type ModerationScreenProps,
	type ReadVersion,
} from './moderation-screen/moderation-screen.tsx';
export {
	MyListingList,
	type MyListingListProps,
	type MyListingTab,
	myListingTabs,
} from './my-listing-list/my-listing-list.tsx';
export type { RenewListing } from './my-listing-list/my-listing-row.tsx';
export { NoResult, type NoResultProps, type Relaxation, type Relaxations } from './no-result/no-result.tsx';
export { PhotoField, type PhotoFieldProps } from './photo-field/photo-field.tsx';
export type { UploadPhoto } from './photo-field/use-photo-uploads.ts';
export { PosterList, type PosterListProps } from './poster-list/poster-list.tsx';
export type { Poster } from './poster-model.ts';
export { PriceHistory, type PriceHistoryProps } from './price-history/price-history.tsx';
export type { PriceMedian, PricePoint } from './price-history-model.ts';
export { RecentListings, type RecentListingsProps } from './recent-listings/recent-listings.tsx';
export { RejectDialog, type RejectDialogProps } from './reject-dialog/reject-dialog.tsx';
export { ReportDialog, type ReportDialogProps, type ReportValues } from './report-dialog/report-dialog.tsx';
export {
	type ReportDecision,
	type ReportFilter,
	ReportQueue,
	type ReportQueueProps,
} from './report-queue/report-queue.tsx';
export { SaveButton, type SaveButtonProps } from './save-button/save-button.tsx';
export {
	SaveSearchDialog,
	type SaveSearchDialogProps,
	type SaveSearchValues,
} from './save-search-dialog/save-search-dialog.tsx';
export { SavedListingList, type SavedListingListProps } from './saved-listing-list/saved-listing-list.tsx';
export { SavedScreen, type SavedScreenProps, type SavedTab } from './saved-screen/saved-screen.tsx';
export { SavedSearchList, type SavedSearchListProps } from './saved-search-list/saved-search-list.tsx';
export type { AlertFrequency, SavedSearch } from './saved-search-model.ts';
export { SearchBox, type SearchBoxProps } from './search-box/search-box.tsx';
export type { RecentSearch, SearchProposals } from './search-model.ts';
export { SearchNotes, type SearchNotesProps } from './search-notes/search-notes.tsx';
export { useFieldWords } from './use-field-words.ts';
export type { FilterNames } from './use-filter-words.ts';
export { useListTitle, useSearchName } from './use-list-title.ts';

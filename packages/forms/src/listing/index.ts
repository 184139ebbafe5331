export { placeFields } from '../form/place-fields.ts';
export { readArea } from './area.ts';
export { brokenCells, isBroken } from './broken-cells.ts';
export * from './categories.ts';
export { COMPARE_MAX } from './compare.ts';
export {
	draftPrices,
	emptyListingDraft,
	type ListingDraft,
	readDraft,
	readListingDraft,
	readQuote,
	toListingDraft,
	withoutUnfit,
} from './draft.ts';
export {
	areaKind,
	characteristicsFor,
	directionKind,
	type FactField,
	type FactNeeds,
	factFields,
	factsFor,
	type PaperFact,
	paperFields,
	papersFor,
} from './facts.ts';
export * from './filter.ts';
export { fieldsInTitle, filterConditions } from './filter-conditions.ts';
export { doesFieldFit, fitFilter, fittingCharacteristics, isCategoryOf } from './filter-fit.ts';
export { followWords } from './follow-words.ts';
export { DESCRIPTION_GOOD, type HintedField, type ListingHint, TITLE_GOOD, textHints } from './hints.ts';
export * from './import-columns.ts';
export {
	cellOf,
	createRowReader,
	guessDelimiter,
	type ImportRow,
	type ReadImportRow,
	sourceOf,
} from './import-rows.ts';
export { importSample } from './import-sample.ts';
export { keyFacts } from './key-facts.ts';
export { type LimitFault, type ReadLimit, readAreaLimit, readPriceLimit, readUnitPriceLimit } from './limit.ts';
export { canonicalLink, isPlayer, type LinkField } from './links.ts';
export { kindPaths, readListHref, searchHref } from './list-address.ts';
export {
	changeOver,
	differingFields,
	isListingChange,
	type KeptListingChange,
	readListingChange,
	writeListingChange,
} from './listing-change.ts';
export * from './moderation.ts';
export * from './photos.ts';
export { type ReadPrice, readPrice } from './price.ts';
export { priceInWords } from './price-in-words.ts';
export { priceOfArea, unitPriceOf } from './price-of-area.ts';
export { type ListingQuality, type QualityCode, qualityOf, qualityPlaces } from './quality.ts';
export * from './ranges.ts';
export * from './saved-search.ts';
export * from './schema.ts';
export { searchInParts } from './search-in-parts.ts';
export {
	mayNamePlace,
	readListingNumber,
	readSearchWords,
	SEARCH_TEXT_MAX,
	type SearchField,
	type SearchWords,
} from './search-words.ts';
export * from './steps.ts';
export {
	filterOfSuggestion,
	placeInstead,
	type SearchSuggestion,
	searchBoth,
	searchInstead,
} from './suggestion.ts';
export * from './vocabulary.ts';
export { isPlaced, wardlessDistricts } from './wardless.ts';

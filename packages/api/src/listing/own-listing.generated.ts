/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ListingEventsFragment = { timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> };

export type OwnListingFragment = { status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, expiresAt: string | null, views: number, allowedActions: Array<Types.LocationInfoAction>, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, status: Types.CheckStatus, isPaid: boolean, closedAt: string | null } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> };

export type OwnOfferingFragment = { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }> };

export type FileLinkFragment = { id: string, name: string, url: string };

export type ListingFormFragment = { id: string, isGreenCheck: boolean, updatedAt: string, sequenceId: number, status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, allowedActions: Array<Types.LocationInfoAction>, tradingType: Types.TradingType, categoryId: string, postMode: Types.PostMode, provinceId: string, districtId: string | null, wardId: string | null, currentProvinceId: string | null, chosenCurrentWardId: string | null, street: string | null, locationLat: number | null, locationLong: number | null, name: string | null, projectName: string | null, blockName: string | null, investor: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, area: number, floorArea: number | null, facadeArea: number | null, floors: number | null, bedroom: number | null, toilet: number | null, direction: Types.Direction | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocument: Array<string>, legalDocumentText: string | null, appraisalDocument: Array<string>, appraisalDocumentText: string | null, owner: string | null, mapSheetNo: string | null, landPlotNo: string | null, price: number | null, priceUnitId: Types.PriceUnit, title: string, description: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, tiktokLink: string | null, youtubeLink: string | null, facebookLink: string | null, isInvest: boolean, totalShare: number | null, pricePerShare: number | null, startDate: string | null, endDate: string | null, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }> } | null, photos: Array<{ key: string, url: string, width: number, height: number, caption: string | null, isDrawing: boolean }> };

export type OwnListingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type OwnListingsQuery = { getAllMyLocationInfo: { total: number, data: Array<{ status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, expiresAt: string | null, views: number, allowedActions: Array<Types.LocationInfoAction>, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, status: Types.CheckStatus, isPaid: boolean, closedAt: string | null } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> }> } };

export type OwnListingCountsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type OwnListingCountsQuery = { all: { total: number }, waiting: { total: number }, public: { total: number }, closed: { total: number } };

export type ListingFormQueryVariables = Exact<{
  id: string;
}>;


export type ListingFormQuery = { getOneMyLocationInfo: { id: string, isGreenCheck: boolean, updatedAt: string, sequenceId: number, status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, allowedActions: Array<Types.LocationInfoAction>, tradingType: Types.TradingType, categoryId: string, postMode: Types.PostMode, provinceId: string, districtId: string | null, wardId: string | null, currentProvinceId: string | null, chosenCurrentWardId: string | null, street: string | null, locationLat: number | null, locationLong: number | null, name: string | null, projectName: string | null, blockName: string | null, investor: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, area: number, floorArea: number | null, facadeArea: number | null, floors: number | null, bedroom: number | null, toilet: number | null, direction: Types.Direction | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocument: Array<string>, legalDocumentText: string | null, appraisalDocument: Array<string>, appraisalDocumentText: string | null, owner: string | null, mapSheetNo: string | null, landPlotNo: string | null, price: number | null, priceUnitId: Types.PriceUnit, title: string, description: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, tiktokLink: string | null, youtubeLink: string | null, facebookLink: string | null, isInvest: boolean, totalShare: number | null, pricePerShare: number | null, startDate: string | null, endDate: string | null, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }> } | null, photos: Array<{ key: string, url: string, width: number, height: number, caption: string | null, isDrawing: boolean }> } };

export type CheckListingQueryVariables = Exact<{
  id?: string | null | undefined;
  data: Types.LocationInfoInput;
}>;


export type CheckListingQuery = { checkLocationInfo: { duplicates: Array<{ id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }>, median: { scope: Types.MedianScope, place: string, pricePerSquareMeter: number, count: number } | null } };

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { getAllMyDraft: Array<{ id: string, locationInfoId: string | null, data: string, updatedAt: string }> };

export type UploadedPhotosQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UploadedPhotosQuery = { getAllMyUploadedPhoto: Array<{ key: string, url: string, width: number, height: number }> };

export type CreateListingMutationVariables = Exact<{
  data: Types.LocationInfoInput;
}>;


export type CreateListingMutation = { createLocationInfo: { status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, expiresAt: string | null, views: number, allowedActions: Array<Types.LocationInfoAction>, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, status: Types.CheckStatus, isPaid: boolean, closedAt: string | null } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> } };

export type UpdateListingMutationVariables = Exact<{
  id: string;
  data: Types.LocationInfoInput;
  updatedAt?: string | null | undefined;
}>;


export type UpdateListingMutation = { updateLocationInfo: { id: string, isGreenCheck: boolean, updatedAt: string, sequenceId: number, status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, allowedActions: Array<Types.LocationInfoAction>, tradingType: Types.TradingType, categoryId: string, postMode: Types.PostMode, provinceId: string, districtId: string | null, wardId: string | null, currentProvinceId: string | null, chosenCurrentWardId: string | null, street: string | null, locationLat: number | null, locationLong: number | null, name: string | null, projectName: string | null, blockName: string | null, investor: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, area: number, floorArea: number | null, facadeArea: number | null, floors: number | null, bedroom: number | null, toilet: number | null, direction: Types.Direction | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocument: Array<string>, legalDocumentText: string | null, appraisalDocument: Array<string>, appraisalDocumentText: string | null, owner: string | null, mapSheetNo: string | null, landPlotNo: string | null, price: number | null, priceUnitId: Types.PriceUnit, title: string, description: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, tiktokLink: string | null, youtubeLink: string | null, facebookLink: string | null, isInvest: boolean, totalShare: number | null, pricePerShare: number | null, startDate: string | null, endDate: string | null, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }> } | null, photos: Array<{ key: string, url: string, width: number, height: number, caption: string | null, isDrawing: boolean }> } };

export type CloseListingMutationVariables = Exact<{
  id: string;
  reason: Types.ClosedReason;
}>;


export type CloseListingMutation = { closeLocationInfo: { status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, expiresAt: string | null, views: number, allowedActions: Array<Types.LocationInfoAction>, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, status: Types.CheckStatus, isPaid: boolean, closedAt: string | null } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> } };

export type RenewListingMutationVariables = Exact<{
  id: string;
}>;


export type RenewListingMutation = { renewLocationInfo: { status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, rejectReason: string | null, expiresAt: string | null, views: number, allowedActions: Array<Types.LocationInfoAction>, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, status: Types.CheckStatus, isPaid: boolean, closedAt: string | null } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> } };

export type SaveDraftMutationVariables = Exact<{
  id: string;
  data: string;
  updatedAt?: string | null | undefined;
}>;


export type SaveDraftMutation = { saveDraft: { id: string, updatedAt: string } };

export type DeleteDraftMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDraftMutation = { deleteDraft: boolean };

export type ImportListingsMutationVariables = Exact<{
  source: string;
  rows: Array<Types.ImportRowInput> | Types.ImportRowInput;
}>;


export type ImportListingsMutation = { importLocationInfo: Array<{ sourceId: string, outcome: Types.ImportOutcome, id: string | null, faults: Array<{ path: string, code: string }> }> };


export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ListingEventsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
    `, {"fragmentName":"ListingEvents"});
export const OwnListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  status
  closedReason
  rejectReason
  expiresAt
  views
  allowedActions
  greenCheck {
    id
    status
    isPaid
    closedAt
  }
}
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"OwnListing"});
export const FileLinkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileLink on FileLink {
  id
  name
  url
}
    `, {"fragmentName":"FileLink"});
export const OwnOfferingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnOffering on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
  useOfFunds
  exitRule
  lowBps
  baseBps
  highBps
  documents {
    id
    kind
    name
    url
  }
}
    `, {"fragmentName":"OwnOffering"});
export const ListingFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingForm on LocationInfo {
  id
  isGreenCheck
  updatedAt
  sequenceId
  status
  closedReason
  rejectReason
  allowedActions
  tradingType
  categoryId
  postMode
  provinceId
  districtId
  wardId
  currentProvinceId
  chosenCurrentWardId
  street
  locationLat
  locationLong
  name
  projectName
  blockName
  investor
  landCategory
  houseCategory
  area
  floorArea
  facadeArea
  floors
  bedroom
  toilet
  direction
  interiorStatus
  homeStatus
  rentalStatus
  characteristics
  legalStatus
  legalConditions
  legalDocument
  legalDocumentFiles {
    ...FileLink
  }
  legalDocumentText
  appraisalDocument
  appraisalDocumentFiles {
    ...FileLink
  }
  appraisalDocumentText
  owner
  mapSheetNo
  landPlotNo
  price
  priceUnitId
  title
  description
  contactPersonName
  contactPersonPhone
  isDefaultContactPhone
  tiktokLink
  youtubeLink
  facebookLink
  isInvest
  totalShare
  pricePerShare
  startDate
  endDate
  offering {
    ...OwnOffering
  }
  photos {
    key
    url
    width
    height
    caption
    isDrawing
  }
}
    fragment OwnOffering on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
  useOfFunds
  exitRule
  lowBps
  baseBps
  highBps
  documents {
    id
    kind
    name
    url
  }
}
fragment FileLink on FileLink {
  id
  name
  url
}`, {"fragmentName":"ListingForm"});
export const OwnListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnListings($page: Int, $limit: Int, $filter: LocationInfoFilter, $search: String) {
  getAllMyLocationInfo(
    page: $page
    limit: $limit
    filter: $filter
    search: $search
  ) {
    data {
      ...OwnListing
    }
    total
  }
}
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
fragment OwnListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  status
  closedReason
  rejectReason
  expiresAt
  views
  allowedActions
  greenCheck {
    id
    status
    isPaid
    closedAt
  }
}
fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`);

export const useOwnListingsQuery = <
      TData = OwnListingsQuery,
      TError = ApiError
    >(
      variables?: OwnListingsQueryVariables,
      options?: Omit<UseQueryOptions<OwnListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnListingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['OwnListings'] : ['OwnListings', variables],
    queryFn: fetcher<OwnListingsQuery, OwnListingsQueryVariables>(OwnListingsDocument, variables),
    ...options
  }
    )};

useOwnListingsQuery.document = OwnListingsDocument;

useOwnListingsQuery.getKey = (variables?: OwnListingsQueryVariables) => variables === undefined ? ['OwnListings'] : ['OwnListings', variables];

useOwnListingsQuery.rootKey = 'OwnListings';


useOwnListingsQuery.fetcher = (variables?: OwnListingsQueryVariables, options?: RequestInit['headers']) => fetcher<OwnListingsQuery, OwnListingsQueryVariables>(OwnListingsDocument, variables, options);

export const OwnListingCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnListingCounts($search: String) {
  all: getAllMyLocationInfo(limit: 1, search: $search) {
    total
  }
  waiting: getAllMyLocationInfo(
    limit: 1
    search: $search
    filter: {statuses: [PENDING]}
  ) {
    total
  }
  public: getAllMyLocationInfo(
    limit: 1
    search: $search
    filter: {statuses: [ACCEPT, CHECKED, APPROVE]}
  ) {
    total
  }
  closed: getAllMyLocationInfo(
    limit: 1
    search: $search
    filter: {statuses: [CANCEL]}
  ) {
    total
  }
}
    `);

export const useOwnListingCountsQuery = <
      TData = OwnListingCountsQuery,
      TError = ApiError
    >(
      variables?: OwnListingCountsQueryVariables,
      options?: Omit<UseQueryOptions<OwnListingCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnListingCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnListingCountsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['OwnListingCounts'] : ['OwnListingCounts', variables],
    queryFn: fetcher<OwnListingCountsQuery, OwnListingCountsQueryVariables>(OwnListingCountsDocument, variables),
    ...options
  }
    )};

useOwnListingCountsQuery.document = OwnListingCountsDocument;

useOwnListingCountsQuery.getKey = (variables?: OwnListingCountsQueryVariables) => variables === undefined ? ['OwnListingCounts'] : ['OwnListingCounts', variables];

useOwnListingCountsQuery.rootKey = 'OwnListingCounts';


useOwnListingCountsQuery.fetcher = (variables?: OwnListingCountsQueryVariables, options?: RequestInit['headers']) => fetcher<OwnListingCountsQuery, OwnListingCountsQueryVariables>(OwnListingCountsDocument, variables, options);

export const ListingFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingForm($id: ID!) {
  getOneMyLocationInfo(id: $id) {
    ...ListingForm
  }
}
    fragment OwnOffering on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
  useOfFunds
  exitRule
  lowBps
  baseBps
  highBps
  documents {
    id
    kind
    name
    url
  }
}
fragment FileLink on FileLink {
  id
  name
  url
}
fragment ListingForm on LocationInfo {
  id
  isGreenCheck
  updatedAt
  sequenceId
  status
  closedReason
  rejectReason
  allowedActions
  tradingType
  categoryId
  postMode
  provinceId
  districtId
  wardId
  currentProvinceId
  chosenCurrentWardId
  street
  locationLat
  locationLong
  name
  projectName
  blockName
  investor
  landCategory
  houseCategory
  area
  floorArea
  facadeArea
  floors
  bedroom
  toilet
  direction
  interiorStatus
  homeStatus
  rentalStatus
  characteristics
  legalStatus
  legalConditions
  legalDocument
  legalDocumentFiles {
    ...FileLink
  }
  legalDocumentText
  appraisalDocument
  appraisalDocumentFiles {
    ...FileLink
  }
  appraisalDocumentText
  owner
  mapSheetNo
  landPlotNo
  price
  priceUnitId
  title
  description
  contactPersonName
  contactPersonPhone
  isDefaultContactPhone
  tiktokLink
  youtubeLink
  facebookLink
  isInvest
  totalShare
  pricePerShare
  startDate
  endDate
  offering {
    ...OwnOffering
  }
  photos {
    key
    url
    width
    height
    caption
    isDrawing
  }
}`);

export const useListingFormQuery = <
      TData = ListingFormQuery,
      TError = ApiError
    >(
      variables: ListingFormQueryVariables,
      options?: Omit<UseQueryOptions<ListingFormQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingFormQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingFormQuery, TError, TData>(
      {
    queryKey: ['ListingForm', variables],
    queryFn: fetcher<ListingFormQuery, ListingFormQueryVariables>(ListingFormDocument, variables),
    ...options
  }
    )};

useListingFormQuery.document = ListingFormDocument;

useListingFormQuery.getKey = (variables: ListingFormQueryVariables) => ['ListingForm', variables];

useListingFormQuery.rootKey = 'ListingForm';


useListingFormQuery.fetcher = (variables: ListingFormQueryVariables, options?: RequestInit['headers']) => fetcher<ListingFormQuery, ListingFormQueryVariables>(ListingFormDocument, variables, options);

export const CheckListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckListing($id: ID, $data: LocationInfoInput!) {
  checkLocationInfo(id: $id, data: $data) {
    duplicates {
      ...ListingCard
    }
    median {
      ...Median
    }
  }
}
    fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}
fragment Median on PriceMedian {
  scope
  place
  pricePerSquareMeter
  count
}`);

export const useCheckListingQuery = <
      TData = CheckListingQuery,
      TError = ApiError
    >(
      variables: CheckListingQueryVariables,
      options?: Omit<UseQueryOptions<CheckListingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CheckListingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CheckListingQuery, TError, TData>(
      {
    queryKey: ['CheckListing', variables],
    queryFn: fetcher<CheckListingQuery, CheckListingQueryVariables>(CheckListingDocument, variables),
    ...options
  }
    )};

useCheckListingQuery.document = CheckListingDocument;

useCheckListingQuery.getKey = (variables: CheckListingQueryVariables) => ['CheckListing', variables];

useCheckListingQuery.rootKey = 'CheckListing';


useCheckListingQuery.fetcher = (variables: CheckListingQueryVariables, options?: RequestInit['headers']) => fetcher<CheckListingQuery, CheckListingQueryVariables>(CheckListingDocument, variables, options);

export const DraftsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Drafts {
  getAllMyDraft {
    id
    locationInfoId
    data
    updatedAt
  }
}
    `);

export const useDraftsQuery = <
      TData = DraftsQuery,
      TError = ApiError
    >(
      variables?: DraftsQueryVariables,
      options?: Omit<UseQueryOptions<DraftsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DraftsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DraftsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Drafts'] : ['Drafts', variables],
    queryFn: fetcher<DraftsQuery, DraftsQueryVariables>(DraftsDocument, variables),
    ...options
  }
    )};

useDraftsQuery.document = DraftsDocument;

useDraftsQuery.getKey = (variables?: DraftsQueryVariables) => variables === undefined ? ['Drafts'] : ['Drafts', variables];

useDraftsQuery.rootKey = 'Drafts';


useDraftsQuery.fetcher = (variables?: DraftsQueryVariables, options?: RequestInit['headers']) => fetcher<DraftsQuery, DraftsQueryVariables>(DraftsDocument, variables, options);

export const UploadedPhotosDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UploadedPhotos($ids: [ID!]!) {
  getAllMyUploadedPhoto(ids: $ids) {
    key
    url
    width
    height
  }
}
    `);

export const useUploadedPhotosQuery = <
      TData = UploadedPhotosQuery,
      TError = ApiError
    >(
      variables: UploadedPhotosQueryVariables,
      options?: Omit<UseQueryOptions<UploadedPhotosQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UploadedPhotosQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UploadedPhotosQuery, TError, TData>(
      {
    queryKey: ['UploadedPhotos', variables],
    queryFn: fetcher<UploadedPhotosQuery, UploadedPhotosQueryVariables>(UploadedPhotosDocument, variables),
    ...options
  }
    )};

useUploadedPhotosQuery.document = UploadedPhotosDocument;

useUploadedPhotosQuery.getKey = (variables: UploadedPhotosQueryVariables) => ['UploadedPhotos', variables];

useUploadedPhotosQuery.rootKey = 'UploadedPhotos';


useUploadedPhotosQuery.fetcher = (variables: UploadedPhotosQueryVariables, options?: RequestInit['headers']) => fetcher<UploadedPhotosQuery, UploadedPhotosQueryVariables>(UploadedPhotosDocument, variables, options);

export const CreateListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateListing($data: LocationInfoInput!) {
  createLocationInfo(data: $data) {
    ...OwnListing
  }
}
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
fragment OwnListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  status
  closedReason
  rejectReason
  expiresAt
  views
  allowedActions
  greenCheck {
    id
    status
    isPaid
    closedAt
  }
}
fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`);

export const useCreateListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateListingMutation, TError, CreateListingMutationVariables, TContext>) => {
    
    return useMutation<CreateListingMutation, TError, CreateListingMutationVariables, TContext>(
      {
    mutationKey: ['CreateListing'],
    mutationFn: (variables?: CreateListingMutationVariables) => fetcher<CreateListingMutation, CreateListingMutationVariables>(CreateListingDocument, variables)(),
    ...options
  }
    )};

useCreateListingMutation.getKey = () => ['CreateListing'];


useCreateListingMutation.fetcher = (variables: CreateListingMutationVariables, options?: RequestInit['headers']) => fetcher<CreateListingMutation, CreateListingMutationVariables>(CreateListingDocument, variables, options);

export const UpdateListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateListing($id: ID!, $data: LocationInfoInput!, $updatedAt: DateTime) {
  updateLocationInfo(id: $id, data: $data, updatedAt: $updatedAt) {
    ...ListingForm
  }
}
    fragment OwnOffering on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
  useOfFunds
  exitRule
  lowBps
  baseBps
  highBps
  documents {
    id
    kind
    name
    url
  }
}
fragment FileLink on FileLink {
  id
  name
  url
}
fragment ListingForm on LocationInfo {
  id
  isGreenCheck
  updatedAt
  sequenceId
  status
  closedReason
  rejectReason
  allowedActions
  tradingType
  categoryId
  postMode
  provinceId
  districtId
  wardId
  currentProvinceId
  chosenCurrentWardId
  street
  locationLat
  locationLong
  name
  projectName
  blockName
  investor
  landCategory
  houseCategory
  area
  floorArea
  facadeArea
  floors
  bedroom
  toilet
  direction
  interiorStatus
  homeStatus
  rentalStatus
  characteristics
  legalStatus
  legalConditions
  legalDocument
  legalDocumentFiles {
    ...FileLink
  }
  legalDocumentText
  appraisalDocument
  appraisalDocumentFiles {
    ...FileLink
  }
  appraisalDocumentText
  owner
  mapSheetNo
  landPlotNo
  price
  priceUnitId
  title
  description
  contactPersonName
  contactPersonPhone
  isDefaultContactPhone
  tiktokLink
  youtubeLink
  facebookLink
  isInvest
  totalShare
  pricePerShare
  startDate
  endDate
  offering {
    ...OwnOffering
  }
  photos {
    key
    url
    width
    height
    caption
    isDrawing
  }
}`);

export const useUpdateListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateListingMutation, TError, UpdateListingMutationVariables, TContext>) => {
    
    return useMutation<UpdateListingMutation, TError, UpdateListingMutationVariables, TContext>(
      {
    mutationKey: ['UpdateListing'],
    mutationFn: (variables?: UpdateListingMutationVariables) => fetcher<UpdateListingMutation, UpdateListingMutationVariables>(UpdateListingDocument, variables)(),
    ...options
  }
    )};

useUpdateListingMutation.getKey = () => ['UpdateListing'];


useUpdateListingMutation.fetcher = (variables: UpdateListingMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateListingMutation, UpdateListingMutationVariables>(UpdateListingDocument, variables, options);

export const CloseListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseListing($id: ID!, $reason: ClosedReason!) {
  closeLocationInfo(id: $id, reason: $reason) {
    ...OwnListing
  }
}
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
fragment OwnListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  status
  closedReason
  rejectReason
  expiresAt
  views
  allowedActions
  greenCheck {
    id
    status
    isPaid
    closedAt
  }
}
fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`);

export const useCloseListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CloseListingMutation, TError, CloseListingMutationVariables, TContext>) => {
    
    return useMutation<CloseListingMutation, TError, CloseListingMutationVariables, TContext>(
      {
    mutationKey: ['CloseListing'],
    mutationFn: (variables?: CloseListingMutationVariables) => fetcher<CloseListingMutation, CloseListingMutationVariables>(CloseListingDocument, variables)(),
    ...options
  }
    )};

useCloseListingMutation.getKey = () => ['CloseListing'];


useCloseListingMutation.fetcher = (variables: CloseListingMutationVariables, options?: RequestInit['headers']) => fetcher<CloseListingMutation, CloseListingMutationVariables>(CloseListingDocument, variables, options);

export const RenewListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewListing($id: ID!) {
  renewLocationInfo(id: $id) {
    ...OwnListing
  }
}
    fragment ListingEvents on LocationInfo {
  timeline {
    id
    kind
    at
    actorName
    reason
    closedReason
    changedFields
  }
}
fragment OwnListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  status
  closedReason
  rejectReason
  expiresAt
  views
  allowedActions
  greenCheck {
    id
    status
    isPaid
    closedAt
  }
}
fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  cover {
    ...ListingPhoto
  }
  photoCount
  title
  tradingType
  category {
    id
    name
  }
  address
  locationLat
  locationLong
  priceRaw
  priceUnitId
  pricePerSquareMeter
  area
  bedroom
  toilet
  floors
  facadeArea
  direction
  createdAt
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`);

export const useRenewListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RenewListingMutation, TError, RenewListingMutationVariables, TContext>) => {
    
    return useMutation<RenewListingMutation, TError, RenewListingMutationVariables, TContext>(
      {
    mutationKey: ['RenewListing'],
    mutationFn: (variables?: RenewListingMutationVariables) => fetcher<RenewListingMutation, RenewListingMutationVariables>(RenewListingDocument, variables)(),
    ...options
  }
    )};

useRenewListingMutation.getKey = () => ['RenewListing'];


useRenewListingMutation.fetcher = (variables: RenewListingMutationVariables, options?: RequestInit['headers']) => fetcher<RenewListingMutation, RenewListingMutationVariables>(RenewListingDocument, variables, options);

export const SaveDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveDraft($id: ID!, $data: String!, $updatedAt: DateTime) {
  saveDraft(id: $id, data: $data, updatedAt: $updatedAt) {
    id
    updatedAt
  }
}
    `);

export const useSaveDraftMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SaveDraftMutation, TError, SaveDraftMutationVariables, TContext>) => {
    
    return useMutation<SaveDraftMutation, TError, SaveDraftMutationVariables, TContext>(
      {
    mutationKey: ['SaveDraft'],
    mutationFn: (variables?: SaveDraftMutationVariables) => fetcher<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument, variables)(),
    ...options
  }
    )};

useSaveDraftMutation.getKey = () => ['SaveDraft'];


useSaveDraftMutation.fetcher = (variables: SaveDraftMutationVariables, options?: RequestInit['headers']) => fetcher<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument, variables, options);

export const DeleteDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteDraft($id: ID!) {
  deleteDraft(id: $id)
}
    `);

export const useDeleteDraftMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteDraftMutation, TError, DeleteDraftMutationVariables, TContext>) => {
    
    return useMutation<DeleteDraftMutation, TError, DeleteDraftMutationVariables, TContext>(
      {
    mutationKey: ['DeleteDraft'],
    mutationFn: (variables?: DeleteDraftMutationVariables) => fetcher<DeleteDraftMutation, DeleteDraftMutationVariables>(DeleteDraftDocument, variables)(),
    ...options
  }
    )};

useDeleteDraftMutation.getKey = () => ['DeleteDraft'];


useDeleteDraftMutation.fetcher = (variables: DeleteDraftMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteDraftMutation, DeleteDraftMutationVariables>(DeleteDraftDocument, variables, options);

export const ImportListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportListings($source: String!, $rows: [ImportRowInput!]!) {
  importLocationInfo(source: $source, rows: $rows) {
    sourceId
    outcome
    id
    faults {
      path
      code
    }
  }
}
    `);

export const useImportListingsMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ImportListingsMutation, TError, ImportListingsMutationVariables, TContext>) => {
    
    return useMutation<ImportListingsMutation, TError, ImportListingsMutationVariables, TContext>(
      {
    mutationKey: ['ImportListings'],
    mutationFn: (variables?: ImportListingsMutationVariables) => fetcher<ImportListingsMutation, ImportListingsMutationVariables>(ImportListingsDocument, variables)(),
    ...options
  }
    )};

useImportListingsMutation.getKey = () => ['ImportListings'];


useImportListingsMutation.fetcher = (variables: ImportListingsMutationVariables, options?: RequestInit['headers']) => fetcher<ImportListingsMutation, ImportListingsMutationVariables>(ImportListingsDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type WaitingListingFragment = { updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, userCreated: { id: string, name: string }, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> };

export type WaitingListingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type WaitingListingsQuery = { getAllLocationInfoModeration: { total: number, data: Array<{ updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, userCreated: { id: string, name: string }, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }> }> } };

export type ListingReviewQueryVariables = Exact<{
  id: string;
}>;


export type ListingReviewQuery = { getOneMyLocationInfo: { allowedActions: Array<Types.LocationInfoAction>, description: string, price: number | null, status: Types.LocationInfoStatus, views: number, street: string | null, district: string | null, province: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, youtubeLink: string | null, tiktokLink: string | null, facebookLink: string | null, ward: string | null, currentWard: string | null, currentProvince: string | null, projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, planningCheckedAt: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }> } | null, median: { scope: Types.MedianScope, place: string, pricePerSquareMeter: number, count: number } | null, userCreated: { id: string, name: string, avatar: string | null, phone: string | null, listingCount: number }, timeline: Array<{ id: string, kind: Types.LocationInfoEventKind, at: string, actorName: string | null, reason: string | null, closedReason: Types.ClosedReason | null, changedFields: Array<string> }>, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }, getLocationInfoChanges: Array<{ field: string, before: string | null, after: string | null }>, getLocationInfoDuplicates: Array<{ status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, userCreated: { id: string, name: string }, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> };

export type ListingReportsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  reason?: Types.ReportReason | null | undefined;
}>;


export type ListingReportsQuery = { getAllLocationInfoReport: { total: number, data: Array<{ id: string, reason: Types.ReportReason, text: string | null, createdAt: string, otherCount: number, locationInfo: { status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } } }> } };

export type AcceptListingMutationVariables = Exact<{
  id: string;
  updatedAt?: string | null | undefined;
}>;


export type AcceptListingMutation = { acceptLocationInfo: { id: string } };

export type RejectListingMutationVariables = Exact<{
  id: string;
  reason: string;
  updatedAt?: string | null | undefined;
}>;


export type RejectListingMutation = { rejectLocationInfo: { id: string } };

export type DecideReportMutationVariables = Exact<{
  id: string;
  upheld: boolean;
  note?: string | null | undefined;
}>;


export type DecideReportMutation = { decideReport: boolean };

export type ReportListingMutationVariables = Exact<{
  id: string;
  reason: Types.ReportReason;
  text?: string | null | undefined;
}>;


export type ReportListingMutation = { reportLocationInfo: boolean };


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
export const WaitingListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WaitingListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  updatedAt
  userCreated {
    id
    name
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
}`, {"fragmentName":"WaitingListing"});
export const WaitingListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WaitingListings($page: Int, $limit: Int, $search: String) {
  getAllLocationInfoModeration(page: $page, limit: $limit, search: $search) {
    data {
      ...WaitingListing
    }
    total
  }
}
    fragment WaitingListing on LocationInfo {
  ...ListingCard
  ...ListingEvents
  updatedAt
  userCreated {
    id
    name
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
}`);

export const useWaitingListingsQuery = <
      TData = WaitingListingsQuery,
      TError = ApiError
    >(
      variables?: WaitingListingsQueryVariables,
      options?: Omit<UseQueryOptions<WaitingListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WaitingListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WaitingListingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['WaitingListings'] : ['WaitingListings', variables],
    queryFn: fetcher<WaitingListingsQuery, WaitingListingsQueryVariables>(WaitingListingsDocument, variables),
    ...options
  }
    )};

useWaitingListingsQuery.document = WaitingListingsDocument;

useWaitingListingsQuery.getKey = (variables?: WaitingListingsQueryVariables) => variables === undefined ? ['WaitingListings'] : ['WaitingListings', variables];

useWaitingListingsQuery.rootKey = 'WaitingListings';


useWaitingListingsQuery.fetcher = (variables?: WaitingListingsQueryVariables, options?: RequestInit['headers']) => fetcher<WaitingListingsQuery, WaitingListingsQueryVariables>(WaitingListingsDocument, variables, options);

export const ListingReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingReview($id: ID!) {
  getOneMyLocationInfo(id: $id) {
    ...ListingDetail
    ...ListingEvents
    legalDocumentFiles {
      ...FileLink
    }
    appraisalDocumentFiles {
      ...FileLink
    }
    allowedActions
    offering {
      ...OwnOffering
    }
    median {
      ...Median
    }
  }
  getLocationInfoChanges(id: $id) {
    field
    before
    after
  }
  getLocationInfoDuplicates(id: $id) {
    ...ListingCard
    status
    closedReason
    userCreated {
      id
      name
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
fragment ListingDetail on LocationInfo {
  ...PublicListing
  ...ListingFacts
  description
  price
  status
  views
  street
  district
  province
  contactPersonName
  contactPersonPhone
  isDefaultContactPhone
  youtubeLink
  tiktokLink
  facebookLink
  userCreated {
    id
    name
    avatar
    phone
    listingCount
  }
}
fragment PublicListing on LocationInfo {
  ...ListingCard
  photos {
    ...ListingPhoto
  }
  ward
  currentWard
  currentProvince
}
fragment ListingFacts on LocationInfo {
  projectName
  blockName
  mapSheetNo
  landPlotNo
  planningCheckedAt
  floorArea
  investor
  legalStatus
  legalConditions
  legalDocumentText
  appraisalDocumentText
  landCategory
  houseCategory
  interiorStatus
  homeStatus
  rentalStatus
  characteristics
  postMode
  currentWard
  currentProvince
  updatedAt
}
fragment FileLink on FileLink {
  id
  name
  url
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
fragment Median on PriceMedian {
  scope
  place
  pricePerSquareMeter
  count
}`);

export const useListingReviewQuery = <
      TData = ListingReviewQuery,
      TError = ApiError
    >(
      variables: ListingReviewQueryVariables,
      options?: Omit<UseQueryOptions<ListingReviewQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingReviewQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingReviewQuery, TError, TData>(
      {
    queryKey: ['ListingReview', variables],
    queryFn: fetcher<ListingReviewQuery, ListingReviewQueryVariables>(ListingReviewDocument, variables),
    ...options
  }
    )};

useListingReviewQuery.document = ListingReviewDocument;

useListingReviewQuery.getKey = (variables: ListingReviewQueryVariables) => ['ListingReview', variables];

useListingReviewQuery.rootKey = 'ListingReview';


useListingReviewQuery.fetcher = (variables: ListingReviewQueryVariables, options?: RequestInit['headers']) => fetcher<ListingReviewQuery, ListingReviewQueryVariables>(ListingReviewDocument, variables, options);

export const ListingReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingReports($page: Int, $limit: Int, $search: String, $reason: ReportReason) {
  getAllLocationInfoReport(
    page: $page
    limit: $limit
    search: $search
    reason: $reason
  ) {
    data {
      id
      reason
      text
      createdAt
      otherCount
      locationInfo {
        ...ListingCard
        status
        closedReason
      }
    }
    total
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

export const useListingReportsQuery = <
      TData = ListingReportsQuery,
      TError = ApiError
    >(
      variables?: ListingReportsQueryVariables,
      options?: Omit<UseQueryOptions<ListingReportsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingReportsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingReportsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ListingReports'] : ['ListingReports', variables],
    queryFn: fetcher<ListingReportsQuery, ListingReportsQueryVariables>(ListingReportsDocument, variables),
    ...options
  }
    )};

useListingReportsQuery.document = ListingReportsDocument;

useListingReportsQuery.getKey = (variables?: ListingReportsQueryVariables) => variables === undefined ? ['ListingReports'] : ['ListingReports', variables];

useListingReportsQuery.rootKey = 'ListingReports';


useListingReportsQuery.fetcher = (variables?: ListingReportsQueryVariables, options?: RequestInit['headers']) => fetcher<ListingReportsQuery, ListingReportsQueryVariables>(ListingReportsDocument, variables, options);

export const AcceptListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptListing($id: ID!, $updatedAt: DateTime) {
  acceptLocationInfo(id: $id, updatedAt: $updatedAt) {
    id
  }
}
    `);

export const useAcceptListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<AcceptListingMutation, TError, AcceptListingMutationVariables, TContext>) => {
    
    return useMutation<AcceptListingMutation, TError, AcceptListingMutationVariables, TContext>(
      {
    mutationKey: ['AcceptListing'],
    mutationFn: (variables?: AcceptListingMutationVariables) => fetcher<AcceptListingMutation, AcceptListingMutationVariables>(AcceptListingDocument, variables)(),
    ...options
  }
    )};

useAcceptListingMutation.getKey = () => ['AcceptListing'];


useAcceptListingMutation.fetcher = (variables: AcceptListingMutationVariables, options?: RequestInit['headers']) => fetcher<AcceptListingMutation, AcceptListingMutationVariables>(AcceptListingDocument, variables, options);

export const RejectListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RejectListing($id: ID!, $reason: String!, $updatedAt: DateTime) {
  rejectLocationInfo(id: $id, reason: $reason, updatedAt: $updatedAt) {
    id
  }
}
    `);

export const useRejectListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RejectListingMutation, TError, RejectListingMutationVariables, TContext>) => {
    
    return useMutation<RejectListingMutation, TError, RejectListingMutationVariables, TContext>(
      {
    mutationKey: ['RejectListing'],
    mutationFn: (variables?: RejectListingMutationVariables) => fetcher<RejectListingMutation, RejectListingMutationVariables>(RejectListingDocument, variables)(),
    ...options
  }
    )};

useRejectListingMutation.getKey = () => ['RejectListing'];


useRejectListingMutation.fetcher = (variables: RejectListingMutationVariables, options?: RequestInit['headers']) => fetcher<RejectListingMutation, RejectListingMutationVariables>(RejectListingDocument, variables, options);

export const DecideReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DecideReport($id: ID!, $upheld: Boolean!, $note: String) {
  decideReport(id: $id, upheld: $upheld, note: $note)
}
    `);

export const useDecideReportMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DecideReportMutation, TError, DecideReportMutationVariables, TContext>) => {
    
    return useMutation<DecideReportMutation, TError, DecideReportMutationVariables, TContext>(
      {
    mutationKey: ['DecideReport'],
    mutationFn: (variables?: DecideReportMutationVariables) => fetcher<DecideReportMutation, DecideReportMutationVariables>(DecideReportDocument, variables)(),
    ...options
  }
    )};

useDecideReportMutation.getKey = () => ['DecideReport'];


useDecideReportMutation.fetcher = (variables: DecideReportMutationVariables, options?: RequestInit['headers']) => fetcher<DecideReportMutation, DecideReportMutationVariables>(DecideReportDocument, variables, options);

export const ReportListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportListing($id: ID!, $reason: ReportReason!, $text: String) {
  reportLocationInfo(id: $id, reason: $reason, text: $text)
}
    `);

export const useReportListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ReportListingMutation, TError, ReportListingMutationVariables, TContext>) => {
    
    return useMutation<ReportListingMutation, TError, ReportListingMutationVariables, TContext>(
      {
    mutationKey: ['ReportListing'],
    mutationFn: (variables?: ReportListingMutationVariables) => fetcher<ReportListingMutation, ReportListingMutationVariables>(ReportListingDocument, variables)(),
    ...options
  }
    )};

useReportListingMutation.getKey = () => ['ReportListing'];


useReportListingMutation.fetcher = (variables: ReportListingMutationVariables, options?: RequestInit['headers']) => fetcher<ReportListingMutation, ReportListingMutationVariables>(ReportListingDocument, variables, options);

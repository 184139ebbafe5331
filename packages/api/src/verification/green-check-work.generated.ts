/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type GreenCheckWorkFragment = { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, locationInfo: { status: Types.LocationInfoStatus, updatedAt: string, tradingType: Types.TradingType, owner: string | null, mapSheetNo: string | null, landPlotNo: string | null, projectName: string | null, blockName: string | null, name: string | null, street: string | null, ward: string | null, district: string | null, province: string, currentWard: string | null, currentProvince: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, price: number | null, description: string, contactPersonName: string | null, contactPersonPhone: string | null, id: string, sequenceId: number, title: string, address: string, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null };

export type GreenCheckQueueQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
  order?: Types.LocationInfoOrder | null | undefined;
}>;


export type GreenCheckQueueQuery = { getAllRequestGreenCheck: { total: number, data: Array<{ status: Types.LocationInfoStatus, checkStatus: Types.CheckStatus | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, greenCheck: { id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } | null, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };

export type GreenCheckWorkQueryVariables = Exact<{
  id: string;
}>;


export type GreenCheckWorkQuery = { getOneGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, locationInfo: { status: Types.LocationInfoStatus, updatedAt: string, tradingType: Types.TradingType, owner: string | null, mapSheetNo: string | null, landPlotNo: string | null, projectName: string | null, blockName: string | null, name: string | null, street: string | null, ward: string | null, district: string | null, province: string, currentWard: string | null, currentProvince: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, price: number | null, description: string, contactPersonName: string | null, contactPersonPhone: string | null, id: string, sequenceId: number, title: string, address: string, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, legalDocumentFiles: Array<{ id: string, name: string, url: string }>, appraisalDocumentFiles: Array<{ id: string, name: string, url: string }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null } };

export type TakeGreenCheckMutationVariables = Exact<{
  id: string;
}>;


export type TakeGreenCheckMutation = { takeGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type ReleaseGreenCheckMutationVariables = Exact<{
  id: string;
}>;


export type ReleaseGreenCheckMutation = { releaseGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type SaveGreenCheckMutationVariables = Exact<{
  id: string;
  data: Types.GreenCheckInput;
}>;


export type SaveGreenCheckMutation = { saveGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type FileGreenCheckMutationVariables = Exact<{
  id: string;
  data: Types.GreenCheckInput;
}>;


export type FileGreenCheckMutation = { fileGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type ApproveGreenCheckMutationVariables = Exact<{
  id: string;
  filedAt?: string | null | undefined;
}>;


export type ApproveGreenCheckMutation = { approveGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type SendBackGreenCheckMutationVariables = Exact<{
  id: string;
  reason: string;
  filedAt?: string | null | undefined;
}>;


export type SendBackGreenCheckMutation = { sendBackGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type CancelGreenCheckMutationVariables = Exact<{
  id: string;
  reason: string;
  filedAt?: string | null | undefined;
}>;


export type CancelGreenCheckMutation = { cancelGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };


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
export const GreenCheckWorkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GreenCheckWork on GreenCheck {
  ...GreenCheckDetail
  locationInfo {
    ...ListingCard
    status
    updatedAt
    tradingType
    owner
    mapSheetNo
    landPlotNo
    projectName
    blockName
    name
    street
    ward
    district
    province
    currentWard
    currentProvince
    legalStatus
    legalConditions
    legalDocumentFiles {
      ...FileLink
    }
    legalDocumentText
    appraisalDocumentFiles {
      ...FileLink
    }
    appraisalDocumentText
    price
    description
    contactPersonName
    contactPersonPhone
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
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
fragment FileLink on FileLink {
  id
  name
  url
}`, {"fragmentName":"GreenCheckWork"});
export const GreenCheckQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GreenCheckQueue($page: Int, $limit: Int, $filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder) {
  getAllRequestGreenCheck(
    page: $page
    limit: $limit
    filter: $filter
    search: $search
    order: $order
  ) {
    data {
      ...ListingCard
      status
      checkStatus
      greenCheck {
        ...GreenCheckList
      }
    }
    total
  }
}
    fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
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

export const useGreenCheckQueueQuery = <
      TData = GreenCheckQueueQuery,
      TError = ApiError
    >(
      variables?: GreenCheckQueueQueryVariables,
      options?: Omit<UseQueryOptions<GreenCheckQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<GreenCheckQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<GreenCheckQueueQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['GreenCheckQueue'] : ['GreenCheckQueue', variables],
    queryFn: fetcher<GreenCheckQueueQuery, GreenCheckQueueQueryVariables>(GreenCheckQueueDocument, variables),
    ...options
  }
    )};

useGreenCheckQueueQuery.document = GreenCheckQueueDocument;

useGreenCheckQueueQuery.getKey = (variables?: GreenCheckQueueQueryVariables) => variables === undefined ? ['GreenCheckQueue'] : ['GreenCheckQueue', variables];

useGreenCheckQueueQuery.rootKey = 'GreenCheckQueue';


useGreenCheckQueueQuery.fetcher = (variables?: GreenCheckQueueQueryVariables, options?: RequestInit['headers']) => fetcher<GreenCheckQueueQuery, GreenCheckQueueQueryVariables>(GreenCheckQueueDocument, variables, options);

export const GreenCheckWorkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GreenCheckWork($id: ID!) {
  getOneGreenCheck(id: $id) {
    ...GreenCheckWork
  }
}
    fragment GreenCheckWork on GreenCheck {
  ...GreenCheckDetail
  locationInfo {
    ...ListingCard
    status
    updatedAt
    tradingType
    owner
    mapSheetNo
    landPlotNo
    projectName
    blockName
    name
    street
    ward
    district
    province
    currentWard
    currentProvince
    legalStatus
    legalConditions
    legalDocumentFiles {
      ...FileLink
    }
    legalDocumentText
    appraisalDocumentFiles {
      ...FileLink
    }
    appraisalDocumentText
    price
    description
    contactPersonName
    contactPersonPhone
  }
}
fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
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
fragment FileLink on FileLink {
  id
  name
  url
}`);

export const useGreenCheckWorkQuery = <
      TData = GreenCheckWorkQuery,
      TError = ApiError
    >(
      variables: GreenCheckWorkQueryVariables,
      options?: Omit<UseQueryOptions<GreenCheckWorkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<GreenCheckWorkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<GreenCheckWorkQuery, TError, TData>(
      {
    queryKey: ['GreenCheckWork', variables],
    queryFn: fetcher<GreenCheckWorkQuery, GreenCheckWorkQueryVariables>(GreenCheckWorkDocument, variables),
    ...options
  }
    )};

useGreenCheckWorkQuery.document = GreenCheckWorkDocument;

useGreenCheckWorkQuery.getKey = (variables: GreenCheckWorkQueryVariables) => ['GreenCheckWork', variables];

useGreenCheckWorkQuery.rootKey = 'GreenCheckWork';


useGreenCheckWorkQuery.fetcher = (variables: GreenCheckWorkQueryVariables, options?: RequestInit['headers']) => fetcher<GreenCheckWorkQuery, GreenCheckWorkQueryVariables>(GreenCheckWorkDocument, variables, options);

export const TakeGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeGreenCheck($id: ID!) {
  takeGreenCheck(id: $id) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useTakeGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<TakeGreenCheckMutation, TError, TakeGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<TakeGreenCheckMutation, TError, TakeGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['TakeGreenCheck'],
    mutationFn: (variables?: TakeGreenCheckMutationVariables) => fetcher<TakeGreenCheckMutation, TakeGreenCheckMutationVariables>(TakeGreenCheckDocument, variables)(),
    ...options
  }
    )};

useTakeGreenCheckMutation.getKey = () => ['TakeGreenCheck'];


useTakeGreenCheckMutation.fetcher = (variables: TakeGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<TakeGreenCheckMutation, TakeGreenCheckMutationVariables>(TakeGreenCheckDocument, variables, options);

export const ReleaseGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReleaseGreenCheck($id: ID!) {
  releaseGreenCheck(id: $id) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useReleaseGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ReleaseGreenCheckMutation, TError, ReleaseGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<ReleaseGreenCheckMutation, TError, ReleaseGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['ReleaseGreenCheck'],
    mutationFn: (variables?: ReleaseGreenCheckMutationVariables) => fetcher<ReleaseGreenCheckMutation, ReleaseGreenCheckMutationVariables>(ReleaseGreenCheckDocument, variables)(),
    ...options
  }
    )};

useReleaseGreenCheckMutation.getKey = () => ['ReleaseGreenCheck'];


useReleaseGreenCheckMutation.fetcher = (variables: ReleaseGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<ReleaseGreenCheckMutation, ReleaseGreenCheckMutationVariables>(ReleaseGreenCheckDocument, variables, options);

export const SaveGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveGreenCheck($id: ID!, $data: GreenCheckInput!) {
  saveGreenCheck(id: $id, data: $data) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useSaveGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SaveGreenCheckMutation, TError, SaveGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<SaveGreenCheckMutation, TError, SaveGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['SaveGreenCheck'],
    mutationFn: (variables?: SaveGreenCheckMutationVariables) => fetcher<SaveGreenCheckMutation, SaveGreenCheckMutationVariables>(SaveGreenCheckDocument, variables)(),
    ...options
  }
    )};

useSaveGreenCheckMutation.getKey = () => ['SaveGreenCheck'];


useSaveGreenCheckMutation.fetcher = (variables: SaveGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<SaveGreenCheckMutation, SaveGreenCheckMutationVariables>(SaveGreenCheckDocument, variables, options);

export const FileGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FileGreenCheck($id: ID!, $data: GreenCheckInput!) {
  fileGreenCheck(id: $id, data: $data) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useFileGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<FileGreenCheckMutation, TError, FileGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<FileGreenCheckMutation, TError, FileGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['FileGreenCheck'],
    mutationFn: (variables?: FileGreenCheckMutationVariables) => fetcher<FileGreenCheckMutation, FileGreenCheckMutationVariables>(FileGreenCheckDocument, variables)(),
    ...options
  }
    )};

useFileGreenCheckMutation.getKey = () => ['FileGreenCheck'];


useFileGreenCheckMutation.fetcher = (variables: FileGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<FileGreenCheckMutation, FileGreenCheckMutationVariables>(FileGreenCheckDocument, variables, options);

export const ApproveGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveGreenCheck($id: ID!, $filedAt: DateTime) {
  approveGreenCheck(id: $id, filedAt: $filedAt) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useApproveGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ApproveGreenCheckMutation, TError, ApproveGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<ApproveGreenCheckMutation, TError, ApproveGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['ApproveGreenCheck'],
    mutationFn: (variables?: ApproveGreenCheckMutationVariables) => fetcher<ApproveGreenCheckMutation, ApproveGreenCheckMutationVariables>(ApproveGreenCheckDocument, variables)(),
    ...options
  }
    )};

useApproveGreenCheckMutation.getKey = () => ['ApproveGreenCheck'];


useApproveGreenCheckMutation.fetcher = (variables: ApproveGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<ApproveGreenCheckMutation, ApproveGreenCheckMutationVariables>(ApproveGreenCheckDocument, variables, options);

export const SendBackGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendBackGreenCheck($id: ID!, $reason: String!, $filedAt: DateTime) {
  sendBackGreenCheck(id: $id, reason: $reason, filedAt: $filedAt) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useSendBackGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SendBackGreenCheckMutation, TError, SendBackGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<SendBackGreenCheckMutation, TError, SendBackGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['SendBackGreenCheck'],
    mutationFn: (variables?: SendBackGreenCheckMutationVariables) => fetcher<SendBackGreenCheckMutation, SendBackGreenCheckMutationVariables>(SendBackGreenCheckDocument, variables)(),
    ...options
  }
    )};

useSendBackGreenCheckMutation.getKey = () => ['SendBackGreenCheck'];


useSendBackGreenCheckMutation.fetcher = (variables: SendBackGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<SendBackGreenCheckMutation, SendBackGreenCheckMutationVariables>(SendBackGreenCheckDocument, variables, options);

export const CancelGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelGreenCheck($id: ID!, $reason: String!, $filedAt: DateTime) {
  cancelGreenCheck(id: $id, reason: $reason, filedAt: $filedAt) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useCancelGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CancelGreenCheckMutation, TError, CancelGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<CancelGreenCheckMutation, TError, CancelGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['CancelGreenCheck'],
    mutationFn: (variables?: CancelGreenCheckMutationVariables) => fetcher<CancelGreenCheckMutation, CancelGreenCheckMutationVariables>(CancelGreenCheckDocument, variables)(),
    ...options
  }
    )};

useCancelGreenCheckMutation.getKey = () => ['CancelGreenCheck'];


useCancelGreenCheckMutation.fetcher = (variables: CancelGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<CancelGreenCheckMutation, CancelGreenCheckMutationVariables>(CancelGreenCheckDocument, variables, options);

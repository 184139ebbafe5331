/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type SavedListingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SavedListingsQuery = { getAllLocationInfoSaved: { total: number, data: Array<{ status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };

export type SavedIdsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type SavedIdsQuery = { getAllLocationInfoSaved: { total: number, data: Array<{ id: string }> } };

export type SaveListingMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type SaveListingMutation = { saveLocationInfo: { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } } };

export type UnsaveListingMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type UnsaveListingMutation = { unSaveLocationInfo: { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } } };


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

export const SavedListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedListings($page: Int, $limit: Int) {
  getAllLocationInfoSaved(page: $page, limit: $limit) {
    data {
      ...ListingCard
      status
      closedReason
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

export const useSavedListingsQuery = <
      TData = SavedListingsQuery,
      TError = ApiError
    >(
      variables?: SavedListingsQueryVariables,
      options?: Omit<UseQueryOptions<SavedListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedListingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SavedListings'] : ['SavedListings', variables],
    queryFn: fetcher<SavedListingsQuery, SavedListingsQueryVariables>(SavedListingsDocument, variables),
    ...options
  }
    )};

useSavedListingsQuery.document = SavedListingsDocument;

useSavedListingsQuery.getKey = (variables?: SavedListingsQueryVariables) => variables === undefined ? ['SavedListings'] : ['SavedListings', variables];

useSavedListingsQuery.rootKey = 'SavedListings';


useSavedListingsQuery.fetcher = (variables?: SavedListingsQueryVariables, options?: RequestInit['headers']) => fetcher<SavedListingsQuery, SavedListingsQueryVariables>(SavedListingsDocument, variables, options);

export const SavedIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedIds($page: Int!, $limit: Int!) {
  getAllLocationInfoSaved(page: $page, limit: $limit) {
    data {
      id
    }
    total
  }
}
    `);

export const useSavedIdsQuery = <
      TData = SavedIdsQuery,
      TError = ApiError
    >(
      variables: SavedIdsQueryVariables,
      options?: Omit<UseQueryOptions<SavedIdsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedIdsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedIdsQuery, TError, TData>(
      {
    queryKey: ['SavedIds', variables],
    queryFn: fetcher<SavedIdsQuery, SavedIdsQueryVariables>(SavedIdsDocument, variables),
    ...options
  }
    )};

useSavedIdsQuery.document = SavedIdsDocument;

useSavedIdsQuery.getKey = (variables: SavedIdsQueryVariables) => ['SavedIds', variables];

useSavedIdsQuery.rootKey = 'SavedIds';


useSavedIdsQuery.fetcher = (variables: SavedIdsQueryVariables, options?: RequestInit['headers']) => fetcher<SavedIdsQuery, SavedIdsQueryVariables>(SavedIdsDocument, variables, options);

export const SaveListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveListing($locationInfoId: ID!) {
  saveLocationInfo(locationInfoId: $locationInfoId) {
    ...ListingCard
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

export const useSaveListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SaveListingMutation, TError, SaveListingMutationVariables, TContext>) => {
    
    return useMutation<SaveListingMutation, TError, SaveListingMutationVariables, TContext>(
      {
    mutationKey: ['SaveListing'],
    mutationFn: (variables?: SaveListingMutationVariables) => fetcher<SaveListingMutation, SaveListingMutationVariables>(SaveListingDocument, variables)(),
    ...options
  }
    )};

useSaveListingMutation.getKey = () => ['SaveListing'];


useSaveListingMutation.fetcher = (variables: SaveListingMutationVariables, options?: RequestInit['headers']) => fetcher<SaveListingMutation, SaveListingMutationVariables>(SaveListingDocument, variables, options);

export const UnsaveListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnsaveListing($locationInfoId: ID!) {
  unSaveLocationInfo(locationInfoId: $locationInfoId) {
    ...ListingCard
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

export const useUnsaveListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UnsaveListingMutation, TError, UnsaveListingMutationVariables, TContext>) => {
    
    return useMutation<UnsaveListingMutation, TError, UnsaveListingMutationVariables, TContext>(
      {
    mutationKey: ['UnsaveListing'],
    mutationFn: (variables?: UnsaveListingMutationVariables) => fetcher<UnsaveListingMutation, UnsaveListingMutationVariables>(UnsaveListingDocument, variables)(),
    ...options
  }
    )};

useUnsaveListingMutation.getKey = () => ['UnsaveListing'];


useUnsaveListingMutation.fetcher = (variables: UnsaveListingMutationVariables, options?: RequestInit['headers']) => fetcher<UnsaveListingMutation, UnsaveListingMutationVariables>(UnsaveListingDocument, variables, options);

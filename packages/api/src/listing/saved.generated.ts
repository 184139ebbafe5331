/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useInfiniteQuery, useMutation, type UseQueryOptions, type UseInfiniteQueryOptions, type InfiniteData, type UseMutationOptions } from '@tanstack/react-query';
export type SavedSearchFragment = { id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number };

export type SavedListingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type SavedListingsQuery = { getAllLocationInfoSaved: { total: number, data: Array<{ status: Types.LocationInfoStatus, closedReason: Types.ClosedReason | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, category: { id: string, name: string } }> } };

export type SavedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedIdsQuery = { getAllLocationInfoSaved: { total: number, data: Array<{ id: string }> } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { getAllMySavedSearch: Array<{ id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number }> };

export type SaveListingMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type SaveListingMutation = { saveLocationInfo: { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, category: { id: string, name: string } } };

export type UnsaveListingMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type UnsaveListingMutation = { unSaveLocationInfo: { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, category: { id: string, name: string } } };

export type CreateSavedSearchMutationVariables = Exact<{
  name: string;
  address: string;
  frequency: Types.AlertFrequency;
}>;


export type CreateSavedSearchMutation = { createSavedSearch: { id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number } };

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  frequency?: Types.AlertFrequency | null | undefined;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number } };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: boolean };

export type PostersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type PostersQuery = { getAllPoster: { total: number, data: Array<{ listingCount: number, person: { id: string, name: string, avatar: string | null, description: string | null, createdAt: string } }> } };

export type ListingPricesQueryVariables = Exact<{
  sequenceId: number;
}>;


export type ListingPricesQuery = { getOneLocationInfo: { id: string, allowedActions: Array<Types.LocationInfoAction>, priceHistory: Array<{ at: string, priceRaw: number | null, priceUnitId: Types.PriceUnit }>, median: { scope: Types.MedianScope, place: string, pricePerSquareMeter: number, count: number } | null } };

export type CompareListingsQueryVariables = Exact<{
  sequenceIds: Array<number> | number;
}>;


export type CompareListingsQuery = { getAllLocationInfo: { data: Array<{ projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, currentWard: string | null, currentProvince: string | null, updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, category: { id: string, name: string } }> } };


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
export const SavedSearchFragmentDoc = new TypedDocumentString(`
    fragment SavedSearch on SavedSearch {
  id
  name
  address
  frequency
  newCount
}
    `, {"fragmentName":"SavedSearch"});
export const SavedListingsDocument = new TypedDocumentString(`
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
  photos {
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

export const useInfiniteSavedListingsQuery = <
      TData = InfiniteData<SavedListingsQuery>,
      TError = ApiError
    >(
      variables: SavedListingsQueryVariables,
      options: Omit<UseInfiniteQueryOptions<SavedListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<SavedListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<SavedListingsQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? variables === undefined ? ['SavedListings.infinite'] : ['SavedListings.infinite', variables],
      queryFn: (metaData) => fetcher<SavedListingsQuery, SavedListingsQueryVariables>(SavedListingsDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfiniteSavedListingsQuery.getKey = (variables?: SavedListingsQueryVariables) => variables === undefined ? ['SavedListings.infinite'] : ['SavedListings.infinite', variables];

useInfiniteSavedListingsQuery.rootKey = 'SavedListings.infinite';


useSavedListingsQuery.fetcher = (variables?: SavedListingsQueryVariables, options?: RequestInit['headers']) => fetcher<SavedListingsQuery, SavedListingsQueryVariables>(SavedListingsDocument, variables, options);

export const SavedIdsDocument = new TypedDocumentString(`
    query SavedIds {
  getAllLocationInfoSaved(limit: 100) {
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
      variables?: SavedIdsQueryVariables,
      options?: Omit<UseQueryOptions<SavedIdsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedIdsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedIdsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SavedIds'] : ['SavedIds', variables],
    queryFn: fetcher<SavedIdsQuery, SavedIdsQueryVariables>(SavedIdsDocument, variables),
    ...options
  }
    )};

useSavedIdsQuery.document = SavedIdsDocument;

useSavedIdsQuery.getKey = (variables?: SavedIdsQueryVariables) => variables === undefined ? ['SavedIds'] : ['SavedIds', variables];

useSavedIdsQuery.rootKey = 'SavedIds';

export const useInfiniteSavedIdsQuery = <
      TData = InfiniteData<SavedIdsQuery>,
      TError = ApiError
    >(
      variables: SavedIdsQueryVariables,
      options: Omit<UseInfiniteQueryOptions<SavedIdsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<SavedIdsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<SavedIdsQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? variables === undefined ? ['SavedIds.infinite'] : ['SavedIds.infinite', variables],
      queryFn: (metaData) => fetcher<SavedIdsQuery, SavedIdsQueryVariables>(SavedIdsDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfiniteSavedIdsQuery.getKey = (variables?: SavedIdsQueryVariables) => variables === undefined ? ['SavedIds.infinite'] : ['SavedIds.infinite', variables];

useInfiniteSavedIdsQuery.rootKey = 'SavedIds.infinite';


useSavedIdsQuery.fetcher = (variables?: SavedIdsQueryVariables, options?: RequestInit['headers']) => fetcher<SavedIdsQuery, SavedIdsQueryVariables>(SavedIdsDocument, variables, options);

export const SavedSearchesDocument = new TypedDocumentString(`
    query SavedSearches {
  getAllMySavedSearch {
    ...SavedSearch
  }
}
    fragment SavedSearch on SavedSearch {
  id
  name
  address
  frequency
  newCount
}`);

export const useSavedSearchesQuery = <
      TData = SavedSearchesQuery,
      TError = ApiError
    >(
      variables?: SavedSearchesQueryVariables,
      options?: Omit<UseQueryOptions<SavedSearchesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SavedSearchesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SavedSearchesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SavedSearches'] : ['SavedSearches', variables],
    queryFn: fetcher<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, variables),
    ...options
  }
    )};

useSavedSearchesQuery.document = SavedSearchesDocument;

useSavedSearchesQuery.getKey = (variables?: SavedSearchesQueryVariables) => variables === undefined ? ['SavedSearches'] : ['SavedSearches', variables];

useSavedSearchesQuery.rootKey = 'SavedSearches';

export const useInfiniteSavedSearchesQuery = <
      TData = InfiniteData<SavedSearchesQuery>,
      TError = ApiError
    >(
      variables: SavedSearchesQueryVariables,
      options: Omit<UseInfiniteQueryOptions<SavedSearchesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<SavedSearchesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<SavedSearchesQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? variables === undefined ? ['SavedSearches.infinite'] : ['SavedSearches.infinite', variables],
      queryFn: (metaData) => fetcher<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfiniteSavedSearchesQuery.getKey = (variables?: SavedSearchesQueryVariables) => variables === undefined ? ['SavedSearches.infinite'] : ['SavedSearches.infinite', variables];

useInfiniteSavedSearchesQuery.rootKey = 'SavedSearches.infinite';


useSavedSearchesQuery.fetcher = (variables?: SavedSearchesQueryVariables, options?: RequestInit['headers']) => fetcher<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, variables, options);

export const SaveListingDocument = new TypedDocumentString(`
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
  photos {
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

export const UnsaveListingDocument = new TypedDocumentString(`
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
  photos {
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

export const CreateSavedSearchDocument = new TypedDocumentString(`
    mutation CreateSavedSearch($name: String!, $address: String!, $frequency: AlertFrequency!) {
  createSavedSearch(name: $name, address: $address, frequency: $frequency) {
    ...SavedSearch
  }
}
    fragment SavedSearch on SavedSearch {
  id
  name
  address
  frequency
  newCount
}`);

export const useCreateSavedSearchMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateSavedSearchMutation, TError, CreateSavedSearchMutationVariables, TContext>) => {
    
    return useMutation<CreateSavedSearchMutation, TError, CreateSavedSearchMutationVariables, TContext>(
      {
    mutationKey: ['CreateSavedSearch'],
    mutationFn: (variables?: CreateSavedSearchMutationVariables) => fetcher<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>(CreateSavedSearchDocument, variables)(),
    ...options
  }
    )};

useCreateSavedSearchMutation.getKey = () => ['CreateSavedSearch'];


useCreateSavedSearchMutation.fetcher = (variables: CreateSavedSearchMutationVariables, options?: RequestInit['headers']) => fetcher<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>(CreateSavedSearchDocument, variables, options);

export const UpdateSavedSearchDocument = new TypedDocumentString(`
    mutation UpdateSavedSearch($id: ID!, $name: String, $frequency: AlertFrequency) {
  updateSavedSearch(id: $id, name: $name, frequency: $frequency) {
    ...SavedSearch
  }
}
    fragment SavedSearch on SavedSearch {
  id
  name
  address
  frequency
  newCount
}`);

export const useUpdateSavedSearchMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateSavedSearchMutation, TError, UpdateSavedSearchMutationVariables, TContext>) => {
    
    return useMutation<UpdateSavedSearchMutation, TError, UpdateSavedSearchMutationVariables, TContext>(
      {
    mutationKey: ['UpdateSavedSearch'],
    mutationFn: (variables?: UpdateSavedSearchMutationVariables) => fetcher<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>(UpdateSavedSearchDocument, variables)(),
    ...options
  }
    )};

useUpdateSavedSearchMutation.getKey = () => ['UpdateSavedSearch'];


useUpdateSavedSearchMutation.fetcher = (variables: UpdateSavedSearchMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>(UpdateSavedSearchDocument, variables, options);

export const DeleteSavedSearchDocument = new TypedDocumentString(`
    mutation DeleteSavedSearch($id: ID!) {
  deleteSavedSearch(id: $id)
}
    `);

export const useDeleteSavedSearchMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteSavedSearchMutation, TError, DeleteSavedSearchMutationVariables, TContext>) => {
    
    return useMutation<DeleteSavedSearchMutation, TError, DeleteSavedSearchMutationVariables, TContext>(
      {
    mutationKey: ['DeleteSavedSearch'],
    mutationFn: (variables?: DeleteSavedSearchMutationVariables) => fetcher<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>(DeleteSavedSearchDocument, variables)(),
    ...options
  }
    )};

useDeleteSavedSearchMutation.getKey = () => ['DeleteSavedSearch'];


useDeleteSavedSearchMutation.fetcher = (variables: DeleteSavedSearchMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>(DeleteSavedSearchDocument, variables, options);

export const PostersDocument = new TypedDocumentString(`
    query Posters($page: Int, $limit: Int, $search: String) {
  getAllPoster(page: $page, limit: $limit, search: $search) {
    data {
      listingCount
      person {
        id
        name
        avatar
        description
        createdAt
      }
    }
    total
  }
}
    `);

export const usePostersQuery = <
      TData = PostersQuery,
      TError = ApiError
    >(
      variables?: PostersQueryVariables,
      options?: Omit<UseQueryOptions<PostersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PostersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PostersQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Posters'] : ['Posters', variables],
    queryFn: fetcher<PostersQuery, PostersQueryVariables>(PostersDocument, variables),
    ...options
  }
    )};

usePostersQuery.document = PostersDocument;

usePostersQuery.getKey = (variables?: PostersQueryVariables) => variables === undefined ? ['Posters'] : ['Posters', variables];

usePostersQuery.rootKey = 'Posters';

export const useInfinitePostersQuery = <
      TData = InfiniteData<PostersQuery>,
      TError = ApiError
    >(
      variables: PostersQueryVariables,
      options: Omit<UseInfiniteQueryOptions<PostersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<PostersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<PostersQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? variables === undefined ? ['Posters.infinite'] : ['Posters.infinite', variables],
      queryFn: (metaData) => fetcher<PostersQuery, PostersQueryVariables>(PostersDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfinitePostersQuery.getKey = (variables?: PostersQueryVariables) => variables === undefined ? ['Posters.infinite'] : ['Posters.infinite', variables];

useInfinitePostersQuery.rootKey = 'Posters.infinite';


usePostersQuery.fetcher = (variables?: PostersQueryVariables, options?: RequestInit['headers']) => fetcher<PostersQuery, PostersQueryVariables>(PostersDocument, variables, options);

export const ListingPricesDocument = new TypedDocumentString(`
    query ListingPrices($sequenceId: Int!) {
  getOneLocationInfo(sequenceId: $sequenceId) {
    id
    allowedActions
    priceHistory {
      at
      priceRaw
      priceUnitId
    }
    median {
      scope
      place
      pricePerSquareMeter
      count
    }
  }
}
    `);

export const useListingPricesQuery = <
      TData = ListingPricesQuery,
      TError = ApiError
    >(
      variables: ListingPricesQueryVariables,
      options?: Omit<UseQueryOptions<ListingPricesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingPricesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingPricesQuery, TError, TData>(
      {
    queryKey: ['ListingPrices', variables],
    queryFn: fetcher<ListingPricesQuery, ListingPricesQueryVariables>(ListingPricesDocument, variables),
    ...options
  }
    )};

useListingPricesQuery.document = ListingPricesDocument;

useListingPricesQuery.getKey = (variables: ListingPricesQueryVariables) => ['ListingPrices', variables];

useListingPricesQuery.rootKey = 'ListingPrices';

export const useInfiniteListingPricesQuery = <
      TData = InfiniteData<ListingPricesQuery>,
      TError = ApiError
    >(
      variables: ListingPricesQueryVariables,
      options: Omit<UseInfiniteQueryOptions<ListingPricesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<ListingPricesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<ListingPricesQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? ['ListingPrices.infinite', variables],
      queryFn: (metaData) => fetcher<ListingPricesQuery, ListingPricesQueryVariables>(ListingPricesDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfiniteListingPricesQuery.getKey = (variables: ListingPricesQueryVariables) => ['ListingPrices.infinite', variables];

useInfiniteListingPricesQuery.rootKey = 'ListingPrices.infinite';


useListingPricesQuery.fetcher = (variables: ListingPricesQueryVariables, options?: RequestInit['headers']) => fetcher<ListingPricesQuery, ListingPricesQueryVariables>(ListingPricesDocument, variables, options);

export const CompareListingsDocument = new TypedDocumentString(`
    query CompareListings($sequenceIds: [Int!]!) {
  getAllLocationInfo(limit: 4, filter: {sequenceIds: $sequenceIds}) {
    data {
      ...ListingCard
      projectName
      blockName
      mapSheetNo
      landPlotNo
      floorArea
      investor
      legalStatus
      legalConditions
      legalDocumentText
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
  }
}
    fragment ListingCard on LocationInfo {
  id
  sequenceId
  isPriority
  isGreenCheck
  isSaved
  isInvest
  photos {
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
}`);

export const useCompareListingsQuery = <
      TData = CompareListingsQuery,
      TError = ApiError
    >(
      variables: CompareListingsQueryVariables,
      options?: Omit<UseQueryOptions<CompareListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CompareListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CompareListingsQuery, TError, TData>(
      {
    queryKey: ['CompareListings', variables],
    queryFn: fetcher<CompareListingsQuery, CompareListingsQueryVariables>(CompareListingsDocument, variables),
    ...options
  }
    )};

useCompareListingsQuery.document = CompareListingsDocument;

useCompareListingsQuery.getKey = (variables: CompareListingsQueryVariables) => ['CompareListings', variables];

useCompareListingsQuery.rootKey = 'CompareListings';

export const useInfiniteCompareListingsQuery = <
      TData = InfiniteData<CompareListingsQuery>,
      TError = ApiError
    >(
      variables: CompareListingsQueryVariables,
      options: Omit<UseInfiniteQueryOptions<CompareListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseInfiniteQueryOptions<CompareListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useInfiniteQuery<CompareListingsQuery, TError, TData>(
      (() => {
    const { queryKey: optionsQueryKey, ...restOptions } = options;
    return {
      queryKey: optionsQueryKey ?? ['CompareListings.infinite', variables],
      queryFn: (metaData) => fetcher<CompareListingsQuery, CompareListingsQueryVariables>(CompareListingsDocument, {...variables, ...(metaData.pageParam ?? {})})(),
      ...restOptions
    }
  })()
    )};

useInfiniteCompareListingsQuery.getKey = (variables: CompareListingsQueryVariables) => ['CompareListings.infinite', variables];

useInfiniteCompareListingsQuery.rootKey = 'CompareListings.infinite';


useCompareListingsQuery.fetcher = (variables: CompareListingsQueryVariables, options?: RequestInit['headers']) => fetcher<CompareListingsQuery, CompareListingsQueryVariables>(CompareListingsDocument, variables, options);

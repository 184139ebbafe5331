/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ListingPhotoFragment = { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> };

export type ListingCardFragment = { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } };

export type PublicListingFragment = { ward: string | null, currentWard: string | null, currentProvince: string | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } };

export type ListingDetailFragment = { description: string, price: number | null, status: Types.LocationInfoStatus, views: number, street: string | null, district: string | null, province: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, youtubeLink: string | null, tiktokLink: string | null, facebookLink: string | null, ward: string | null, currentWard: string | null, currentProvince: string | null, projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, planningCheckedAt: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, userCreated: { id: string, name: string, avatar: string | null, phone: string | null, listingCount: number }, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } };

export type ListingSearchQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
  order?: Types.LocationInfoOrder | null | undefined;
  locationLat?: number | null | undefined;
  locationLong?: number | null | undefined;
}>;


export type ListingSearchQuery = { getAllLocationInfo: { total: number, data: Array<{ distance: number | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }>, priorityPost: Array<{ id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };

export type PublicListingQueryVariables = Exact<{
  sequenceId: number;
}>;


export type PublicListingQuery = { getAllLocationInfo: { data: Array<{ ward: string | null, currentWard: string | null, currentProvince: string | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };

export type ListingDetailQueryVariables = Exact<{
  sequenceId: number;
}>;


export type ListingDetailQuery = { getOneLocationInfo: { description: string, price: number | null, status: Types.LocationInfoStatus, views: number, street: string | null, district: string | null, province: string, contactPersonName: string | null, contactPersonPhone: string | null, isDefaultContactPhone: boolean, youtubeLink: string | null, tiktokLink: string | null, facebookLink: string | null, ward: string | null, currentWard: string | null, currentProvince: string | null, projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, planningCheckedAt: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, updatedAt: string, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, userCreated: { id: string, name: string, avatar: string | null, phone: string | null, listingCount: number }, photos: Array<{ url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> }>, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } } };

export type ListingNearbyQueryVariables = Exact<{
  pointLat: number;
  pointLong: number;
  maxDistance: number;
}>;


export type ListingNearbyQuery = { getAllLocationInfoByLocation: { total: number, data: Array<{ distance: number | null, id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { getAllCategoryWOPaging: Array<{ id: string, name: string }> };

export type CategoriesOfKindQueryVariables = Exact<{
  filter?: Types.CategoryFilter | null | undefined;
}>;


export type CategoriesOfKindQuery = { getAllCategory: { data: Array<{ id: string, name: string }> } };

export type ViewListingMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type ViewListingMutation = { viewPost: number };

export type PersonListingsQueryVariables = Exact<{
  userId: string;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PersonListingsQuery = { getAllLocationInfoOfUser: { total: number, data: Array<{ id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };


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
export const ListingPhotoFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
    `, {"fragmentName":"ListingPhoto"});
export const ListingCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}`, {"fragmentName":"ListingCard"});
export const PublicListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PublicListing on LocationInfo {
  ...ListingCard
  photos {
    ...ListingPhoto
  }
  ward
  currentWard
  currentProvince
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
}`, {"fragmentName":"PublicListing"});
export const ListingDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}`, {"fragmentName":"ListingDetail"});
export const ListingSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingSearch($page: Int, $limit: Int, $filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder, $locationLat: Float, $locationLong: Float) {
  getAllLocationInfo(
    page: $page
    limit: $limit
    filter: $filter
    search: $search
    order: $order
    locationLat: $locationLat
    locationLong: $locationLong
  ) {
    data {
      ...ListingCard
      distance
    }
    priorityPost {
      ...ListingCard
    }
    total
  }
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
}`);

export const useListingSearchQuery = <
      TData = ListingSearchQuery,
      TError = ApiError
    >(
      variables?: ListingSearchQueryVariables,
      options?: Omit<UseQueryOptions<ListingSearchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingSearchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingSearchQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ListingSearch'] : ['ListingSearch', variables],
    queryFn: fetcher<ListingSearchQuery, ListingSearchQueryVariables>(ListingSearchDocument, variables),
    ...options
  }
    )};

useListingSearchQuery.document = ListingSearchDocument;

useListingSearchQuery.getKey = (variables?: ListingSearchQueryVariables) => variables === undefined ? ['ListingSearch'] : ['ListingSearch', variables];

useListingSearchQuery.rootKey = 'ListingSearch';


useListingSearchQuery.fetcher = (variables?: ListingSearchQueryVariables, options?: RequestInit['headers']) => fetcher<ListingSearchQuery, ListingSearchQueryVariables>(ListingSearchDocument, variables, options);

export const PublicListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublicListing($sequenceId: Int!) {
  getAllLocationInfo(limit: 1, filter: {sequenceIds: [$sequenceId]}) {
    data {
      ...PublicListing
    }
  }
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
fragment PublicListing on LocationInfo {
  ...ListingCard
  photos {
    ...ListingPhoto
  }
  ward
  currentWard
  currentProvince
}`);

export const usePublicListingQuery = <
      TData = PublicListingQuery,
      TError = ApiError
    >(
      variables: PublicListingQueryVariables,
      options?: Omit<UseQueryOptions<PublicListingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicListingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicListingQuery, TError, TData>(
      {
    queryKey: ['PublicListing', variables],
    queryFn: fetcher<PublicListingQuery, PublicListingQueryVariables>(PublicListingDocument, variables),
    ...options
  }
    )};

usePublicListingQuery.document = PublicListingDocument;

usePublicListingQuery.getKey = (variables: PublicListingQueryVariables) => ['PublicListing', variables];

usePublicListingQuery.rootKey = 'PublicListing';


usePublicListingQuery.fetcher = (variables: PublicListingQueryVariables, options?: RequestInit['headers']) => fetcher<PublicListingQuery, PublicListingQueryVariables>(PublicListingDocument, variables, options);

export const ListingDetailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingDetail($sequenceId: Int!) {
  getOneLocationInfo(sequenceId: $sequenceId) {
    ...ListingDetail
  }
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
fragment PublicListing on LocationInfo {
  ...ListingCard
  photos {
    ...ListingPhoto
  }
  ward
  currentWard
  currentProvince
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
}`);

export const useListingDetailQuery = <
      TData = ListingDetailQuery,
      TError = ApiError
    >(
      variables: ListingDetailQueryVariables,
      options?: Omit<UseQueryOptions<ListingDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingDetailQuery, TError, TData>(
      {
    queryKey: ['ListingDetail', variables],
    queryFn: fetcher<ListingDetailQuery, ListingDetailQueryVariables>(ListingDetailDocument, variables),
    ...options
  }
    )};

useListingDetailQuery.document = ListingDetailDocument;

useListingDetailQuery.getKey = (variables: ListingDetailQueryVariables) => ['ListingDetail', variables];

useListingDetailQuery.rootKey = 'ListingDetail';


useListingDetailQuery.fetcher = (variables: ListingDetailQueryVariables, options?: RequestInit['headers']) => fetcher<ListingDetailQuery, ListingDetailQueryVariables>(ListingDetailDocument, variables, options);

export const ListingNearbyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingNearby($pointLat: Float!, $pointLong: Float!, $maxDistance: Float!) {
  getAllLocationInfoByLocation(
    pointLat: $pointLat
    pointLong: $pointLong
    maxDistance: $maxDistance
  ) {
    data {
      ...ListingCard
      distance
    }
    total
  }
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
}`);

export const useListingNearbyQuery = <
      TData = ListingNearbyQuery,
      TError = ApiError
    >(
      variables: ListingNearbyQueryVariables,
      options?: Omit<UseQueryOptions<ListingNearbyQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingNearbyQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingNearbyQuery, TError, TData>(
      {
    queryKey: ['ListingNearby', variables],
    queryFn: fetcher<ListingNearbyQuery, ListingNearbyQueryVariables>(ListingNearbyDocument, variables),
    ...options
  }
    )};

useListingNearbyQuery.document = ListingNearbyDocument;

useListingNearbyQuery.getKey = (variables: ListingNearbyQueryVariables) => ['ListingNearby', variables];

useListingNearbyQuery.rootKey = 'ListingNearby';


useListingNearbyQuery.fetcher = (variables: ListingNearbyQueryVariables, options?: RequestInit['headers']) => fetcher<ListingNearbyQuery, ListingNearbyQueryVariables>(ListingNearbyDocument, variables, options);

export const CategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Categories {
  getAllCategoryWOPaging {
    id
    name
  }
}
    `);

export const useCategoriesQuery = <
      TData = CategoriesQuery,
      TError = ApiError
    >(
      variables?: CategoriesQueryVariables,
      options?: Omit<UseQueryOptions<CategoriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CategoriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CategoriesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Categories'] : ['Categories', variables],
    queryFn: fetcher<CategoriesQuery, CategoriesQueryVariables>(CategoriesDocument, variables),
    ...options
  }
    )};

useCategoriesQuery.document = CategoriesDocument;

useCategoriesQuery.getKey = (variables?: CategoriesQueryVariables) => variables === undefined ? ['Categories'] : ['Categories', variables];

useCategoriesQuery.rootKey = 'Categories';


useCategoriesQuery.fetcher = (variables?: CategoriesQueryVariables, options?: RequestInit['headers']) => fetcher<CategoriesQuery, CategoriesQueryVariables>(CategoriesDocument, variables, options);

export const CategoriesOfKindDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CategoriesOfKind($filter: CategoryFilter) {
  getAllCategory(filter: $filter) {
    data {
      id
      name
    }
  }
}
    `);

export const useCategoriesOfKindQuery = <
      TData = CategoriesOfKindQuery,
      TError = ApiError
    >(
      variables?: CategoriesOfKindQueryVariables,
      options?: Omit<UseQueryOptions<CategoriesOfKindQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CategoriesOfKindQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CategoriesOfKindQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CategoriesOfKind'] : ['CategoriesOfKind', variables],
    queryFn: fetcher<CategoriesOfKindQuery, CategoriesOfKindQueryVariables>(CategoriesOfKindDocument, variables),
    ...options
  }
    )};

useCategoriesOfKindQuery.document = CategoriesOfKindDocument;

useCategoriesOfKindQuery.getKey = (variables?: CategoriesOfKindQueryVariables) => variables === undefined ? ['CategoriesOfKind'] : ['CategoriesOfKind', variables];

useCategoriesOfKindQuery.rootKey = 'CategoriesOfKind';


useCategoriesOfKindQuery.fetcher = (variables?: CategoriesOfKindQueryVariables, options?: RequestInit['headers']) => fetcher<CategoriesOfKindQuery, CategoriesOfKindQueryVariables>(CategoriesOfKindDocument, variables, options);

export const ViewListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ViewListing($locationInfoId: ID!) {
  viewPost(locationInfoId: $locationInfoId)
}
    `);

export const useViewListingMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ViewListingMutation, TError, ViewListingMutationVariables, TContext>) => {
    
    return useMutation<ViewListingMutation, TError, ViewListingMutationVariables, TContext>(
      {
    mutationKey: ['ViewListing'],
    mutationFn: (variables?: ViewListingMutationVariables) => fetcher<ViewListingMutation, ViewListingMutationVariables>(ViewListingDocument, variables)(),
    ...options
  }
    )};

useViewListingMutation.getKey = () => ['ViewListing'];


useViewListingMutation.fetcher = (variables: ViewListingMutationVariables, options?: RequestInit['headers']) => fetcher<ViewListingMutation, ViewListingMutationVariables>(ViewListingDocument, variables, options);

export const PersonListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PersonListings($userId: ID!, $page: Int, $limit: Int) {
  getAllLocationInfoOfUser(userId: $userId, page: $page, limit: $limit) {
    data {
      ...ListingCard
    }
    total
  }
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
}`);

export const usePersonListingsQuery = <
      TData = PersonListingsQuery,
      TError = ApiError
    >(
      variables: PersonListingsQueryVariables,
      options?: Omit<UseQueryOptions<PersonListingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PersonListingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PersonListingsQuery, TError, TData>(
      {
    queryKey: ['PersonListings', variables],
    queryFn: fetcher<PersonListingsQuery, PersonListingsQueryVariables>(PersonListingsDocument, variables),
    ...options
  }
    )};

usePersonListingsQuery.document = PersonListingsDocument;

usePersonListingsQuery.getKey = (variables: PersonListingsQueryVariables) => ['PersonListings', variables];

usePersonListingsQuery.rootKey = 'PersonListings';


usePersonListingsQuery.fetcher = (variables: PersonListingsQueryVariables, options?: RequestInit['headers']) => fetcher<PersonListingsQuery, PersonListingsQueryVariables>(PersonListingsDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type MapClustersQueryVariables = Exact<{
  box: Types.GeoBoxInput;
  zoom: number;
  near: boolean;
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type MapClustersQuery = { getAllLocationInfoCluster: { total: number, isApproximate: boolean, data: Array<{ lat: number, long: number, count: number, minPrice: number | null, maxPrice: number | null, locationInfo: { id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } } | null, representative?: { locationLat: number | null, locationLong: number | null } | null }> } };


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

export const MapClustersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapClusters($box: GeoBoxInput!, $zoom: Int!, $near: Boolean!, $filter: LocationInfoFilter, $search: String) {
  getAllLocationInfoCluster(
    box: $box
    zoom: $zoom
    filter: $filter
    search: $search
  ) {
    data {
      lat
      long
      count
      minPrice
      maxPrice
      locationInfo {
        ...ListingCard
      }
      representative @include(if: $near) {
        locationLat
        locationLong
      }
    }
    total
    isApproximate
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

export const useMapClustersQuery = <
      TData = MapClustersQuery,
      TError = ApiError
    >(
      variables: MapClustersQueryVariables,
      options?: Omit<UseQueryOptions<MapClustersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MapClustersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MapClustersQuery, TError, TData>(
      {
    queryKey: ['MapClusters', variables],
    queryFn: fetcher<MapClustersQuery, MapClustersQueryVariables>(MapClustersDocument, variables),
    ...options
  }
    )};

useMapClustersQuery.document = MapClustersDocument;

useMapClustersQuery.getKey = (variables: MapClustersQueryVariables) => ['MapClusters', variables];

useMapClustersQuery.rootKey = 'MapClusters';


useMapClustersQuery.fetcher = (variables: MapClustersQueryVariables, options?: RequestInit['headers']) => fetcher<MapClustersQuery, MapClustersQueryVariables>(MapClustersDocument, variables, options);

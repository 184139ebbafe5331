/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type ListingFactsFragment = { projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, planningCheckedAt: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, currentWard: string | null, currentProvince: string | null, updatedAt: string };

export type CompareListingsQueryVariables = Exact<{
  sequenceIds: Array<number> | number;
}>;


export type CompareListingsQuery = { getAllLocationInfo: { data: Array<{ id: string, sequenceId: number, isPriority: boolean, isGreenCheck: boolean, isSaved: boolean, isInvest: boolean, photoCount: number, title: string, tradingType: Types.TradingType, address: string, locationLat: number | null, locationLong: number | null, priceRaw: number | null, priceUnitId: Types.PriceUnit, pricePerSquareMeter: number | null, area: number, bedroom: number | null, toilet: number | null, floors: number | null, facadeArea: number | null, direction: Types.Direction | null, createdAt: string, projectName: string | null, blockName: string | null, mapSheetNo: string | null, landPlotNo: string | null, planningCheckedAt: string | null, floorArea: number | null, investor: string | null, legalStatus: Types.LegalStatus | null, legalConditions: string | null, legalDocumentText: string | null, appraisalDocumentText: string | null, landCategory: Types.LandCategory | null, houseCategory: Types.HouseCategory | null, interiorStatus: Types.InteriorStatus | null, homeStatus: Types.HomeStatus | null, rentalStatus: Types.RentalStatus | null, characteristics: Array<Types.Characteristic>, postMode: Types.PostMode, currentWard: string | null, currentProvince: string | null, updatedAt: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, category: { id: string, name: string } }> } };


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
export const ListingFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
    `, {"fragmentName":"ListingFacts"});
export const CompareListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompareListings($sequenceIds: [Int!]!) {
  getAllLocationInfo(limit: 4, filter: {sequenceIds: $sequenceIds}) {
    data {
      ...ListingCard
      ...ListingFacts
    }
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


useCompareListingsQuery.fetcher = (variables: CompareListingsQueryVariables, options?: RequestInit['headers']) => fetcher<CompareListingsQuery, CompareListingsQueryVariables>(CompareListingsDocument, variables, options);

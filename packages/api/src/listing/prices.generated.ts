/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type MedianFragment = { scope: Types.MedianScope, place: string, pricePerSquareMeter: number, count: number };

export type ListingPricesQueryVariables = Exact<{
  sequenceId: number;
}>;


export type ListingPricesQuery = { getOneLocationInfo: { id: string, allowedActions: Array<Types.LocationInfoAction>, priceHistory: Array<{ at: string, priceRaw: number | null, priceUnitId: Types.PriceUnit }>, median: { scope: Types.MedianScope, place: string, pricePerSquareMeter: number, count: number } | null } };


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
export const MedianFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Median on PriceMedian {
  scope
  place
  pricePerSquareMeter
  count
}
    `, {"fragmentName":"Median"});
export const ListingPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
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
      ...Median
    }
  }
}
    fragment Median on PriceMedian {
  scope
  place
  pricePerSquareMeter
  count
}`);

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


useListingPricesQuery.fetcher = (variables: ListingPricesQueryVariables, options?: RequestInit['headers']) => fetcher<ListingPricesQuery, ListingPricesQueryVariables>(ListingPricesDocument, variables, options);

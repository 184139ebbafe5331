/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type ListingTotalQueryVariables = Exact<{
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ListingTotalQuery = { getLocationInfoTotal: number };

export type ListingRelaxationsQueryVariables = Exact<{
  filter?: Types.LocationInfoFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ListingRelaxationsQuery = { getAllLocationInfoRelaxation: Array<{ fields: Array<string>, total: number }> };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { getAllSearchSuggestion: Array<{ kind: Types.SearchSuggestionKind, label: string, detail: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvinceId: string | null, currentWardId: string | null, projectName: string | null, street: string | null }> };


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

export const ListingTotalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingTotal($filter: LocationInfoFilter, $search: String) {
  getLocationInfoTotal(filter: $filter, search: $search)
}
    `);

export const useListingTotalQuery = <
      TData = ListingTotalQuery,
      TError = ApiError
    >(
      variables?: ListingTotalQueryVariables,
      options?: Omit<UseQueryOptions<ListingTotalQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingTotalQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingTotalQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ListingTotal'] : ['ListingTotal', variables],
    queryFn: fetcher<ListingTotalQuery, ListingTotalQueryVariables>(ListingTotalDocument, variables),
    ...options
  }
    )};

useListingTotalQuery.document = ListingTotalDocument;

useListingTotalQuery.getKey = (variables?: ListingTotalQueryVariables) => variables === undefined ? ['ListingTotal'] : ['ListingTotal', variables];

useListingTotalQuery.rootKey = 'ListingTotal';


useListingTotalQuery.fetcher = (variables?: ListingTotalQueryVariables, options?: RequestInit['headers']) => fetcher<ListingTotalQuery, ListingTotalQueryVariables>(ListingTotalDocument, variables, options);

export const ListingRelaxationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingRelaxations($filter: LocationInfoFilter, $search: String) {
  getAllLocationInfoRelaxation(filter: $filter, search: $search) {
    fields
    total
  }
}
    `);

export const useListingRelaxationsQuery = <
      TData = ListingRelaxationsQuery,
      TError = ApiError
    >(
      variables?: ListingRelaxationsQueryVariables,
      options?: Omit<UseQueryOptions<ListingRelaxationsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingRelaxationsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingRelaxationsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ListingRelaxations'] : ['ListingRelaxations', variables],
    queryFn: fetcher<ListingRelaxationsQuery, ListingRelaxationsQueryVariables>(ListingRelaxationsDocument, variables),
    ...options
  }
    )};

useListingRelaxationsQuery.document = ListingRelaxationsDocument;

useListingRelaxationsQuery.getKey = (variables?: ListingRelaxationsQueryVariables) => variables === undefined ? ['ListingRelaxations'] : ['ListingRelaxations', variables];

useListingRelaxationsQuery.rootKey = 'ListingRelaxations';


useListingRelaxationsQuery.fetcher = (variables?: ListingRelaxationsQueryVariables, options?: RequestInit['headers']) => fetcher<ListingRelaxationsQuery, ListingRelaxationsQueryVariables>(ListingRelaxationsDocument, variables, options);

export const SearchSuggestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchSuggestions($text: String!) {
  getAllSearchSuggestion(text: $text) {
    kind
    label
    detail
    provinceId
    districtId
    wardId
    currentProvinceId
    currentWardId
    projectName
    street
  }
}
    `);

export const useSearchSuggestionsQuery = <
      TData = SearchSuggestionsQuery,
      TError = ApiError
    >(
      variables: SearchSuggestionsQueryVariables,
      options?: Omit<UseQueryOptions<SearchSuggestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SearchSuggestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SearchSuggestionsQuery, TError, TData>(
      {
    queryKey: ['SearchSuggestions', variables],
    queryFn: fetcher<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>(SearchSuggestionsDocument, variables),
    ...options
  }
    )};

useSearchSuggestionsQuery.document = SearchSuggestionsDocument;

useSearchSuggestionsQuery.getKey = (variables: SearchSuggestionsQueryVariables) => ['SearchSuggestions', variables];

useSearchSuggestionsQuery.rootKey = 'SearchSuggestions';


useSearchSuggestionsQuery.fetcher = (variables: SearchSuggestionsQueryVariables, options?: RequestInit['headers']) => fetcher<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>(SearchSuggestionsDocument, variables, options);

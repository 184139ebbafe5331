/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type SavedSearchFragment = { id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { getAllMySavedSearch: Array<{ id: string, name: string, address: string, frequency: Types.AlertFrequency, newCount: number }> };

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
export const SavedSearchFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedSearch on SavedSearch {
  id
  name
  address
  frequency
  newCount
}
    `, {"fragmentName":"SavedSearch"});
export const SavedSearchesDocument = /*#__PURE__*/ new TypedDocumentString(`
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


useSavedSearchesQuery.fetcher = (variables?: SavedSearchesQueryVariables, options?: RequestInit['headers']) => fetcher<SavedSearchesQuery, SavedSearchesQueryVariables>(SavedSearchesDocument, variables, options);

export const CreateSavedSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
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

export const UpdateSavedSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
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

export const DeleteSavedSearchDocument = /*#__PURE__*/ new TypedDocumentString(`
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

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ReservedPayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservedPayoutsQuery = { getAllReservedPayout: Array<{ id: string, amount: number, note: string, createdAt: string, owner: { name: string, phone: string | null } | null }> };

export type ReservePayoutMutationVariables = Exact<{
  data: Types.PayoutInput;
}>;


export type ReservePayoutMutation = { reservePayout: { id: string } };

export type BookPayoutMutationVariables = Exact<{
  id: string;
  reference: string;
}>;


export type BookPayoutMutation = { bookPayout: { id: string } };

export type CancelPayoutMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelPayoutMutation = { cancelPayout: { id: string } };


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

export const ReservedPayoutsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReservedPayouts {
  getAllReservedPayout {
    id
    amount
    owner {
      name
      phone
    }
    note
    createdAt
  }
}
    `);

export const useReservedPayoutsQuery = <
      TData = ReservedPayoutsQuery,
      TError = ApiError
    >(
      variables?: ReservedPayoutsQueryVariables,
      options?: Omit<UseQueryOptions<ReservedPayoutsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReservedPayoutsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReservedPayoutsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ReservedPayouts'] : ['ReservedPayouts', variables],
    queryFn: fetcher<ReservedPayoutsQuery, ReservedPayoutsQueryVariables>(ReservedPayoutsDocument, variables),
    ...options
  }
    )};

useReservedPayoutsQuery.document = ReservedPayoutsDocument;

useReservedPayoutsQuery.getKey = (variables?: ReservedPayoutsQueryVariables) => variables === undefined ? ['ReservedPayouts'] : ['ReservedPayouts', variables];

useReservedPayoutsQuery.rootKey = 'ReservedPayouts';


useReservedPayoutsQuery.fetcher = (variables?: ReservedPayoutsQueryVariables, options?: RequestInit['headers']) => fetcher<ReservedPayoutsQuery, ReservedPayoutsQueryVariables>(ReservedPayoutsDocument, variables, options);

export const ReservePayoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReservePayout($data: PayoutInput!) {
  reservePayout(data: $data) {
    id
  }
}
    `);

export const useReservePayoutMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ReservePayoutMutation, TError, ReservePayoutMutationVariables, TContext>) => {
    
    return useMutation<ReservePayoutMutation, TError, ReservePayoutMutationVariables, TContext>(
      {
    mutationKey: ['ReservePayout'],
    mutationFn: (variables?: ReservePayoutMutationVariables) => fetcher<ReservePayoutMutation, ReservePayoutMutationVariables>(ReservePayoutDocument, variables)(),
    ...options
  }
    )};

useReservePayoutMutation.getKey = () => ['ReservePayout'];


useReservePayoutMutation.fetcher = (variables: ReservePayoutMutationVariables, options?: RequestInit['headers']) => fetcher<ReservePayoutMutation, ReservePayoutMutationVariables>(ReservePayoutDocument, variables, options);

export const BookPayoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BookPayout($id: ID!, $reference: String!) {
  bookPayout(id: $id, reference: $reference) {
    id
  }
}
    `);

export const useBookPayoutMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<BookPayoutMutation, TError, BookPayoutMutationVariables, TContext>) => {
    
    return useMutation<BookPayoutMutation, TError, BookPayoutMutationVariables, TContext>(
      {
    mutationKey: ['BookPayout'],
    mutationFn: (variables?: BookPayoutMutationVariables) => fetcher<BookPayoutMutation, BookPayoutMutationVariables>(BookPayoutDocument, variables)(),
    ...options
  }
    )};

useBookPayoutMutation.getKey = () => ['BookPayout'];


useBookPayoutMutation.fetcher = (variables: BookPayoutMutationVariables, options?: RequestInit['headers']) => fetcher<BookPayoutMutation, BookPayoutMutationVariables>(BookPayoutDocument, variables, options);

export const CancelPayoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPayout($id: ID!, $reason: String!) {
  cancelPayout(id: $id, reason: $reason) {
    id
  }
}
    `);

export const useCancelPayoutMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CancelPayoutMutation, TError, CancelPayoutMutationVariables, TContext>) => {
    
    return useMutation<CancelPayoutMutation, TError, CancelPayoutMutationVariables, TContext>(
      {
    mutationKey: ['CancelPayout'],
    mutationFn: (variables?: CancelPayoutMutationVariables) => fetcher<CancelPayoutMutation, CancelPayoutMutationVariables>(CancelPayoutDocument, variables)(),
    ...options
  }
    )};

useCancelPayoutMutation.getKey = () => ['CancelPayout'];


useCancelPayoutMutation.fetcher = (variables: CancelPayoutMutationVariables, options?: RequestInit['headers']) => fetcher<CancelPayoutMutation, CancelPayoutMutationVariables>(CancelPayoutDocument, variables, options);

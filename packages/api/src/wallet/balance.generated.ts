/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type WalletBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletBalanceQuery = { getMe: { id: string, wallet: { id: string, balance: number, held: number } | null } };

export type WalletUnmatchedQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletUnmatchedQuery = { getMe: { id: string, wallet: { id: string, unmatched: Array<{ id: string, amount: number, reason: string, code: string, asked: number, receivedAt: string }> } | null } };


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

export const WalletBalanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WalletBalance {
  getMe {
    id
    wallet {
      id
      balance
      held
    }
  }
}
    `);

export const useWalletBalanceQuery = <
      TData = WalletBalanceQuery,
      TError = ApiError
    >(
      variables?: WalletBalanceQueryVariables,
      options?: Omit<UseQueryOptions<WalletBalanceQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WalletBalanceQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WalletBalanceQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['WalletBalance'] : ['WalletBalance', variables],
    queryFn: fetcher<WalletBalanceQuery, WalletBalanceQueryVariables>(WalletBalanceDocument, variables),
    ...options
  }
    )};

useWalletBalanceQuery.document = WalletBalanceDocument;

useWalletBalanceQuery.getKey = (variables?: WalletBalanceQueryVariables) => variables === undefined ? ['WalletBalance'] : ['WalletBalance', variables];

useWalletBalanceQuery.rootKey = 'WalletBalance';


useWalletBalanceQuery.fetcher = (variables?: WalletBalanceQueryVariables, options?: RequestInit['headers']) => fetcher<WalletBalanceQuery, WalletBalanceQueryVariables>(WalletBalanceDocument, variables, options);

export const WalletUnmatchedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WalletUnmatched {
  getMe {
    id
    wallet {
      id
      unmatched {
        id
        amount
        reason
        code
        asked
        receivedAt
      }
    }
  }
}
    `);

export const useWalletUnmatchedQuery = <
      TData = WalletUnmatchedQuery,
      TError = ApiError
    >(
      variables?: WalletUnmatchedQueryVariables,
      options?: Omit<UseQueryOptions<WalletUnmatchedQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WalletUnmatchedQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WalletUnmatchedQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['WalletUnmatched'] : ['WalletUnmatched', variables],
    queryFn: fetcher<WalletUnmatchedQuery, WalletUnmatchedQueryVariables>(WalletUnmatchedDocument, variables),
    ...options
  }
    )};

useWalletUnmatchedQuery.document = WalletUnmatchedDocument;

useWalletUnmatchedQuery.getKey = (variables?: WalletUnmatchedQueryVariables) => variables === undefined ? ['WalletUnmatched'] : ['WalletUnmatched', variables];

useWalletUnmatchedQuery.rootKey = 'WalletUnmatched';


useWalletUnmatchedQuery.fetcher = (variables?: WalletUnmatchedQueryVariables, options?: RequestInit['headers']) => fetcher<WalletUnmatchedQuery, WalletUnmatchedQueryVariables>(WalletUnmatchedDocument, variables, options);

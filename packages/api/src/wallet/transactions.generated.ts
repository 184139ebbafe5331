/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type TransactionListFragment = { id: string, value: number, status: Types.TransactionStatus, type: Types.TransactionType, createdAt: string, content: string | null, transNo: string, paymentId: string | null, purpose: Types.PaymentPurpose | null, purposeId: string | null, balance: number };

export type TransactionsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.TransactionFilter | null | undefined;
}>;


export type TransactionsQuery = { getAllTransHistory: { total: number, data: Array<{ id: string, value: number, status: Types.TransactionStatus, type: Types.TransactionType, createdAt: string, content: string | null, transNo: string, paymentId: string | null, purpose: Types.PaymentPurpose | null, purposeId: string | null, balance: number }> } };


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
export const TransactionListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TransactionList on Transaction {
  id
  value
  status
  type
  createdAt
  content
  transNo
  paymentId
  purpose
  purposeId
  balance
}
    `, {"fragmentName":"TransactionList"});
export const TransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Transactions($page: Int, $limit: Int, $filter: TransactionFilter) {
  getAllTransHistory(page: $page, limit: $limit, filter: $filter) {
    data {
      ...TransactionList
    }
    total
  }
}
    fragment TransactionList on Transaction {
  id
  value
  status
  type
  createdAt
  content
  transNo
  paymentId
  purpose
  purposeId
  balance
}`);

export const useTransactionsQuery = <
      TData = TransactionsQuery,
      TError = ApiError
    >(
      variables?: TransactionsQueryVariables,
      options?: Omit<UseQueryOptions<TransactionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TransactionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TransactionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Transactions'] : ['Transactions', variables],
    queryFn: fetcher<TransactionsQuery, TransactionsQueryVariables>(TransactionsDocument, variables),
    ...options
  }
    )};

useTransactionsQuery.document = TransactionsDocument;

useTransactionsQuery.getKey = (variables?: TransactionsQueryVariables) => variables === undefined ? ['Transactions'] : ['Transactions', variables];

useTransactionsQuery.rootKey = 'Transactions';


useTransactionsQuery.fetcher = (variables?: TransactionsQueryVariables, options?: RequestInit['headers']) => fetcher<TransactionsQuery, TransactionsQueryVariables>(TransactionsDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type AuditQueryVariables = Exact<{
  page: number;
  limit: number;
  accountId?: string | null | undefined;
  recordId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditQuery = { getAllAudit: { total: number, data: Array<{ id: string, at: string, accountId: string | null, accountName: string | null, role: Types.Role | null, operation: string, recordId: string | null, outcome: string, requestId: string }> } };


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

export const AuditDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Audit($page: Int!, $limit: Int!, $accountId: ID, $recordId: ID, $search: String) {
  getAllAudit(
    page: $page
    limit: $limit
    accountId: $accountId
    recordId: $recordId
    search: $search
  ) {
    total
    data {
      id
      at
      accountId
      accountName
      role
      operation
      recordId
      outcome
      requestId
    }
  }
}
    `);

export const useAuditQuery = <
      TData = AuditQuery,
      TError = ApiError
    >(
      variables: AuditQueryVariables,
      options?: Omit<UseQueryOptions<AuditQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AuditQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AuditQuery, TError, TData>(
      {
    queryKey: ['Audit', variables],
    queryFn: fetcher<AuditQuery, AuditQueryVariables>(AuditDocument, variables),
    ...options
  }
    )};

useAuditQuery.document = AuditDocument;

useAuditQuery.getKey = (variables: AuditQueryVariables) => ['Audit', variables];

useAuditQuery.rootKey = 'Audit';


useAuditQuery.fetcher = (variables: AuditQueryVariables, options?: RequestInit['headers']) => fetcher<AuditQuery, AuditQueryVariables>(AuditDocument, variables, options);

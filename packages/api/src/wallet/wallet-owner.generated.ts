/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type WalletOwnerQueryVariables = Exact<{
  phone: string;
}>;


export type WalletOwnerQuery = { getOneWalletOwner: { id: string, name: string, phone: string, balance: number } };


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

export const WalletOwnerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WalletOwner($phone: String!) {
  getOneWalletOwner(phone: $phone) {
    id
    name
    phone
    balance
  }
}
    `);

export const useWalletOwnerQuery = <
      TData = WalletOwnerQuery,
      TError = ApiError
    >(
      variables: WalletOwnerQueryVariables,
      options?: Omit<UseQueryOptions<WalletOwnerQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WalletOwnerQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WalletOwnerQuery, TError, TData>(
      {
    queryKey: ['WalletOwner', variables],
    queryFn: fetcher<WalletOwnerQuery, WalletOwnerQueryVariables>(WalletOwnerDocument, variables),
    ...options
  }
    )};

useWalletOwnerQuery.document = WalletOwnerDocument;

useWalletOwnerQuery.getKey = (variables: WalletOwnerQueryVariables) => ['WalletOwner', variables];

useWalletOwnerQuery.rootKey = 'WalletOwner';


useWalletOwnerQuery.fetcher = (variables: WalletOwnerQueryVariables, options?: RequestInit['headers']) => fetcher<WalletOwnerQuery, WalletOwnerQueryVariables>(WalletOwnerDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type PostersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type PostersQuery = { getAllPoster: { total: number, data: Array<{ listingCount: number, person: { id: string, name: string, avatar: string | null, phone: string | null, email: string | null, description: string | null, createdAt: string } }> } };


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

export const PostersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Posters($page: Int, $limit: Int, $search: String) {
  getAllPoster(page: $page, limit: $limit, search: $search) {
    data {
      listingCount
      person {
        id
        name
        avatar
        phone
        email
        description
        createdAt
      }
    }
    total
  }
}
    `);

export const usePostersQuery = <
      TData = PostersQuery,
      TError = ApiError
    >(
      variables?: PostersQueryVariables,
      options?: Omit<UseQueryOptions<PostersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PostersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PostersQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Posters'] : ['Posters', variables],
    queryFn: fetcher<PostersQuery, PostersQueryVariables>(PostersDocument, variables),
    ...options
  }
    )};

usePostersQuery.document = PostersDocument;

usePostersQuery.getKey = (variables?: PostersQueryVariables) => variables === undefined ? ['Posters'] : ['Posters', variables];

usePostersQuery.rootKey = 'Posters';


usePostersQuery.fetcher = (variables?: PostersQueryVariables, options?: RequestInit['headers']) => fetcher<PostersQuery, PostersQueryVariables>(PostersDocument, variables, options);

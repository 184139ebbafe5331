/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type MeFragment = { id: string, name: string, phone: string | null, email: string | null, role: Types.Role, avatar: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { getMe: { id: string, name: string, phone: string | null, email: string | null, role: Types.Role, avatar: string | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { logoutUser: boolean };


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
export const MeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Me on User {
  id
  name
  phone
  email
  role
  avatar
}
    `, {"fragmentName":"Me"});
export const MeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Me {
  getMe {
    ...Me
  }
}
    fragment Me on User {
  id
  name
  phone
  email
  role
  avatar
}`);

export const useMeQuery = <
      TData = MeQuery,
      TError = ApiError
    >(
      variables?: MeQueryVariables,
      options?: Omit<UseQueryOptions<MeQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MeQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MeQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Me'] : ['Me', variables],
    queryFn: fetcher<MeQuery, MeQueryVariables>(MeDocument, variables),
    ...options
  }
    )};

useMeQuery.document = MeDocument;

useMeQuery.getKey = (variables?: MeQueryVariables) => variables === undefined ? ['Me'] : ['Me', variables];

useMeQuery.rootKey = 'Me';


useMeQuery.fetcher = (variables?: MeQueryVariables, options?: RequestInit['headers']) => fetcher<MeQuery, MeQueryVariables>(MeDocument, variables, options);

export const SignOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOut {
  logoutUser
}
    `);

export const useSignOutMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SignOutMutation, TError, SignOutMutationVariables, TContext>) => {
    
    return useMutation<SignOutMutation, TError, SignOutMutationVariables, TContext>(
      {
    mutationKey: ['SignOut'],
    mutationFn: (variables?: SignOutMutationVariables) => fetcher<SignOutMutation, SignOutMutationVariables>(SignOutDocument, variables)(),
    ...options
  }
    )};

useSignOutMutation.getKey = () => ['SignOut'];


useSignOutMutation.fetcher = (variables?: SignOutMutationVariables, options?: RequestInit['headers']) => fetcher<SignOutMutation, SignOutMutationVariables>(SignOutDocument, variables, options);

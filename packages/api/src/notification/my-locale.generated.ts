/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useMutation, type UseMutationOptions } from '../client/react-query.ts';
export type SetMyLocaleMutationVariables = Exact<{
  locale: string;
}>;


export type SetMyLocaleMutation = { setMyLocale: boolean };


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

export const SetMyLocaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetMyLocale($locale: String!) {
  setMyLocale(locale: $locale)
}
    `);

export const useSetMyLocaleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SetMyLocaleMutation, TError, SetMyLocaleMutationVariables, TContext>) => {
    
    return useMutation<SetMyLocaleMutation, TError, SetMyLocaleMutationVariables, TContext>(
      {
    mutationKey: ['SetMyLocale'],
    mutationFn: (variables?: SetMyLocaleMutationVariables) => fetcher<SetMyLocaleMutation, SetMyLocaleMutationVariables>(SetMyLocaleDocument, variables)(),
    ...options
  }
    )};

useSetMyLocaleMutation.getKey = () => ['SetMyLocale'];


useSetMyLocaleMutation.fetcher = (variables: SetMyLocaleMutationVariables, options?: RequestInit['headers']) => fetcher<SetMyLocaleMutation, SetMyLocaleMutationVariables>(SetMyLocaleDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type SuggestDocumentTextRowFragment = { id: string, types: Array<Types.ProcedureType>, updatedAt: string, title: { vn: string, en: string } };

export type SuggestDocumentTextDetailFragment = { link: string | null, id: string, types: Array<Types.ProcedureType>, updatedAt: string, content: { vn: string, en: string }, images: Array<{ photo: { key: string, url: string }, alt: { vn: string, en: string } }>, title: { vn: string, en: string } };

export type SuggestDocumentTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestDocumentTextsQuery = { getAllSuggestDocumentText: Array<{ id: string, types: Array<Types.ProcedureType>, updatedAt: string, title: { vn: string, en: string } }> };

export type SuggestDocumentTextQueryVariables = Exact<{
  id: string;
}>;


export type SuggestDocumentTextQuery = { getOneSuggestDocumentText: { link: string | null, id: string, types: Array<Types.ProcedureType>, updatedAt: string, content: { vn: string, en: string }, images: Array<{ photo: { key: string, url: string }, alt: { vn: string, en: string } }>, title: { vn: string, en: string } } };

export type SaveSuggestDocumentMutationVariables = Exact<{
  id?: string | null | undefined;
  data: Types.SuggestDocumentInput;
  updatedAt?: string | null | undefined;
}>;


export type SaveSuggestDocumentMutation = { saveSuggestDocument: { link: string | null, id: string, types: Array<Types.ProcedureType>, updatedAt: string, content: { vn: string, en: string }, images: Array<{ photo: { key: string, url: string }, alt: { vn: string, en: string } }>, title: { vn: string, en: string } } };

export type RemoveSuggestDocumentMutationVariables = Exact<{
  id: string;
  updatedAt?: string | null | undefined;
}>;


export type RemoveSuggestDocumentMutation = { removeSuggestDocument: boolean };


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
export const SuggestDocumentTextRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuggestDocumentTextRow on SuggestDocumentText {
  id
  title {
    vn
    en
  }
  types
  updatedAt
}
    `, {"fragmentName":"SuggestDocumentTextRow"});
export const SuggestDocumentTextDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuggestDocumentTextDetail on SuggestDocumentText {
  ...SuggestDocumentTextRow
  content {
    vn
    en
  }
  images {
    photo {
      key
      url
    }
    alt {
      vn
      en
    }
  }
  link
}
    fragment SuggestDocumentTextRow on SuggestDocumentText {
  id
  title {
    vn
    en
  }
  types
  updatedAt
}`, {"fragmentName":"SuggestDocumentTextDetail"});
export const SuggestDocumentTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestDocumentTexts {
  getAllSuggestDocumentText {
    ...SuggestDocumentTextRow
  }
}
    fragment SuggestDocumentTextRow on SuggestDocumentText {
  id
  title {
    vn
    en
  }
  types
  updatedAt
}`);

export const useSuggestDocumentTextsQuery = <
      TData = SuggestDocumentTextsQuery,
      TError = ApiError
    >(
      variables?: SuggestDocumentTextsQueryVariables,
      options?: Omit<UseQueryOptions<SuggestDocumentTextsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SuggestDocumentTextsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SuggestDocumentTextsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SuggestDocumentTexts'] : ['SuggestDocumentTexts', variables],
    queryFn: fetcher<SuggestDocumentTextsQuery, SuggestDocumentTextsQueryVariables>(SuggestDocumentTextsDocument, variables),
    ...options
  }
    )};

useSuggestDocumentTextsQuery.document = SuggestDocumentTextsDocument;

useSuggestDocumentTextsQuery.getKey = (variables?: SuggestDocumentTextsQueryVariables) => variables === undefined ? ['SuggestDocumentTexts'] : ['SuggestDocumentTexts', variables];

useSuggestDocumentTextsQuery.rootKey = 'SuggestDocumentTexts';


useSuggestDocumentTextsQuery.fetcher = (variables?: SuggestDocumentTextsQueryVariables, options?: RequestInit['headers']) => fetcher<SuggestDocumentTextsQuery, SuggestDocumentTextsQueryVariables>(SuggestDocumentTextsDocument, variables, options);

export const SuggestDocumentTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestDocumentText($id: ID!) {
  getOneSuggestDocumentText(id: $id) {
    ...SuggestDocumentTextDetail
  }
}
    fragment SuggestDocumentTextRow on SuggestDocumentText {
  id
  title {
    vn
    en
  }
  types
  updatedAt
}
fragment SuggestDocumentTextDetail on SuggestDocumentText {
  ...SuggestDocumentTextRow
  content {
    vn
    en
  }
  images {
    photo {
      key
      url
    }
    alt {
      vn
      en
    }
  }
  link
}`);

export const useSuggestDocumentTextQuery = <
      TData = SuggestDocumentTextQuery,
      TError = ApiError
    >(
      variables: SuggestDocumentTextQueryVariables,
      options?: Omit<UseQueryOptions<SuggestDocumentTextQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SuggestDocumentTextQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SuggestDocumentTextQuery, TError, TData>(
      {
    queryKey: ['SuggestDocumentText', variables],
    queryFn: fetcher<SuggestDocumentTextQuery, SuggestDocumentTextQueryVariables>(SuggestDocumentTextDocument, variables),
    ...options
  }
    )};

useSuggestDocumentTextQuery.document = SuggestDocumentTextDocument;

useSuggestDocumentTextQuery.getKey = (variables: SuggestDocumentTextQueryVariables) => ['SuggestDocumentText', variables];

useSuggestDocumentTextQuery.rootKey = 'SuggestDocumentText';


useSuggestDocumentTextQuery.fetcher = (variables: SuggestDocumentTextQueryVariables, options?: RequestInit['headers']) => fetcher<SuggestDocumentTextQuery, SuggestDocumentTextQueryVariables>(SuggestDocumentTextDocument, variables, options);

export const SaveSuggestDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveSuggestDocument($id: ID, $data: SuggestDocumentInput!, $updatedAt: DateTime) {
  saveSuggestDocument(id: $id, data: $data, updatedAt: $updatedAt) {
    ...SuggestDocumentTextDetail
  }
}
    fragment SuggestDocumentTextRow on SuggestDocumentText {
  id
  title {
    vn
    en
  }
  types
  updatedAt
}
fragment SuggestDocumentTextDetail on SuggestDocumentText {
  ...SuggestDocumentTextRow
  content {
    vn
    en
  }
  images {
    photo {
      key
      url
    }
    alt {
      vn
      en
    }
  }
  link
}`);

export const useSaveSuggestDocumentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SaveSuggestDocumentMutation, TError, SaveSuggestDocumentMutationVariables, TContext>) => {
    
    return useMutation<SaveSuggestDocumentMutation, TError, SaveSuggestDocumentMutationVariables, TContext>(
      {
    mutationKey: ['SaveSuggestDocument'],
    mutationFn: (variables?: SaveSuggestDocumentMutationVariables) => fetcher<SaveSuggestDocumentMutation, SaveSuggestDocumentMutationVariables>(SaveSuggestDocumentDocument, variables)(),
    ...options
  }
    )};

useSaveSuggestDocumentMutation.getKey = () => ['SaveSuggestDocument'];


useSaveSuggestDocumentMutation.fetcher = (variables: SaveSuggestDocumentMutationVariables, options?: RequestInit['headers']) => fetcher<SaveSuggestDocumentMutation, SaveSuggestDocumentMutationVariables>(SaveSuggestDocumentDocument, variables, options);

export const RemoveSuggestDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveSuggestDocument($id: ID!, $updatedAt: DateTime) {
  removeSuggestDocument(id: $id, updatedAt: $updatedAt)
}
    `);

export const useRemoveSuggestDocumentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveSuggestDocumentMutation, TError, RemoveSuggestDocumentMutationVariables, TContext>) => {
    
    return useMutation<RemoveSuggestDocumentMutation, TError, RemoveSuggestDocumentMutationVariables, TContext>(
      {
    mutationKey: ['RemoveSuggestDocument'],
    mutationFn: (variables?: RemoveSuggestDocumentMutationVariables) => fetcher<RemoveSuggestDocumentMutation, RemoveSuggestDocumentMutationVariables>(RemoveSuggestDocumentDocument, variables)(),
    ...options
  }
    )};

useRemoveSuggestDocumentMutation.getKey = () => ['RemoveSuggestDocument'];


useRemoveSuggestDocumentMutation.fetcher = (variables: RemoveSuggestDocumentMutationVariables, options?: RequestInit['headers']) => fetcher<RemoveSuggestDocumentMutation, RemoveSuggestDocumentMutationVariables>(RemoveSuggestDocumentDocument, variables, options);

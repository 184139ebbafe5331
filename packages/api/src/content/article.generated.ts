/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ArticleRowFragment = { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, title: { vn: string, en: string } };

export type ArticleDetailFragment = { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } };

export type ArticlesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  status?: Types.ArticleStatus | null | undefined;
}>;


export type ArticlesQuery = { getAllArticle: { total: number, data: Array<{ id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, title: { vn: string, en: string } }> } };

export type ArticleQueryVariables = Exact<{
  id: string;
}>;


export type ArticleQuery = { getOneArticle: { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } } };

export type ArticlePreviewQueryVariables = Exact<{
  body: string;
}>;


export type ArticlePreviewQuery = { previewArticle: string };

export type CreateArticleMutationVariables = Exact<{
  data: Types.ArticleInput;
}>;


export type CreateArticleMutation = { createArticle: { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } } };

export type UpdateArticleMutationVariables = Exact<{
  id: string;
  version: number;
  data: Types.ArticleInput;
}>;


export type UpdateArticleMutation = { updateArticle: { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } } };

export type PublishArticleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishArticleMutation = { publishArticle: { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } } };

export type UnpublishArticleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UnpublishArticleMutation = { unpublishArticle: { id: string, slug: string | null, status: Types.ArticleStatus, version: number, authorName: string, publishedAt: string | null, updatedAt: string, summary: { vn: string, en: string }, body: { vn: string, en: string }, cover: { photo: { key: string, url: string, width: number, height: number }, alt: { vn: string, en: string } } | null, title: { vn: string, en: string } } };

export type DeleteArticleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteArticleMutation = { deleteArticle: boolean };


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
export const ArticleRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
    `, {"fragmentName":"ArticleRow"});
export const ArticleDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}`, {"fragmentName":"ArticleDetail"});
export const ArticlesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Articles($page: Int, $limit: Int, $status: ArticleStatus) {
  getAllArticle(page: $page, limit: $limit, status: $status) {
    total
    data {
      ...ArticleRow
    }
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}`);

export const useArticlesQuery = <
      TData = ArticlesQuery,
      TError = ApiError
    >(
      variables?: ArticlesQueryVariables,
      options?: Omit<UseQueryOptions<ArticlesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ArticlesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ArticlesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Articles'] : ['Articles', variables],
    queryFn: fetcher<ArticlesQuery, ArticlesQueryVariables>(ArticlesDocument, variables),
    ...options
  }
    )};

useArticlesQuery.document = ArticlesDocument;

useArticlesQuery.getKey = (variables?: ArticlesQueryVariables) => variables === undefined ? ['Articles'] : ['Articles', variables];

useArticlesQuery.rootKey = 'Articles';


useArticlesQuery.fetcher = (variables?: ArticlesQueryVariables, options?: RequestInit['headers']) => fetcher<ArticlesQuery, ArticlesQueryVariables>(ArticlesDocument, variables, options);

export const ArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Article($id: ID!) {
  getOneArticle(id: $id) {
    ...ArticleDetail
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}`);

export const useArticleQuery = <
      TData = ArticleQuery,
      TError = ApiError
    >(
      variables: ArticleQueryVariables,
      options?: Omit<UseQueryOptions<ArticleQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ArticleQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ArticleQuery, TError, TData>(
      {
    queryKey: ['Article', variables],
    queryFn: fetcher<ArticleQuery, ArticleQueryVariables>(ArticleDocument, variables),
    ...options
  }
    )};

useArticleQuery.document = ArticleDocument;

useArticleQuery.getKey = (variables: ArticleQueryVariables) => ['Article', variables];

useArticleQuery.rootKey = 'Article';


useArticleQuery.fetcher = (variables: ArticleQueryVariables, options?: RequestInit['headers']) => fetcher<ArticleQuery, ArticleQueryVariables>(ArticleDocument, variables, options);

export const ArticlePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ArticlePreview($body: String!) {
  previewArticle(body: $body)
}
    `);

export const useArticlePreviewQuery = <
      TData = ArticlePreviewQuery,
      TError = ApiError
    >(
      variables: ArticlePreviewQueryVariables,
      options?: Omit<UseQueryOptions<ArticlePreviewQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ArticlePreviewQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ArticlePreviewQuery, TError, TData>(
      {
    queryKey: ['ArticlePreview', variables],
    queryFn: fetcher<ArticlePreviewQuery, ArticlePreviewQueryVariables>(ArticlePreviewDocument, variables),
    ...options
  }
    )};

useArticlePreviewQuery.document = ArticlePreviewDocument;

useArticlePreviewQuery.getKey = (variables: ArticlePreviewQueryVariables) => ['ArticlePreview', variables];

useArticlePreviewQuery.rootKey = 'ArticlePreview';


useArticlePreviewQuery.fetcher = (variables: ArticlePreviewQueryVariables, options?: RequestInit['headers']) => fetcher<ArticlePreviewQuery, ArticlePreviewQueryVariables>(ArticlePreviewDocument, variables, options);

export const CreateArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateArticle($data: ArticleInput!) {
  createArticle(data: $data) {
    ...ArticleDetail
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}`);

export const useCreateArticleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateArticleMutation, TError, CreateArticleMutationVariables, TContext>) => {
    
    return useMutation<CreateArticleMutation, TError, CreateArticleMutationVariables, TContext>(
      {
    mutationKey: ['CreateArticle'],
    mutationFn: (variables?: CreateArticleMutationVariables) => fetcher<CreateArticleMutation, CreateArticleMutationVariables>(CreateArticleDocument, variables)(),
    ...options
  }
    )};

useCreateArticleMutation.getKey = () => ['CreateArticle'];


useCreateArticleMutation.fetcher = (variables: CreateArticleMutationVariables, options?: RequestInit['headers']) => fetcher<CreateArticleMutation, CreateArticleMutationVariables>(CreateArticleDocument, variables, options);

export const UpdateArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateArticle($id: ID!, $version: Int!, $data: ArticleInput!) {
  updateArticle(id: $id, version: $version, data: $data) {
    ...ArticleDetail
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}`);

export const useUpdateArticleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateArticleMutation, TError, UpdateArticleMutationVariables, TContext>) => {
    
    return useMutation<UpdateArticleMutation, TError, UpdateArticleMutationVariables, TContext>(
      {
    mutationKey: ['UpdateArticle'],
    mutationFn: (variables?: UpdateArticleMutationVariables) => fetcher<UpdateArticleMutation, UpdateArticleMutationVariables>(UpdateArticleDocument, variables)(),
    ...options
  }
    )};

useUpdateArticleMutation.getKey = () => ['UpdateArticle'];


useUpdateArticleMutation.fetcher = (variables: UpdateArticleMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateArticleMutation, UpdateArticleMutationVariables>(UpdateArticleDocument, variables, options);

export const PublishArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishArticle($id: ID!, $version: Int!) {
  publishArticle(id: $id, version: $version) {
    ...ArticleDetail
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}`);

export const usePublishArticleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PublishArticleMutation, TError, PublishArticleMutationVariables, TContext>) => {
    
    return useMutation<PublishArticleMutation, TError, PublishArticleMutationVariables, TContext>(
      {
    mutationKey: ['PublishArticle'],
    mutationFn: (variables?: PublishArticleMutationVariables) => fetcher<PublishArticleMutation, PublishArticleMutationVariables>(PublishArticleDocument, variables)(),
    ...options
  }
    )};

usePublishArticleMutation.getKey = () => ['PublishArticle'];


usePublishArticleMutation.fetcher = (variables: PublishArticleMutationVariables, options?: RequestInit['headers']) => fetcher<PublishArticleMutation, PublishArticleMutationVariables>(PublishArticleDocument, variables, options);

export const UnpublishArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnpublishArticle($id: ID!, $version: Int!) {
  unpublishArticle(id: $id, version: $version) {
    ...ArticleDetail
  }
}
    fragment ArticleRow on Article {
  id
  slug
  status
  version
  title {
    vn
    en
  }
  authorName
  publishedAt
  updatedAt
}
fragment ArticleDetail on Article {
  ...ArticleRow
  summary {
    vn
    en
  }
  body {
    vn
    en
  }
  cover {
    photo {
      key
      url
      width
      height
    }
    alt {
      vn
      en
    }
  }
}`);

export const useUnpublishArticleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UnpublishArticleMutation, TError, UnpublishArticleMutationVariables, TContext>) => {
    
    return useMutation<UnpublishArticleMutation, TError, UnpublishArticleMutationVariables, TContext>(
      {
    mutationKey: ['UnpublishArticle'],
    mutationFn: (variables?: UnpublishArticleMutationVariables) => fetcher<UnpublishArticleMutation, UnpublishArticleMutationVariables>(UnpublishArticleDocument, variables)(),
    ...options
  }
    )};

useUnpublishArticleMutation.getKey = () => ['UnpublishArticle'];


useUnpublishArticleMutation.fetcher = (variables: UnpublishArticleMutationVariables, options?: RequestInit['headers']) => fetcher<UnpublishArticleMutation, UnpublishArticleMutationVariables>(UnpublishArticleDocument, variables, options);

export const DeleteArticleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteArticle($id: ID!, $version: Int!) {
  deleteArticle(id: $id, version: $version)
}
    `);

export const useDeleteArticleMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteArticleMutation, TError, DeleteArticleMutationVariables, TContext>) => {
    
    return useMutation<DeleteArticleMutation, TError, DeleteArticleMutationVariables, TContext>(
      {
    mutationKey: ['DeleteArticle'],
    mutationFn: (variables?: DeleteArticleMutationVariables) => fetcher<DeleteArticleMutation, DeleteArticleMutationVariables>(DeleteArticleDocument, variables)(),
    ...options
  }
    )};

useDeleteArticleMutation.getKey = () => ['DeleteArticle'];


useDeleteArticleMutation.fetcher = (variables: DeleteArticleMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteArticleMutation, DeleteArticleMutationVariables>(DeleteArticleDocument, variables, options);

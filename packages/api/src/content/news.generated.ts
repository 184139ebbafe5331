/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type ArticleCardFragment = { id: string, slug: string, title: string, summary: string, publishedAt: string, authorName: string, readingMinutes: number, cover: { url: string, width: number, height: number, caption: string | null, sources: Array<{ url: string, width: number, type: string }> } | null };

export type NewsListQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type NewsListQuery = { getAllNews: { total: number, data: Array<{ id: string, slug: string, title: string, summary: string, publishedAt: string, authorName: string, readingMinutes: number, cover: { url: string, width: number, height: number, caption: string | null, sources: Array<{ url: string, width: number, type: string }> } | null }> } };

export type NewsPageQueryVariables = Exact<{
  id: string;
}>;


export type NewsPageQuery = { getOneNews: { id: string, slug: string, status: Types.ArticleStatus, title: string, summary: string, html: string, publishedAt: string, updatedAt: string, authorName: string, readingMinutes: number, headings: Array<{ id: string, level: number, text: string }>, cover: { url: string, width: number, height: number, caption: string | null, sources: Array<{ url: string, width: number, type: string }> } | null } };


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
export const ArticleCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleCard on NewsSummary {
  id
  slug
  title
  summary
  publishedAt
  authorName
  readingMinutes
  cover {
    url
    sources {
      url
      width
      type
    }
    width
    height
    caption
  }
}
    `, {"fragmentName":"ArticleCard"});
export const NewsListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewsList($page: Int, $limit: Int) {
  getAllNews(page: $page, limit: $limit) {
    total
    data {
      ...ArticleCard
    }
  }
}
    fragment ArticleCard on NewsSummary {
  id
  slug
  title
  summary
  publishedAt
  authorName
  readingMinutes
  cover {
    url
    sources {
      url
      width
      type
    }
    width
    height
    caption
  }
}`);

export const useNewsListQuery = <
      TData = NewsListQuery,
      TError = ApiError
    >(
      variables?: NewsListQueryVariables,
      options?: Omit<UseQueryOptions<NewsListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NewsListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NewsListQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['NewsList'] : ['NewsList', variables],
    queryFn: fetcher<NewsListQuery, NewsListQueryVariables>(NewsListDocument, variables),
    ...options
  }
    )};

useNewsListQuery.document = NewsListDocument;

useNewsListQuery.getKey = (variables?: NewsListQueryVariables) => variables === undefined ? ['NewsList'] : ['NewsList', variables];

useNewsListQuery.rootKey = 'NewsList';


useNewsListQuery.fetcher = (variables?: NewsListQueryVariables, options?: RequestInit['headers']) => fetcher<NewsListQuery, NewsListQueryVariables>(NewsListDocument, variables, options);

export const NewsPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewsPage($id: ID!) {
  getOneNews(id: $id) {
    id
    slug
    status
    title
    summary
    html
    headings {
      id
      level
      text
    }
    publishedAt
    updatedAt
    authorName
    readingMinutes
    cover {
      url
      sources {
        url
        width
        type
      }
      width
      height
      caption
    }
  }
}
    `);

export const useNewsPageQuery = <
      TData = NewsPageQuery,
      TError = ApiError
    >(
      variables: NewsPageQueryVariables,
      options?: Omit<UseQueryOptions<NewsPageQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NewsPageQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NewsPageQuery, TError, TData>(
      {
    queryKey: ['NewsPage', variables],
    queryFn: fetcher<NewsPageQuery, NewsPageQueryVariables>(NewsPageDocument, variables),
    ...options
  }
    )};

useNewsPageQuery.document = NewsPageDocument;

useNewsPageQuery.getKey = (variables: NewsPageQueryVariables) => ['NewsPage', variables];

useNewsPageQuery.rootKey = 'NewsPage';


useNewsPageQuery.fetcher = (variables: NewsPageQueryVariables, options?: RequestInit['headers']) => fetcher<NewsPageQuery, NewsPageQueryVariables>(NewsPageDocument, variables, options);

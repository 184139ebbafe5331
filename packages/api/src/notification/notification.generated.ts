/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type NotificationRowFragment = { id: string, tag: string, title: string, body: string, seen: boolean, link: string | null, planningCheckRequestId: string | null, createdAt: string };

export type NotificationsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.NotificationFilter | null | undefined;
}>;


export type NotificationsQuery = { getAllNotification: { total: number, data: Array<{ id: string, tag: string, title: string, body: string, seen: boolean, link: string | null, planningCheckRequestId: string | null, createdAt: string }> } };

export type UnseenTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type UnseenTotalQuery = { getAllNotification: { total: number } };

export type SeenNotificationMutationVariables = Exact<{
  id: string;
}>;


export type SeenNotificationMutation = { seenNotification: { id: string, tag: string, title: string, body: string, seen: boolean, link: string | null, planningCheckRequestId: string | null, createdAt: string } };

export type SeenAllNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type SeenAllNotificationsMutation = { seenAllNotification: number };


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
export const NotificationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationRow on Notification {
  id
  tag
  title
  body
  seen
  link
  planningCheckRequestId
  createdAt
}
    `, {"fragmentName":"NotificationRow"});
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notifications($page: Int, $limit: Int, $filter: NotificationFilter) {
  getAllNotification(page: $page, limit: $limit, filter: $filter) {
    data {
      ...NotificationRow
    }
    total
  }
}
    fragment NotificationRow on Notification {
  id
  tag
  title
  body
  seen
  link
  planningCheckRequestId
  createdAt
}`);

export const useNotificationsQuery = <
      TData = NotificationsQuery,
      TError = ApiError
    >(
      variables?: NotificationsQueryVariables,
      options?: Omit<UseQueryOptions<NotificationsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NotificationsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NotificationsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Notifications'] : ['Notifications', variables],
    queryFn: fetcher<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, variables),
    ...options
  }
    )};

useNotificationsQuery.document = NotificationsDocument;

useNotificationsQuery.getKey = (variables?: NotificationsQueryVariables) => variables === undefined ? ['Notifications'] : ['Notifications', variables];

useNotificationsQuery.rootKey = 'Notifications';


useNotificationsQuery.fetcher = (variables?: NotificationsQueryVariables, options?: RequestInit['headers']) => fetcher<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, variables, options);

export const UnseenTotalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnseenTotal {
  getAllNotification(filter: {seen: false}, limit: 1) {
    total
  }
}
    `);

export const useUnseenTotalQuery = <
      TData = UnseenTotalQuery,
      TError = ApiError
    >(
      variables?: UnseenTotalQueryVariables,
      options?: Omit<UseQueryOptions<UnseenTotalQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UnseenTotalQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UnseenTotalQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UnseenTotal'] : ['UnseenTotal', variables],
    queryFn: fetcher<UnseenTotalQuery, UnseenTotalQueryVariables>(UnseenTotalDocument, variables),
    ...options
  }
    )};

useUnseenTotalQuery.document = UnseenTotalDocument;

useUnseenTotalQuery.getKey = (variables?: UnseenTotalQueryVariables) => variables === undefined ? ['UnseenTotal'] : ['UnseenTotal', variables];

useUnseenTotalQuery.rootKey = 'UnseenTotal';


useUnseenTotalQuery.fetcher = (variables?: UnseenTotalQueryVariables, options?: RequestInit['headers']) => fetcher<UnseenTotalQuery, UnseenTotalQueryVariables>(UnseenTotalDocument, variables, options);

export const SeenNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeenNotification($id: ID!) {
  seenNotification(id: $id) {
    ...NotificationRow
  }
}
    fragment NotificationRow on Notification {
  id
  tag
  title
  body
  seen
  link
  planningCheckRequestId
  createdAt
}`);

export const useSeenNotificationMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SeenNotificationMutation, TError, SeenNotificationMutationVariables, TContext>) => {
    
    return useMutation<SeenNotificationMutation, TError, SeenNotificationMutationVariables, TContext>(
      {
    mutationKey: ['SeenNotification'],
    mutationFn: (variables?: SeenNotificationMutationVariables) => fetcher<SeenNotificationMutation, SeenNotificationMutationVariables>(SeenNotificationDocument, variables)(),
    ...options
  }
    )};

useSeenNotificationMutation.getKey = () => ['SeenNotification'];


useSeenNotificationMutation.fetcher = (variables: SeenNotificationMutationVariables, options?: RequestInit['headers']) => fetcher<SeenNotificationMutation, SeenNotificationMutationVariables>(SeenNotificationDocument, variables, options);

export const SeenAllNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeenAllNotifications {
  seenAllNotification
}
    `);

export const useSeenAllNotificationsMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SeenAllNotificationsMutation, TError, SeenAllNotificationsMutationVariables, TContext>) => {
    
    return useMutation<SeenAllNotificationsMutation, TError, SeenAllNotificationsMutationVariables, TContext>(
      {
    mutationKey: ['SeenAllNotifications'],
    mutationFn: (variables?: SeenAllNotificationsMutationVariables) => fetcher<SeenAllNotificationsMutation, SeenAllNotificationsMutationVariables>(SeenAllNotificationsDocument, variables)(),
    ...options
  }
    )};

useSeenAllNotificationsMutation.getKey = () => ['SeenAllNotifications'];


useSeenAllNotificationsMutation.fetcher = (variables?: SeenAllNotificationsMutationVariables, options?: RequestInit['headers']) => fetcher<SeenAllNotificationsMutation, SeenAllNotificationsMutationVariables>(SeenAllNotificationsDocument, variables, options);

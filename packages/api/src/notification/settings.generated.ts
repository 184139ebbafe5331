/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type NotificationSettingsFormFragment = { quietFrom: string | null, quietTo: string | null, mailPace: Types.MailPace, canMail: boolean, topics: Array<{ topic: Types.NotificationTopic, push: boolean, mail: boolean }> };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { getMyNotificationSettings: { quietFrom: string | null, quietTo: string | null, mailPace: Types.MailPace, canMail: boolean, topics: Array<{ topic: Types.NotificationTopic, push: boolean, mail: boolean }> } };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  data: Types.NotificationSettingsInput;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { quietFrom: string | null, quietTo: string | null, mailPace: Types.MailPace, canMail: boolean, topics: Array<{ topic: Types.NotificationTopic, push: boolean, mail: boolean }> } };


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
export const NotificationSettingsFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationSettingsForm on NotificationSettings {
  topics {
    topic
    push
    mail
  }
  quietFrom
  quietTo
  mailPace
  canMail
}
    `, {"fragmentName":"NotificationSettingsForm"});
export const NotificationSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NotificationSettings {
  getMyNotificationSettings {
    ...NotificationSettingsForm
  }
}
    fragment NotificationSettingsForm on NotificationSettings {
  topics {
    topic
    push
    mail
  }
  quietFrom
  quietTo
  mailPace
  canMail
}`);

export const useNotificationSettingsQuery = <
      TData = NotificationSettingsQuery,
      TError = ApiError
    >(
      variables?: NotificationSettingsQueryVariables,
      options?: Omit<UseQueryOptions<NotificationSettingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NotificationSettingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NotificationSettingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['NotificationSettings'] : ['NotificationSettings', variables],
    queryFn: fetcher<NotificationSettingsQuery, NotificationSettingsQueryVariables>(NotificationSettingsDocument, variables),
    ...options
  }
    )};

useNotificationSettingsQuery.document = NotificationSettingsDocument;

useNotificationSettingsQuery.getKey = (variables?: NotificationSettingsQueryVariables) => variables === undefined ? ['NotificationSettings'] : ['NotificationSettings', variables];

useNotificationSettingsQuery.rootKey = 'NotificationSettings';


useNotificationSettingsQuery.fetcher = (variables?: NotificationSettingsQueryVariables, options?: RequestInit['headers']) => fetcher<NotificationSettingsQuery, NotificationSettingsQueryVariables>(NotificationSettingsDocument, variables, options);

export const UpdateNotificationSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateNotificationSettings($data: NotificationSettingsInput!) {
  updateNotificationSettings(data: $data) {
    ...NotificationSettingsForm
  }
}
    fragment NotificationSettingsForm on NotificationSettings {
  topics {
    topic
    push
    mail
  }
  quietFrom
  quietTo
  mailPace
  canMail
}`);

export const useUpdateNotificationSettingsMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateNotificationSettingsMutation, TError, UpdateNotificationSettingsMutationVariables, TContext>) => {
    
    return useMutation<UpdateNotificationSettingsMutation, TError, UpdateNotificationSettingsMutationVariables, TContext>(
      {
    mutationKey: ['UpdateNotificationSettings'],
    mutationFn: (variables?: UpdateNotificationSettingsMutationVariables) => fetcher<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables>(UpdateNotificationSettingsDocument, variables)(),
    ...options
  }
    )};

useUpdateNotificationSettingsMutation.getKey = () => ['UpdateNotificationSettings'];


useUpdateNotificationSettingsMutation.fetcher = (variables: UpdateNotificationSettingsMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables>(UpdateNotificationSettingsDocument, variables, options);

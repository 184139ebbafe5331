/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useMutation, type UseMutationOptions } from '../client/react-query.ts';
export type SetDeviceMutationVariables = Exact<{
  deviceId: string;
  deviceToken: string;
  appId: string;
}>;


export type SetDeviceMutation = { setDevice: { deviceId: string, appId: string } };

export type RemoveDeviceMutationVariables = Exact<{
  deviceId: string;
  appId: string;
}>;


export type RemoveDeviceMutation = { removeDevice: boolean };


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

export const SetDeviceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetDevice($deviceId: String!, $deviceToken: String!, $appId: String!) {
  setDevice(deviceId: $deviceId, deviceToken: $deviceToken, appId: $appId) {
    deviceId
    appId
  }
}
    `);

export const useSetDeviceMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SetDeviceMutation, TError, SetDeviceMutationVariables, TContext>) => {
    
    return useMutation<SetDeviceMutation, TError, SetDeviceMutationVariables, TContext>(
      {
    mutationKey: ['SetDevice'],
    mutationFn: (variables?: SetDeviceMutationVariables) => fetcher<SetDeviceMutation, SetDeviceMutationVariables>(SetDeviceDocument, variables)(),
    ...options
  }
    )};

useSetDeviceMutation.getKey = () => ['SetDevice'];


useSetDeviceMutation.fetcher = (variables: SetDeviceMutationVariables, options?: RequestInit['headers']) => fetcher<SetDeviceMutation, SetDeviceMutationVariables>(SetDeviceDocument, variables, options);

export const RemoveDeviceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveDevice($deviceId: String!, $appId: String!) {
  removeDevice(deviceId: $deviceId, appId: $appId)
}
    `);

export const useRemoveDeviceMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveDeviceMutation, TError, RemoveDeviceMutationVariables, TContext>) => {
    
    return useMutation<RemoveDeviceMutation, TError, RemoveDeviceMutationVariables, TContext>(
      {
    mutationKey: ['RemoveDevice'],
    mutationFn: (variables?: RemoveDeviceMutationVariables) => fetcher<RemoveDeviceMutation, RemoveDeviceMutationVariables>(RemoveDeviceDocument, variables)(),
    ...options
  }
    )};

useRemoveDeviceMutation.getKey = () => ['RemoveDevice'];


useRemoveDeviceMutation.fetcher = (variables: RemoveDeviceMutationVariables, options?: RequestInit['headers']) => fetcher<RemoveDeviceMutation, RemoveDeviceMutationVariables>(RemoveDeviceDocument, variables, options);

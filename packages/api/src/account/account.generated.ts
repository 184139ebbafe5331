/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ProfileFormFragment = { id: string, sequenceId: number, name: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, avatar: string | null, website: string | null, dateOfBirth: string | null, provinceId: string | null, districtId: string | null, address: string | null, description: string | null };

export type PrivacyFormFragment = { id: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, isShowPhone: boolean, isShowEmail: boolean };

export type PersonCardFragment = { id: string, name: string, avatar: string | null, phone: string | null, email: string | null, description: string | null, website: string | null, createdAt: string, listingCount: number };

export type SessionListFragment = { id: string, userAgent: string | null, address: string | null, createdAt: string, seenAt: string, isCurrent: boolean };

export type ConsentListFragment = { purpose: Types.ConsentPurpose, version: string, givenAt: string, withdrawnAt: string | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { getMe: { id: string, sequenceId: number, name: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, avatar: string | null, website: string | null, dateOfBirth: string | null, provinceId: string | null, districtId: string | null, address: string | null, description: string | null } };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { getMe: { id: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, isShowPhone: boolean, isShowEmail: boolean } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { getOneUser: { id: string, name: string, avatar: string | null, phone: string | null, email: string | null, description: string | null, website: string | null, createdAt: string, listingCount: number } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { getAllMySession: Array<{ id: string, userAgent: string | null, address: string | null, createdAt: string, seenAt: string, isCurrent: boolean }> };

export type ConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentsQuery = { getAllMyConsent: Array<{ purpose: Types.ConsentPurpose, version: string, givenAt: string, withdrawnAt: string | null }> };

export type KeptPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptPlaceQuery = { getMe: { id: string, location: { coordinates: Array<number> } | null }, getAllMyConsent: Array<{ purpose: Types.ConsentPurpose, version: string, givenAt: string, withdrawnAt: string | null }> };

export type KeepPlaceMutationVariables = Exact<{
  longitude: number;
  latitude: number;
}>;


export type KeepPlaceMutation = { setMyLocation: { id: string, location: { coordinates: Array<number> } | null } };

export type SignInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type SignInMutation = { loginUser: { token: string, user: { id: string, name: string, phone: string | null, email: string | null, role: Types.Role, avatar: string | null } } };

export type RequestPhoneCodeMutationVariables = Exact<{
  phone: string;
  purpose: Types.CodePurpose;
}>;


export type RequestPhoneCodeMutation = { requestPhoneCode: { id: string, expiresAt: string, resendAt: string } };

export type ConfirmPhoneCodeMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ConfirmPhoneCodeMutation = { confirmPhoneCode: { token: string } };

export type RegisterMutationVariables = Exact<{
  name: string;
  password: string;
  phone: string;
  idToken: string;
  email?: string | null | undefined;
  consents?: Array<Types.ConsentPurpose> | Types.ConsentPurpose | null | undefined;
}>;


export type RegisterMutation = { lmkRegisterUserWeb: { token: string, user: { id: string, name: string, phone: string | null, email: string | null, role: Types.Role, avatar: string | null } } };

export type ResetPasswordMutationVariables = Exact<{
  newPassword: string;
  phoneToken?: string | null | undefined;
  emailToken?: string | null | undefined;
}>;


export type ResetPasswordMutation = { lmkResetPassword: { token: string, user: { id: string, name: string, phone: string | null, email: string | null, role: Types.Role, avatar: string | null } } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { id: string } };

export type SendMailLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendMailLinkMutation = { lmkSendMailVerify: number };

export type ConfirmEmailMutationVariables = Exact<{
  emailToken: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { id: string, sequenceId: number, name: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, avatar: string | null, website: string | null, dateOfBirth: string | null, provinceId: string | null, districtId: string | null, address: string | null, description: string | null } };

export type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  website?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  phoneToken?: string | null | undefined;
  address?: string | null | undefined;
  description?: string | null | undefined;
  provinceId?: string | null | undefined;
  districtId?: string | null | undefined;
  avatar?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type UpdateProfileMutation = { updateMe: { id: string, sequenceId: number, name: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, avatar: string | null, website: string | null, dateOfBirth: string | null, provinceId: string | null, districtId: string | null, address: string | null, description: string | null } };

export type UpdatePrivacyMutationVariables = Exact<{
  isShowPhone?: boolean | null | undefined;
  isShowEmail?: boolean | null | undefined;
}>;


export type UpdatePrivacyMutation = { updateMe: { id: string, phone: string | null, email: string | null, isEmailVerified: boolean | null, isShowPhone: boolean, isShowEmail: boolean } };

export type SetConsentMutationVariables = Exact<{
  purpose: Types.ConsentPurpose;
  given: boolean;
}>;


export type SetConsentMutation = { setConsent: { purpose: Types.ConsentPurpose, version: string, givenAt: string, withdrawnAt: string | null } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type ExportMyDataMutationVariables = Exact<{
  listingsAfter?: number | null | undefined;
}>;


export type ExportMyDataMutation = { exportMyData: string };

export type DeleteMeMutationVariables = Exact<{
  password: string;
}>;


export type DeleteMeMutation = { deleteMe: boolean };

export type CreateUploadMutationVariables = Exact<{
  purpose: Types.UploadPurpose;
}>;


export type CreateUploadMutation = { createUpload: { id: string, url: string, maxBytes: number } };

export type IsUserNewMutationVariables = Exact<{
  email?: string | null | undefined;
  phone?: string | null | undefined;
}>;


export type IsUserNewMutation = { checkValidUser: number };


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
export const ProfileFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProfileForm on User {
  id
  sequenceId
  name
  phone
  email
  isEmailVerified
  avatar
  website
  dateOfBirth
  provinceId
  districtId
  address
  description
}
    `, {"fragmentName":"ProfileForm"});
export const PrivacyFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PrivacyForm on User {
  id
  phone
  email
  isEmailVerified
  isShowPhone
  isShowEmail
}
    `, {"fragmentName":"PrivacyForm"});
export const PersonCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PersonCard on LocationInfoUser {
  id
  name
  avatar
  phone
  email
  description
  website
  createdAt
  listingCount
}
    `, {"fragmentName":"PersonCard"});
export const SessionListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SessionList on AccountSession {
  id
  userAgent
  address
  createdAt
  seenAt
  isCurrent
}
    `, {"fragmentName":"SessionList"});
export const ConsentListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConsentList on Consent {
  purpose
  version
  givenAt
  withdrawnAt
}
    `, {"fragmentName":"ConsentList"});
export const ProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Profile {
  getMe {
    ...ProfileForm
  }
}
    fragment ProfileForm on User {
  id
  sequenceId
  name
  phone
  email
  isEmailVerified
  avatar
  website
  dateOfBirth
  provinceId
  districtId
  address
  description
}`);

export const useProfileQuery = <
      TData = ProfileQuery,
      TError = ApiError
    >(
      variables?: ProfileQueryVariables,
      options?: Omit<UseQueryOptions<ProfileQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Profile'] : ['Profile', variables],
    queryFn: fetcher<ProfileQuery, ProfileQueryVariables>(ProfileDocument, variables),
    ...options
  }
    )};

useProfileQuery.document = ProfileDocument;

useProfileQuery.getKey = (variables?: ProfileQueryVariables) => variables === undefined ? ['Profile'] : ['Profile', variables];

useProfileQuery.rootKey = 'Profile';


useProfileQuery.fetcher = (variables?: ProfileQueryVariables, options?: RequestInit['headers']) => fetcher<ProfileQuery, ProfileQueryVariables>(ProfileDocument, variables, options);

export const PrivacyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Privacy {
  getMe {
    ...PrivacyForm
  }
}
    fragment PrivacyForm on User {
  id
  phone
  email
  isEmailVerified
  isShowPhone
  isShowEmail
}`);

export const usePrivacyQuery = <
      TData = PrivacyQuery,
      TError = ApiError
    >(
      variables?: PrivacyQueryVariables,
      options?: Omit<UseQueryOptions<PrivacyQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PrivacyQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PrivacyQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Privacy'] : ['Privacy', variables],
    queryFn: fetcher<PrivacyQuery, PrivacyQueryVariables>(PrivacyDocument, variables),
    ...options
  }
    )};

usePrivacyQuery.document = PrivacyDocument;

usePrivacyQuery.getKey = (variables?: PrivacyQueryVariables) => variables === undefined ? ['Privacy'] : ['Privacy', variables];

usePrivacyQuery.rootKey = 'Privacy';


usePrivacyQuery.fetcher = (variables?: PrivacyQueryVariables, options?: RequestInit['headers']) => fetcher<PrivacyQuery, PrivacyQueryVariables>(PrivacyDocument, variables, options);

export const PersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Person($id: ID!) {
  getOneUser(id: $id) {
    ...PersonCard
  }
}
    fragment PersonCard on LocationInfoUser {
  id
  name
  avatar
  phone
  email
  description
  website
  createdAt
  listingCount
}`);

export const usePersonQuery = <
      TData = PersonQuery,
      TError = ApiError
    >(
      variables: PersonQueryVariables,
      options?: Omit<UseQueryOptions<PersonQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PersonQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PersonQuery, TError, TData>(
      {
    queryKey: ['Person', variables],
    queryFn: fetcher<PersonQuery, PersonQueryVariables>(PersonDocument, variables),
    ...options
  }
    )};

usePersonQuery.document = PersonDocument;

usePersonQuery.getKey = (variables: PersonQueryVariables) => ['Person', variables];

usePersonQuery.rootKey = 'Person';


usePersonQuery.fetcher = (variables: PersonQueryVariables, options?: RequestInit['headers']) => fetcher<PersonQuery, PersonQueryVariables>(PersonDocument, variables, options);

export const SessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sessions {
  getAllMySession {
    ...SessionList
  }
}
    fragment SessionList on AccountSession {
  id
  userAgent
  address
  createdAt
  seenAt
  isCurrent
}`);

export const useSessionsQuery = <
      TData = SessionsQuery,
      TError = ApiError
    >(
      variables?: SessionsQueryVariables,
      options?: Omit<UseQueryOptions<SessionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SessionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SessionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Sessions'] : ['Sessions', variables],
    queryFn: fetcher<SessionsQuery, SessionsQueryVariables>(SessionsDocument, variables),
    ...options
  }
    )};

useSessionsQuery.document = SessionsDocument;

useSessionsQuery.getKey = (variables?: SessionsQueryVariables) => variables === undefined ? ['Sessions'] : ['Sessions', variables];

useSessionsQuery.rootKey = 'Sessions';


useSessionsQuery.fetcher = (variables?: SessionsQueryVariables, options?: RequestInit['headers']) => fetcher<SessionsQuery, SessionsQueryVariables>(SessionsDocument, variables, options);

export const ConsentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Consents {
  getAllMyConsent {
    ...ConsentList
  }
}
    fragment ConsentList on Consent {
  purpose
  version
  givenAt
  withdrawnAt
}`);

export const useConsentsQuery = <
      TData = ConsentsQuery,
      TError = ApiError
    >(
      variables?: ConsentsQueryVariables,
      options?: Omit<UseQueryOptions<ConsentsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ConsentsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ConsentsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Consents'] : ['Consents', variables],
    queryFn: fetcher<ConsentsQuery, ConsentsQueryVariables>(ConsentsDocument, variables),
    ...options
  }
    )};

useConsentsQuery.document = ConsentsDocument;

useConsentsQuery.getKey = (variables?: ConsentsQueryVariables) => variables === undefined ? ['Consents'] : ['Consents', variables];

useConsentsQuery.rootKey = 'Consents';


useConsentsQuery.fetcher = (variables?: ConsentsQueryVariables, options?: RequestInit['headers']) => fetcher<ConsentsQuery, ConsentsQueryVariables>(ConsentsDocument, variables, options);

export const KeptPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KeptPlace {
  getMe {
    id
    location {
      coordinates
    }
  }
  getAllMyConsent {
    ...ConsentList
  }
}
    fragment ConsentList on Consent {
  purpose
  version
  givenAt
  withdrawnAt
}`);

export const useKeptPlaceQuery = <
      TData = KeptPlaceQuery,
      TError = ApiError
    >(
      variables?: KeptPlaceQueryVariables,
      options?: Omit<UseQueryOptions<KeptPlaceQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<KeptPlaceQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<KeptPlaceQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['KeptPlace'] : ['KeptPlace', variables],
    queryFn: fetcher<KeptPlaceQuery, KeptPlaceQueryVariables>(KeptPlaceDocument, variables),
    ...options
  }
    )};

useKeptPlaceQuery.document = KeptPlaceDocument;

useKeptPlaceQuery.getKey = (variables?: KeptPlaceQueryVariables) => variables === undefined ? ['KeptPlace'] : ['KeptPlace', variables];

useKeptPlaceQuery.rootKey = 'KeptPlace';


useKeptPlaceQuery.fetcher = (variables?: KeptPlaceQueryVariables, options?: RequestInit['headers']) => fetcher<KeptPlaceQuery, KeptPlaceQueryVariables>(KeptPlaceDocument, variables, options);

export const KeepPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPlace($longitude: Float!, $latitude: Float!) {
  setMyLocation(longitude: $longitude, latitude: $latitude) {
    id
    location {
      coordinates
    }
  }
}
    `);

export const useKeepPlaceMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<KeepPlaceMutation, TError, KeepPlaceMutationVariables, TContext>) => {
    
    return useMutation<KeepPlaceMutation, TError, KeepPlaceMutationVariables, TContext>(
      {
    mutationKey: ['KeepPlace'],
    mutationFn: (variables?: KeepPlaceMutationVariables) => fetcher<KeepPlaceMutation, KeepPlaceMutationVariables>(KeepPlaceDocument, variables)(),
    ...options
  }
    )};

useKeepPlaceMutation.getKey = () => ['KeepPlace'];


useKeepPlaceMutation.fetcher = (variables: KeepPlaceMutationVariables, options?: RequestInit['headers']) => fetcher<KeepPlaceMutation, KeepPlaceMutationVariables>(KeepPlaceDocument, variables, options);

export const SignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignIn($username: String!, $password: String!) {
  loginUser(username: $username, password: $password) {
    token
    user {
      ...Me
    }
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

export const useSignInMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SignInMutation, TError, SignInMutationVariables, TContext>) => {
    
    return useMutation<SignInMutation, TError, SignInMutationVariables, TContext>(
      {
    mutationKey: ['SignIn'],
    mutationFn: (variables?: SignInMutationVariables) => fetcher<SignInMutation, SignInMutationVariables>(SignInDocument, variables)(),
    ...options
  }
    )};

useSignInMutation.getKey = () => ['SignIn'];


useSignInMutation.fetcher = (variables: SignInMutationVariables, options?: RequestInit['headers']) => fetcher<SignInMutation, SignInMutationVariables>(SignInDocument, variables, options);

export const RequestPhoneCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPhoneCode($phone: String!, $purpose: CodePurpose!) {
  requestPhoneCode(phone: $phone, purpose: $purpose) {
    id
    expiresAt
    resendAt
  }
}
    `);

export const useRequestPhoneCodeMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RequestPhoneCodeMutation, TError, RequestPhoneCodeMutationVariables, TContext>) => {
    
    return useMutation<RequestPhoneCodeMutation, TError, RequestPhoneCodeMutationVariables, TContext>(
      {
    mutationKey: ['RequestPhoneCode'],
    mutationFn: (variables?: RequestPhoneCodeMutationVariables) => fetcher<RequestPhoneCodeMutation, RequestPhoneCodeMutationVariables>(RequestPhoneCodeDocument, variables)(),
    ...options
  }
    )};

useRequestPhoneCodeMutation.getKey = () => ['RequestPhoneCode'];


useRequestPhoneCodeMutation.fetcher = (variables: RequestPhoneCodeMutationVariables, options?: RequestInit['headers']) => fetcher<RequestPhoneCodeMutation, RequestPhoneCodeMutationVariables>(RequestPhoneCodeDocument, variables, options);

export const ConfirmPhoneCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmPhoneCode($id: ID!, $code: String!) {
  confirmPhoneCode(id: $id, code: $code) {
    token
  }
}
    `);

export const useConfirmPhoneCodeMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmPhoneCodeMutation, TError, ConfirmPhoneCodeMutationVariables, TContext>) => {
    
    return useMutation<ConfirmPhoneCodeMutation, TError, ConfirmPhoneCodeMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmPhoneCode'],
    mutationFn: (variables?: ConfirmPhoneCodeMutationVariables) => fetcher<ConfirmPhoneCodeMutation, ConfirmPhoneCodeMutationVariables>(ConfirmPhoneCodeDocument, variables)(),
    ...options
  }
    )};

useConfirmPhoneCodeMutation.getKey = () => ['ConfirmPhoneCode'];


useConfirmPhoneCodeMutation.fetcher = (variables: ConfirmPhoneCodeMutationVariables, options?: RequestInit['headers']) => fetcher<ConfirmPhoneCodeMutation, ConfirmPhoneCodeMutationVariables>(ConfirmPhoneCodeDocument, variables, options);

export const RegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Register($name: String!, $password: String!, $phone: String!, $idToken: String!, $email: String, $consents: [ConsentPurpose!]) {
  lmkRegisterUserWeb(
    name: $name
    password: $password
    phone: $phone
    idToken: $idToken
    email: $email
    consents: $consents
  ) {
    token
    user {
      ...Me
    }
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

export const useRegisterMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RegisterMutation, TError, RegisterMutationVariables, TContext>) => {
    
    return useMutation<RegisterMutation, TError, RegisterMutationVariables, TContext>(
      {
    mutationKey: ['Register'],
    mutationFn: (variables?: RegisterMutationVariables) => fetcher<RegisterMutation, RegisterMutationVariables>(RegisterDocument, variables)(),
    ...options
  }
    )};

useRegisterMutation.getKey = () => ['Register'];


useRegisterMutation.fetcher = (variables: RegisterMutationVariables, options?: RequestInit['headers']) => fetcher<RegisterMutation, RegisterMutationVariables>(RegisterDocument, variables, options);

export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($newPassword: String!, $phoneToken: String, $emailToken: String) {
  lmkResetPassword(
    newPassword: $newPassword
    phoneToken: $phoneToken
    emailToken: $emailToken
  ) {
    token
    user {
      ...Me
    }
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

export const useResetPasswordMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ResetPasswordMutation, TError, ResetPasswordMutationVariables, TContext>) => {
    
    return useMutation<ResetPasswordMutation, TError, ResetPasswordMutationVariables, TContext>(
      {
    mutationKey: ['ResetPassword'],
    mutationFn: (variables?: ResetPasswordMutationVariables) => fetcher<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, variables)(),
    ...options
  }
    )};

useResetPasswordMutation.getKey = () => ['ResetPassword'];


useResetPasswordMutation.fetcher = (variables: ResetPasswordMutationVariables, options?: RequestInit['headers']) => fetcher<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, variables, options);

export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {
    id
  }
}
    `);

export const useChangePasswordMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ChangePasswordMutation, TError, ChangePasswordMutationVariables, TContext>) => {
    
    return useMutation<ChangePasswordMutation, TError, ChangePasswordMutationVariables, TContext>(
      {
    mutationKey: ['ChangePassword'],
    mutationFn: (variables?: ChangePasswordMutationVariables) => fetcher<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, variables)(),
    ...options
  }
    )};

useChangePasswordMutation.getKey = () => ['ChangePassword'];


useChangePasswordMutation.fetcher = (variables: ChangePasswordMutationVariables, options?: RequestInit['headers']) => fetcher<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, variables, options);

export const SendMailLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendMailLink($email: String!) {
  lmkSendMailVerify(email: $email)
}
    `);

export const useSendMailLinkMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SendMailLinkMutation, TError, SendMailLinkMutationVariables, TContext>) => {
    
    return useMutation<SendMailLinkMutation, TError, SendMailLinkMutationVariables, TContext>(
      {
    mutationKey: ['SendMailLink'],
    mutationFn: (variables?: SendMailLinkMutationVariables) => fetcher<SendMailLinkMutation, SendMailLinkMutationVariables>(SendMailLinkDocument, variables)(),
    ...options
  }
    )};

useSendMailLinkMutation.getKey = () => ['SendMailLink'];


useSendMailLinkMutation.fetcher = (variables: SendMailLinkMutationVariables, options?: RequestInit['headers']) => fetcher<SendMailLinkMutation, SendMailLinkMutationVariables>(SendMailLinkDocument, variables, options);

export const ConfirmEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmail($emailToken: String!) {
  confirmEmail(emailToken: $emailToken) {
    ...ProfileForm
  }
}
    fragment ProfileForm on User {
  id
  sequenceId
  name
  phone
  email
  isEmailVerified
  avatar
  website
  dateOfBirth
  provinceId
  districtId
  address
  description
}`);

export const useConfirmEmailMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmEmailMutation, TError, ConfirmEmailMutationVariables, TContext>) => {
    
    return useMutation<ConfirmEmailMutation, TError, ConfirmEmailMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmEmail'],
    mutationFn: (variables?: ConfirmEmailMutationVariables) => fetcher<ConfirmEmailMutation, ConfirmEmailMutationVariables>(ConfirmEmailDocument, variables)(),
    ...options
  }
    )};

useConfirmEmailMutation.getKey = () => ['ConfirmEmail'];


useConfirmEmailMutation.fetcher = (variables: ConfirmEmailMutationVariables, options?: RequestInit['headers']) => fetcher<ConfirmEmailMutation, ConfirmEmailMutationVariables>(ConfirmEmailDocument, variables, options);

export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProfile($name: String, $website: String, $dateOfBirth: Date, $email: String, $phone: String, $phoneToken: String, $address: String, $description: String, $provinceId: ID, $districtId: ID, $avatar: String, $password: String) {
  updateMe(
    name: $name
    website: $website
    dateOfBirth: $dateOfBirth
    email: $email
    phone: $phone
    phoneToken: $phoneToken
    address: $address
    description: $description
    provinceId: $provinceId
    districtId: $districtId
    avatar: $avatar
    password: $password
  ) {
    ...ProfileForm
  }
}
    fragment ProfileForm on User {
  id
  sequenceId
  name
  phone
  email
  isEmailVerified
  avatar
  website
  dateOfBirth
  provinceId
  districtId
  address
  description
}`);

export const useUpdateProfileMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateProfileMutation, TError, UpdateProfileMutationVariables, TContext>) => {
    
    return useMutation<UpdateProfileMutation, TError, UpdateProfileMutationVariables, TContext>(
      {
    mutationKey: ['UpdateProfile'],
    mutationFn: (variables?: UpdateProfileMutationVariables) => fetcher<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument, variables)(),
    ...options
  }
    )};

useUpdateProfileMutation.getKey = () => ['UpdateProfile'];


useUpdateProfileMutation.fetcher = (variables?: UpdateProfileMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument, variables, options);

export const UpdatePrivacyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePrivacy($isShowPhone: Boolean, $isShowEmail: Boolean) {
  updateMe(isShowPhone: $isShowPhone, isShowEmail: $isShowEmail) {
    ...PrivacyForm
  }
}
    fragment PrivacyForm on User {
  id
  phone
  email
  isEmailVerified
  isShowPhone
  isShowEmail
}`);

export const useUpdatePrivacyMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdatePrivacyMutation, TError, UpdatePrivacyMutationVariables, TContext>) => {
    
    return useMutation<UpdatePrivacyMutation, TError, UpdatePrivacyMutationVariables, TContext>(
      {
    mutationKey: ['UpdatePrivacy'],
    mutationFn: (variables?: UpdatePrivacyMutationVariables) => fetcher<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>(UpdatePrivacyDocument, variables)(),
    ...options
  }
    )};

useUpdatePrivacyMutation.getKey = () => ['UpdatePrivacy'];


useUpdatePrivacyMutation.fetcher = (variables?: UpdatePrivacyMutationVariables, options?: RequestInit['headers']) => fetcher<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>(UpdatePrivacyDocument, variables, options);

export const SetConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetConsent($purpose: ConsentPurpose!, $given: Boolean!) {
  setConsent(purpose: $purpose, given: $given) {
    ...ConsentList
  }
}
    fragment ConsentList on Consent {
  purpose
  version
  givenAt
  withdrawnAt
}`);

export const useSetConsentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SetConsentMutation, TError, SetConsentMutationVariables, TContext>) => {
    
    return useMutation<SetConsentMutation, TError, SetConsentMutationVariables, TContext>(
      {
    mutationKey: ['SetConsent'],
    mutationFn: (variables?: SetConsentMutationVariables) => fetcher<SetConsentMutation, SetConsentMutationVariables>(SetConsentDocument, variables)(),
    ...options
  }
    )};

useSetConsentMutation.getKey = () => ['SetConsent'];


useSetConsentMutation.fetcher = (variables: SetConsentMutationVariables, options?: RequestInit['headers']) => fetcher<SetConsentMutation, SetConsentMutationVariables>(SetConsentDocument, variables, options);

export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id)
}
    `);

export const useEndSessionMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<EndSessionMutation, TError, EndSessionMutationVariables, TContext>) => {
    
    return useMutation<EndSessionMutation, TError, EndSessionMutationVariables, TContext>(
      {
    mutationKey: ['EndSession'],
    mutationFn: (variables?: EndSessionMutationVariables) => fetcher<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, variables)(),
    ...options
  }
    )};

useEndSessionMutation.getKey = () => ['EndSession'];


useEndSessionMutation.fetcher = (variables: EndSessionMutationVariables, options?: RequestInit['headers']) => fetcher<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, variables, options);

export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `);

export const useEndOtherSessionsMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<EndOtherSessionsMutation, TError, EndOtherSessionsMutationVariables, TContext>) => {
    
    return useMutation<EndOtherSessionsMutation, TError, EndOtherSessionsMutationVariables, TContext>(
      {
    mutationKey: ['EndOtherSessions'],
    mutationFn: (variables?: EndOtherSessionsMutationVariables) => fetcher<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, variables)(),
    ...options
  }
    )};

useEndOtherSessionsMutation.getKey = () => ['EndOtherSessions'];


useEndOtherSessionsMutation.fetcher = (variables?: EndOtherSessionsMutationVariables, options?: RequestInit['headers']) => fetcher<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, variables, options);

export const ExportMyDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportMyData($listingsAfter: Int) {
  exportMyData(listingsAfter: $listingsAfter)
}
    `);

export const useExportMyDataMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ExportMyDataMutation, TError, ExportMyDataMutationVariables, TContext>) => {
    
    return useMutation<ExportMyDataMutation, TError, ExportMyDataMutationVariables, TContext>(
      {
    mutationKey: ['ExportMyData'],
    mutationFn: (variables?: ExportMyDataMutationVariables) => fetcher<ExportMyDataMutation, ExportMyDataMutationVariables>(ExportMyDataDocument, variables)(),
    ...options
  }
    )};

useExportMyDataMutation.getKey = () => ['ExportMyData'];


useExportMyDataMutation.fetcher = (variables?: ExportMyDataMutationVariables, options?: RequestInit['headers']) => fetcher<ExportMyDataMutation, ExportMyDataMutationVariables>(ExportMyDataDocument, variables, options);

export const DeleteMeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteMe($password: String!) {
  deleteMe(password: $password)
}
    `);

export const useDeleteMeMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteMeMutation, TError, DeleteMeMutationVariables, TContext>) => {
    
    return useMutation<DeleteMeMutation, TError, DeleteMeMutationVariables, TContext>(
      {
    mutationKey: ['DeleteMe'],
    mutationFn: (variables?: DeleteMeMutationVariables) => fetcher<DeleteMeMutation, DeleteMeMutationVariables>(DeleteMeDocument, variables)(),
    ...options
  }
    )};

useDeleteMeMutation.getKey = () => ['DeleteMe'];


useDeleteMeMutation.fetcher = (variables: DeleteMeMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteMeMutation, DeleteMeMutationVariables>(DeleteMeDocument, variables, options);

export const CreateUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateUpload($purpose: UploadPurpose!) {
  createUpload(purpose: $purpose) {
    id
    url
    maxBytes
  }
}
    `);

export const useCreateUploadMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateUploadMutation, TError, CreateUploadMutationVariables, TContext>) => {
    
    return useMutation<CreateUploadMutation, TError, CreateUploadMutationVariables, TContext>(
      {
    mutationKey: ['CreateUpload'],
    mutationFn: (variables?: CreateUploadMutationVariables) => fetcher<CreateUploadMutation, CreateUploadMutationVariables>(CreateUploadDocument, variables)(),
    ...options
  }
    )};

useCreateUploadMutation.getKey = () => ['CreateUpload'];


useCreateUploadMutation.fetcher = (variables: CreateUploadMutationVariables, options?: RequestInit['headers']) => fetcher<CreateUploadMutation, CreateUploadMutationVariables>(CreateUploadDocument, variables, options);

export const IsUserNewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IsUserNew($email: String, $phone: String) {
  checkValidUser(email: $email, phone: $phone)
}
    `);

export const useIsUserNewMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<IsUserNewMutation, TError, IsUserNewMutationVariables, TContext>) => {
    
    return useMutation<IsUserNewMutation, TError, IsUserNewMutationVariables, TContext>(
      {
    mutationKey: ['IsUserNew'],
    mutationFn: (variables?: IsUserNewMutationVariables) => fetcher<IsUserNewMutation, IsUserNewMutationVariables>(IsUserNewDocument, variables)(),
    ...options
  }
    )};

useIsUserNewMutation.getKey = () => ['IsUserNew'];


useIsUserNewMutation.fetcher = (variables?: IsUserNewMutationVariables, options?: RequestInit['headers']) => fetcher<IsUserNewMutation, IsUserNewMutationVariables>(IsUserNewDocument, variables, options);

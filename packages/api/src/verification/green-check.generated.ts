/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type GreenCheckMarkFragment = { id: string, checkedBy: Types.Role, filedAt: string, approvedBy: Types.Role, approvedAt: string, expiresAt: string, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult }> };

export type GreenCheckEventsFragment = { id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string };

export type GreenCheckListFragment = { id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } };

export type GreenCheckDetailFragment = { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } };

export type ListingGreenCheckFragment = { id: string, checkStatus: Types.CheckStatus | null, isGreenCheck: boolean, greenCheckMark: { id: string, checkedBy: Types.Role, filedAt: string, approvedBy: Types.Role, approvedAt: string, expiresAt: string, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult }> } | null, greenCheck: { id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } | null };

export type MyGreenChecksQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type MyGreenChecksQuery = { getAllMyGreenCheck: { total: number, data: Array<{ id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } }> } };

export type GreenCheckQueryVariables = Exact<{
  id: string;
}>;


export type GreenCheckQuery = { getOneGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type GreenCheckHistoryQueryVariables = Exact<{
  locationInfoId: string;
}>;


export type GreenCheckHistoryQuery = { getGreenCheckHistory: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }> };

export type ListingMarkQueryVariables = Exact<{
  sequenceId: number;
}>;


export type ListingMarkQuery = { getAllLocationInfo: { data: Array<{ id: string, isGreenCheck: boolean, greenCheckMark: { id: string, checkedBy: Types.Role, filedAt: string, approvedBy: Types.Role, approvedAt: string, expiresAt: string, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult }> } | null }> } };

export type CreateGreenCheckMutationVariables = Exact<{
  locationInfoId: string;
}>;


export type CreateGreenCheckMutation = { createGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type PayGreenCheckMutationVariables = Exact<{
  id: string;
  method: Types.PaymentMethod;
}>;


export type PayGreenCheckMutation = { paymentGreenCheck: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type CancelMyGreenCheckMutationVariables = Exact<{
  id: string;
}>;


export type CancelMyGreenCheckMutation = { cancelMyGreenCheck: { updatedAt: string, id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult, note: string | null }>, photos: Array<{ id: string, url: string, takenAt: string | null }>, position: { locationLat: number, locationLong: number, accuracy: number | null, distance: number | null, at: string } | null, events: Array<{ id: string, kind: string, text: string | null, role: Types.Role | null, fields: Array<string>, at: string }>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } };

export type OwnCheckedListingQueryVariables = Exact<{
  id: string;
}>;


export type OwnCheckedListingQuery = { getOneMyLocationInfo: { sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus, id: string, checkStatus: Types.CheckStatus | null, isGreenCheck: boolean, greenCheckMark: { id: string, checkedBy: Types.Role, filedAt: string, approvedBy: Types.Role, approvedAt: string, expiresAt: string, items: Array<{ name: Types.GreenCheckItemName, result: Types.GreenCheckResult }> } | null, greenCheck: { id: string, sequenceId: number, status: Types.CheckStatus, isPaid: boolean, fee: number, reason: string | null, createdAt: string, paidAt: string | null, takenAt: string | null, filedAt: string | null, approvedAt: string | null, expiresAt: string | null, closedAt: string | null, paymentId: string | null, allowedActions: Array<Types.GreenCheckAction>, checker: { id: string, name: string } | null, locationInfo: { id: string, sequenceId: number, title: string, address: string, status: Types.LocationInfoStatus } } | null } };


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
export const GreenCheckListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
    `, {"fragmentName":"GreenCheckList"});
export const GreenCheckEventsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
    `, {"fragmentName":"GreenCheckEvents"});
export const GreenCheckDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}`, {"fragmentName":"GreenCheckDetail"});
export const GreenCheckMarkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GreenCheckMark on GreenCheckMark {
  id
  items {
    name
    result
  }
  checkedBy
  filedAt
  approvedBy
  approvedAt
  expiresAt
}
    `, {"fragmentName":"GreenCheckMark"});
export const ListingGreenCheckFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListingGreenCheck on LocationInfo {
  id
  checkStatus
  isGreenCheck
  greenCheckMark {
    ...GreenCheckMark
  }
  greenCheck {
    ...GreenCheckList
  }
}
    fragment GreenCheckMark on GreenCheckMark {
  id
  items {
    name
    result
  }
  checkedBy
  filedAt
  approvedBy
  approvedAt
  expiresAt
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}`, {"fragmentName":"ListingGreenCheck"});
export const MyGreenChecksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyGreenChecks($page: Int, $limit: Int) {
  getAllMyGreenCheck(page: $page, limit: $limit) {
    data {
      ...GreenCheckList
      events {
        ...GreenCheckEvents
      }
    }
    total
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}`);

export const useMyGreenChecksQuery = <
      TData = MyGreenChecksQuery,
      TError = ApiError
    >(
      variables?: MyGreenChecksQueryVariables,
      options?: Omit<UseQueryOptions<MyGreenChecksQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MyGreenChecksQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MyGreenChecksQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['MyGreenChecks'] : ['MyGreenChecks', variables],
    queryFn: fetcher<MyGreenChecksQuery, MyGreenChecksQueryVariables>(MyGreenChecksDocument, variables),
    ...options
  }
    )};

useMyGreenChecksQuery.document = MyGreenChecksDocument;

useMyGreenChecksQuery.getKey = (variables?: MyGreenChecksQueryVariables) => variables === undefined ? ['MyGreenChecks'] : ['MyGreenChecks', variables];

useMyGreenChecksQuery.rootKey = 'MyGreenChecks';


useMyGreenChecksQuery.fetcher = (variables?: MyGreenChecksQueryVariables, options?: RequestInit['headers']) => fetcher<MyGreenChecksQuery, MyGreenChecksQueryVariables>(MyGreenChecksDocument, variables, options);

export const GreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GreenCheck($id: ID!) {
  getOneGreenCheck(id: $id) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}`);

export const useGreenCheckQuery = <
      TData = GreenCheckQuery,
      TError = ApiError
    >(
      variables: GreenCheckQueryVariables,
      options?: Omit<UseQueryOptions<GreenCheckQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<GreenCheckQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<GreenCheckQuery, TError, TData>(
      {
    queryKey: ['GreenCheck', variables],
    queryFn: fetcher<GreenCheckQuery, GreenCheckQueryVariables>(GreenCheckDocument, variables),
    ...options
  }
    )};

useGreenCheckQuery.document = GreenCheckDocument;

useGreenCheckQuery.getKey = (variables: GreenCheckQueryVariables) => ['GreenCheck', variables];

useGreenCheckQuery.rootKey = 'GreenCheck';


useGreenCheckQuery.fetcher = (variables: GreenCheckQueryVariables, options?: RequestInit['headers']) => fetcher<GreenCheckQuery, GreenCheckQueryVariables>(GreenCheckDocument, variables, options);

export const GreenCheckHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GreenCheckHistory($locationInfoId: ID!) {
  getGreenCheckHistory(locationInfoId: $locationInfoId) {
    ...GreenCheckEvents
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}`);

export const useGreenCheckHistoryQuery = <
      TData = GreenCheckHistoryQuery,
      TError = ApiError
    >(
      variables: GreenCheckHistoryQueryVariables,
      options?: Omit<UseQueryOptions<GreenCheckHistoryQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<GreenCheckHistoryQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<GreenCheckHistoryQuery, TError, TData>(
      {
    queryKey: ['GreenCheckHistory', variables],
    queryFn: fetcher<GreenCheckHistoryQuery, GreenCheckHistoryQueryVariables>(GreenCheckHistoryDocument, variables),
    ...options
  }
    )};

useGreenCheckHistoryQuery.document = GreenCheckHistoryDocument;

useGreenCheckHistoryQuery.getKey = (variables: GreenCheckHistoryQueryVariables) => ['GreenCheckHistory', variables];

useGreenCheckHistoryQuery.rootKey = 'GreenCheckHistory';


useGreenCheckHistoryQuery.fetcher = (variables: GreenCheckHistoryQueryVariables, options?: RequestInit['headers']) => fetcher<GreenCheckHistoryQuery, GreenCheckHistoryQueryVariables>(GreenCheckHistoryDocument, variables, options);

export const ListingMarkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingMark($sequenceId: Int!) {
  getAllLocationInfo(limit: 1, filter: {sequenceIds: [$sequenceId]}) {
    data {
      id
      isGreenCheck
      greenCheckMark {
        ...GreenCheckMark
      }
    }
  }
}
    fragment GreenCheckMark on GreenCheckMark {
  id
  items {
    name
    result
  }
  checkedBy
  filedAt
  approvedBy
  approvedAt
  expiresAt
}`);

export const useListingMarkQuery = <
      TData = ListingMarkQuery,
      TError = ApiError
    >(
      variables: ListingMarkQueryVariables,
      options?: Omit<UseQueryOptions<ListingMarkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingMarkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingMarkQuery, TError, TData>(
      {
    queryKey: ['ListingMark', variables],
    queryFn: fetcher<ListingMarkQuery, ListingMarkQueryVariables>(ListingMarkDocument, variables),
    ...options
  }
    )};

useListingMarkQuery.document = ListingMarkDocument;

useListingMarkQuery.getKey = (variables: ListingMarkQueryVariables) => ['ListingMark', variables];

useListingMarkQuery.rootKey = 'ListingMark';


useListingMarkQuery.fetcher = (variables: ListingMarkQueryVariables, options?: RequestInit['headers']) => fetcher<ListingMarkQuery, ListingMarkQueryVariables>(ListingMarkDocument, variables, options);

export const CreateGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateGreenCheck($locationInfoId: ID!) {
  createGreenCheck(locationInfoId: $locationInfoId) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}`);

export const useCreateGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateGreenCheckMutation, TError, CreateGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<CreateGreenCheckMutation, TError, CreateGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['CreateGreenCheck'],
    mutationFn: (variables?: CreateGreenCheckMutationVariables) => fetcher<CreateGreenCheckMutation, CreateGreenCheckMutationVariables>(CreateGreenCheckDocument, variables)(),
    ...options
  }
    )};

useCreateGreenCheckMutation.getKey = () => ['CreateGreenCheck'];


useCreateGreenCheckMutation.fetcher = (variables: CreateGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<CreateGreenCheckMutation, CreateGreenCheckMutationVariables>(CreateGreenCheckDocument, variables, options);

export const PayGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayGreenCheck($id: ID!, $method: PaymentMethod!) {
  paymentGreenCheck(id: $id, method: $method) {
    ...Payment
  }
}
    fragment Payment on Payment {
  id
  code
  purpose
  purposeId
  status
  method
  amount
  payUrl
  cardUrl
  qr
  transfer {
    bankName
    bankBin
    accountNumber
    accountName
    memo
  }
  expiresAt
  cause
  isLate
  createdAt
  settledAt
}`);

export const usePayGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PayGreenCheckMutation, TError, PayGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<PayGreenCheckMutation, TError, PayGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['PayGreenCheck'],
    mutationFn: (variables?: PayGreenCheckMutationVariables) => fetcher<PayGreenCheckMutation, PayGreenCheckMutationVariables>(PayGreenCheckDocument, variables)(),
    ...options
  }
    )};

usePayGreenCheckMutation.getKey = () => ['PayGreenCheck'];


usePayGreenCheckMutation.fetcher = (variables: PayGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<PayGreenCheckMutation, PayGreenCheckMutationVariables>(PayGreenCheckDocument, variables, options);

export const CancelMyGreenCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelMyGreenCheck($id: ID!) {
  cancelMyGreenCheck(id: $id) {
    ...GreenCheckDetail
  }
}
    fragment GreenCheckEvents on GreenCheckEvent {
  id
  kind
  text
  role
  fields
  at
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment GreenCheckDetail on GreenCheck {
  ...GreenCheckList
  updatedAt
  items {
    name
    result
    note
  }
  photos {
    id
    url
    takenAt
  }
  position {
    locationLat
    locationLong
    accuracy
    distance
    at
  }
  events {
    ...GreenCheckEvents
  }
}`);

export const useCancelMyGreenCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CancelMyGreenCheckMutation, TError, CancelMyGreenCheckMutationVariables, TContext>) => {
    
    return useMutation<CancelMyGreenCheckMutation, TError, CancelMyGreenCheckMutationVariables, TContext>(
      {
    mutationKey: ['CancelMyGreenCheck'],
    mutationFn: (variables?: CancelMyGreenCheckMutationVariables) => fetcher<CancelMyGreenCheckMutation, CancelMyGreenCheckMutationVariables>(CancelMyGreenCheckDocument, variables)(),
    ...options
  }
    )};

useCancelMyGreenCheckMutation.getKey = () => ['CancelMyGreenCheck'];


useCancelMyGreenCheckMutation.fetcher = (variables: CancelMyGreenCheckMutationVariables, options?: RequestInit['headers']) => fetcher<CancelMyGreenCheckMutation, CancelMyGreenCheckMutationVariables>(CancelMyGreenCheckDocument, variables, options);

export const OwnCheckedListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnCheckedListing($id: ID!) {
  getOneMyLocationInfo(id: $id) {
    ...ListingGreenCheck
    sequenceId
    title
    address
    status
  }
}
    fragment GreenCheckMark on GreenCheckMark {
  id
  items {
    name
    result
  }
  checkedBy
  filedAt
  approvedBy
  approvedAt
  expiresAt
}
fragment GreenCheckList on GreenCheck {
  id
  sequenceId
  status
  isPaid
  fee
  reason
  checker {
    id
    name
  }
  createdAt
  paidAt
  takenAt
  filedAt
  approvedAt
  expiresAt
  closedAt
  paymentId
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    address
    status
  }
}
fragment ListingGreenCheck on LocationInfo {
  id
  checkStatus
  isGreenCheck
  greenCheckMark {
    ...GreenCheckMark
  }
  greenCheck {
    ...GreenCheckList
  }
}`);

export const useOwnCheckedListingQuery = <
      TData = OwnCheckedListingQuery,
      TError = ApiError
    >(
      variables: OwnCheckedListingQueryVariables,
      options?: Omit<UseQueryOptions<OwnCheckedListingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnCheckedListingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnCheckedListingQuery, TError, TData>(
      {
    queryKey: ['OwnCheckedListing', variables],
    queryFn: fetcher<OwnCheckedListingQuery, OwnCheckedListingQueryVariables>(OwnCheckedListingDocument, variables),
    ...options
  }
    )};

useOwnCheckedListingQuery.document = OwnCheckedListingDocument;

useOwnCheckedListingQuery.getKey = (variables: OwnCheckedListingQueryVariables) => ['OwnCheckedListing', variables];

useOwnCheckedListingQuery.rootKey = 'OwnCheckedListing';


useOwnCheckedListingQuery.fetcher = (variables: OwnCheckedListingQueryVariables, options?: RequestInit['headers']) => fetcher<OwnCheckedListingQuery, OwnCheckedListingQueryVariables>(OwnCheckedListingDocument, variables, options);

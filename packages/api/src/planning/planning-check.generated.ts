/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type PlanningCheckRowFragment = { id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string };

export type PlanningCheckDetailFragment = { note: string | null, street: string | null, province: string | null, district: string | null, ward: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvince: string | null, currentWard: string | null, currentProvinceId: string | null, currentWardId: string | null, cancelReason: string | null, paymentId: string | null, updatedAt: string, id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, locationInfo: { locationLat: number | null, locationLong: number | null } | null, listing: { id: string, sequenceId: number, title: string } | null, files: Array<{ id: string, name: string, url: string }>, events: Array<{ id: string, kind: string, text: string | null, at: string }> };

export type MyPlanningChecksQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  filter?: Types.PlanningCheckRequestFilter | null | undefined;
}>;


export type MyPlanningChecksQuery = { getAllMyPlanningCheckRequest: { total: number, data: Array<{ id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string }> } };

export type PlanningCheckQueryVariables = Exact<{
  id: string;
}>;


export type PlanningCheckQuery = { getOnePlanningCheckRequest: { note: string | null, street: string | null, province: string | null, district: string | null, ward: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvince: string | null, currentWard: string | null, currentProvinceId: string | null, currentWardId: string | null, cancelReason: string | null, paymentId: string | null, updatedAt: string, id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, locationInfo: { locationLat: number | null, locationLong: number | null } | null, listing: { id: string, sequenceId: number, title: string } | null, files: Array<{ id: string, name: string, url: string }>, events: Array<{ id: string, kind: string, text: string | null, at: string }> } };

export type PlotOfListingQueryVariables = Exact<{
  sequenceId: number;
}>;


export type PlotOfListingQuery = { getOneLocationInfo: { id: string, sequenceId: number, title: string, provinceId: string, districtId: string | null, wardId: string | null, currentProvinceId: string | null, currentWardId: string | null, street: string | null, mapSheetNo: string | null, landPlotNo: string | null } };

export type CreatePlanningCheckMutationVariables = Exact<{
  data: Types.PlanningCheckRequestInput;
}>;


export type CreatePlanningCheckMutation = { createPlanningCheckRequest: { note: string | null, street: string | null, province: string | null, district: string | null, ward: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvince: string | null, currentWard: string | null, currentProvinceId: string | null, currentWardId: string | null, cancelReason: string | null, paymentId: string | null, updatedAt: string, id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, locationInfo: { locationLat: number | null, locationLong: number | null } | null, listing: { id: string, sequenceId: number, title: string } | null, files: Array<{ id: string, name: string, url: string }>, events: Array<{ id: string, kind: string, text: string | null, at: string }> } };

export type UpdatePlanningCheckMutationVariables = Exact<{
  id: string;
  data: Types.PlanningCheckRequestInput;
  updatedAt?: string | null | undefined;
}>;


export type UpdatePlanningCheckMutation = { updatePlanningCheckRequest: { note: string | null, street: string | null, province: string | null, district: string | null, ward: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvince: string | null, currentWard: string | null, currentProvinceId: string | null, currentWardId: string | null, cancelReason: string | null, paymentId: string | null, updatedAt: string, id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, locationInfo: { locationLat: number | null, locationLong: number | null } | null, listing: { id: string, sequenceId: number, title: string } | null, files: Array<{ id: string, name: string, url: string }>, events: Array<{ id: string, kind: string, text: string | null, at: string }> } };

export type PayPlanningCheckMutationVariables = Exact<{
  planningCheckRequestId: string;
  method: Types.PaymentMethod;
}>;


export type PayPlanningCheckMutation = { paymentPlanningCheckRequest: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };


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
export const PlanningCheckRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}
    `, {"fragmentName":"PlanningCheckRow"});
export const PlanningCheckDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanningCheckDetail on PlanningCheckRequest {
  ...PlanningCheckRow
  note
  street
  province
  district
  ward
  provinceId
  districtId
  wardId
  currentProvince
  currentWard
  currentProvinceId
  currentWardId
  locationInfo {
    locationLat
    locationLong
  }
  listing {
    id
    sequenceId
    title
  }
  files {
    id
    name
    url
  }
  cancelReason
  events {
    id
    kind
    text
    at
  }
  paymentId
  updatedAt
}
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}`, {"fragmentName":"PlanningCheckDetail"});
export const MyPlanningChecksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyPlanningChecks($page: Int, $limit: Int, $search: String, $filter: PlanningCheckRequestFilter) {
  getAllMyPlanningCheckRequest(
    page: $page
    limit: $limit
    search: $search
    filter: $filter
  ) {
    data {
      ...PlanningCheckRow
    }
    total
  }
}
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}`);

export const useMyPlanningChecksQuery = <
      TData = MyPlanningChecksQuery,
      TError = ApiError
    >(
      variables?: MyPlanningChecksQueryVariables,
      options?: Omit<UseQueryOptions<MyPlanningChecksQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MyPlanningChecksQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MyPlanningChecksQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['MyPlanningChecks'] : ['MyPlanningChecks', variables],
    queryFn: fetcher<MyPlanningChecksQuery, MyPlanningChecksQueryVariables>(MyPlanningChecksDocument, variables),
    ...options
  }
    )};

useMyPlanningChecksQuery.document = MyPlanningChecksDocument;

useMyPlanningChecksQuery.getKey = (variables?: MyPlanningChecksQueryVariables) => variables === undefined ? ['MyPlanningChecks'] : ['MyPlanningChecks', variables];

useMyPlanningChecksQuery.rootKey = 'MyPlanningChecks';


useMyPlanningChecksQuery.fetcher = (variables?: MyPlanningChecksQueryVariables, options?: RequestInit['headers']) => fetcher<MyPlanningChecksQuery, MyPlanningChecksQueryVariables>(MyPlanningChecksDocument, variables, options);

export const PlanningCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningCheck($id: ID!) {
  getOnePlanningCheckRequest(id: $id) {
    ...PlanningCheckDetail
  }
}
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}
fragment PlanningCheckDetail on PlanningCheckRequest {
  ...PlanningCheckRow
  note
  street
  province
  district
  ward
  provinceId
  districtId
  wardId
  currentProvince
  currentWard
  currentProvinceId
  currentWardId
  locationInfo {
    locationLat
    locationLong
  }
  listing {
    id
    sequenceId
    title
  }
  files {
    id
    name
    url
  }
  cancelReason
  events {
    id
    kind
    text
    at
  }
  paymentId
  updatedAt
}`);

export const usePlanningCheckQuery = <
      TData = PlanningCheckQuery,
      TError = ApiError
    >(
      variables: PlanningCheckQueryVariables,
      options?: Omit<UseQueryOptions<PlanningCheckQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningCheckQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningCheckQuery, TError, TData>(
      {
    queryKey: ['PlanningCheck', variables],
    queryFn: fetcher<PlanningCheckQuery, PlanningCheckQueryVariables>(PlanningCheckDocument, variables),
    ...options
  }
    )};

usePlanningCheckQuery.document = PlanningCheckDocument;

usePlanningCheckQuery.getKey = (variables: PlanningCheckQueryVariables) => ['PlanningCheck', variables];

usePlanningCheckQuery.rootKey = 'PlanningCheck';


usePlanningCheckQuery.fetcher = (variables: PlanningCheckQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningCheckQuery, PlanningCheckQueryVariables>(PlanningCheckDocument, variables, options);

export const PlotOfListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlotOfListing($sequenceId: Int!) {
  getOneLocationInfo(sequenceId: $sequenceId) {
    id
    sequenceId
    title
    provinceId
    districtId
    wardId
    currentProvinceId
    currentWardId
    street
    mapSheetNo
    landPlotNo
  }
}
    `);

export const usePlotOfListingQuery = <
      TData = PlotOfListingQuery,
      TError = ApiError
    >(
      variables: PlotOfListingQueryVariables,
      options?: Omit<UseQueryOptions<PlotOfListingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlotOfListingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlotOfListingQuery, TError, TData>(
      {
    queryKey: ['PlotOfListing', variables],
    queryFn: fetcher<PlotOfListingQuery, PlotOfListingQueryVariables>(PlotOfListingDocument, variables),
    ...options
  }
    )};

usePlotOfListingQuery.document = PlotOfListingDocument;

usePlotOfListingQuery.getKey = (variables: PlotOfListingQueryVariables) => ['PlotOfListing', variables];

usePlotOfListingQuery.rootKey = 'PlotOfListing';


usePlotOfListingQuery.fetcher = (variables: PlotOfListingQueryVariables, options?: RequestInit['headers']) => fetcher<PlotOfListingQuery, PlotOfListingQueryVariables>(PlotOfListingDocument, variables, options);

export const CreatePlanningCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePlanningCheck($data: PlanningCheckRequestInput!) {
  createPlanningCheckRequest(data: $data) {
    ...PlanningCheckDetail
  }
}
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}
fragment PlanningCheckDetail on PlanningCheckRequest {
  ...PlanningCheckRow
  note
  street
  province
  district
  ward
  provinceId
  districtId
  wardId
  currentProvince
  currentWard
  currentProvinceId
  currentWardId
  locationInfo {
    locationLat
    locationLong
  }
  listing {
    id
    sequenceId
    title
  }
  files {
    id
    name
    url
  }
  cancelReason
  events {
    id
    kind
    text
    at
  }
  paymentId
  updatedAt
}`);

export const useCreatePlanningCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreatePlanningCheckMutation, TError, CreatePlanningCheckMutationVariables, TContext>) => {
    
    return useMutation<CreatePlanningCheckMutation, TError, CreatePlanningCheckMutationVariables, TContext>(
      {
    mutationKey: ['CreatePlanningCheck'],
    mutationFn: (variables?: CreatePlanningCheckMutationVariables) => fetcher<CreatePlanningCheckMutation, CreatePlanningCheckMutationVariables>(CreatePlanningCheckDocument, variables)(),
    ...options
  }
    )};

useCreatePlanningCheckMutation.getKey = () => ['CreatePlanningCheck'];


useCreatePlanningCheckMutation.fetcher = (variables: CreatePlanningCheckMutationVariables, options?: RequestInit['headers']) => fetcher<CreatePlanningCheckMutation, CreatePlanningCheckMutationVariables>(CreatePlanningCheckDocument, variables, options);

export const UpdatePlanningCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePlanningCheck($id: ID!, $data: PlanningCheckRequestInput!, $updatedAt: DateTime) {
  updatePlanningCheckRequest(id: $id, data: $data, updatedAt: $updatedAt) {
    ...PlanningCheckDetail
  }
}
    fragment PlanningCheckRow on PlanningCheckRequest {
  id
  sequenceId
  address
  mapSheetNo
  landPlotNo
  status
  isPaid
  fee
  promisedAt
  isRefunded
  question
  planningInfoId
  allowedActions
  createdAt
}
fragment PlanningCheckDetail on PlanningCheckRequest {
  ...PlanningCheckRow
  note
  street
  province
  district
  ward
  provinceId
  districtId
  wardId
  currentProvince
  currentWard
  currentProvinceId
  currentWardId
  locationInfo {
    locationLat
    locationLong
  }
  listing {
    id
    sequenceId
    title
  }
  files {
    id
    name
    url
  }
  cancelReason
  events {
    id
    kind
    text
    at
  }
  paymentId
  updatedAt
}`);

export const useUpdatePlanningCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdatePlanningCheckMutation, TError, UpdatePlanningCheckMutationVariables, TContext>) => {
    
    return useMutation<UpdatePlanningCheckMutation, TError, UpdatePlanningCheckMutationVariables, TContext>(
      {
    mutationKey: ['UpdatePlanningCheck'],
    mutationFn: (variables?: UpdatePlanningCheckMutationVariables) => fetcher<UpdatePlanningCheckMutation, UpdatePlanningCheckMutationVariables>(UpdatePlanningCheckDocument, variables)(),
    ...options
  }
    )};

useUpdatePlanningCheckMutation.getKey = () => ['UpdatePlanningCheck'];


useUpdatePlanningCheckMutation.fetcher = (variables: UpdatePlanningCheckMutationVariables, options?: RequestInit['headers']) => fetcher<UpdatePlanningCheckMutation, UpdatePlanningCheckMutationVariables>(UpdatePlanningCheckDocument, variables, options);

export const PayPlanningCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayPlanningCheck($planningCheckRequestId: ID!, $method: PaymentMethod!) {
  paymentPlanningCheckRequest(
    planningCheckRequestId: $planningCheckRequestId
    method: $method
  ) {
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

export const usePayPlanningCheckMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PayPlanningCheckMutation, TError, PayPlanningCheckMutationVariables, TContext>) => {
    
    return useMutation<PayPlanningCheckMutation, TError, PayPlanningCheckMutationVariables, TContext>(
      {
    mutationKey: ['PayPlanningCheck'],
    mutationFn: (variables?: PayPlanningCheckMutationVariables) => fetcher<PayPlanningCheckMutation, PayPlanningCheckMutationVariables>(PayPlanningCheckDocument, variables)(),
    ...options
  }
    )};

usePayPlanningCheckMutation.getKey = () => ['PayPlanningCheck'];


usePayPlanningCheckMutation.fetcher = (variables: PayPlanningCheckMutationVariables, options?: RequestInit['headers']) => fetcher<PayPlanningCheckMutation, PayPlanningCheckMutationVariables>(PayPlanningCheckDocument, variables, options);

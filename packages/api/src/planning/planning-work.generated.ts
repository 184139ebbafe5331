/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type PlanningWorkRowFragment = { id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, assignee: { id: string, name: string } | null };

export type PlanningWorkQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  filter?: Types.PlanningCheckRequestFilter | null | undefined;
}>;


export type PlanningWorkQuery = { getAllPlanningCheckRequest: { total: number, data: Array<{ id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, assignee: { id: string, name: string } | null }> } };

export type PlanningWorkItemQueryVariables = Exact<{
  id: string;
}>;


export type PlanningWorkItemQuery = { getOnePlanningCheckRequest: { note: string | null, street: string | null, province: string | null, district: string | null, ward: string | null, provinceId: string | null, districtId: string | null, wardId: string | null, currentProvince: string | null, currentWard: string | null, currentProvinceId: string | null, currentWardId: string | null, cancelReason: string | null, paymentId: string | null, updatedAt: string, id: string, sequenceId: number, address: string, mapSheetNo: string, landPlotNo: string, status: Types.PlanningCheckRequestStatus, isPaid: boolean, fee: number, promisedAt: string | null, isRefunded: boolean, question: string | null, planningInfoId: string | null, allowedActions: Array<Types.PlanningCheckAction>, createdAt: string, assignee: { id: string, name: string } | null, owner: { id: string, name: string, phone: string | null, email: string | null } | null, planningInfo: { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } | null, locationInfo: { locationLat: number | null, locationLong: number | null } | null, listing: { id: string, sequenceId: number, title: string } | null, files: Array<{ id: string, name: string, url: string }>, events: Array<{ id: string, kind: string, text: string | null, at: string }> } };


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
export const PlanningWorkRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanningWorkRow on PlanningCheckRequest {
  ...PlanningCheckRow
  assignee {
    id
    name
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
}`, {"fragmentName":"PlanningWorkRow"});
export const PlanningWorkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningWork($page: Int, $limit: Int, $search: String, $filter: PlanningCheckRequestFilter) {
  getAllPlanningCheckRequest(
    page: $page
    limit: $limit
    search: $search
    filter: $filter
  ) {
    data {
      ...PlanningWorkRow
    }
    total
  }
}
    fragment PlanningWorkRow on PlanningCheckRequest {
  ...PlanningCheckRow
  assignee {
    id
    name
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

export const usePlanningWorkQuery = <
      TData = PlanningWorkQuery,
      TError = ApiError
    >(
      variables?: PlanningWorkQueryVariables,
      options?: Omit<UseQueryOptions<PlanningWorkQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningWorkQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningWorkQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PlanningWork'] : ['PlanningWork', variables],
    queryFn: fetcher<PlanningWorkQuery, PlanningWorkQueryVariables>(PlanningWorkDocument, variables),
    ...options
  }
    )};

usePlanningWorkQuery.document = PlanningWorkDocument;

usePlanningWorkQuery.getKey = (variables?: PlanningWorkQueryVariables) => variables === undefined ? ['PlanningWork'] : ['PlanningWork', variables];

usePlanningWorkQuery.rootKey = 'PlanningWork';


usePlanningWorkQuery.fetcher = (variables?: PlanningWorkQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningWorkQuery, PlanningWorkQueryVariables>(PlanningWorkDocument, variables, options);

export const PlanningWorkItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningWorkItem($id: ID!) {
  getOnePlanningCheckRequest(id: $id) {
    ...PlanningCheckDetail
    assignee {
      id
      name
    }
    owner {
      id
      name
      phone
      email
    }
    planningInfo {
      ...PlanningAnswer
    }
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
}
fragment PlanningAnswer on PlanningInfo {
  id
  plot
  content
  fileLinkIds
  fileLinks {
    id
    name
    url
  }
  zones {
    landCode
    name
    area
    percent
  }
  roadReserve
  maxDensity
  floorAreaRatio
  storeys
  planName
  decision
  decidedOn
  horizon
  source
  confidence
  asOf
  checkCode
  documentUrl
  rating
  disputedAt
  createdAt
  updatedAt
}`);

export const usePlanningWorkItemQuery = <
      TData = PlanningWorkItemQuery,
      TError = ApiError
    >(
      variables: PlanningWorkItemQueryVariables,
      options?: Omit<UseQueryOptions<PlanningWorkItemQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningWorkItemQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningWorkItemQuery, TError, TData>(
      {
    queryKey: ['PlanningWorkItem', variables],
    queryFn: fetcher<PlanningWorkItemQuery, PlanningWorkItemQueryVariables>(PlanningWorkItemDocument, variables),
    ...options
  }
    )};

usePlanningWorkItemQuery.document = PlanningWorkItemDocument;

usePlanningWorkItemQuery.getKey = (variables: PlanningWorkItemQueryVariables) => ['PlanningWorkItem', variables];

usePlanningWorkItemQuery.rootKey = 'PlanningWorkItem';


usePlanningWorkItemQuery.fetcher = (variables: PlanningWorkItemQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningWorkItemQuery, PlanningWorkItemQueryVariables>(PlanningWorkItemDocument, variables, options);

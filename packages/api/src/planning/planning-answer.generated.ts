/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type PlanningAnswerFragment = { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> };

export type PlanningAnswerOfCheckQueryVariables = Exact<{
  checkId: string;
}>;


export type PlanningAnswerOfCheckQuery = { getOnePlanningCheckRequest: { id: string, status: Types.PlanningCheckRequestStatus, promisedAt: string | null, allowedActions: Array<Types.PlanningCheckAction>, events: Array<{ id: string, kind: string, text: string | null, at: string }> }, getOnePlanningInfoByPlanningCheckRequestId: { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } | null };

export type PlanningAnswerQueryVariables = Exact<{
  id: string;
}>;


export type PlanningAnswerQuery = { getOnePlanningInfo: { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } };

export type PlanningVerificationQueryVariables = Exact<{
  checkCode: string;
}>;


export type PlanningVerificationQuery = { getPlanningInfoByCode: { checkCode: string, plot: string, version: number, content: string, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, issuedAt: string, documentHash: string | null, signature: string, isSuperseded: boolean, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } | null };

export type CreatePlanningAnswerMutationVariables = Exact<{
  data: Types.PlanningInfoInput;
  updatedAt?: string | null | undefined;
}>;


export type CreatePlanningAnswerMutation = { createPlanningInfo: { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } };

export type CorrectPlanningAnswerMutationVariables = Exact<{
  id: string;
  data: Types.PlanningInfoInput;
  updatedAt?: string | null | undefined;
}>;


export type CorrectPlanningAnswerMutation = { updatePlanningInfo: { id: string, plot: string, content: string, fileLinkIds: Array<string>, roadReserve: number | null, maxDensity: number | null, floorAreaRatio: number | null, storeys: number | null, planName: string | null, decision: string | null, decidedOn: string | null, horizon: number | null, source: string | null, confidence: Types.PlanningConfidence, asOf: string, checkCode: string, documentUrl: string | null, rating: number | null, disputedAt: string | null, createdAt: string, updatedAt: string, fileLinks: Array<{ id: string, name: string, url: string }>, zones: Array<{ landCode: string, name: string | null, area: number, percent: number }> } };

export type UpholdPlanningAnswerMutationVariables = Exact<{
  id: string;
  reason: string;
  updatedAt?: string | null | undefined;
}>;


export type UpholdPlanningAnswerMutation = { upholdPlanningInfo: { id: string } };

export type RatePlanningAnswerMutationVariables = Exact<{
  id: string;
  rating: number;
}>;


export type RatePlanningAnswerMutation = { ratePlanningInfo: { id: string } };

export type DisputePlanningAnswerMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type DisputePlanningAnswerMutation = { disputePlanningInfo: { id: string } };


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
export const PlanningAnswerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"PlanningAnswer"});
export const PlanningAnswerOfCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningAnswerOfCheck($checkId: ID!) {
  getOnePlanningCheckRequest(id: $checkId) {
    id
    status
    promisedAt
    allowedActions
    events {
      id
      kind
      text
      at
    }
  }
  getOnePlanningInfoByPlanningCheckRequestId(id: $checkId) {
    ...PlanningAnswer
  }
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

export const usePlanningAnswerOfCheckQuery = <
      TData = PlanningAnswerOfCheckQuery,
      TError = ApiError
    >(
      variables: PlanningAnswerOfCheckQueryVariables,
      options?: Omit<UseQueryOptions<PlanningAnswerOfCheckQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningAnswerOfCheckQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningAnswerOfCheckQuery, TError, TData>(
      {
    queryKey: ['PlanningAnswerOfCheck', variables],
    queryFn: fetcher<PlanningAnswerOfCheckQuery, PlanningAnswerOfCheckQueryVariables>(PlanningAnswerOfCheckDocument, variables),
    ...options
  }
    )};

usePlanningAnswerOfCheckQuery.document = PlanningAnswerOfCheckDocument;

usePlanningAnswerOfCheckQuery.getKey = (variables: PlanningAnswerOfCheckQueryVariables) => ['PlanningAnswerOfCheck', variables];

usePlanningAnswerOfCheckQuery.rootKey = 'PlanningAnswerOfCheck';


usePlanningAnswerOfCheckQuery.fetcher = (variables: PlanningAnswerOfCheckQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningAnswerOfCheckQuery, PlanningAnswerOfCheckQueryVariables>(PlanningAnswerOfCheckDocument, variables, options);

export const PlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningAnswer($id: ID!) {
  getOnePlanningInfo(id: $id) {
    ...PlanningAnswer
  }
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

export const usePlanningAnswerQuery = <
      TData = PlanningAnswerQuery,
      TError = ApiError
    >(
      variables: PlanningAnswerQueryVariables,
      options?: Omit<UseQueryOptions<PlanningAnswerQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningAnswerQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningAnswerQuery, TError, TData>(
      {
    queryKey: ['PlanningAnswer', variables],
    queryFn: fetcher<PlanningAnswerQuery, PlanningAnswerQueryVariables>(PlanningAnswerDocument, variables),
    ...options
  }
    )};

usePlanningAnswerQuery.document = PlanningAnswerDocument;

usePlanningAnswerQuery.getKey = (variables: PlanningAnswerQueryVariables) => ['PlanningAnswer', variables];

usePlanningAnswerQuery.rootKey = 'PlanningAnswer';


usePlanningAnswerQuery.fetcher = (variables: PlanningAnswerQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningAnswerQuery, PlanningAnswerQueryVariables>(PlanningAnswerDocument, variables, options);

export const PlanningVerificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningVerification($checkCode: String!) {
  getPlanningInfoByCode(checkCode: $checkCode) {
    checkCode
    plot
    version
    content
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
    issuedAt
    documentHash
    signature
    isSuperseded
  }
}
    `);

export const usePlanningVerificationQuery = <
      TData = PlanningVerificationQuery,
      TError = ApiError
    >(
      variables: PlanningVerificationQueryVariables,
      options?: Omit<UseQueryOptions<PlanningVerificationQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningVerificationQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningVerificationQuery, TError, TData>(
      {
    queryKey: ['PlanningVerification', variables],
    queryFn: fetcher<PlanningVerificationQuery, PlanningVerificationQueryVariables>(PlanningVerificationDocument, variables),
    ...options
  }
    )};

usePlanningVerificationQuery.document = PlanningVerificationDocument;

usePlanningVerificationQuery.getKey = (variables: PlanningVerificationQueryVariables) => ['PlanningVerification', variables];

usePlanningVerificationQuery.rootKey = 'PlanningVerification';


usePlanningVerificationQuery.fetcher = (variables: PlanningVerificationQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningVerificationQuery, PlanningVerificationQueryVariables>(PlanningVerificationDocument, variables, options);

export const CreatePlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePlanningAnswer($data: PlanningInfoInput!, $updatedAt: DateTime) {
  createPlanningInfo(data: $data, updatedAt: $updatedAt) {
    ...PlanningAnswer
  }
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

export const useCreatePlanningAnswerMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreatePlanningAnswerMutation, TError, CreatePlanningAnswerMutationVariables, TContext>) => {
    
    return useMutation<CreatePlanningAnswerMutation, TError, CreatePlanningAnswerMutationVariables, TContext>(
      {
    mutationKey: ['CreatePlanningAnswer'],
    mutationFn: (variables?: CreatePlanningAnswerMutationVariables) => fetcher<CreatePlanningAnswerMutation, CreatePlanningAnswerMutationVariables>(CreatePlanningAnswerDocument, variables)(),
    ...options
  }
    )};

useCreatePlanningAnswerMutation.getKey = () => ['CreatePlanningAnswer'];


useCreatePlanningAnswerMutation.fetcher = (variables: CreatePlanningAnswerMutationVariables, options?: RequestInit['headers']) => fetcher<CreatePlanningAnswerMutation, CreatePlanningAnswerMutationVariables>(CreatePlanningAnswerDocument, variables, options);

export const CorrectPlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectPlanningAnswer($id: ID!, $data: PlanningInfoInput!, $updatedAt: DateTime) {
  updatePlanningInfo(id: $id, data: $data, updatedAt: $updatedAt) {
    ...PlanningAnswer
  }
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

export const useCorrectPlanningAnswerMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CorrectPlanningAnswerMutation, TError, CorrectPlanningAnswerMutationVariables, TContext>) => {
    
    return useMutation<CorrectPlanningAnswerMutation, TError, CorrectPlanningAnswerMutationVariables, TContext>(
      {
    mutationKey: ['CorrectPlanningAnswer'],
    mutationFn: (variables?: CorrectPlanningAnswerMutationVariables) => fetcher<CorrectPlanningAnswerMutation, CorrectPlanningAnswerMutationVariables>(CorrectPlanningAnswerDocument, variables)(),
    ...options
  }
    )};

useCorrectPlanningAnswerMutation.getKey = () => ['CorrectPlanningAnswer'];


useCorrectPlanningAnswerMutation.fetcher = (variables: CorrectPlanningAnswerMutationVariables, options?: RequestInit['headers']) => fetcher<CorrectPlanningAnswerMutation, CorrectPlanningAnswerMutationVariables>(CorrectPlanningAnswerDocument, variables, options);

export const UpholdPlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpholdPlanningAnswer($id: ID!, $reason: String!, $updatedAt: DateTime) {
  upholdPlanningInfo(id: $id, reason: $reason, updatedAt: $updatedAt) {
    id
  }
}
    `);

export const useUpholdPlanningAnswerMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpholdPlanningAnswerMutation, TError, UpholdPlanningAnswerMutationVariables, TContext>) => {
    
    return useMutation<UpholdPlanningAnswerMutation, TError, UpholdPlanningAnswerMutationVariables, TContext>(
      {
    mutationKey: ['UpholdPlanningAnswer'],
    mutationFn: (variables?: UpholdPlanningAnswerMutationVariables) => fetcher<UpholdPlanningAnswerMutation, UpholdPlanningAnswerMutationVariables>(UpholdPlanningAnswerDocument, variables)(),
    ...options
  }
    )};

useUpholdPlanningAnswerMutation.getKey = () => ['UpholdPlanningAnswer'];


useUpholdPlanningAnswerMutation.fetcher = (variables: UpholdPlanningAnswerMutationVariables, options?: RequestInit['headers']) => fetcher<UpholdPlanningAnswerMutation, UpholdPlanningAnswerMutationVariables>(UpholdPlanningAnswerDocument, variables, options);

export const RatePlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RatePlanningAnswer($id: ID!, $rating: Int!) {
  ratePlanningInfo(id: $id, rating: $rating) {
    id
  }
}
    `);

export const useRatePlanningAnswerMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RatePlanningAnswerMutation, TError, RatePlanningAnswerMutationVariables, TContext>) => {
    
    return useMutation<RatePlanningAnswerMutation, TError, RatePlanningAnswerMutationVariables, TContext>(
      {
    mutationKey: ['RatePlanningAnswer'],
    mutationFn: (variables?: RatePlanningAnswerMutationVariables) => fetcher<RatePlanningAnswerMutation, RatePlanningAnswerMutationVariables>(RatePlanningAnswerDocument, variables)(),
    ...options
  }
    )};

useRatePlanningAnswerMutation.getKey = () => ['RatePlanningAnswer'];


useRatePlanningAnswerMutation.fetcher = (variables: RatePlanningAnswerMutationVariables, options?: RequestInit['headers']) => fetcher<RatePlanningAnswerMutation, RatePlanningAnswerMutationVariables>(RatePlanningAnswerDocument, variables, options);

export const DisputePlanningAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisputePlanningAnswer($id: ID!, $reason: String!) {
  disputePlanningInfo(id: $id, reason: $reason) {
    id
  }
}
    `);

export const useDisputePlanningAnswerMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DisputePlanningAnswerMutation, TError, DisputePlanningAnswerMutationVariables, TContext>) => {
    
    return useMutation<DisputePlanningAnswerMutation, TError, DisputePlanningAnswerMutationVariables, TContext>(
      {
    mutationKey: ['DisputePlanningAnswer'],
    mutationFn: (variables?: DisputePlanningAnswerMutationVariables) => fetcher<DisputePlanningAnswerMutation, DisputePlanningAnswerMutationVariables>(DisputePlanningAnswerDocument, variables)(),
    ...options
  }
    )};

useDisputePlanningAnswerMutation.getKey = () => ['DisputePlanningAnswer'];


useDisputePlanningAnswerMutation.fetcher = (variables: DisputePlanningAnswerMutationVariables, options?: RequestInit['headers']) => fetcher<DisputePlanningAnswerMutation, DisputePlanningAnswerMutationVariables>(DisputePlanningAnswerDocument, variables, options);

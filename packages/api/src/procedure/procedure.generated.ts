/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ProcedureListFragment = { id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null };

export type ProcedureSubStepFragment = { id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> };

export type ProcedureStepFragment = { id: string, title: string, description: string | null, isDone: boolean, blockedBy: Array<string>, subStepProcedureIds: Array<string>, subStepProcedureDoneIds: Array<string>, substeps: Array<{ id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> }> };

export type ProcedureDetailFragment = { id: string, title: string, procedureRecordId: string, stepIds: Array<string>, doneStepIds: Array<string>, templateVersion: number, templatePublishedAt: string, procedureRecord: { id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null }, steps: Array<{ id: string, title: string, description: string | null, isDone: boolean, blockedBy: Array<string>, subStepProcedureIds: Array<string>, subStepProcedureDoneIds: Array<string>, substeps: Array<{ id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> }> }> };

export type MyProceduresQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  filter?: Types.ProcedureRecordFilter | null | undefined;
}>;


export type MyProceduresQuery = { getAllMyProcedureRecord: { total: number, data: Array<{ id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null }> } };

export type ProcedureQueryVariables = Exact<{
  id: string;
}>;


export type ProcedureQuery = { getOneProcedureRecordDetail: { id: string, title: string, procedureRecordId: string, stepIds: Array<string>, doneStepIds: Array<string>, templateVersion: number, templatePublishedAt: string, procedureRecord: { id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null }, steps: Array<{ id: string, title: string, description: string | null, isDone: boolean, blockedBy: Array<string>, subStepProcedureIds: Array<string>, subStepProcedureDoneIds: Array<string>, substeps: Array<{ id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> }> }> } };

export type ProcedureStepQueryVariables = Exact<{
  id: string;
}>;


export type ProcedureStepQuery = { getOneProcedureStep: { id: string, title: string, description: string | null, isDone: boolean, blockedBy: Array<string>, subStepProcedureIds: Array<string>, subStepProcedureDoneIds: Array<string>, substeps: Array<{ id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> }> } };

export type SuggestDocumentsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  type?: Types.ProcedureType | null | undefined;
}>;


export type SuggestDocumentsQuery = { getAllSuggestDocument: { total: number, data: Array<{ id: string, title: string, content: string, link: string | null, types: Array<Types.ProcedureType>, photos: Array<{ url: string, width: number, height: number, caption: string | null, sources: Array<{ url: string, width: number, type: string }> }> }> } };

export type ListingOfProcedureQueryVariables = Exact<{
  sequenceId: number;
}>;


export type ListingOfProcedureQuery = { getOneLocationInfo: { id: string, sequenceId: number, title: string, priceRaw: number | null } };

export type CreateProcedureMutationVariables = Exact<{
  data: Types.ProcedureRecordInput;
}>;


export type CreateProcedureMutation = { createProcedureRecord: { id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null } };

export type UpdateProcedureMutationVariables = Exact<{
  id: string;
  data: Types.ProcedureRecordUpdateInput;
}>;


export type UpdateProcedureMutation = { updateProcedureRecord: { id: string, name: string, description: string | null, status: Types.ProcedureStatus, type: Types.ProcedureType, procedureRDId: string, side: Types.ProcedureSide, price: number | null, substepTotal: number, substepDone: number, isOverdue: boolean, isWaitingForMe: boolean, finishedAt: string | null, createdAt: string, updatedAt: string, locationInfo: { id: string, sequenceId: number, title: string } | null, next: { stepId: string, stepTitle: string, substepId: string, substepTitle: string, actor: Types.ProcedureActor, dueOn: string | null } | null } };

export type DeleteProcedureMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProcedureMutation = { deleteProcedureRecord: boolean };

export type UpdateProcedureSubStepMutationVariables = Exact<{
  id: string;
  data: Types.SubStepProcedureInput;
}>;


export type UpdateProcedureSubStepMutation = { updateSubStepProcedure: { id: string, title: string, description: string | null, isDone: boolean, actor: Types.ProcedureActor, place: string | null, daysMin: number | null, daysMax: number | null, note: string | null, dueOn: string | null, doneAt: string | null, isOverdue: boolean, papers: Array<{ id: string, name: string, hint: string | null, isRequired: boolean }>, fees: Array<{ id: string, name: string, text: string, payer: Types.ProcedureSide | null, asOf: string, source: string }>, fileLinks: Array<{ id: string, name: string, url: string }>, history: Array<{ id: string, kind: Types.ProcedureFileEventKind, name: string, at: string, file: { id: string, name: string, url: string } | null }> } };


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
export const ProcedureListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"ProcedureList"});
export const ProcedureSubStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}
    `, {"fragmentName":"ProcedureSubStep"});
export const ProcedureStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureStep on ProcedureStep {
  id
  title
  description
  isDone
  blockedBy
  subStepProcedureIds
  subStepProcedureDoneIds
  substeps {
    ...ProcedureSubStep
  }
}
    fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}`, {"fragmentName":"ProcedureStep"});
export const ProcedureDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureDetail on ProcedureDetail {
  id
  title
  procedureRecordId
  stepIds
  doneStepIds
  templateVersion
  templatePublishedAt
  procedureRecord {
    ...ProcedureList
  }
  steps {
    ...ProcedureStep
  }
}
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}
fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}
fragment ProcedureStep on ProcedureStep {
  id
  title
  description
  isDone
  blockedBy
  subStepProcedureIds
  subStepProcedureDoneIds
  substeps {
    ...ProcedureSubStep
  }
}`, {"fragmentName":"ProcedureDetail"});
export const MyProceduresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyProcedures($page: Int, $limit: Int, $search: String, $filter: ProcedureRecordFilter) {
  getAllMyProcedureRecord(
    page: $page
    limit: $limit
    search: $search
    filter: $filter
  ) {
    data {
      ...ProcedureList
    }
    total
  }
}
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}`);

export const useMyProceduresQuery = <
      TData = MyProceduresQuery,
      TError = ApiError
    >(
      variables?: MyProceduresQueryVariables,
      options?: Omit<UseQueryOptions<MyProceduresQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<MyProceduresQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<MyProceduresQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['MyProcedures'] : ['MyProcedures', variables],
    queryFn: fetcher<MyProceduresQuery, MyProceduresQueryVariables>(MyProceduresDocument, variables),
    ...options
  }
    )};

useMyProceduresQuery.document = MyProceduresDocument;

useMyProceduresQuery.getKey = (variables?: MyProceduresQueryVariables) => variables === undefined ? ['MyProcedures'] : ['MyProcedures', variables];

useMyProceduresQuery.rootKey = 'MyProcedures';


useMyProceduresQuery.fetcher = (variables?: MyProceduresQueryVariables, options?: RequestInit['headers']) => fetcher<MyProceduresQuery, MyProceduresQueryVariables>(MyProceduresDocument, variables, options);

export const ProcedureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Procedure($id: ID!) {
  getOneProcedureRecordDetail(id: $id) {
    ...ProcedureDetail
  }
}
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}
fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}
fragment ProcedureStep on ProcedureStep {
  id
  title
  description
  isDone
  blockedBy
  subStepProcedureIds
  subStepProcedureDoneIds
  substeps {
    ...ProcedureSubStep
  }
}
fragment ProcedureDetail on ProcedureDetail {
  id
  title
  procedureRecordId
  stepIds
  doneStepIds
  templateVersion
  templatePublishedAt
  procedureRecord {
    ...ProcedureList
  }
  steps {
    ...ProcedureStep
  }
}`);

export const useProcedureQuery = <
      TData = ProcedureQuery,
      TError = ApiError
    >(
      variables: ProcedureQueryVariables,
      options?: Omit<UseQueryOptions<ProcedureQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProcedureQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProcedureQuery, TError, TData>(
      {
    queryKey: ['Procedure', variables],
    queryFn: fetcher<ProcedureQuery, ProcedureQueryVariables>(ProcedureDocument, variables),
    ...options
  }
    )};

useProcedureQuery.document = ProcedureDocument;

useProcedureQuery.getKey = (variables: ProcedureQueryVariables) => ['Procedure', variables];

useProcedureQuery.rootKey = 'Procedure';


useProcedureQuery.fetcher = (variables: ProcedureQueryVariables, options?: RequestInit['headers']) => fetcher<ProcedureQuery, ProcedureQueryVariables>(ProcedureDocument, variables, options);

export const ProcedureStepDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProcedureStep($id: ID!) {
  getOneProcedureStep(id: $id) {
    ...ProcedureStep
  }
}
    fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}
fragment ProcedureStep on ProcedureStep {
  id
  title
  description
  isDone
  blockedBy
  subStepProcedureIds
  subStepProcedureDoneIds
  substeps {
    ...ProcedureSubStep
  }
}`);

export const useProcedureStepQuery = <
      TData = ProcedureStepQuery,
      TError = ApiError
    >(
      variables: ProcedureStepQueryVariables,
      options?: Omit<UseQueryOptions<ProcedureStepQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProcedureStepQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProcedureStepQuery, TError, TData>(
      {
    queryKey: ['ProcedureStep', variables],
    queryFn: fetcher<ProcedureStepQuery, ProcedureStepQueryVariables>(ProcedureStepDocument, variables),
    ...options
  }
    )};

useProcedureStepQuery.document = ProcedureStepDocument;

useProcedureStepQuery.getKey = (variables: ProcedureStepQueryVariables) => ['ProcedureStep', variables];

useProcedureStepQuery.rootKey = 'ProcedureStep';


useProcedureStepQuery.fetcher = (variables: ProcedureStepQueryVariables, options?: RequestInit['headers']) => fetcher<ProcedureStepQuery, ProcedureStepQueryVariables>(ProcedureStepDocument, variables, options);

export const SuggestDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestDocuments($page: Int, $limit: Int, $type: ProcedureType) {
  getAllSuggestDocument(page: $page, limit: $limit, type: $type) {
    data {
      id
      title
      content
      photos {
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
      link
      types
    }
    total
  }
}
    `);

export const useSuggestDocumentsQuery = <
      TData = SuggestDocumentsQuery,
      TError = ApiError
    >(
      variables?: SuggestDocumentsQueryVariables,
      options?: Omit<UseQueryOptions<SuggestDocumentsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SuggestDocumentsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SuggestDocumentsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['SuggestDocuments'] : ['SuggestDocuments', variables],
    queryFn: fetcher<SuggestDocumentsQuery, SuggestDocumentsQueryVariables>(SuggestDocumentsDocument, variables),
    ...options
  }
    )};

useSuggestDocumentsQuery.document = SuggestDocumentsDocument;

useSuggestDocumentsQuery.getKey = (variables?: SuggestDocumentsQueryVariables) => variables === undefined ? ['SuggestDocuments'] : ['SuggestDocuments', variables];

useSuggestDocumentsQuery.rootKey = 'SuggestDocuments';


useSuggestDocumentsQuery.fetcher = (variables?: SuggestDocumentsQueryVariables, options?: RequestInit['headers']) => fetcher<SuggestDocumentsQuery, SuggestDocumentsQueryVariables>(SuggestDocumentsDocument, variables, options);

export const ListingOfProcedureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListingOfProcedure($sequenceId: Int!) {
  getOneLocationInfo(sequenceId: $sequenceId) {
    id
    sequenceId
    title
    priceRaw
  }
}
    `);

export const useListingOfProcedureQuery = <
      TData = ListingOfProcedureQuery,
      TError = ApiError
    >(
      variables: ListingOfProcedureQueryVariables,
      options?: Omit<UseQueryOptions<ListingOfProcedureQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ListingOfProcedureQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ListingOfProcedureQuery, TError, TData>(
      {
    queryKey: ['ListingOfProcedure', variables],
    queryFn: fetcher<ListingOfProcedureQuery, ListingOfProcedureQueryVariables>(ListingOfProcedureDocument, variables),
    ...options
  }
    )};

useListingOfProcedureQuery.document = ListingOfProcedureDocument;

useListingOfProcedureQuery.getKey = (variables: ListingOfProcedureQueryVariables) => ['ListingOfProcedure', variables];

useListingOfProcedureQuery.rootKey = 'ListingOfProcedure';


useListingOfProcedureQuery.fetcher = (variables: ListingOfProcedureQueryVariables, options?: RequestInit['headers']) => fetcher<ListingOfProcedureQuery, ListingOfProcedureQueryVariables>(ListingOfProcedureDocument, variables, options);

export const CreateProcedureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateProcedure($data: ProcedureRecordInput!) {
  createProcedureRecord(data: $data) {
    ...ProcedureList
  }
}
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}`);

export const useCreateProcedureMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateProcedureMutation, TError, CreateProcedureMutationVariables, TContext>) => {
    
    return useMutation<CreateProcedureMutation, TError, CreateProcedureMutationVariables, TContext>(
      {
    mutationKey: ['CreateProcedure'],
    mutationFn: (variables?: CreateProcedureMutationVariables) => fetcher<CreateProcedureMutation, CreateProcedureMutationVariables>(CreateProcedureDocument, variables)(),
    ...options
  }
    )};

useCreateProcedureMutation.getKey = () => ['CreateProcedure'];


useCreateProcedureMutation.fetcher = (variables: CreateProcedureMutationVariables, options?: RequestInit['headers']) => fetcher<CreateProcedureMutation, CreateProcedureMutationVariables>(CreateProcedureDocument, variables, options);

export const UpdateProcedureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProcedure($id: ID!, $data: ProcedureRecordUpdateInput!) {
  updateProcedureRecord(id: $id, data: $data) {
    ...ProcedureList
  }
}
    fragment ProcedureList on ProcedureRecord {
  id
  name
  description
  status
  type
  procedureRDId
  side
  price
  substepTotal
  substepDone
  locationInfo {
    id
    sequenceId
    title
  }
  next {
    stepId
    stepTitle
    substepId
    substepTitle
    actor
    dueOn
  }
  isOverdue
  isWaitingForMe
  finishedAt
  createdAt
  updatedAt
}`);

export const useUpdateProcedureMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateProcedureMutation, TError, UpdateProcedureMutationVariables, TContext>) => {
    
    return useMutation<UpdateProcedureMutation, TError, UpdateProcedureMutationVariables, TContext>(
      {
    mutationKey: ['UpdateProcedure'],
    mutationFn: (variables?: UpdateProcedureMutationVariables) => fetcher<UpdateProcedureMutation, UpdateProcedureMutationVariables>(UpdateProcedureDocument, variables)(),
    ...options
  }
    )};

useUpdateProcedureMutation.getKey = () => ['UpdateProcedure'];


useUpdateProcedureMutation.fetcher = (variables: UpdateProcedureMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateProcedureMutation, UpdateProcedureMutationVariables>(UpdateProcedureDocument, variables, options);

export const DeleteProcedureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteProcedure($id: ID!) {
  deleteProcedureRecord(id: $id)
}
    `);

export const useDeleteProcedureMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteProcedureMutation, TError, DeleteProcedureMutationVariables, TContext>) => {
    
    return useMutation<DeleteProcedureMutation, TError, DeleteProcedureMutationVariables, TContext>(
      {
    mutationKey: ['DeleteProcedure'],
    mutationFn: (variables?: DeleteProcedureMutationVariables) => fetcher<DeleteProcedureMutation, DeleteProcedureMutationVariables>(DeleteProcedureDocument, variables)(),
    ...options
  }
    )};

useDeleteProcedureMutation.getKey = () => ['DeleteProcedure'];


useDeleteProcedureMutation.fetcher = (variables: DeleteProcedureMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteProcedureMutation, DeleteProcedureMutationVariables>(DeleteProcedureDocument, variables, options);

export const UpdateProcedureSubStepDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateProcedureSubStep($id: ID!, $data: SubStepProcedureInput!) {
  updateSubStepProcedure(id: $id, data: $data) {
    ...ProcedureSubStep
  }
}
    fragment ProcedureSubStep on ProcedureSubStep {
  id
  title
  description
  isDone
  actor
  place
  daysMin
  daysMax
  papers {
    id
    name
    hint
    isRequired
  }
  fees {
    id
    name
    text
    payer
    asOf
    source
  }
  fileLinks {
    id
    name
    url
  }
  history {
    id
    kind
    name
    at
    file {
      id
      name
      url
    }
  }
  note
  dueOn
  doneAt
  isOverdue
}`);

export const useUpdateProcedureSubStepMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateProcedureSubStepMutation, TError, UpdateProcedureSubStepMutationVariables, TContext>) => {
    
    return useMutation<UpdateProcedureSubStepMutation, TError, UpdateProcedureSubStepMutationVariables, TContext>(
      {
    mutationKey: ['UpdateProcedureSubStep'],
    mutationFn: (variables?: UpdateProcedureSubStepMutationVariables) => fetcher<UpdateProcedureSubStepMutation, UpdateProcedureSubStepMutationVariables>(UpdateProcedureSubStepDocument, variables)(),
    ...options
  }
    )};

useUpdateProcedureSubStepMutation.getKey = () => ['UpdateProcedureSubStep'];


useUpdateProcedureSubStepMutation.fetcher = (variables: UpdateProcedureSubStepMutationVariables, options?: RequestInit['headers']) => fetcher<UpdateProcedureSubStepMutation, UpdateProcedureSubStepMutationVariables>(UpdateProcedureSubStepDocument, variables, options);

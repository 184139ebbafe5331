/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type OfferingProgressFragment = { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number };

export type OfferingPaperFragment = { id: string, kind: Types.OfferingDocumentKind, name: string, url: string };

export type OfferingUpdateTextFragment = { id: string, at: string, text: string };

export type OfferingCardFragment = { id: string, sequenceId: number, title: string, address: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number } | null };

export type OfferingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.LocationInfoFilter | null | undefined;
}>;


export type OfferingsQuery = { getAllLocationInfo: { total: number, data: Array<{ id: string, sequenceId: number, title: string, address: string, cover: { url: string, width: number, height: number, caption: string | null, isDrawing: boolean, placeholder: string | null, sources: Array<{ url: string, width: number, type: string }> } | null, offering: { id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number } | null }> } };

export type OfferingQueryVariables = Exact<{
  sequenceId: number;
}>;


export type OfferingQuery = { getOneLocationInfo: { id: string, offering: { useOfFunds: string | null, exitRule: string | null, lowBps: number | null, baseBps: number | null, highBps: number | null, id: string, state: Types.OfferingState, totalShare: number, releaseQuantity: number, pricePerShare: number, minInvestment: number, maxSharePerAccount: number | null, feeBps: number, softCap: number, startDate: string | null, endDate: string | null, soldShare: number, heldShare: number, myShare: number, myHeldShare: number, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }>, updates: Array<{ id: string, at: string, text: string }> } | null } };

export type HoldingsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HoldingsQuery = { getAllMyInvestedProject: { total: number, data: Array<{ id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, state: Types.OfferingState, totalShare: number, myShare: number, myHeldShare: number, myCost: number, documents: Array<{ id: string, kind: Types.OfferingDocumentKind, name: string, url: string }>, updates: Array<{ id: string, at: string, text: string }> } | null }> } };

export type InvestmentPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvestmentPointsQuery = { getAllMyInvestmentPoint: Array<{ at: string, total: number, change: number, orderId: string }> };

export type CreateOfferingUpdateMutationVariables = Exact<{
  locationInfoId: string;
  text: string;
}>;


export type CreateOfferingUpdateMutation = { createOfferingUpdate: { id: string, at: string, text: string } };


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
export const OfferingPaperFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferingPaper on OfferingDocument {
  id
  kind
  name
  url
}
    `, {"fragmentName":"OfferingPaper"});
export const OfferingUpdateTextFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferingUpdateText on OfferingUpdate {
  id
  at
  text
}
    `, {"fragmentName":"OfferingUpdateText"});
export const OfferingProgressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferingProgress on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
}
    `, {"fragmentName":"OfferingProgress"});
export const OfferingCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfferingCard on LocationInfo {
  id
  sequenceId
  title
  address
  cover {
    ...ListingPhoto
  }
  offering {
    ...OfferingProgress
  }
}
    fragment OfferingProgress on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`, {"fragmentName":"OfferingCard"});
export const OfferingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Offerings($page: Int, $limit: Int, $filter: LocationInfoFilter) {
  getAllLocationInfo(page: $page, limit: $limit, filter: $filter) {
    data {
      ...OfferingCard
    }
    total
  }
}
    fragment OfferingProgress on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
}
fragment OfferingCard on LocationInfo {
  id
  sequenceId
  title
  address
  cover {
    ...ListingPhoto
  }
  offering {
    ...OfferingProgress
  }
}
fragment ListingPhoto on Photo {
  url
  width
  height
  caption
  isDrawing
  placeholder
  sources {
    url
    width
    type
  }
}`);

export const useOfferingsQuery = <
      TData = OfferingsQuery,
      TError = ApiError
    >(
      variables?: OfferingsQueryVariables,
      options?: Omit<UseQueryOptions<OfferingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OfferingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OfferingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Offerings'] : ['Offerings', variables],
    queryFn: fetcher<OfferingsQuery, OfferingsQueryVariables>(OfferingsDocument, variables),
    ...options
  }
    )};

useOfferingsQuery.document = OfferingsDocument;

useOfferingsQuery.getKey = (variables?: OfferingsQueryVariables) => variables === undefined ? ['Offerings'] : ['Offerings', variables];

useOfferingsQuery.rootKey = 'Offerings';


useOfferingsQuery.fetcher = (variables?: OfferingsQueryVariables, options?: RequestInit['headers']) => fetcher<OfferingsQuery, OfferingsQueryVariables>(OfferingsDocument, variables, options);

export const OfferingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Offering($sequenceId: Int!) {
  getOneLocationInfo(sequenceId: $sequenceId) {
    id
    offering {
      ...OfferingProgress
      useOfFunds
      exitRule
      lowBps
      baseBps
      highBps
      documents {
        ...OfferingPaper
      }
      updates {
        ...OfferingUpdateText
      }
    }
  }
}
    fragment OfferingProgress on Offering {
  id
  state
  totalShare
  releaseQuantity
  pricePerShare
  minInvestment
  maxSharePerAccount
  feeBps
  softCap
  startDate
  endDate
  soldShare
  heldShare
  myShare
  myHeldShare
}
fragment OfferingPaper on OfferingDocument {
  id
  kind
  name
  url
}
fragment OfferingUpdateText on OfferingUpdate {
  id
  at
  text
}`);

export const useOfferingQuery = <
      TData = OfferingQuery,
      TError = ApiError
    >(
      variables: OfferingQueryVariables,
      options?: Omit<UseQueryOptions<OfferingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OfferingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OfferingQuery, TError, TData>(
      {
    queryKey: ['Offering', variables],
    queryFn: fetcher<OfferingQuery, OfferingQueryVariables>(OfferingDocument, variables),
    ...options
  }
    )};

useOfferingQuery.document = OfferingDocument;

useOfferingQuery.getKey = (variables: OfferingQueryVariables) => ['Offering', variables];

useOfferingQuery.rootKey = 'Offering';


useOfferingQuery.fetcher = (variables: OfferingQueryVariables, options?: RequestInit['headers']) => fetcher<OfferingQuery, OfferingQueryVariables>(OfferingDocument, variables, options);

export const HoldingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Holdings($page: Int, $limit: Int) {
  getAllMyInvestedProject(page: $page, limit: $limit) {
    data {
      id
      sequenceId
      title
      status
      offering {
        id
        state
        totalShare
        myShare
        myHeldShare
        myCost
        documents {
          ...OfferingPaper
        }
        updates {
          ...OfferingUpdateText
        }
      }
    }
    total
  }
}
    fragment OfferingPaper on OfferingDocument {
  id
  kind
  name
  url
}
fragment OfferingUpdateText on OfferingUpdate {
  id
  at
  text
}`);

export const useHoldingsQuery = <
      TData = HoldingsQuery,
      TError = ApiError
    >(
      variables?: HoldingsQueryVariables,
      options?: Omit<UseQueryOptions<HoldingsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HoldingsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HoldingsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Holdings'] : ['Holdings', variables],
    queryFn: fetcher<HoldingsQuery, HoldingsQueryVariables>(HoldingsDocument, variables),
    ...options
  }
    )};

useHoldingsQuery.document = HoldingsDocument;

useHoldingsQuery.getKey = (variables?: HoldingsQueryVariables) => variables === undefined ? ['Holdings'] : ['Holdings', variables];

useHoldingsQuery.rootKey = 'Holdings';


useHoldingsQuery.fetcher = (variables?: HoldingsQueryVariables, options?: RequestInit['headers']) => fetcher<HoldingsQuery, HoldingsQueryVariables>(HoldingsDocument, variables, options);

export const InvestmentPointsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvestmentPoints {
  getAllMyInvestmentPoint {
    at
    total
    change
    orderId
  }
}
    `);

export const useInvestmentPointsQuery = <
      TData = InvestmentPointsQuery,
      TError = ApiError
    >(
      variables?: InvestmentPointsQueryVariables,
      options?: Omit<UseQueryOptions<InvestmentPointsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InvestmentPointsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InvestmentPointsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['InvestmentPoints'] : ['InvestmentPoints', variables],
    queryFn: fetcher<InvestmentPointsQuery, InvestmentPointsQueryVariables>(InvestmentPointsDocument, variables),
    ...options
  }
    )};

useInvestmentPointsQuery.document = InvestmentPointsDocument;

useInvestmentPointsQuery.getKey = (variables?: InvestmentPointsQueryVariables) => variables === undefined ? ['InvestmentPoints'] : ['InvestmentPoints', variables];

useInvestmentPointsQuery.rootKey = 'InvestmentPoints';


useInvestmentPointsQuery.fetcher = (variables?: InvestmentPointsQueryVariables, options?: RequestInit['headers']) => fetcher<InvestmentPointsQuery, InvestmentPointsQueryVariables>(InvestmentPointsDocument, variables, options);

export const CreateOfferingUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOfferingUpdate($locationInfoId: ID!, $text: String!) {
  createOfferingUpdate(locationInfoId: $locationInfoId, text: $text) {
    ...OfferingUpdateText
  }
}
    fragment OfferingUpdateText on OfferingUpdate {
  id
  at
  text
}`);

export const useCreateOfferingUpdateMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateOfferingUpdateMutation, TError, CreateOfferingUpdateMutationVariables, TContext>) => {
    
    return useMutation<CreateOfferingUpdateMutation, TError, CreateOfferingUpdateMutationVariables, TContext>(
      {
    mutationKey: ['CreateOfferingUpdate'],
    mutationFn: (variables?: CreateOfferingUpdateMutationVariables) => fetcher<CreateOfferingUpdateMutation, CreateOfferingUpdateMutationVariables>(CreateOfferingUpdateDocument, variables)(),
    ...options
  }
    )};

useCreateOfferingUpdateMutation.getKey = () => ['CreateOfferingUpdate'];


useCreateOfferingUpdateMutation.fetcher = (variables: CreateOfferingUpdateMutationVariables, options?: RequestInit['headers']) => fetcher<CreateOfferingUpdateMutation, CreateOfferingUpdateMutationVariables>(CreateOfferingUpdateDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { Geometry } from 'geojson';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type PlanningZonesQueryVariables = Exact<{
  box: Types.GeoBoxInput;
  zoom: number;
}>;


export type PlanningZonesQuery = { getAllPlanningZone: { isPartial: boolean, data: Array<{ id: string, landCode: string, geometry: Geometry }> } };

export type PlanningZonesAtPointQueryVariables = Exact<{
  lat: number;
  long: number;
}>;


export type PlanningZonesAtPointQuery = { getAllPlanningZoneAtPoint: Array<{ id: string, landCode: string, name: string | null, area: number | null, plan: { id: string, name: string, kind: Types.PlanKind, decision: string | null, decidedOn: string | null, scale: number | null, horizon: number | null, source: string | null } }> };

export type ParcelsQueryVariables = Exact<{
  wardId?: string | null | undefined;
  currentWardId?: string | null | undefined;
  mapSheetNo: string;
  landPlotNo: string;
}>;


export type ParcelsQuery = { getAllParcel: Array<{ id: string, ward: string, mapSheetNo: string, landPlotNo: string, landCode: string | null, area: number | null, lat: number, long: number, geometry: Geometry }> };


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

export const PlanningZonesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningZones($box: GeoBoxInput!, $zoom: Int!) {
  getAllPlanningZone(box: $box, zoom: $zoom) {
    data {
      id
      landCode
      geometry
    }
    isPartial
  }
}
    `);

export const usePlanningZonesQuery = <
      TData = PlanningZonesQuery,
      TError = ApiError
    >(
      variables: PlanningZonesQueryVariables,
      options?: Omit<UseQueryOptions<PlanningZonesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningZonesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningZonesQuery, TError, TData>(
      {
    queryKey: ['PlanningZones', variables],
    queryFn: fetcher<PlanningZonesQuery, PlanningZonesQueryVariables>(PlanningZonesDocument, variables),
    ...options
  }
    )};

usePlanningZonesQuery.document = PlanningZonesDocument;

usePlanningZonesQuery.getKey = (variables: PlanningZonesQueryVariables) => ['PlanningZones', variables];

usePlanningZonesQuery.rootKey = 'PlanningZones';


usePlanningZonesQuery.fetcher = (variables: PlanningZonesQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningZonesQuery, PlanningZonesQueryVariables>(PlanningZonesDocument, variables, options);

export const PlanningZonesAtPointDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlanningZonesAtPoint($lat: Float!, $long: Float!) {
  getAllPlanningZoneAtPoint(lat: $lat, long: $long) {
    id
    landCode
    name
    area
    plan {
      id
      name
      kind
      decision
      decidedOn
      scale
      horizon
      source
    }
  }
}
    `);

export const usePlanningZonesAtPointQuery = <
      TData = PlanningZonesAtPointQuery,
      TError = ApiError
    >(
      variables: PlanningZonesAtPointQueryVariables,
      options?: Omit<UseQueryOptions<PlanningZonesAtPointQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanningZonesAtPointQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanningZonesAtPointQuery, TError, TData>(
      {
    queryKey: ['PlanningZonesAtPoint', variables],
    queryFn: fetcher<PlanningZonesAtPointQuery, PlanningZonesAtPointQueryVariables>(PlanningZonesAtPointDocument, variables),
    ...options
  }
    )};

usePlanningZonesAtPointQuery.document = PlanningZonesAtPointDocument;

usePlanningZonesAtPointQuery.getKey = (variables: PlanningZonesAtPointQueryVariables) => ['PlanningZonesAtPoint', variables];

usePlanningZonesAtPointQuery.rootKey = 'PlanningZonesAtPoint';


usePlanningZonesAtPointQuery.fetcher = (variables: PlanningZonesAtPointQueryVariables, options?: RequestInit['headers']) => fetcher<PlanningZonesAtPointQuery, PlanningZonesAtPointQueryVariables>(PlanningZonesAtPointDocument, variables, options);

export const ParcelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Parcels($wardId: ID, $currentWardId: ID, $mapSheetNo: String!, $landPlotNo: String!) {
  getAllParcel(
    wardId: $wardId
    currentWardId: $currentWardId
    mapSheetNo: $mapSheetNo
    landPlotNo: $landPlotNo
  ) {
    id
    ward
    mapSheetNo
    landPlotNo
    landCode
    area
    lat
    long
    geometry
  }
}
    `);

export const useParcelsQuery = <
      TData = ParcelsQuery,
      TError = ApiError
    >(
      variables: ParcelsQueryVariables,
      options?: Omit<UseQueryOptions<ParcelsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ParcelsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ParcelsQuery, TError, TData>(
      {
    queryKey: ['Parcels', variables],
    queryFn: fetcher<ParcelsQuery, ParcelsQueryVariables>(ParcelsDocument, variables),
    ...options
  }
    )};

useParcelsQuery.document = ParcelsDocument;

useParcelsQuery.getKey = (variables: ParcelsQueryVariables) => ['Parcels', variables];

useParcelsQuery.rootKey = 'Parcels';


useParcelsQuery.fetcher = (variables: ParcelsQueryVariables, options?: RequestInit['headers']) => fetcher<ParcelsQuery, ParcelsQueryVariables>(ParcelsDocument, variables, options);

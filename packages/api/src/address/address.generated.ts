/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, type UseQueryOptions } from '../client/react-query.ts';
export type ProvincesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvincesQuery = { getProvince: Array<{ id: string, province: string }> };

export type DistrictsQueryVariables = Exact<{
  provinceId: string;
}>;


export type DistrictsQuery = { getDistrict: Array<{ id: string, district: string }> };

export type WardsQueryVariables = Exact<{
  districtId: string;
}>;


export type WardsQuery = { getWard: Array<{ id: string, ward: string }> };

export type SuggestAddressQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type SuggestAddressQuery = { suggestAdress: { provinceId: string | null, province: string | null, districtId: string | null, district: string | null, wardId: string | null, ward: string | null, currentProvinceId: string | null, currentProvince: string | null, currentWardId: string | null, currentWard: string | null, street: string | null, isApproximate: boolean } };

export type FindPlaceQueryVariables = Exact<{
  address: string;
}>;


export type FindPlaceQuery = { getPlaceGoogleMapByAddress: { lat: number | null, long: number | null, isApproximate: boolean } };

export type AddressSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type AddressSuggestionsQuery = { getAllAddressSuggestion: Array<{ provinceId: string | null, province: string | null, districtId: string | null, district: string | null, wardId: string | null, ward: string | null, currentProvinceId: string | null, currentWardId: string | null, currentWard: string | null, street: string | null }> };

export type CurrentProvincesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentProvincesQuery = { getAllCurrentProvince: Array<{ id: string, province: string }> };

export type CurrentWardsQueryVariables = Exact<{
  provinceId: string;
}>;


export type CurrentWardsQuery = { getAllCurrentWard: Array<{ id: string, ward: string }> };

export type AddressConversionFragment = { certainty: Types.AddressCertainty, isDecidedByPoint: boolean, units: Array<{ provinceId: string, province: string, districtId: string | null, district: string | null, wardId: string | null, ward: string | null }> };

export type CurrentAddressQueryVariables = Exact<{
  provinceId: string;
  districtId?: string | null | undefined;
  wardId?: string | null | undefined;
  lat?: number | null | undefined;
  long?: number | null | undefined;
}>;


export type CurrentAddressQuery = { getAddressConversion: { certainty: Types.AddressCertainty, isDecidedByPoint: boolean, units: Array<{ provinceId: string, province: string, districtId: string | null, district: string | null, wardId: string | null, ward: string | null }> } };

export type FormerAddressQueryVariables = Exact<{
  provinceId: string;
  wardId: string;
}>;


export type FormerAddressQuery = { getAddressConversion: { certainty: Types.AddressCertainty, isDecidedByPoint: boolean, units: Array<{ provinceId: string, province: string, districtId: string | null, district: string | null, wardId: string | null, ward: string | null }> } };

export type UnitBoxQueryVariables = Exact<{
  provinceId?: string | null | undefined;
  districtId?: string | null | undefined;
  wardId?: string | null | undefined;
  currentProvinceId?: string | null | undefined;
  currentWardId?: string | null | undefined;
}>;


export type UnitBoxQuery = { getUnitBox: { south: number, west: number, north: number, east: number } | null };


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
export const AddressConversionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AddressConversion on AddressConversion {
  certainty
  isDecidedByPoint
  units {
    provinceId
    province
    districtId
    district
    wardId
    ward
  }
}
    `, {"fragmentName":"AddressConversion"});
export const ProvincesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Provinces {
  getProvince {
    id
    province
  }
}
    `);

export const useProvincesQuery = <
      TData = ProvincesQuery,
      TError = ApiError
    >(
      variables?: ProvincesQueryVariables,
      options?: Omit<UseQueryOptions<ProvincesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProvincesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProvincesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Provinces'] : ['Provinces', variables],
    queryFn: fetcher<ProvincesQuery, ProvincesQueryVariables>(ProvincesDocument, variables),
    ...options
  }
    )};

useProvincesQuery.document = ProvincesDocument;

useProvincesQuery.getKey = (variables?: ProvincesQueryVariables) => variables === undefined ? ['Provinces'] : ['Provinces', variables];

useProvincesQuery.rootKey = 'Provinces';


useProvincesQuery.fetcher = (variables?: ProvincesQueryVariables, options?: RequestInit['headers']) => fetcher<ProvincesQuery, ProvincesQueryVariables>(ProvincesDocument, variables, options);

export const DistrictsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Districts($provinceId: ID!) {
  getDistrict(provinceId: $provinceId) {
    id
    district
  }
}
    `);

export const useDistrictsQuery = <
      TData = DistrictsQuery,
      TError = ApiError
    >(
      variables: DistrictsQueryVariables,
      options?: Omit<UseQueryOptions<DistrictsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DistrictsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DistrictsQuery, TError, TData>(
      {
    queryKey: ['Districts', variables],
    queryFn: fetcher<DistrictsQuery, DistrictsQueryVariables>(DistrictsDocument, variables),
    ...options
  }
    )};

useDistrictsQuery.document = DistrictsDocument;

useDistrictsQuery.getKey = (variables: DistrictsQueryVariables) => ['Districts', variables];

useDistrictsQuery.rootKey = 'Districts';


useDistrictsQuery.fetcher = (variables: DistrictsQueryVariables, options?: RequestInit['headers']) => fetcher<DistrictsQuery, DistrictsQueryVariables>(DistrictsDocument, variables, options);

export const WardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Wards($districtId: ID!) {
  getWard(districtId: $districtId) {
    id
    ward
  }
}
    `);

export const useWardsQuery = <
      TData = WardsQuery,
      TError = ApiError
    >(
      variables: WardsQueryVariables,
      options?: Omit<UseQueryOptions<WardsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WardsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WardsQuery, TError, TData>(
      {
    queryKey: ['Wards', variables],
    queryFn: fetcher<WardsQuery, WardsQueryVariables>(WardsDocument, variables),
    ...options
  }
    )};

useWardsQuery.document = WardsDocument;

useWardsQuery.getKey = (variables: WardsQueryVariables) => ['Wards', variables];

useWardsQuery.rootKey = 'Wards';


useWardsQuery.fetcher = (variables: WardsQueryVariables, options?: RequestInit['headers']) => fetcher<WardsQuery, WardsQueryVariables>(WardsDocument, variables, options);

export const SuggestAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SuggestAddress($latitude: Float!, $longitude: Float!) {
  suggestAdress(latitude: $latitude, longitude: $longitude) {
    provinceId
    province
    districtId
    district
    wardId
    ward
    currentProvinceId
    currentProvince
    currentWardId
    currentWard
    street
    isApproximate
  }
}
    `);

export const useSuggestAddressQuery = <
      TData = SuggestAddressQuery,
      TError = ApiError
    >(
      variables: SuggestAddressQueryVariables,
      options?: Omit<UseQueryOptions<SuggestAddressQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SuggestAddressQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SuggestAddressQuery, TError, TData>(
      {
    queryKey: ['SuggestAddress', variables],
    queryFn: fetcher<SuggestAddressQuery, SuggestAddressQueryVariables>(SuggestAddressDocument, variables),
    ...options
  }
    )};

useSuggestAddressQuery.document = SuggestAddressDocument;

useSuggestAddressQuery.getKey = (variables: SuggestAddressQueryVariables) => ['SuggestAddress', variables];

useSuggestAddressQuery.rootKey = 'SuggestAddress';


useSuggestAddressQuery.fetcher = (variables: SuggestAddressQueryVariables, options?: RequestInit['headers']) => fetcher<SuggestAddressQuery, SuggestAddressQueryVariables>(SuggestAddressDocument, variables, options);

export const FindPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindPlace($address: String!) {
  getPlaceGoogleMapByAddress(address: $address) {
    lat
    long
    isApproximate
  }
}
    `);

export const useFindPlaceQuery = <
      TData = FindPlaceQuery,
      TError = ApiError
    >(
      variables: FindPlaceQueryVariables,
      options?: Omit<UseQueryOptions<FindPlaceQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FindPlaceQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FindPlaceQuery, TError, TData>(
      {
    queryKey: ['FindPlace', variables],
    queryFn: fetcher<FindPlaceQuery, FindPlaceQueryVariables>(FindPlaceDocument, variables),
    ...options
  }
    )};

useFindPlaceQuery.document = FindPlaceDocument;

useFindPlaceQuery.getKey = (variables: FindPlaceQueryVariables) => ['FindPlace', variables];

useFindPlaceQuery.rootKey = 'FindPlace';


useFindPlaceQuery.fetcher = (variables: FindPlaceQueryVariables, options?: RequestInit['headers']) => fetcher<FindPlaceQuery, FindPlaceQueryVariables>(FindPlaceDocument, variables, options);

export const AddressSuggestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AddressSuggestions($text: String!) {
  getAllAddressSuggestion(text: $text) {
    provinceId
    province
    districtId
    district
    wardId
    ward
    currentProvinceId
    currentWardId
    currentWard
    street
  }
}
    `);

export const useAddressSuggestionsQuery = <
      TData = AddressSuggestionsQuery,
      TError = ApiError
    >(
      variables: AddressSuggestionsQueryVariables,
      options?: Omit<UseQueryOptions<AddressSuggestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AddressSuggestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AddressSuggestionsQuery, TError, TData>(
      {
    queryKey: ['AddressSuggestions', variables],
    queryFn: fetcher<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>(AddressSuggestionsDocument, variables),
    ...options
  }
    )};

useAddressSuggestionsQuery.document = AddressSuggestionsDocument;

useAddressSuggestionsQuery.getKey = (variables: AddressSuggestionsQueryVariables) => ['AddressSuggestions', variables];

useAddressSuggestionsQuery.rootKey = 'AddressSuggestions';


useAddressSuggestionsQuery.fetcher = (variables: AddressSuggestionsQueryVariables, options?: RequestInit['headers']) => fetcher<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>(AddressSuggestionsDocument, variables, options);

export const CurrentProvincesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentProvinces {
  getAllCurrentProvince {
    id
    province
  }
}
    `);

export const useCurrentProvincesQuery = <
      TData = CurrentProvincesQuery,
      TError = ApiError
    >(
      variables?: CurrentProvincesQueryVariables,
      options?: Omit<UseQueryOptions<CurrentProvincesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CurrentProvincesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CurrentProvincesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CurrentProvinces'] : ['CurrentProvinces', variables],
    queryFn: fetcher<CurrentProvincesQuery, CurrentProvincesQueryVariables>(CurrentProvincesDocument, variables),
    ...options
  }
    )};

useCurrentProvincesQuery.document = CurrentProvincesDocument;

useCurrentProvincesQuery.getKey = (variables?: CurrentProvincesQueryVariables) => variables === undefined ? ['CurrentProvinces'] : ['CurrentProvinces', variables];

useCurrentProvincesQuery.rootKey = 'CurrentProvinces';


useCurrentProvincesQuery.fetcher = (variables?: CurrentProvincesQueryVariables, options?: RequestInit['headers']) => fetcher<CurrentProvincesQuery, CurrentProvincesQueryVariables>(CurrentProvincesDocument, variables, options);

export const CurrentWardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentWards($provinceId: ID!) {
  getAllCurrentWard(provinceId: $provinceId) {
    id
    ward
  }
}
    `);

export const useCurrentWardsQuery = <
      TData = CurrentWardsQuery,
      TError = ApiError
    >(
      variables: CurrentWardsQueryVariables,
      options?: Omit<UseQueryOptions<CurrentWardsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CurrentWardsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CurrentWardsQuery, TError, TData>(
      {
    queryKey: ['CurrentWards', variables],
    queryFn: fetcher<CurrentWardsQuery, CurrentWardsQueryVariables>(CurrentWardsDocument, variables),
    ...options
  }
    )};

useCurrentWardsQuery.document = CurrentWardsDocument;

useCurrentWardsQuery.getKey = (variables: CurrentWardsQueryVariables) => ['CurrentWards', variables];

useCurrentWardsQuery.rootKey = 'CurrentWards';


useCurrentWardsQuery.fetcher = (variables: CurrentWardsQueryVariables, options?: RequestInit['headers']) => fetcher<CurrentWardsQuery, CurrentWardsQueryVariables>(CurrentWardsDocument, variables, options);

export const CurrentAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentAddress($provinceId: ID!, $districtId: ID, $wardId: ID, $lat: Float, $long: Float) {
  getAddressConversion(
    from: LEGACY
    provinceId: $provinceId
    districtId: $districtId
    wardId: $wardId
    lat: $lat
    long: $long
  ) {
    ...AddressConversion
  }
}
    fragment AddressConversion on AddressConversion {
  certainty
  isDecidedByPoint
  units {
    provinceId
    province
    districtId
    district
    wardId
    ward
  }
}`);

export const useCurrentAddressQuery = <
      TData = CurrentAddressQuery,
      TError = ApiError
    >(
      variables: CurrentAddressQueryVariables,
      options?: Omit<UseQueryOptions<CurrentAddressQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CurrentAddressQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CurrentAddressQuery, TError, TData>(
      {
    queryKey: ['CurrentAddress', variables],
    queryFn: fetcher<CurrentAddressQuery, CurrentAddressQueryVariables>(CurrentAddressDocument, variables),
    ...options
  }
    )};

useCurrentAddressQuery.document = CurrentAddressDocument;

useCurrentAddressQuery.getKey = (variables: CurrentAddressQueryVariables) => ['CurrentAddress', variables];

useCurrentAddressQuery.rootKey = 'CurrentAddress';


useCurrentAddressQuery.fetcher = (variables: CurrentAddressQueryVariables, options?: RequestInit['headers']) => fetcher<CurrentAddressQuery, CurrentAddressQueryVariables>(CurrentAddressDocument, variables, options);

export const FormerAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormerAddress($provinceId: ID!, $wardId: ID!) {
  getAddressConversion(from: CURRENT, provinceId: $provinceId, wardId: $wardId) {
    ...AddressConversion
  }
}
    fragment AddressConversion on AddressConversion {
  certainty
  isDecidedByPoint
  units {
    provinceId
    province
    districtId
    district
    wardId
    ward
  }
}`);

export const useFormerAddressQuery = <
      TData = FormerAddressQuery,
      TError = ApiError
    >(
      variables: FormerAddressQueryVariables,
      options?: Omit<UseQueryOptions<FormerAddressQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FormerAddressQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FormerAddressQuery, TError, TData>(
      {
    queryKey: ['FormerAddress', variables],
    queryFn: fetcher<FormerAddressQuery, FormerAddressQueryVariables>(FormerAddressDocument, variables),
    ...options
  }
    )};

useFormerAddressQuery.document = FormerAddressDocument;

useFormerAddressQuery.getKey = (variables: FormerAddressQueryVariables) => ['FormerAddress', variables];

useFormerAddressQuery.rootKey = 'FormerAddress';


useFormerAddressQuery.fetcher = (variables: FormerAddressQueryVariables, options?: RequestInit['headers']) => fetcher<FormerAddressQuery, FormerAddressQueryVariables>(FormerAddressDocument, variables, options);

export const UnitBoxDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnitBox($provinceId: ID, $districtId: ID, $wardId: ID, $currentProvinceId: ID, $currentWardId: ID) {
  getUnitBox(
    provinceId: $provinceId
    districtId: $districtId
    wardId: $wardId
    currentProvinceId: $currentProvinceId
    currentWardId: $currentWardId
  ) {
    south
    west
    north
    east
  }
}
    `);

export const useUnitBoxQuery = <
      TData = UnitBoxQuery,
      TError = ApiError
    >(
      variables?: UnitBoxQueryVariables,
      options?: Omit<UseQueryOptions<UnitBoxQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UnitBoxQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UnitBoxQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UnitBox'] : ['UnitBox', variables],
    queryFn: fetcher<UnitBoxQuery, UnitBoxQueryVariables>(UnitBoxDocument, variables),
    ...options
  }
    )};

useUnitBoxQuery.document = UnitBoxDocument;

useUnitBoxQuery.getKey = (variables?: UnitBoxQueryVariables) => variables === undefined ? ['UnitBox'] : ['UnitBox', variables];

useUnitBoxQuery.rootKey = 'UnitBox';


useUnitBoxQuery.fetcher = (variables?: UnitBoxQueryVariables, options?: RequestInit['headers']) => fetcher<UnitBoxQuery, UnitBoxQueryVariables>(UnitBoxDocument, variables, options);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type InvestmentOrderListFragment = { id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus }, owner: { id: string, name: string } | null };

export type InvestmentOrderDetailFragment = { paymentId: string | null, paymentCode: string | null, id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, totalShare: number } | null }, owner: { id: string, name: string } | null };

export type InvestmentOrdersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.InvestmentOrderFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type InvestmentOrdersQuery = { getAllInvestmentOrder: { total: number, data: Array<{ id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus }, owner: { id: string, name: string } | null }> } };

export type InvestmentOrderQueryVariables = Exact<{
  id: string;
}>;


export type InvestmentOrderQuery = { getOneInvestmentOrder: { paymentId: string | null, paymentCode: string | null, id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, totalShare: number } | null }, owner: { id: string, name: string } | null } };

export type CreateInvestmentOrderMutationVariables = Exact<{
  data: Types.InvestmentOrderInput;
}>;


export type CreateInvestmentOrderMutation = { createInvestmentOrder: { paymentId: string | null, paymentCode: string | null, id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, totalShare: number } | null }, owner: { id: string, name: string } | null } };

export type PayInvestmentOrderMutationVariables = Exact<{
  orderId: string;
  paymentMethod: Types.PaymentMethod;
}>;


export type PayInvestmentOrderMutation = { paymentInvestmentOrder: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type CancelInvestmentOrderMutationVariables = Exact<{
  id: string;
}>;


export type CancelInvestmentOrderMutation = { cancelInvestmentOrder: { paymentId: string | null, paymentCode: string | null, id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, totalShare: number } | null }, owner: { id: string, name: string } | null } };

export type RefundInvestmentOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RefundInvestmentOrderMutation = { refundInvestmentOrder: { paymentId: string | null, paymentCode: string | null, id: string, code: string, status: Types.InvestmentOrderStatus, quantity: number, pricePerShare: number, fee: number, finalCost: number, paymentMethod: Types.PaymentMethod | null, expiresAt: string | null, paidAt: string | null, closedAt: string | null, closeReason: string | null, createdAt: string, allowedActions: Array<Types.InvestmentOrderAction>, locationInfo: { id: string, sequenceId: number, title: string, status: Types.LocationInfoStatus, offering: { id: string, totalShare: number } | null }, owner: { id: string, name: string } | null } };


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
export const InvestmentOrderListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}
    `, {"fragmentName":"InvestmentOrderList"});
export const InvestmentOrderDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvestmentOrderDetail on InvestmentOrder {
  ...InvestmentOrderList
  paymentId
  paymentCode
  locationInfo {
    id
    offering {
      id
      totalShare
    }
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}`, {"fragmentName":"InvestmentOrderDetail"});
export const InvestmentOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvestmentOrders($page: Int, $limit: Int, $filter: InvestmentOrderFilter, $search: String) {
  getAllInvestmentOrder(
    page: $page
    limit: $limit
    filter: $filter
    search: $search
  ) {
    data {
      ...InvestmentOrderList
    }
    total
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}`);

export const useInvestmentOrdersQuery = <
      TData = InvestmentOrdersQuery,
      TError = ApiError
    >(
      variables?: InvestmentOrdersQueryVariables,
      options?: Omit<UseQueryOptions<InvestmentOrdersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InvestmentOrdersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InvestmentOrdersQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['InvestmentOrders'] : ['InvestmentOrders', variables],
    queryFn: fetcher<InvestmentOrdersQuery, InvestmentOrdersQueryVariables>(InvestmentOrdersDocument, variables),
    ...options
  }
    )};

useInvestmentOrdersQuery.document = InvestmentOrdersDocument;

useInvestmentOrdersQuery.getKey = (variables?: InvestmentOrdersQueryVariables) => variables === undefined ? ['InvestmentOrders'] : ['InvestmentOrders', variables];

useInvestmentOrdersQuery.rootKey = 'InvestmentOrders';


useInvestmentOrdersQuery.fetcher = (variables?: InvestmentOrdersQueryVariables, options?: RequestInit['headers']) => fetcher<InvestmentOrdersQuery, InvestmentOrdersQueryVariables>(InvestmentOrdersDocument, variables, options);

export const InvestmentOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvestmentOrder($id: ID!) {
  getOneInvestmentOrder(id: $id) {
    ...InvestmentOrderDetail
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}
fragment InvestmentOrderDetail on InvestmentOrder {
  ...InvestmentOrderList
  paymentId
  paymentCode
  locationInfo {
    id
    offering {
      id
      totalShare
    }
  }
}`);

export const useInvestmentOrderQuery = <
      TData = InvestmentOrderQuery,
      TError = ApiError
    >(
      variables: InvestmentOrderQueryVariables,
      options?: Omit<UseQueryOptions<InvestmentOrderQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InvestmentOrderQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InvestmentOrderQuery, TError, TData>(
      {
    queryKey: ['InvestmentOrder', variables],
    queryFn: fetcher<InvestmentOrderQuery, InvestmentOrderQueryVariables>(InvestmentOrderDocument, variables),
    ...options
  }
    )};

useInvestmentOrderQuery.document = InvestmentOrderDocument;

useInvestmentOrderQuery.getKey = (variables: InvestmentOrderQueryVariables) => ['InvestmentOrder', variables];

useInvestmentOrderQuery.rootKey = 'InvestmentOrder';


useInvestmentOrderQuery.fetcher = (variables: InvestmentOrderQueryVariables, options?: RequestInit['headers']) => fetcher<InvestmentOrderQuery, InvestmentOrderQueryVariables>(InvestmentOrderDocument, variables, options);

export const CreateInvestmentOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateInvestmentOrder($data: InvestmentOrderInput!) {
  createInvestmentOrder(data: $data) {
    ...InvestmentOrderDetail
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}
fragment InvestmentOrderDetail on InvestmentOrder {
  ...InvestmentOrderList
  paymentId
  paymentCode
  locationInfo {
    id
    offering {
      id
      totalShare
    }
  }
}`);

export const useCreateInvestmentOrderMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CreateInvestmentOrderMutation, TError, CreateInvestmentOrderMutationVariables, TContext>) => {
    
    return useMutation<CreateInvestmentOrderMutation, TError, CreateInvestmentOrderMutationVariables, TContext>(
      {
    mutationKey: ['CreateInvestmentOrder'],
    mutationFn: (variables?: CreateInvestmentOrderMutationVariables) => fetcher<CreateInvestmentOrderMutation, CreateInvestmentOrderMutationVariables>(CreateInvestmentOrderDocument, variables)(),
    ...options
  }
    )};

useCreateInvestmentOrderMutation.getKey = () => ['CreateInvestmentOrder'];


useCreateInvestmentOrderMutation.fetcher = (variables: CreateInvestmentOrderMutationVariables, options?: RequestInit['headers']) => fetcher<CreateInvestmentOrderMutation, CreateInvestmentOrderMutationVariables>(CreateInvestmentOrderDocument, variables, options);

export const PayInvestmentOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayInvestmentOrder($orderId: ID!, $paymentMethod: PaymentMethod!) {
  paymentInvestmentOrder(orderId: $orderId, paymentMethod: $paymentMethod) {
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

export const usePayInvestmentOrderMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PayInvestmentOrderMutation, TError, PayInvestmentOrderMutationVariables, TContext>) => {
    
    return useMutation<PayInvestmentOrderMutation, TError, PayInvestmentOrderMutationVariables, TContext>(
      {
    mutationKey: ['PayInvestmentOrder'],
    mutationFn: (variables?: PayInvestmentOrderMutationVariables) => fetcher<PayInvestmentOrderMutation, PayInvestmentOrderMutationVariables>(PayInvestmentOrderDocument, variables)(),
    ...options
  }
    )};

usePayInvestmentOrderMutation.getKey = () => ['PayInvestmentOrder'];


usePayInvestmentOrderMutation.fetcher = (variables: PayInvestmentOrderMutationVariables, options?: RequestInit['headers']) => fetcher<PayInvestmentOrderMutation, PayInvestmentOrderMutationVariables>(PayInvestmentOrderDocument, variables, options);

export const CancelInvestmentOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelInvestmentOrder($id: ID!) {
  cancelInvestmentOrder(id: $id) {
    ...InvestmentOrderDetail
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}
fragment InvestmentOrderDetail on InvestmentOrder {
  ...InvestmentOrderList
  paymentId
  paymentCode
  locationInfo {
    id
    offering {
      id
      totalShare
    }
  }
}`);

export const useCancelInvestmentOrderMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CancelInvestmentOrderMutation, TError, CancelInvestmentOrderMutationVariables, TContext>) => {
    
    return useMutation<CancelInvestmentOrderMutation, TError, CancelInvestmentOrderMutationVariables, TContext>(
      {
    mutationKey: ['CancelInvestmentOrder'],
    mutationFn: (variables?: CancelInvestmentOrderMutationVariables) => fetcher<CancelInvestmentOrderMutation, CancelInvestmentOrderMutationVariables>(CancelInvestmentOrderDocument, variables)(),
    ...options
  }
    )};

useCancelInvestmentOrderMutation.getKey = () => ['CancelInvestmentOrder'];


useCancelInvestmentOrderMutation.fetcher = (variables: CancelInvestmentOrderMutationVariables, options?: RequestInit['headers']) => fetcher<CancelInvestmentOrderMutation, CancelInvestmentOrderMutationVariables>(CancelInvestmentOrderDocument, variables, options);

export const RefundInvestmentOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundInvestmentOrder($id: ID!, $reason: String!) {
  refundInvestmentOrder(id: $id, reason: $reason) {
    ...InvestmentOrderDetail
  }
}
    fragment InvestmentOrderList on InvestmentOrder {
  id
  code
  status
  quantity
  pricePerShare
  fee
  finalCost
  paymentMethod
  expiresAt
  paidAt
  closedAt
  closeReason
  createdAt
  allowedActions
  locationInfo {
    id
    sequenceId
    title
    status
  }
  owner {
    id
    name
  }
}
fragment InvestmentOrderDetail on InvestmentOrder {
  ...InvestmentOrderList
  paymentId
  paymentCode
  locationInfo {
    id
    offering {
      id
      totalShare
    }
  }
}`);

export const useRefundInvestmentOrderMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RefundInvestmentOrderMutation, TError, RefundInvestmentOrderMutationVariables, TContext>) => {
    
    return useMutation<RefundInvestmentOrderMutation, TError, RefundInvestmentOrderMutationVariables, TContext>(
      {
    mutationKey: ['RefundInvestmentOrder'],
    mutationFn: (variables?: RefundInvestmentOrderMutationVariables) => fetcher<RefundInvestmentOrderMutation, RefundInvestmentOrderMutationVariables>(RefundInvestmentOrderDocument, variables)(),
    ...options
  }
    )};

useRefundInvestmentOrderMutation.getKey = () => ['RefundInvestmentOrder'];


useRefundInvestmentOrderMutation.fetcher = (variables: RefundInvestmentOrderMutationVariables, options?: RequestInit['headers']) => fetcher<RefundInvestmentOrderMutation, RefundInvestmentOrderMutationVariables>(RefundInvestmentOrderDocument, variables, options);

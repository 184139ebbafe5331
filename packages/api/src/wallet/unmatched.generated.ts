/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type StaffPaymentFragment = { id: string, code: string, purpose: Types.PaymentPurpose, amount: number, payer: { name: string, phone: string | null } | null };

export type UnmatchedListFragment = { id: string, provider: string, reference: string, amount: number, memo: string | null, reason: string, receivedAt: string, payment: { id: string, code: string, purpose: Types.PaymentPurpose, amount: number, payer: { name: string, phone: string | null } | null } | null };

export type UnmatchedCreditsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type UnmatchedCreditsQuery = { getAllUnmatchedCredit: { total: number, data: Array<{ id: string, provider: string, reference: string, amount: number, memo: string | null, reason: string, receivedAt: string, payment: { id: string, code: string, purpose: Types.PaymentPurpose, amount: number, payer: { name: string, phone: string | null } | null } | null }> } };

export type ResolveUnmatchedCreditMutationVariables = Exact<{
  id: string;
  phone: string;
  note: string;
}>;


export type ResolveUnmatchedCreditMutation = { resolveUnmatchedCredit: { id: string } };

export type ReturnUnmatchedCreditMutationVariables = Exact<{
  id: string;
  reference: string;
  note: string;
}>;


export type ReturnUnmatchedCreditMutation = { returnUnmatchedCredit: { id: string } };

export type CloseSuspectCreditMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type CloseSuspectCreditMutation = { closeSuspectCredit: { id: string } };

export type PaymentRecordQueryVariables = Exact<{
  code: string;
}>;


export type PaymentRecordQuery = { getOnePaymentByCode: { description: string, status: Types.PaymentStatus, provider: string, reference: string | null, createdAt: string, isRefundable: boolean, id: string, code: string, purpose: Types.PaymentPurpose, amount: number, order: { id: string, code: string, locationInfo: { id: string, title: string } } | null, history: Array<{ id: string, kind: string, amount: number | null, code: string | null, text: string | null, actorName: string | null, at: string }>, payer: { name: string, phone: string | null } | null } };

export type RefundPaymentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RefundPaymentMutation = { refundPayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };


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
export const StaffPaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StaffPayment on StaffPayment {
  id
  code
  purpose
  amount
  payer {
    name
    phone
  }
}
    `, {"fragmentName":"StaffPayment"});
export const UnmatchedListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnmatchedList on UnmatchedCredit {
  id
  provider
  reference
  amount
  memo
  reason
  payment {
    ...StaffPayment
  }
  receivedAt
}
    fragment StaffPayment on StaffPayment {
  id
  code
  purpose
  amount
  payer {
    name
    phone
  }
}`, {"fragmentName":"UnmatchedList"});
export const UnmatchedCreditsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnmatchedCredits($page: Int, $limit: Int, $search: String) {
  getAllUnmatchedCredit(page: $page, limit: $limit, search: $search) {
    data {
      ...UnmatchedList
    }
    total
  }
}
    fragment StaffPayment on StaffPayment {
  id
  code
  purpose
  amount
  payer {
    name
    phone
  }
}
fragment UnmatchedList on UnmatchedCredit {
  id
  provider
  reference
  amount
  memo
  reason
  payment {
    ...StaffPayment
  }
  receivedAt
}`);

export const useUnmatchedCreditsQuery = <
      TData = UnmatchedCreditsQuery,
      TError = ApiError
    >(
      variables?: UnmatchedCreditsQueryVariables,
      options?: Omit<UseQueryOptions<UnmatchedCreditsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UnmatchedCreditsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UnmatchedCreditsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UnmatchedCredits'] : ['UnmatchedCredits', variables],
    queryFn: fetcher<UnmatchedCreditsQuery, UnmatchedCreditsQueryVariables>(UnmatchedCreditsDocument, variables),
    ...options
  }
    )};

useUnmatchedCreditsQuery.document = UnmatchedCreditsDocument;

useUnmatchedCreditsQuery.getKey = (variables?: UnmatchedCreditsQueryVariables) => variables === undefined ? ['UnmatchedCredits'] : ['UnmatchedCredits', variables];

useUnmatchedCreditsQuery.rootKey = 'UnmatchedCredits';


useUnmatchedCreditsQuery.fetcher = (variables?: UnmatchedCreditsQueryVariables, options?: RequestInit['headers']) => fetcher<UnmatchedCreditsQuery, UnmatchedCreditsQueryVariables>(UnmatchedCreditsDocument, variables, options);

export const ResolveUnmatchedCreditDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResolveUnmatchedCredit($id: ID!, $phone: String!, $note: String!) {
  resolveUnmatchedCredit(id: $id, phone: $phone, note: $note) {
    id
  }
}
    `);

export const useResolveUnmatchedCreditMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ResolveUnmatchedCreditMutation, TError, ResolveUnmatchedCreditMutationVariables, TContext>) => {
    
    return useMutation<ResolveUnmatchedCreditMutation, TError, ResolveUnmatchedCreditMutationVariables, TContext>(
      {
    mutationKey: ['ResolveUnmatchedCredit'],
    mutationFn: (variables?: ResolveUnmatchedCreditMutationVariables) => fetcher<ResolveUnmatchedCreditMutation, ResolveUnmatchedCreditMutationVariables>(ResolveUnmatchedCreditDocument, variables)(),
    ...options
  }
    )};

useResolveUnmatchedCreditMutation.getKey = () => ['ResolveUnmatchedCredit'];


useResolveUnmatchedCreditMutation.fetcher = (variables: ResolveUnmatchedCreditMutationVariables, options?: RequestInit['headers']) => fetcher<ResolveUnmatchedCreditMutation, ResolveUnmatchedCreditMutationVariables>(ResolveUnmatchedCreditDocument, variables, options);

export const ReturnUnmatchedCreditDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReturnUnmatchedCredit($id: ID!, $reference: String!, $note: String!) {
  returnUnmatchedCredit(id: $id, reference: $reference, note: $note) {
    id
  }
}
    `);

export const useReturnUnmatchedCreditMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<ReturnUnmatchedCreditMutation, TError, ReturnUnmatchedCreditMutationVariables, TContext>) => {
    
    return useMutation<ReturnUnmatchedCreditMutation, TError, ReturnUnmatchedCreditMutationVariables, TContext>(
      {
    mutationKey: ['ReturnUnmatchedCredit'],
    mutationFn: (variables?: ReturnUnmatchedCreditMutationVariables) => fetcher<ReturnUnmatchedCreditMutation, ReturnUnmatchedCreditMutationVariables>(ReturnUnmatchedCreditDocument, variables)(),
    ...options
  }
    )};

useReturnUnmatchedCreditMutation.getKey = () => ['ReturnUnmatchedCredit'];


useReturnUnmatchedCreditMutation.fetcher = (variables: ReturnUnmatchedCreditMutationVariables, options?: RequestInit['headers']) => fetcher<ReturnUnmatchedCreditMutation, ReturnUnmatchedCreditMutationVariables>(ReturnUnmatchedCreditDocument, variables, options);

export const CloseSuspectCreditDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseSuspectCredit($id: ID!, $note: String!) {
  closeSuspectCredit(id: $id, note: $note) {
    id
  }
}
    `);

export const useCloseSuspectCreditMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CloseSuspectCreditMutation, TError, CloseSuspectCreditMutationVariables, TContext>) => {
    
    return useMutation<CloseSuspectCreditMutation, TError, CloseSuspectCreditMutationVariables, TContext>(
      {
    mutationKey: ['CloseSuspectCredit'],
    mutationFn: (variables?: CloseSuspectCreditMutationVariables) => fetcher<CloseSuspectCreditMutation, CloseSuspectCreditMutationVariables>(CloseSuspectCreditDocument, variables)(),
    ...options
  }
    )};

useCloseSuspectCreditMutation.getKey = () => ['CloseSuspectCredit'];


useCloseSuspectCreditMutation.fetcher = (variables: CloseSuspectCreditMutationVariables, options?: RequestInit['headers']) => fetcher<CloseSuspectCreditMutation, CloseSuspectCreditMutationVariables>(CloseSuspectCreditDocument, variables, options);

export const PaymentRecordDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentRecord($code: String!) {
  getOnePaymentByCode(code: $code) {
    ...StaffPayment
    description
    status
    provider
    reference
    createdAt
    order {
      id
      code
      locationInfo {
        id
        title
      }
    }
    isRefundable
    history {
      id
      kind
      amount
      code
      text
      actorName
      at
    }
  }
}
    fragment StaffPayment on StaffPayment {
  id
  code
  purpose
  amount
  payer {
    name
    phone
  }
}`);

export const usePaymentRecordQuery = <
      TData = PaymentRecordQuery,
      TError = ApiError
    >(
      variables: PaymentRecordQueryVariables,
      options?: Omit<UseQueryOptions<PaymentRecordQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PaymentRecordQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PaymentRecordQuery, TError, TData>(
      {
    queryKey: ['PaymentRecord', variables],
    queryFn: fetcher<PaymentRecordQuery, PaymentRecordQueryVariables>(PaymentRecordDocument, variables),
    ...options
  }
    )};

usePaymentRecordQuery.document = PaymentRecordDocument;

usePaymentRecordQuery.getKey = (variables: PaymentRecordQueryVariables) => ['PaymentRecord', variables];

usePaymentRecordQuery.rootKey = 'PaymentRecord';


usePaymentRecordQuery.fetcher = (variables: PaymentRecordQueryVariables, options?: RequestInit['headers']) => fetcher<PaymentRecordQuery, PaymentRecordQueryVariables>(PaymentRecordDocument, variables, options);

export const RefundPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundPayment($id: ID!, $reason: String!) {
  refundPayment(id: $id, reason: $reason) {
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

export const useRefundPaymentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RefundPaymentMutation, TError, RefundPaymentMutationVariables, TContext>) => {
    
    return useMutation<RefundPaymentMutation, TError, RefundPaymentMutationVariables, TContext>(
      {
    mutationKey: ['RefundPayment'],
    mutationFn: (variables?: RefundPaymentMutationVariables) => fetcher<RefundPaymentMutation, RefundPaymentMutationVariables>(RefundPaymentDocument, variables)(),
    ...options
  }
    )};

useRefundPaymentMutation.getKey = () => ['RefundPayment'];


useRefundPaymentMutation.fetcher = (variables: RefundPaymentMutationVariables, options?: RequestInit['headers']) => fetcher<RefundPaymentMutation, RefundPaymentMutationVariables>(RefundPaymentDocument, variables, options);

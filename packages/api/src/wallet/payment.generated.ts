/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type PaymentFragment = { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null };

export type PaymentQueryVariables = Exact<{
  id: string;
}>;


export type PaymentQuery = { getOnePayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type BanksQueryVariables = Exact<{ [key: string]: never; }>;


export type BanksQuery = { getAllBank: Array<{ bin: string, code: string, name: string }> };

export type TopUpMutationVariables = Exact<{
  method: Types.PaymentMethod;
  bankCode?: string | null | undefined;
  amount: number;
}>;


export type TopUpMutation = { getPayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type PayByCardMutationVariables = Exact<{
  paymentId: string;
  cardToken: string;
}>;


export type PayByCardMutation = { payByCard: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type CancelPaymentMutationVariables = Exact<{
  id: string;
}>;


export type CancelPaymentMutation = { cancelPayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type CheckPaymentMutationVariables = Exact<{
  id: string;
}>;


export type CheckPaymentMutation = { checkPayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };

export type CheckPlanningPaymentMutationVariables = Exact<{
  planningCheckRequestId: string;
}>;


export type CheckPlanningPaymentMutation = { checkStatusPayment: { id: string, code: string, purpose: Types.PaymentPurpose, purposeId: string | null, status: Types.PaymentStatus, method: Types.PaymentMethod, amount: number, payUrl: string | null, cardUrl: string | null, qr: string | null, expiresAt: string | null, cause: Types.PaymentCause | null, isLate: boolean, createdAt: string, settledAt: string | null, transfer: { bankName: string, bankBin: string, accountNumber: string, accountName: string, memo: string } | null } };


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
export const PaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"Payment"});
export const PaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Payment($id: ID!) {
  getOnePayment(id: $id) {
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

export const usePaymentQuery = <
      TData = PaymentQuery,
      TError = ApiError
    >(
      variables: PaymentQueryVariables,
      options?: Omit<UseQueryOptions<PaymentQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PaymentQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PaymentQuery, TError, TData>(
      {
    queryKey: ['Payment', variables],
    queryFn: fetcher<PaymentQuery, PaymentQueryVariables>(PaymentDocument, variables),
    ...options
  }
    )};

usePaymentQuery.document = PaymentDocument;

usePaymentQuery.getKey = (variables: PaymentQueryVariables) => ['Payment', variables];

usePaymentQuery.rootKey = 'Payment';


usePaymentQuery.fetcher = (variables: PaymentQueryVariables, options?: RequestInit['headers']) => fetcher<PaymentQuery, PaymentQueryVariables>(PaymentDocument, variables, options);

export const BanksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Banks {
  getAllBank {
    bin
    code
    name
  }
}
    `);

export const useBanksQuery = <
      TData = BanksQuery,
      TError = ApiError
    >(
      variables?: BanksQueryVariables,
      options?: Omit<UseQueryOptions<BanksQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<BanksQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<BanksQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Banks'] : ['Banks', variables],
    queryFn: fetcher<BanksQuery, BanksQueryVariables>(BanksDocument, variables),
    ...options
  }
    )};

useBanksQuery.document = BanksDocument;

useBanksQuery.getKey = (variables?: BanksQueryVariables) => variables === undefined ? ['Banks'] : ['Banks', variables];

useBanksQuery.rootKey = 'Banks';


useBanksQuery.fetcher = (variables?: BanksQueryVariables, options?: RequestInit['headers']) => fetcher<BanksQuery, BanksQueryVariables>(BanksDocument, variables, options);

export const TopUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TopUp($method: PaymentMethod!, $bankCode: String, $amount: Money!) {
  getPayment(method: $method, bankCode: $bankCode, amount: $amount) {
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

export const useTopUpMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<TopUpMutation, TError, TopUpMutationVariables, TContext>) => {
    
    return useMutation<TopUpMutation, TError, TopUpMutationVariables, TContext>(
      {
    mutationKey: ['TopUp'],
    mutationFn: (variables?: TopUpMutationVariables) => fetcher<TopUpMutation, TopUpMutationVariables>(TopUpDocument, variables)(),
    ...options
  }
    )};

useTopUpMutation.getKey = () => ['TopUp'];


useTopUpMutation.fetcher = (variables: TopUpMutationVariables, options?: RequestInit['headers']) => fetcher<TopUpMutation, TopUpMutationVariables>(TopUpDocument, variables, options);

export const PayByCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayByCard($paymentId: ID!, $cardToken: String!) {
  payByCard(paymentId: $paymentId, cardToken: $cardToken) {
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

export const usePayByCardMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PayByCardMutation, TError, PayByCardMutationVariables, TContext>) => {
    
    return useMutation<PayByCardMutation, TError, PayByCardMutationVariables, TContext>(
      {
    mutationKey: ['PayByCard'],
    mutationFn: (variables?: PayByCardMutationVariables) => fetcher<PayByCardMutation, PayByCardMutationVariables>(PayByCardDocument, variables)(),
    ...options
  }
    )};

usePayByCardMutation.getKey = () => ['PayByCard'];


usePayByCardMutation.fetcher = (variables: PayByCardMutationVariables, options?: RequestInit['headers']) => fetcher<PayByCardMutation, PayByCardMutationVariables>(PayByCardDocument, variables, options);

export const CancelPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPayment($id: ID!) {
  cancelPayment(id: $id) {
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

export const useCancelPaymentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CancelPaymentMutation, TError, CancelPaymentMutationVariables, TContext>) => {
    
    return useMutation<CancelPaymentMutation, TError, CancelPaymentMutationVariables, TContext>(
      {
    mutationKey: ['CancelPayment'],
    mutationFn: (variables?: CancelPaymentMutationVariables) => fetcher<CancelPaymentMutation, CancelPaymentMutationVariables>(CancelPaymentDocument, variables)(),
    ...options
  }
    )};

useCancelPaymentMutation.getKey = () => ['CancelPayment'];


useCancelPaymentMutation.fetcher = (variables: CancelPaymentMutationVariables, options?: RequestInit['headers']) => fetcher<CancelPaymentMutation, CancelPaymentMutationVariables>(CancelPaymentDocument, variables, options);

export const CheckPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckPayment($id: ID!) {
  checkPayment(id: $id) {
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

export const useCheckPaymentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CheckPaymentMutation, TError, CheckPaymentMutationVariables, TContext>) => {
    
    return useMutation<CheckPaymentMutation, TError, CheckPaymentMutationVariables, TContext>(
      {
    mutationKey: ['CheckPayment'],
    mutationFn: (variables?: CheckPaymentMutationVariables) => fetcher<CheckPaymentMutation, CheckPaymentMutationVariables>(CheckPaymentDocument, variables)(),
    ...options
  }
    )};

useCheckPaymentMutation.getKey = () => ['CheckPayment'];


useCheckPaymentMutation.fetcher = (variables: CheckPaymentMutationVariables, options?: RequestInit['headers']) => fetcher<CheckPaymentMutation, CheckPaymentMutationVariables>(CheckPaymentDocument, variables, options);

export const CheckPlanningPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckPlanningPayment($planningCheckRequestId: ID!) {
  checkStatusPayment(planningCheckRequestId: $planningCheckRequestId) {
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

export const useCheckPlanningPaymentMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<CheckPlanningPaymentMutation, TError, CheckPlanningPaymentMutationVariables, TContext>) => {
    
    return useMutation<CheckPlanningPaymentMutation, TError, CheckPlanningPaymentMutationVariables, TContext>(
      {
    mutationKey: ['CheckPlanningPayment'],
    mutationFn: (variables?: CheckPlanningPaymentMutationVariables) => fetcher<CheckPlanningPaymentMutation, CheckPlanningPaymentMutationVariables>(CheckPlanningPaymentDocument, variables)(),
    ...options
  }
    )};

useCheckPlanningPaymentMutation.getKey = () => ['CheckPlanningPayment'];


useCheckPlanningPaymentMutation.fetcher = (variables: CheckPlanningPaymentMutationVariables, options?: RequestInit['headers']) => fetcher<CheckPlanningPaymentMutation, CheckPlanningPaymentMutationVariables>(CheckPlanningPaymentDocument, variables, options);

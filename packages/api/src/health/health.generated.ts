/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { getHealth: { measuredAt: string, notices: number, queues: Array<{ kind: string, waiting: number, oldestSeconds: number, failed: number, failedAt: string | null, lastError: string | null, canRetry: boolean }>, ledger: { isBalanced: boolean, difference: number, wrongWallets: number }, gateways: Array<{ provider: string, review: number, settledAt: string | null, open: { count: number, amount: number } }>, unmatched: { count: number, amount: number }, holds: { count: number, amount: number }, days: Array<{ day: string, income: number, outgo: number }>, processes: Array<{ host: string, version: string, startedAt: string, seenAt: string }> } };

export type RetryFailedJobsMutationVariables = Exact<{
  kind: string;
}>;


export type RetryFailedJobsMutation = { retryFailedJobs: number };


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

export const HealthDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Health {
  getHealth {
    measuredAt
    queues {
      kind
      waiting
      oldestSeconds
      failed
      failedAt
      lastError
      canRetry
    }
    ledger {
      isBalanced
      difference
      wrongWallets
    }
    gateways {
      provider
      open {
        count
        amount
      }
      review
      settledAt
    }
    unmatched {
      count
      amount
    }
    holds {
      count
      amount
    }
    notices
    days {
      day
      income
      outgo
    }
    processes {
      host
      version
      startedAt
      seenAt
    }
  }
}
    `);

export const useHealthQuery = <
      TData = HealthQuery,
      TError = ApiError
    >(
      variables?: HealthQueryVariables,
      options?: Omit<UseQueryOptions<HealthQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HealthQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HealthQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Health'] : ['Health', variables],
    queryFn: fetcher<HealthQuery, HealthQueryVariables>(HealthDocument, variables),
    ...options
  }
    )};

useHealthQuery.document = HealthDocument;

useHealthQuery.getKey = (variables?: HealthQueryVariables) => variables === undefined ? ['Health'] : ['Health', variables];

useHealthQuery.rootKey = 'Health';


useHealthQuery.fetcher = (variables?: HealthQueryVariables, options?: RequestInit['headers']) => fetcher<HealthQuery, HealthQueryVariables>(HealthDocument, variables, options);

export const RetryFailedJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryFailedJobs($kind: String!) {
  retryFailedJobs(kind: $kind)
}
    `);

export const useRetryFailedJobsMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<RetryFailedJobsMutation, TError, RetryFailedJobsMutationVariables, TContext>) => {
    
    return useMutation<RetryFailedJobsMutation, TError, RetryFailedJobsMutationVariables, TContext>(
      {
    mutationKey: ['RetryFailedJobs'],
    mutationFn: (variables?: RetryFailedJobsMutationVariables) => fetcher<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>(RetryFailedJobsDocument, variables)(),
    ...options
  }
    )};

useRetryFailedJobsMutation.getKey = () => ['RetryFailedJobs'];


useRetryFailedJobsMutation.fetcher = (variables: RetryFailedJobsMutationVariables, options?: RequestInit['headers']) => fetcher<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>(RetryFailedJobsDocument, variables, options);

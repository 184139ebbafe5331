export { ApiError, type ApiFieldError } from './api-error.ts';
export { type ClientConfig, configureClient, fetcher, type GraphqlResult, readResult } from './fetcher.ts';
export { type Operation, operation } from './operation.ts';
export { ServedState } from './react-query.ts';

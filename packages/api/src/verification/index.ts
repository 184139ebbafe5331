export * from './green-check.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './green-check.generated.ts';
export * from './green-check-work.generated.ts';

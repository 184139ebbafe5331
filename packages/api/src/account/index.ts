export * from './account.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './account.generated.ts';
export * from './me.generated.ts';

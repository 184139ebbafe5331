export * from './offering.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './offering.generated.ts';
export * from './order.generated.ts';

export * from './compare.generated.ts';
export * from './listing.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './listing.generated.ts';
export * from './moderation.generated.ts';
export * from './own-listing.generated.ts';
export * from './posters.generated.ts';
export * from './prices.generated.ts';
export * from './saved.generated.ts';
export * from './saved-search.generated.ts';
export * from './search.generated.ts';

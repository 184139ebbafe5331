export * from './article.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './article.generated.ts';
export * from './news.generated.ts';

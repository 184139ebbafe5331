export * from './procedure.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './procedure.generated.ts';
export * from './procedure-template.generated.ts';
export * from './suggest-document.generated.ts';

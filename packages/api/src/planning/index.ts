export * from './planning.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './planning.generated.ts';
export * from './planning-answer.generated.ts';
export * from './planning-check.generated.ts';
export * from './planning-work.generated.ts';

export * from './device.generated.ts';
export * from './my-locale.generated.ts';
export * from './notification.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './notification.generated.ts';
export * from './settings.generated.ts';

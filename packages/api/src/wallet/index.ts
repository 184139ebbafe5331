export * from './balance.generated.ts';
export * from './pay-out.generated.ts';
export * from './payment.generated.ts';
// Every generated file has these two; one of each is enough.
export { type Incremental, TypedDocumentString } from './payment.generated.ts';
export * from './transactions.generated.ts';
export * from './unmatched.generated.ts';
export * from './wallet-owner.generated.ts';

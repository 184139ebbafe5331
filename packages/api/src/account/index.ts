export * from './account.generated.ts';

export * from './address.generated.ts';

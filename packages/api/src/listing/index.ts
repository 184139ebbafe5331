export * from './listing.generated.ts';

export * from './land-codes.ts';

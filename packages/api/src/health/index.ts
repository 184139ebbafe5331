export * from './health.generated.ts';

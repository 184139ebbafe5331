export * from './audit.generated.ts';

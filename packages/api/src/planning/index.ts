export * from './planning.generated.ts';

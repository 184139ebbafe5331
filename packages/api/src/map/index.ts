export * from './map.generated.ts';

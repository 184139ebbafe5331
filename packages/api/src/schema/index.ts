export type * from './schema.generated.ts';

export * from './calc.ts';
export * from './document-schema.ts';
export * from './progress.ts';
export * from './rates.ts';
export * from './schema.ts';
export * from './template-schema.ts';
export * from './terms.ts';

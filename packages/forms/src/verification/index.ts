export * from './findings.ts';
export * from './items.ts';
export * from './schema.ts';
export * from './terms.ts';

export * from './categories.ts';
export * from './filter.ts';
export * from './ranges.ts';
export * from './vocabulary.ts';

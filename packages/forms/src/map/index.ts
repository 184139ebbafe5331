export * from './grid.ts';
export * from './shape.ts';

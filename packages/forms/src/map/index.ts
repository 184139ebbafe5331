export * from './grid.ts';
export * from './shape.ts';
export * from './vietnam.ts';

export { newKey } from './new-key.ts';
export * from './papers.ts';

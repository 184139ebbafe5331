export * from './papers.ts';

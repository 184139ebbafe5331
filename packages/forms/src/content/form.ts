export * from './use-article-form.ts';

export * from './use-listing-form.ts';

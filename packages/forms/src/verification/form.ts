export * from './use-green-check-form.ts';

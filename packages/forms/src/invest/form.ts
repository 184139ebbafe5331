export * from './use-invest-form.ts';

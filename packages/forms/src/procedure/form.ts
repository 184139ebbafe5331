export * from './record-draft.ts';
export * from './template-draft.ts';
export * from './template-values.ts';
export * from './use-document-form.ts';
export * from './use-fee-form.ts';
export * from './use-procedure-form.ts';
export * from './use-template-form.ts';

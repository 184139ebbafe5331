export * from './use-direction-form.ts';
export * from './use-loan-form.ts';
export * from './use-price-form.ts';
export type { ToolForm, ToolFormOptions } from './use-tool-form.ts';
export * from './use-units-form.ts';

export * from './calc.ts';
export { type InvestDraft, type InvestValues, investSchema, readQuantity } from './schema.ts';
export * from './terms.ts';

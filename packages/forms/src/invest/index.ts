export * from './calc.ts';
export { emptyOfferingDraft, type KeptDocument, type OfferingDraft } from './offering-draft.ts';
export { type OfferingFigures, offeringFiguresOf } from './offering-figures.ts';
export { previewOffering } from './offering-preview.ts';
export {
	addableTerms,
	completeOffering,
	type DocumentKind,
	documentKinds,
	OFFERING_DOCUMENTS_MAX,
	type OfferingValues,
	offeringInputSchema,
	SHARE_PRICE_MIN,
} from './offering-schema.ts';
export { type InvestDraft, type InvestValues, investSchema, readQuantity } from './schema.ts';
export * from './terms.ts';

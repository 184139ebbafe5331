import type { ListingDraft } from './draft.ts';
import { factFields } from './facts.ts';
import { listingSchema } from './schema.ts';

/** The steps of the listing form, in order; the last one only shows. */
export const listingSteps = ['kind', 'address', 'facts', 'papers', 'price', 'photos', 'contact', 'preview'] as const;
export type ListingStep = (typeof listingSteps)[number];

/** A field of the form, by the name that its errors bear. */
export type ListingDraftField = keyof ListingDraft;

/** Which step asks for which fields. */
export const fieldsOf: Readonly<Record<ListingStep, readonly ListingDraftField[]>> = {
	kind: ['tradingType', 'categoryId', 'postMode'],
	address: ['provinceId', 'districtId', 'wardId', 'currentWardId', 'street', 'locationLat', 'locationLong'],
	facts: factFields,
	papers: [
		'legalStatus',
		'legalConditions',
		'legalDocument',
		'legalDocumentText',
		'mapSheetNo',
		'landPlotNo',
		'owner',
		'appraisalDocument',
		'appraisalDocumentText',
	],
	price: ['price', 'isNegotiable'],
	photos: ['images', 'captions', 'title', 'description'],
	contact: [
		'contactPersonName',
		'isDefaultContactPhone',
		'contactPersonPhone',
		'youtubeLink',
		'tiktokLink',
		'facebookLink',
	],
	preview: [],
};

/** The step that asks for a field of LocationInfoInput or of the draft. */
export function stepOf(field: string): ListingStep | undefined {
	const name = field === 'priceUnitId' ? 'price' : field.split('.')[0];
	return listingSteps.find((step) => (fieldsOf[step] as readonly string[]).includes(name ?? ''));
}

/** One thing that is wrong with a draft. */
export interface ListingError {
	step: ListingStep;
	field: ListingDraftField;
	/** Words for it are in `locales`, by field and code. */
	code: string;
}

/** Everything that keeps a draft from being posted, in the order of the form; the first of each field. */
export function listingErrors(draft: ListingDraft): ListingError[] {
	const { error } = listingSchema.safeParse(draft);
	const codes = new Map<string, string>();
	for (const { path, message } of error?.issues ?? []) {
		const field = String(path[0]);
		if (!codes.has(field)) codes.set(field, message);
	}
	return listingSteps.flatMap((step) =>
		fieldsOf[step].flatMap((field) => {
			const code = codes.get(field);
			return code ? [{ step, field, code }] : [];
		}),
	);
}

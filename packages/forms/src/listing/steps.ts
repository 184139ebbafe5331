import { emptyOfferingDraft } from '../invest/offering-draft.ts';
import type { ListingDraft } from './draft.ts';
import { factFields } from './facts.ts';
import { listingSchema } from './schema.ts';

/** The steps of the listing form, in order; the last one only shows. */
export const listingSteps = [
	'kind',
	'address',
	'facts',
	'papers',
	'price',
	'offering',
	'photos',
	'contact',
	'preview',
] as const;
export type ListingStep = (typeof listingSteps)[number];

/** The steps of one listing: terms of an offering are asked for where shares are offered. */
export function stepsFor({ isInvest }: Pick<ListingDraft, 'isInvest'>): readonly ListingStep[] {
	return listingSteps.filter((step) => step !== 'offering' || isInvest);
}

/** A field of the form, by the name that its errors bear. */
export type ListingDraftField = keyof ListingDraft;

/** Which step asks for which fields. */
export const fieldsOf: Readonly<Record<ListingStep, readonly ListingDraftField[]>> = {
	kind: ['tradingType', 'categoryId', 'postMode', 'isInvest'],
	address: [
		'system',
		'provinceId',
		'districtId',
		'wardId',
		'currentProvinceId',
		'currentWardId',
		'street',
		'locationLat',
		'locationLong',
	],
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
	offering: [
		'totalShare',
		'pricePerShare',
		'releaseQuantity',
		'minInvestment',
		'maxSharePerAccount',
		'feeBps',
		'startDate',
		'endDate',
		'softCap',
		'useOfFunds',
		'exitRule',
		'lowBps',
		'baseBps',
		'highBps',
		'documents',
	],
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

/**
 * Where in the form something of LocationInfoInput stands: the price's unit with the price, the terms of an offering side by side
 * with the rest. Of a document its number is kept: `documents.2`.
 */
export function toDraftPath(path: string): string {
	if (path === 'priceUnitId') return 'price';
	const [name = '', ...rest] = path.replace(/^offering\./, '').split('.');
	return name === 'documents' && rest[0] ? `${name}.${rest[0]}` : name;
}

/** What LocationInfoInput calls a field of the form, as far as a whole one stands for it. */
export function toInputField(field: ListingDraftField): string {
	// It says the price's unit, and goes with the price everywhere.
	if (field === 'isNegotiable') return 'price';
	return field in emptyOfferingDraft && !ownFields.includes(field) ? 'offering' : field;
}

/** Fields of an offering that are no terms of OfferingInput. */
const ownFields: readonly ListingDraftField[] = ['isInvest', 'totalShare', 'pricePerShare', 'startDate', 'endDate'];

/** The step that asks for a field of LocationInfoInput or of the draft. */
export function stepOf(field: string): ListingStep | undefined {
	const [name] = toDraftPath(field).split('.');
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

/** The furthest step to which a draft leads: the first that is not right yet, or the last. */
export function furthestStep(draft: ListingDraft): ListingStep {
	return listingErrors(draft)[0]?.step ?? 'preview';
}

import { type OfferingDraft, readOfferingDraft } from './offering-draft.ts';
import { completeOffering, flatOfferingSchema, toOfferingValues } from './offering-schema.ts';
import type { OfferingTerms } from './terms.ts';

type Terms = OfferingTerms & NonNullable<ReturnType<typeof completeOffering>>;

/** The offering of a draft as it would be public; undefined where it offers no shares, or something is wrong with it. */
export function previewOffering(draft: OfferingDraft): Terms | undefined {
	const { data } = flatOfferingSchema.safeParse(readOfferingDraft(draft));
	const terms = data && completeOffering(toOfferingValues(data));
	if (!terms || !data.totalShare || !data.pricePerShare) return undefined;
	return {
		...terms,
		totalShare: data.totalShare,
		pricePerShare: data.pricePerShare,
		startDate: data.startDate ?? null,
		endDate: data.endDate ?? null,
	};
}

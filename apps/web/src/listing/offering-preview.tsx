import { serverDate } from '@ancu/forms/format';
import { previewOffering } from '@ancu/forms/invest';
import type { ListingDraft } from '@ancu/forms/listing';
import { OfferingFacts, type OfferingFactsModel, OfferingProgress } from '@ancu/ui/invest';

/** The offering of a draft as buyers will see it; null while it is not right. */
export function offeringPreview(draft: ListingDraft, urls: ReadonlyMap<string, string>) {
	const terms = previewOffering(draft);
	if (!terms) return null;
	const offering: OfferingFactsModel = {
		...terms,
		state: 'UPCOMING',
		soldShare: 0,
		heldShare: 0,
		myShare: 0,
		myHeldShare: 0,
		documents: draft.documents.flatMap((document) => {
			const url = urls.get(document.id);
			return url ? [{ ...document, url }] : [];
		}),
	};
	return (
		<>
			<OfferingProgress offering={offering} now={serverDate()} />
			<OfferingFacts offering={offering} />
		</>
	);
}

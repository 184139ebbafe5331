import { serverDate } from '@ancu/forms/format';
import { ListingCard } from '@ancu/ui/listing';
import { RowsLoading } from '@ancu/ui/translation';
import { latePart } from '../data/late-part.tsx';
import { type PreviewProps, usePreviewedListing } from './use-previewed-listing.ts';

/** A listing as its card will be. */
export function ListingPreview(props: PreviewProps) {
	return <ListingCard listing={usePreviewedListing(props)} now={serverDate()} level={4} />;
}

/** A listing as its page will be: only the last step shows it. */
export const PagePreview = latePart<PreviewProps>({
	namespaces: [],
	load: async () => (await import('./page-preview.tsx')).PagePreview,
	waiting: <RowsLoading picture="none" />,
});

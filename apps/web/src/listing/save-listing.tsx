import { SaveButton } from '@ancu/ui/listing';
import { useSaved } from './saved-provider.tsx';

interface SaveListingProps {
	listing: { id: string; title: string; isSaved?: boolean };
	variant?: 'icon' | 'text';
}

/** The saved mark of a listing. */
export function SaveListing({ listing, variant }: SaveListingProps) {
	const { isSaved, setSaved } = useSaved();
	return (
		<SaveButton
			title={listing.title}
			variant={variant}
			saved={isSaved(listing)}
			onChange={(saved) => setSaved(listing.id, saved)}
		/>
	);
}

/** The saved mark of every card. One function for all time, or each card would be drawn anew with the page around it. */
export const renderSaved = (listing: SaveListingProps['listing']) => <SaveListing listing={listing} />;

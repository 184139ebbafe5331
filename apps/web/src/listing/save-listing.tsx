import { SaveButton } from '@ancu/ui/listing';
import { useSaved, useSetSaved } from './saved-provider.tsx';

interface SaveListingProps {
	listing: { id: string; title: string; isSaved?: boolean };
	variant?: 'icon' | 'text';
}

/** The saved mark of a listing. */
export function SaveListing({ listing, variant }: SaveListingProps) {
	const saved = useSaved((isSaved) => isSaved(listing));
	const setSaved = useSetSaved();
	return (
		<SaveButton title={listing.title} variant={variant} saved={saved} onChange={(next) => setSaved(listing.id, next)} />
	);
}

/** The saved mark of every card. One function for all time, or each card would be drawn again with the page around it. */
export const renderSaved = (listing: SaveListingProps['listing']) => <SaveListing listing={listing} />;

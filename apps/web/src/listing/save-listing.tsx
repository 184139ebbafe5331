import { SaveButton } from '@ancu/ui/listing';
import { useLocation, useNavigate } from 'react-router';
import { signInHref } from '../account/sign-in-href.ts';
import { useAccount } from '../account/use-account.ts';
import { useSaved } from './use-saved.ts';

interface SaveListingProps {
	listing: { id: string; title: string; isSaved?: boolean };
	variant?: 'icon' | 'text';
}

/** The saved mark of a listing. A visitor is asked to sign in, and comes back. */
export function SaveListing({ listing, variant }: SaveListingProps) {
	const { isSaved, setSaved } = useSaved();
	const account = useAccount();
	const here = useLocation();
	const navigate = useNavigate();
	return (
		<SaveButton
			title={listing.title}
			variant={variant}
			saved={isSaved({ id: listing.id, isSaved: listing.isSaved ?? false })}
			onChange={async (saved) => {
				if (account) return setSaved(listing.id, saved);
				await navigate(signInHref(here, 'pleaseSignIn'));
				return {};
			}}
		/>
	);
}

/** The saved mark of every card. One function for all time, or each card would be drawn anew with the page around it. */
export const renderSaved = (listing: SaveListingProps['listing']) => <SaveListing listing={listing} />;

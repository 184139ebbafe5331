import { serverDate } from '@ancu/forms/format';
import type { ListingDraft } from '@ancu/forms/listing';
import { useLocale } from '@ancu/ui/i18n';
import type { ListingDetail } from '@ancu/ui/listing';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/use-account.ts';
import { usePrivacy } from '../account/use-privacy.ts';
import { previewedListing } from './previewed-listing.ts';

export interface PreviewProps {
	draft: ListingDraft;
	address: string;
	/** Where pictures can be seen, by what the form calls them. */
	urls: ReadonlyMap<string, string>;
}

/** A draft as a listing, with words for what is not there yet. */
export function usePreviewedListing({ draft, address, urls }: PreviewProps): ListingDetail {
	const { t } = useTranslation('web');
	const locale = useLocale();
	const { id = '', name = '', phone } = useAccount() ?? {};
	const account = { id, name, phone: usePrivacy().isPhoneHidden ? null : phone };
	const listing = previewedListing(draft, { address, urls, account, locale, now: serverDate() });
	return {
		...listing,
		title: listing.title || t('titleMissing'),
		address: listing.address || t('addressMissing'),
	};
}

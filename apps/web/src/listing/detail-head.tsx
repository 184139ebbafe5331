import type { PublicListingFragment } from '@ancu/api/listing';
import { formatArea, formatMoney } from '@ancu/forms/format';
import { useLocale } from '@ancu/ui/i18n';
import { perMonth } from '@ancu/ui/listing';
import { useTranslation } from 'react-i18next';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';
import { listingData } from './structured-data.ts';

interface DetailHeadProps {
	sequenceId: number;
	/** What everybody may know of it; undefined while that loads, null where there is no such listing or it is public no more. */
	listing: PublicListingFragment | null | undefined;
}

/** What search engines, other sites and the tab say of a listing. */
export function DetailHead({ sequenceId, listing }: DetailHeadProps) {
	const { t } = useTranslation('web');
	const { t: tListing } = useTranslation('listing');
	const locale = useLocale();
	if (!listing) return <PrivateHead title={tListing(listing === null ? 'detail.notFound' : 'detail.loading')} />;
	const { title, priceRaw, tradingType, area, ward, currentWard, currentProvince, cover } = listing;
	const now = [currentWard, currentProvince].filter(Boolean).join(', ');
	// People look for both names.
	const address = ward && currentWard ? t('detail.bothAddresses', { address: listing.address, now }) : listing.address;
	const price = priceRaw ? perMonth(tListing, formatMoney(priceRaw, locale), tradingType) : tListing('negotiable');
	return (
		<PageHead
			title={title}
			description={t('detail.description', { price, area: formatArea(area, locale), address })}
			canonical={`/real-estate/${sequenceId}`}
			data={listingData(listing)}
			image={cover?.url}
		/>
	);
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingContact } from '../listing-contact/listing-contact.tsx';
import type { ListingDetail } from '../listing-detail-model.ts';
import { DetailFacts, DetailHead, DetailPlace, DetailSection } from '../listing-detail-screen/detail-parts.tsx';
import { ListingGallery } from '../listing-gallery/listing-gallery.tsx';
import { ListingPrice } from '../listing-price/listing-price.tsx';

export interface ListingPagePreviewProps {
	/** As far as it is written; what is not known yet is left out. */
	listing: ListingDetail;
	/** The map around it; nothing where no pin is set. */
	map?: ReactNode;
}

/** A listing as its page will show it, before it has one: to be read, with nothing to do. Headings begin at level 4. */
export function ListingPagePreview({ listing, map }: ListingPagePreviewProps) {
	const { t } = useTranslation('listing');
	return (
		<article data-slot="listing-page-preview" className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<ListingGallery photos={listing.photos} />
			<DetailHead summary={listing} level={4} price={<ListingPrice listing={listing} size="lg" />} />
			<ListingContact summary={listing} detail={listing} calls={false} price={false} />
			<DetailFacts detail={listing} level={5} />
			{map ? (
				<DetailPlace detail={listing} level={5} map={map} />
			) : (
				<DetailSection title={t('detail.place')} level={5}>
					<p className="text-ink-muted">{t('form.previewWithoutPin')}</p>
				</DetailSection>
			)}
		</article>
	);
}

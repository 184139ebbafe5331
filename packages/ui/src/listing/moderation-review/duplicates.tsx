import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Link } from '../../primitives/link/index.ts';
import { ListingPrice } from '../listing-price/listing-price.tsx';
import { ListingStatusTag } from '../listing-status/listing-status.tsx';
import type { LikeListing } from '../moderation-model.ts';

export interface DuplicatesProps {
	listings: readonly LikeListing[];
}

/** What looks like the same property as the listing that is reviewed: where it stands, whose it is, and the way to its review. */
export function Duplicates({ listings }: DuplicatesProps) {
	const { t } = useTranslation('listing');
	return (
		<section
			data-slot="duplicates"
			className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line-strong bg-surface-raised p-3"
		>
			<h3 className="font-bold">{t('moderation.like', { count: listings.length })}</h3>
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{listings.map((listing) => (
					<li key={listing.id} className="grid justify-items-start gap-1 border-t border-line pt-3">
						<Link href={`/moderation?open=${listing.id}`} alone>
							<span lang={langOf(listing.title)} className="wrap-anywhere">
								{listing.title}
							</span>
						</Link>
						<ListingPrice listing={listing} size="sm" />
						<p className="text-sm text-ink-muted wrap-anywhere">{listing.address}</p>
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
							<ListingStatusTag listing={listing} />
							{t('moderation.poster', { name: listing.userCreated.name })}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

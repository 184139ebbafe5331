import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectIcon } from '../../primitives/icon/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import type { OfferedListing } from '../invest-model.ts';
import { InvestError } from '../invest-state/invest-state.tsx';
import { OfferingCard, type OfferingCardProps, OfferingCardSkeleton } from '../offering-card/offering-card.tsx';

export interface OfferingListProps {
	/** Undefined while they load. */
	listings: readonly OfferingCardProps['listing'][] | undefined;
	/** They could not be loaded. @default false */
	failed?: boolean | undefined;
	onRetry: () => void;
	/** Address of an offering. */
	listingHref: (listing: OfferedListing) => string;
	/** The picture of an offering, in a frame of 4:3. */
	photoOf: (listing: OfferedListing) => ReactNode;
	/** The moment that days are counted from. */
	now: Date;
}

/** Offerings as cards. */
export function OfferingList({ listings, failed = false, onRetry, listingHref, photoOf, now }: OfferingListProps) {
	const { t } = useTranslation(['invest', 'translation']);
	return (
		<section
			aria-labelledby="invest-offerings"
			aria-busy={!listings && !failed}
			data-slot="offering-list"
			className="grid grid-cols-[minmax(0,1fr)] gap-4"
		>
			<h2 id="invest-offerings" className="text-lg font-bold">
				{t('offerings.title')}
			</h2>
			{!listings && failed && (
				<InvestError title={t('offerings.error')} text={t('offerings.errorText')} onRetry={onRetry} />
			)}
			{!listings && !failed && (
				<div role="status" aria-label={t('translation:loading')} className={GRID}>
					{[1, 2, 3].map((card) => (
						<OfferingCardSkeleton key={card} />
					))}
				</div>
			)}
			{listings?.length === 0 && (
				<StateMessage level={3} title={t('offerings.empty')} icon={<ProjectIcon />}>
					{t('offerings.emptyText')}
				</StateMessage>
			)}
			{listings && listings.length > 0 && (
				<ul aria-labelledby="invest-offerings" className={GRID}>
					{listings.map((listing) => (
						<li key={listing.id} className="grid min-w-0">
							<OfferingCard listing={listing} href={listingHref(listing)} photo={photoOf(listing)} now={now} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3';

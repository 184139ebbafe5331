import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import type { ListingSummary } from '../listing-model.ts';

export interface RecentListingsProps {
	/** The latest viewed first; undefined while they load. Nothing is shown when there are none. */
	listings: readonly ListingSummary[] | undefined;
	now: Date;
	/** Forgets what was viewed. */
	onClear?: (() => void) | undefined;
}

/** What somebody viewed lately, in a row that is moved sideways. */
export function RecentListings({ listings, now, onClear }: RecentListingsProps) {
	const { t } = useTranslation('listing');
	const id = useId();
	if (listings?.length === 0) return null;
	const item = 'flex w-64 shrink-0 snap-start *:grow sm:w-72';
	return (
		<section aria-labelledby={id} data-slot="recent-listings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 id={id} className="text-xl font-bold">
					{t('saved.recent.title')}
				</h2>
				{onClear && listings && (
					<Button variant="quiet" size="sm" onClick={onClear}>
						{t('saved.recent.clear')}
					</Button>
				)}
			</div>
			{listings ? (
				<ul className="-m-1 flex snap-x gap-4 overflow-x-auto overscroll-x-contain p-1">
					{listings.map((listing) => (
						<li key={listing.id} className={item}>
							<ListingCard listing={listing} now={now} />
						</li>
					))}
				</ul>
			) : (
				<div role="status" aria-busy="true" aria-label={t('list.loading')} className="flex gap-4 overflow-hidden">
					{[1, 2, 3, 4].map((place) => (
						<div key={place} className={item}>
							<ListingCardSkeleton />
						</div>
					))}
				</div>
			)}
		</section>
	);
}

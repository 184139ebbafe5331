import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { useLedFocus } from '../../translation/use-led-focus.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import type { ListingSummary } from '../listing-model.ts';

export interface RecentListingsProps {
	/** The latest viewed first; undefined while they load. Nothing is shown when there are none, but right after they were forgotten. */
	listings: readonly ListingSummary[] | undefined;
	now: Date;
	/** Forgets what was viewed. */
	onClear?: (() => void) | undefined;
}

/** What somebody viewed lately, in a row that is moved sideways. */
export function RecentListings({ listings, now, onClear }: RecentListingsProps) {
	const { t } = useTranslation('listing');
	const id = useId();
	const heading = useLedFocus();
	const [isCleared, setCleared] = useState(false);
	const isEmpty = listings?.length === 0;
	if (isEmpty && !isCleared) return null;
	const item = 'flex w-64 shrink-0 snap-start *:grow sm:w-72';
	return (
		<section aria-labelledby={id} data-slot="recent-listings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 ref={heading.ref} id={id} tabIndex={-1} className="text-xl font-bold outline-none">
					{t('saved.recent.title')}
				</h2>
				{onClear && listings && !isEmpty && (
					<Button
						variant="quiet"
						size="sm"
						onClick={() => {
							setCleared(true);
							heading.lead();
							onClear();
						}}
					>
						{t('saved.recent.clear')}
					</Button>
				)}
			</div>
			<p role="status" className="text-ink-muted empty:sr-only">
				{isEmpty && t('saved.recent.cleared')}
			</p>
			{listings && !isEmpty && (
				<ul className="-m-1 flex snap-x gap-4 overflow-x-auto overscroll-x-contain p-1">
					{listings.map((listing) => (
						<li key={listing.id} className={item}>
							<ListingCard listing={listing} now={now} />
						</li>
					))}
				</ul>
			)}
			{!listings && (
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

import { memo, type ReactNode, useDeferredValue } from 'react';
import { useWasServed } from '../../primitives/field/use-was-served.ts';
import { SearchIcon } from '../../primitives/icon/index.ts';
import { InTurns } from '../../primitives/in-turns/index.ts';
import { StateMessage } from '../../primitives/state-message/index.ts';
import { LoadError } from '../../translation/load-error/load-error.tsx';
import { useLeadToHeading } from '../../translation/use-lead-to-heading.ts';
import { CardWithWords, type ListingCardProps } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import type { ListingSummary } from '../listing-model.ts';
import { type CardWords, useCardWords } from '../use-card-words.ts';
import { useListingAction } from './listing-action.tsx';

const columns = {
	one: 'grid grid-cols-1 gap-4',
	two: 'grid grid-cols-1 gap-4 sm:grid-cols-2',
	four: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4',
};

// What a card is about as high as, while it is out of sight and costs nothing. Its outline lies outside of its box.
const heights = {
	card: '[contain-intrinsic-block-size:auto_26rem] empty:min-h-104',
	row: '[contain-intrinsic-block-size:auto_12rem] empty:min-h-48',
};

/** Cards that are in sight at first. */
const IN_SIGHT = 6;

export interface ListingGridProps {
	/** Undefined while they load. */
	listings: readonly ListingSummary[] | undefined;
	/** They could not be had; what was there before stays in sight. @default false */
	failed?: boolean | undefined;
	onRetry?: (() => void) | undefined;
	/** Moment that ages are counted to. */
	now: Date;
	/** Cards in a row on a wide screen. @default 'two' */
	columns?: 'one' | 'two' | 'four' | undefined;
	/** `row` puts the picture beside the words. @default 'card' */
	density?: 'card' | 'row' | undefined;
	/** How many skeletons to show. @default 6 */
	expected?: number | undefined;
	/** How many pictures are in sight at first. @default 0 */
	eagerCount?: number | undefined;
	/** The listing whose marker is pointed at. */
	highlightedId?: string | null | undefined;
	onHighlight?: ((id: string | null) => void) | undefined;
	/** In place of the words that nothing was found: what helps here. */
	empty?: ReactNode;
}

/** Listings side by side, in each of their states: loading, none, not to be had, there. */
export function ListingGrid({
	listings,
	failed = false,
	onRetry,
	now,
	columns: width = 'two',
	density = 'card',
	expected = 6,
	eagerCount = 0,
	highlightedId,
	onHighlight,
	empty,
}: ListingGridProps) {
	const words = useCardWords();
	const { t } = words;
	const drawn = useDrawn(listings?.length ?? 0);

	if (!listings && failed) {
		return (
			<LoadError title={t('list.error')} onRetry={onRetry}>
				{t('list.errorText')}
			</LoadError>
		);
	}
	if (!listings) {
		return (
			<div role="status" aria-busy="true" aria-label={t('list.loading')} className={columns[width]}>
				{Array.from({ length: expected }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike and never move.
					<ListingCardSkeleton key={index} density={density} />
				))}
			</div>
		);
	}
	if (listings.length === 0) {
		return (
			empty ?? (
				<StateMessage title={t('list.empty')} icon={<SearchIcon />}>
					{t('list.emptyText')}
				</StateMessage>
			)
		);
	}
	return (
		<ul data-slot="listing-grid" className={columns[width]}>
			<InTurns each={IN_SIGHT}>
				{listings.map((listing, index) => (
					<Place key={listing.id} density={density}>
						{index < drawn && (
							<GridCard
								listing={listing}
								now={now}
								density={density}
								highlighted={listing.id === highlightedId}
								eager={index < eagerCount}
								onHighlight={onHighlight}
								words={words}
							/>
						)}
					</Place>
				))}
			</InTurns>
		</ul>
	);
}

/** Has a card, which may be focused while the next page is on its way: that page's heading is where one goes on then. */
function Place({ density, children }: { density: keyof typeof heights; children: ReactNode }) {
	const ref = useLeadToHeading<HTMLLIElement>('section');
	return (
		<li ref={ref} className={`flex [content-visibility:auto] [overflow-clip-margin:0.5rem] *:grow ${heights[density]}`}>
			{children}
		</li>
	);
}

// Remembered: beside a map the list is drawn again at every move and every marker that is pointed at, its cards seldom are.
const GridCard = memo(function GridCard(props: Omit<ListingCardProps, 'action'> & { words: CardWords }) {
	const renderAction = useListingAction();
	return <CardWithWords {...props} action={renderAction(props.listing)} />;
});

/** How many cards of a list are drawn by now: where it comes to a page that is there, those out of sight are drawn once the others are seen. */
function useDrawn(count: number): number {
	const wasServed = useWasServed();
	return Math.max(IN_SIGHT, useDeferredValue(count, wasServed ? count : 0));
}

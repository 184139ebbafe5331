import { Skeleton } from '../../primitives/skeleton/index.ts';

export interface ListingCardSkeletonProps {
	/** @default 'card' */
	density?: 'card' | 'row' | undefined;
}

/** The place of a card that is still loading, in its size. */
export function ListingCardSkeleton({ density = 'card' }: ListingCardSkeletonProps) {
	const isRow = density === 'row';
	return (
		<div
			data-slot="listing-card-skeleton"
			className={`overflow-hidden rounded-card border border-line bg-surface-raised ${isRow ? '@container flex max-[20rem]:flex-col' : ''}`}
		>
			<div className={isRow ? 'w-30 shrink-0 @min-[24rem]:w-36 @min-[36rem]:w-48 max-[20rem]:w-full' : ''}>
				<Skeleton shape="photo" />
			</div>
			<div className="flex grow flex-col gap-2 p-3">
				<div className="w-2/5 text-xl">
					<Skeleton />
				</div>
				<Skeleton />
				<div className="w-4/5">
					<Skeleton />
				</div>
				<div className="w-3/5">
					<Skeleton />
				</div>
			</div>
		</div>
	);
}

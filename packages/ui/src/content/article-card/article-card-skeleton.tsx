import { Skeleton } from '../../primitives/skeleton/index.ts';

/** The place of an article that is loading. */
export function ArticleCardSkeleton() {
	return (
		<div className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised">
			<div className="aspect-video">
				<Skeleton shape="box" />
			</div>
			<div className="grid gap-3 p-4">
				<Skeleton shape="title" />
				<Skeleton />
				<Skeleton />
			</div>
		</div>
	);
}

const base = 'block animate-pulse rounded-tag bg-line';
const shapes = {
	line: 'h-[1em] w-full',
	title: 'h-[1.4em] w-3/4',
	photo: 'aspect-4/3 w-full rounded-none',
	box: 'h-full w-full rounded-card',
};

export interface SkeletonProps {
	/** What will stand here. @default 'line' */
	shape?: 'line' | 'title' | 'photo' | 'box' | undefined;
}

/** The place of something that is still loading, in its size, so that nothing jumps. Its owner says `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
	return <span aria-hidden="true" data-slot="skeleton" className={`${base} ${shapes[shape]}`} />;
}

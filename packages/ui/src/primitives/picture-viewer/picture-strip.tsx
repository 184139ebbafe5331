import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PictureViewerProps, ViewedPicture } from './picture-viewer.tsx';

export interface PictureStripProps extends Pick<PictureViewerProps, 'title'> {
	pictures: readonly ViewedPicture[];
	/** Place of the one that is seen, from 0. */
	open: number;
	/** Another one was pushed into sight. */
	onOpen: (index: number) => void;
}

/** Pictures side by side, one of them in sight. The browser's own scrolling: a finger pushes them, and each stops where it fills the strip. */
export function PictureStrip({ pictures, open, onOpen, title }: PictureStripProps) {
	const ref = useRef<HTMLUListElement>(null);

	/** Whichever fills most of the strip; none before it has a width. */
	const seen = (strip: HTMLUListElement) => Math.round(strip.scrollLeft / strip.clientWidth);
	const place = useEffectEvent(() => {
		const strip = ref.current;
		// A finger that pushes is not held back.
		if (strip && seen(strip) !== open) strip.scrollTo({ left: open * strip.clientWidth, behavior: 'instant' });
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: whichever is open is brought into sight.
	useLayoutEffect(() => place(), [open]);
	// A window has no width before it is shown, and another one when a phone is turned.
	useEffect(() => {
		if (!ref.current) return undefined;
		const observer = new ResizeObserver(() => place());
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, []);

	return (
		<ul
			ref={ref}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys must reach it (WCAG 2.1.1).
			tabIndex={0}
			aria-label={title}
			className="flex min-h-0 w-full grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain outline-offset-[-2px] [scrollbar-width:none]"
			onScroll={({ currentTarget }) => {
				const index = seen(currentTarget);
				if (currentTarget.clientWidth > 0 && index !== open) onOpen(index);
			}}
		>
			{pictures.map(({ url, caption, alt, width, height }, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: one picture may be shown twice, and none moves.
					key={index}
					aria-hidden={index !== open}
					className="relative w-full shrink-0 snap-center snap-always"
				>
					<img
						src={url}
						alt={alt || caption || title}
						width={width}
						height={height}
						loading={index === open ? 'eager' : 'lazy'}
						className="dark-dim absolute inset-0 size-full object-contain"
					/>
				</li>
			))}
		</ul>
	);
}

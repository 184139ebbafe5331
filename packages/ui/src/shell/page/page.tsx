import type { ReactNode } from 'react';

const widths = {
	// A short page does not leave its foot in the middle of the screen.
	wide: 'mx-auto min-h-[70dvh] max-w-7xl px-4 lg:px-6',
	narrow: 'mx-auto min-h-[70dvh] max-w-md px-4',
	full: '',
};

export interface PageProps {
	/** `narrow` for a single form, `full` for maps. @default 'wide' */
	width?: 'wide' | 'narrow' | 'full' | undefined;
	/** Begins with the page's h1. */
	children: ReactNode;
}

/** The main part of a page, which the skip link leads to. */
export function Page({ width = 'wide', children }: PageProps) {
	return (
		<main id="content" tabIndex={-1} data-slot="page" className={`outline-none ${widths[width]}`}>
			{children}
		</main>
	);
}

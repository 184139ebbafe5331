import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
	/** Text that only screen readers meet. */
	children: ReactNode;
}

/** Words for those who hear the page, where those who see it need none. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
	return <span className="sr-only">{children}</span>;
}

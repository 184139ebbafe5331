import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icon.tsx';

interface ErrorLineProps {
	/** What it belongs to is described by it. */
	id?: string | undefined;
	/** What is wrong and what to do about it; nothing while nothing is. */
	children: ReactNode;
}

/** What is wrong with controls that stand in no Field. It takes no room while there is nothing to say. */
export function ErrorLine({ id, children }: ErrorLineProps) {
	return (
		<p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm text-danger empty:sr-only">
			{children && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
			{children}
		</p>
	);
}

import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/icon.tsx';

interface ErrorLineProps {
	/** What it belongs to is described by it. */
	id?: string | undefined;
	/** What is wrong and what to do about it; nothing while nothing is. */
	children: ReactNode;
	/** Keeps its place while there is nothing to say, so that nothing jumps: a line, nearer to what it belongs to than to what follows. Else it takes no room. @default false */
	keepsHeight?: boolean;
}

/** What is wrong with a control, or with several. */
export function ErrorLine({ id, children, keepsHeight = false }: ErrorLineProps) {
	return (
		<p
			id={id}
			aria-live="polite"
			className={`flex items-start gap-1.5 text-sm text-danger wrap-anywhere ${keepsHeight ? '-mt-0.5 min-h-7.5 pb-2' : 'empty:sr-only'}`}
		>
			{children && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
			{children}
		</p>
	);
}

import type { ReactNode } from 'react';

export interface FieldsProps {
	/** `two` puts them beside each other from the width of a tablet on. @default 'one' */
	columns?: 'one' | 'two' | undefined;
	/** Fields and what belongs between them. */
	children: ReactNode;
}

/** Fields one below the other, or in two columns: each error is nearer to its own control than to the next label. */
// The line that the last one keeps for its error is room below already: what is around it need not add its own.
export function Fields({ columns = 'one', children }: FieldsProps) {
	return (
		<div
			data-slot="fields"
			className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 last:-mb-3 sm:last:-mb-5 in-data-[slot=fields]:mb-0! ${columns === 'two' ? 'sm:grid-cols-2' : ''}`}
		>
			{children}
		</div>
	);
}

import type { ReactNode } from 'react';

export interface FactListProps {
	/** What each is called, and what it is. */
	facts: readonly { name: string; text: ReactNode }[];
}

/** What is said of some names: beside each other, on a phone below. */
export function FactList({ facts }: FactListProps) {
	return (
		<dl
			data-slot="fact-list"
			className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface-raised px-4"
		>
			{facts.map(({ name, text }) => (
				<div
					key={name}
					className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
				>
					<dt className="font-bold">{name}</dt>
					<dd className="wrap-anywhere">{text}</dd>
				</div>
			))}
		</dl>
	);
}

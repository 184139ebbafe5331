import type { ReactNode } from 'react';

export interface FigureHeadProps {
	label: string;
	/** The figure that people came for. */
	children: ReactNode;
	/** What is said below it. */
	note?: ReactNode;
}

/** The answer, large. It is read out when it changes. */
export function FigureHead({ label, children, note }: FigureHeadProps) {
	return (
		<div role="status" data-slot="figure-head" className="grid gap-0.5">
			<p className="text-sm font-bold text-ink-muted">{label}</p>
			<p className="text-2xl font-bold wrap-anywhere tabular-nums sm:text-3xl">{children}</p>
			{note && <p className="text-sm text-ink-muted">{note}</p>}
		</div>
	);
}

export interface FigureRow {
	label: string;
	value: string;
	/** How it is meant, in smaller letters. */
	note?: string | undefined;
	/** @default false */
	isSum?: boolean | undefined;
}

/** Figures below each other on ink lines. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
	return (
		<dl data-slot="figure-rows" className="@container grid grid-cols-[minmax(0,1fr)] border-t-2 border-ink">
			{rows.map(({ label, value, note, isSum = false }) => (
				<div key={label} className={`amount-line border-b border-line py-2 ${isSum ? 'font-bold' : ''}`}>
					<dt className="min-w-0">
						{label}
						{note && <span className="block text-sm font-normal text-ink-muted">{note}</span>}
					</dt>
					<dd className="text-right wrap-anywhere tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Said in place of figures while there are none. */
export function NoFigures({ children }: { children: string }) {
	return (
		<p role="status" className="hatch rounded-card border border-line p-5 text-ink-muted">
			{children}
		</p>
	);
}

import type { ReactNode } from 'react';
import { capital } from '../procedure-words/capital.ts';

export interface RowBoxProps {
	/** What the row is, as `giấy tờ 2`. */
	name: string;
	buttons: ReactNode;
	children: ReactNode;
}

/** A small row of the template: what it is, its buttons, its fields. */
export function RowBox({ name, buttons, children }: RowBoxProps) {
	return (
		<fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-l-2 border-line-strong pl-3">
			<legend className="sr-only">{name}</legend>
			<div className="flex flex-wrap items-center justify-between gap-x-3">
				<span aria-hidden="true" className="text-sm font-bold text-ink-muted">
					{capital(name)}
				</span>
				{buttons}
			</div>
			{children}
		</fieldset>
	);
}

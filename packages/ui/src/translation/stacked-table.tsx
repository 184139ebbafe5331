import type { ReactNode } from 'react';
import { tableRoles as roles } from './table-roles.ts';

const cell = 'md:px-pad-sm md:py-cell';

export interface StackedTableProps {
	/** What the table holds, for who does not see it; or the id of a heading that says it. */
	label: string | { id: string };
	/** Headings of the columns, by which they are told apart. */
	columns: readonly string[];
	/** A `StackedRow` each. */
	children: ReactNode;
}

/** A dense table of the desk, whose rows are stacked lines on a phone. */
export function StackedTable({ label, columns, children }: StackedTableProps) {
	const name = typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id };
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface-raised">
			<table {...roles.table} {...name} className="w-full text-left text-sm max-md:block">
				<thead {...roles.rowGroup} className="border-b border-line-strong max-md:sr-only">
					<tr {...roles.row}>
						{columns.map((column) => (
							<th {...roles.columnHeader} key={column} scope="col" className="px-pad-sm py-2 font-bold">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...roles.rowGroup} className="max-md:block">
					{children}
				</tbody>
			</table>
		</div>
	);
}

/** A row of a `StackedTable`. */
export function StackedRow({ children }: { children: ReactNode }) {
	return (
		<tr {...roles.row} className="border-t border-line first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-3">
			{children}
		</tr>
	);
}

export interface StackedCellProps {
	/** Heading of its column, said before its value where rows are stacked: for a value that does not speak for itself. */
	name?: string;
	/** The row is known by it. @default false */
	isHeader?: boolean;
	className?: string;
	children: ReactNode;
}

/** A cell of a `StackedRow`. */
export function StackedCell({ name, isHeader = false, className = '', children }: StackedCellProps) {
	const value = (
		<>
			{name && (
				<span aria-hidden="true" className="text-ink-muted md:hidden">
					{name}:{' '}
				</span>
			)}
			{children}
		</>
	);
	return isHeader ? (
		<th {...roles.rowHeader} scope="row" className={`${cell} font-bold ${className}`}>
			{value}
		</th>
	) : (
		<td {...roles.cell} className={`${cell} ${className}`}>
			{value}
		</td>
	);
}

/** The value below which a share of the samples lies, 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
	const sorted = [...samples].sort((a, b) => a - b);
	const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1));
	return sorted[index] ?? Number.NaN;
}

/** A table as Markdown, columns aligned by content. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
	const cells = [head, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? format(cell) : cell)));
	const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	const [first = [], ...rest] = cells;
	return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

function format(value: number): string {
	return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

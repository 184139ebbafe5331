/**
 * What the parts of a table are, for a table whose rows are laid out as blocks on a phone: Safari takes one without the
 * layout of a table for plain text.
 */
export const tableRoles = {
	table: { role: 'table' },
	rowGroup: { role: 'rowgroup' },
	row: { role: 'row' },
	columnHeader: { role: 'columnheader' },
	rowHeader: { role: 'rowheader' },
	cell: { role: 'cell' },
} as const;

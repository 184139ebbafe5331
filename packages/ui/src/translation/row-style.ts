/** The frame of a list's rows. */
export const rowsStyle =
	'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface-raised';

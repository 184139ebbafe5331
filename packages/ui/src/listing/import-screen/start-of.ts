const SHOWN = 300;

/** What is shown of a cell: its lines are cut by the look, but a browser lays out all of a text first, for seconds where it has no blank. */
export function startOf(cell: string): string {
	// Not half a character either.
	return cell.length > SHOWN ? `${cell.slice(0, SHOWN).replace(/\p{Surrogate}$/u, '')}…` : cell;
}

/** How what somebody types stands to what is kept. */
export type SavedState = 'saved' | 'saving' | 'unsaved';

/** How several stand as a whole: as the one that is worst off. */
export function leastSaved(states: Iterable<SavedState>): SavedState {
	const all = new Set(states);
	if (all.has('unsaved')) return 'unsaved';
	return all.has('saving') ? 'saving' : 'saved';
}

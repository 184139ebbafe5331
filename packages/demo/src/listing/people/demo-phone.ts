/** The block that the demo's numbers come from: valid by pattern, and all alike enough to be known as made up. */
const block = '+8490000';

/** A number of the demo block, in E.164; `index` from 0 to 9,999. */
export function demoPhone(index: number): string {
	return `${block}${String(index % 10_000).padStart(4, '0')}`;
}

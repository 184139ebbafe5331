/** A source of chance that a seed repeats. */
export interface Random {
	/** From 0 to below 1. */
	next: () => number;
	/** A whole number from 0 to below `end`. */
	below: (end: number) => number;
	/** True so often: 0 never, 1 always. */
	chance: (part: number) => boolean;
	pick: <Item>(items: readonly Item[]) => Item;
}

/** Chance from a seed (mulberry32): the same seed, the same numbers. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const below = (end: number) => Math.floor(next() * end);
	return {
		next,
		below,
		chance: (part) => next() < part,
		pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
	};
}

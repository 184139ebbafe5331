/** A seeded source of chance: the same seed always gives the same sequence. */
export interface Random {
	/** A number in [0, 1). */
	next(): number;
	/** A whole number between `min` and `max`, both included. */
	int(min: number, max: number): number;
	/** A number in [min, max). */
	between(min: number, max: number): number;
	/** One of the values, each as likely as the others. */
	pick<T>(values: readonly T[]): T;
	/** True with probability `p`. */
	chance(p: number): boolean;
	/** One of the values, each as likely as its weight says. */
	weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T;
}

/** Makes a seeded source of chance (mulberry32). */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;

	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	}

	return {
		next,
		int: (min, max) => min + Math.floor(next() * (max - min + 1)),
		between: (min, max) => min + next() * (max - min),
		pick(values) {
			if (values.length === 0) throw new RangeError('pick needs at least one value');
			return values[Math.floor(next() * values.length)] as (typeof values)[number];
		},
		chance: (p) => next() < p,
		weighted(pairs) {
			let total = 0;
			for (const [, weight] of pairs) total += weight;
			if (!(total > 0)) throw new RangeError('weighted needs a positive weight');
			let left = next() * total;
			for (const [value, weight] of pairs) {
				left -= weight;
				if (left < 0) return value;
			}
			return (pairs[pairs.length - 1] as (typeof pairs)[number])[0];
		},
	};
}

/** Mixes words and numbers into one seed, so that each drawing has its own sequence. */
export function mixSeed(...parts: readonly (number | string)[]): number {
	let hash = 0x811c9dc5;
	for (const part of parts) {
		const text = String(part);
		for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
		hash = Math.imul(hash ^ 0x2f, 0x01000193);
	}
	return hash >>> 0;
}

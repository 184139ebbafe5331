import type { Random } from '../../drawing/random.ts';
import type { Address } from '../place/choose-address.ts';
import type { Quote, Shares } from '../price/quote.ts';
import type { Property } from '../property/property.ts';
import type { RegionWords } from './region-words.ts';

/** Everything a text can tell of. */
export interface Scene {
	r: Random;
	a: Address;
	p: Property;
	q: Quote;
	shares: Shares | null;
	w: RegionWords;
	/** Posted by the owner in person. */
	byOwner: boolean;
}

/** One way to say something of a scene. */
export type Say = (s: Scene) => string;

/** Says something in one of several ways. */
export function say(s: Scene, ways: readonly Say[]): string {
	return s.r.pick(ways)(s);
}

/** Says something with probability `p`, else nothing. */
export function maybe(s: Scene, p: number, ways: readonly Say[]): string {
	return s.r.chance(p) ? s.r.pick(ways)(s) : '';
}

/** Joins sentences into a paragraph and leaves the empty ones out. */
export function paragraph(...sentences: readonly string[]): string {
	let text = '';
	for (const sentence of sentences) if (sentence !== '') text = text === '' ? sentence : `${text} ${sentence}`;
	return text;
}

import { plain } from './quantity.ts';

/** Storeys as the South counts them, from the one above the ground: folded, with `above` as a group. 1 trệt 3 lầu are four. */
export const STOREYS = String.raw`(?:1\s*ham\s*,?\s*\+?\s*)?(?:1\s*)?tret(?:\s*,?\s*\+?\s*(?:1\s*)?lung)?\s*(?:,|\+|va)?\s*(?<above>\d{1,2})\s*(?:lau|tang)(?:\s*(?:,|\+|va)?\s*(?:1\s*)?(?:san thuong|st))?`;

const ABOVE_GROUND = new RegExp(`^${STOREYS}$`);
const COUNT = /^(\d{1,6})(?:[.,]0+)?(?: ?(?!ruoi(?![a-z]))[a-z]+){0,3}$/;

/** How many storeys or rooms somebody wrote: `3`, `3.0`, `3 tầng`, `4PN`, `1 trệt 2 lầu`. Undefined when it is no whole number of them. */
export function readCount(text: string): number | undefined {
	const written = plain(text);
	const above = ABOVE_GROUND.exec(written)?.groups?.above;
	if (above !== undefined) return Number(above) + 1;
	const count = COUNT.exec(written)?.[1];
	return count === undefined ? undefined : Number(count);
}

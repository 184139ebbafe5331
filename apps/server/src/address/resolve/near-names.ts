import type { UnitLevel } from '../../database/tables.ts';
import type { AddressIndex, Place } from './address-index.ts';
import type { Mention, Slot } from './find-mentions.ts';
import type { Word } from './words.ts';

/** Below so many letters, another name is as near as the right one. */
const LEAST_LETTERS = 5;

/** Units of a level whose names are one slip of the finger away from what stands in a slot. */
export function findNear(
	index: AddressIndex,
	words: readonly Word[],
	slot: Slot,
	level: UnitLevel,
	places: readonly Place[],
): Mention[] {
	const meanings = places.filter((place) => {
		const to = slot.nameFrom + place.words.length;
		if (to > slot.to || (slot.stand === 'alone' && to !== slot.to)) return false;
		const typed = words.slice(slot.nameFrom, to).map(({ key }) => key);
		return isNear(typed, place.words, level === 'ward' ? index.vocabulary : undefined);
	});
	return [...Map.groupBy(meanings, (place) => place.words.length)].map(([length, near]) => ({
		from: slot.from,
		to: slot.nameFrom + length,
		nameFrom: slot.nameFrom,
		nameTo: slot.nameFrom + length,
		stand: slot.stand,
		...(slot.kind && { kind: slot.kind }),
		meanings: near.map((place) => ({ place, isAlias: false })),
		isFuzzy: true,
	}));
}

// A word that is in other names was typed on purpose: `Tân Tiên` is no slip for `Tân Tiến` but another ward.
function isNear(
	typed: readonly string[],
	name: readonly string[],
	vocabulary: ReadonlySet<string> | undefined,
): boolean {
	if (name.join('').length < LEAST_LETTERS) return false;
	const differing = typed.flatMap((word, at) => (word === name[at] ? [] : [[word, name[at] ?? ''] as const]));
	const [pair, ...others] = differing;
	if (!pair || others.length > 0) return false;
	const [word, right] = pair;
	return (
		word.length >= 2 && right.length >= 3 && !/\d/.test(word + right) && !vocabulary?.has(word) && isSlip(word, right)
	);
}

/** Whether one letter too many, too few, another or swapped with its neighbour makes `b` of `a`. */
function isSlip(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	const [restA, restB] = [a.slice(at), b.slice(at)];
	return (
		restA.slice(1) === restB.slice(1) ||
		restA.slice(1) === restB ||
		restA === restB.slice(1) ||
		(restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
	);
}

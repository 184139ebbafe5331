import { foldWords, spell } from '@ancu/forms/text';
import { readPackagedNames } from './packaged-units.ts';

const kind = /^(?:tinh|thanh pho|quan|huyen|thi xa|phuong|xa|thi tran|dac khu) /;

/** The folded name of a unit without its kind: `quan binh thanh` → `binh thanh`. */
export function withoutKind(name: string): string {
	return name.replace(kind, '');
}

const spelled = new Map<string, readonly string[]>();

/** How a folded name of several words may be spelled with its marks, with its kind or without; none where no unit is called so. */
export function spellingsOfPlace(name: string): readonly string[] {
	const known = spelled.get(name);
	if (known) return known;
	const full = fullNames().get(name);
	if (!full) return [];
	const length = name.split(' ').length;
	const found = [
		...new Set(
			full.map((each) =>
				each
					.split(/[\s-]+/)
					.slice(-length)
					.map(spell)
					.join(' '),
			),
		),
	];
	spelled.set(name, found);
	return found;
}

let kept: ReadonlyMap<string, readonly string[]> | undefined;

/** Some 14,000, read for the first search with words: a fifth of a second, which a start that nobody searches does without. */
function fullNames(): ReadonlyMap<string, readonly string[]> {
	kept ??= readNames();
	return kept;
}

function readNames(): ReadonlyMap<string, readonly string[]> {
	const names = new Map<string, string[]>();
	for (const full of readPackagedNames()) {
		const folded = foldWords(full).join(' ');
		for (const name of [folded, withoutKind(folded)])
			if (name.includes(' ')) names.set(name, [...(names.get(name) ?? []), full]);
	}
	return names;
}

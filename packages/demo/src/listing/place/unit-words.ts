import type { SeedUnit } from '../seed-listing.ts';

const kinds = ['thành phố', 'thị xã', 'quận', 'huyện', 'phường', 'thị trấn', 'xã'] as const;

/** What a unit is. */
export type UnitKind = (typeof kinds)[number];

/** The name of a unit, ready to stand in Vietnamese prose. */
export interface UnitWords {
	kind: UnitKind;
	/** Without its kind: `Cầu Giấy`, `3`. */
	bare: string;
	/** Inside a sentence: `quận Cầu Giấy`, but `Quận 3`, because a number makes the kind part of the name. */
	said: string;
	/** As short as it stays clear: `Cầu Giấy`, `Quận 3`. */
	short: string;
}

const numbered = /^(\d+|[IVX]+)$/;

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Takes the name of a district or ward apart. */
export function unitWords(unit: SeedUnit): UnitWords {
	// The official list has names with two spaces in a row.
	const name = unit.name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
	const lower = name.toLowerCase();
	const kind = kinds.find((each) => lower.startsWith(`${each} `));
	if (kind === undefined) throw new Error(`The unit ${unit.code} does not say its kind: ${name}`);
	const bare = name.slice(kind.length + 1).replace(/^0+(?=\d)/, '');
	if (numbered.test(bare)) {
		const said = `${capitalised(kind)} ${bare}`;
		return { kind, bare, said, short: said };
	}
	return { kind, bare, said: `${kind} ${bare}`, short: bare };
}

import { asDecimals, plain, readNumber, settleBy, type WrittenNumber } from './quantity.ts';

const SIDE = String.raw`(\d+(?:[.,]\d+)?)(?: ?(m)(\d)?(?![a-wyz0-9]))?`;
const SIDES = new RegExp(`(?<![\\d.,x*×m])${SIDE} ?[x*×] ?${SIDE}(?! ?[x*×a-z\\d.,])`);
const FLOORS = /[x+] ?\d+ ?(?:tang|lau|tam|t)(?![a-z])/g;
const UNIT = 'ha|hec ?ta|hectares?|m ?2|m(?:et)? vuong|mv|sqm|square met(?:re|er)s?|m';
// ".5 ha" may be half a hectare; "DT.48m2" is 48.
const AREA = new RegExp(
	`^\\D*?(?<![-+]|(?<![a-z.,])[.,])(\\d+(?:[., ]\\d{3}(?!\\d))*(?:[.,]\\d+)?) ?(${UNIT})?(?![a-z0-9])(.*)$`,
);
// Another number may be another area or the end of a range; sào, công and mẫu differ from region to region; and money is no area.
const NO_AREA_AFTER = /\d|^ ?(?:[-–/]|(?:sao|cong|mau|km|cm|a|ngang|ty|ti|trieu|tr|dong|vnd)(?![a-z]))/;

/**
 * Reads an area as people write it, in m²: `48m2`, `48 m 2`, `48,5 m²`, `1.250 m2`, `500 mét vuông`, `0,5 ha`, the sides of
 * a plot (`5 x 20m` is 100; `5m2 x 20m` is 5,2 × 20), or a bare number.
 *
 * `undefined` where a person must say what is meant: no area, a range, several areas, sào, công and mẫu, which are of another size in
 * every region, and `48.125` or `12,345`: either mark groups thousands in one language and begins decimals in the other. `grouping` is
 * the one that groups them, where that is known.
 */
export function readArea(text: string, grouping?: string): number | undefined {
	const all = plain(text).replace(FLOORS, ' ').trim();
	const sides = SIDES.exec(all);
	if (!sides) return readOne(all, grouping);
	const rest = all.replace(sides[0], ' ').trim();
	// "5x20 (98 m2)": an area that is told beside the sides was measured.
	return /\d/.test(rest) ? readOne(rest, grouping) : readSides(sides);
}

function readSides([, width = '', widthUnit, widthTenth = '', length = '', , lengthTenth = '']: RegExpExecArray):
	| number
	| undefined {
	// "5x20m2" is an area, "5m2 x 20m2" has two decimals said the short way.
	const isAreaUnit = !widthUnit && lengthTenth === '2';
	const sides = [readSide(width, widthTenth), readSide(length, isAreaUnit ? '' : lengthTenth)];
	return limit(sides.reduce((product, side) => product * side, 1));
}

function readSide(written: string, tenth: string): number {
	const number = readNumber(tenth ? `${written},${tenth}` : written);
	return number && !number.unsure ? Number(number.value) : Number.NaN;
}

function readOne(text: string, grouping: string | undefined): number | undefined {
	const [, written = '', unit = '', rest = ''] = AREA.exec(text) ?? [];
	const number = readNumber(written);
	if (!number || NO_AREA_AFTER.test(rest)) return undefined;
	const inHectares = unit.startsWith('h');
	return limit(settle(number, inHectares, grouping) * (inHectares ? 10_000 : 1));
}

// A plot of 1,25 m² there is none: 1.250 and 1,250 are thousands. Of larger ones, nobody writes decimals that end in zero.
function settle(number: WrittenNumber, inHectares: boolean, grouping: string | undefined): number {
	const { value, unsure } = number;
	if (!unsure || (value.length === 4 && !inHectares)) return Number(value);
	if (grouping) return Number(settleBy(number, grouping));
	if (inHectares) return unsure === ',' ? Number(asDecimals(value)) : Number.NaN;
	return unsure === '.' && value.endsWith('0') ? Number(value) : Number.NaN;
}

// To the square centimetre: 4,5 × 18,2 is 81,9 and not 81,89999999999999.
function limit(squareMeters: number): number | undefined {
	const rounded = Math.round(squareMeters * 10_000) / 10_000;
	return rounded > 0 && rounded <= 1e9 ? rounded : undefined;
}

import { expect, it } from 'vitest';
import { type Pixels, signatureOf, squaresThatDiffer } from './signature.ts';

const paper = 255;

/** A picture of three by two squares, grey or of three channels. */
function draw(colourAt: (x: number, y: number) => number | number[], width = 192, height = 128): Pixels {
	const data = new Uint8Array(width * height * 3);
	for (let at = 0; at < width * height; at++) {
		const colour = colourAt(at % width, Math.floor(at / width));
		data.set(typeof colour === 'number' ? [colour, colour, colour] : colour, at * 3);
	}
	return { width, height, data };
}

const differ = (one: Pixels, other: Pixels) => squaresThatDiffer(signatureOf(one), signatureOf(other));
const empty = draw(() => paper);
const hairline = (at: number) => draw((x, y) => (y === at && x < 64 ? 226 : paper));

it('finds nothing between equal pictures', () => {
	expect(
		differ(
			empty,
			draw(() => paper),
		),
	).toEqual([]);
	expect(differ(hairline(20), hairline(20))).toEqual([]);
});

it('says where they differ', () => {
	const dot = draw((x, y) => (x >= 70 && x < 74 && y >= 100 && y < 104 ? 0 : paper));
	expect(differ(empty, dot)).toEqual([{ column: 1, row: 1 }]);
});

it('sees a hairline that is gone, and one that has moved', () => {
	expect(differ(hairline(20), empty)).toEqual([{ column: 0, row: 0 }]);
	expect(differ(hairline(20), hairline(40))).toEqual([{ column: 0, row: 0 }]);
});

it('sees letters that have moved by a point', () => {
	const letters = (by: number) =>
		draw((x, y) => (y > 10 && y < 22 && (x + by) % 7 < 2 && x > 4 && x < 60 ? 20 : paper));
	expect(differ(letters(0), letters(1))).toContainEqual({ column: 0, row: 0 });
});

it('sees a colour that is off by one level, and colours that are swapped', () => {
	for (const levels of [1, 16, 128])
		expect(
			differ(
				empty,
				draw(() => paper - levels),
			),
		).toHaveLength(6);
	const plum = draw(() => [200, 40, 90]);
	const blue = draw(() => [90, 40, 200]);
	expect(differ(plum, blue)).toHaveLength(6);
});

it('does not see edges that are off by a level here and there', () => {
	const edges = (bias: number) => draw((x, y) => (x % 8 === 0 && y % 4 === 0 ? 120 + bias : paper));
	expect(differ(edges(1), edges(-1))).toEqual([]);
});

it('takes what only one of them has for different', () => {
	const taller = draw(() => paper, 192, 200);
	const wider = draw(() => paper, 260, 128);
	expect(differ(empty, taller)).toHaveLength(6);
	expect(differ(wider, empty)).toHaveLength(4);
});

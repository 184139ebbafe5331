import { describe, expect, it } from 'vitest';
import { contrastOf, type Rgb, readColour, toHex } from './colour.ts';

const colour = (text: string): Rgb => {
	const read = readColour(text);
	if (!read) throw new Error(`${text} is no colour.`);
	return read;
};

describe('reading a colour', () => {
	it.each([
		['#fff', '#ffffff'],
		['#1A2b3C', '#1a2b3c'],
		['#11223380', '#112233'],
		['oklch(1 0 0)', '#ffffff'],
		['oklch(0 0 0)', '#000000'],
		// Red, green and blue of sRGB, as CSS Color 4 has them.
		['oklch(0.62796 0.25768 29.234)', '#ff0000'],
		['oklch(86.644% 0.29483 142.495)', '#00ff00'],
		['oklch(0.45201 0.31321 264.052deg / 50%)', '#0000ff'],
	])('takes %s for %s', (text, hex) => expect(toHex(colour(text))).toBe(hex));

	it('keeps how far it can be seen through', () => {
		expect(colour('oklch(0.2 0.03 215 / 0.5)').alpha).toBe(0.5);
		expect(colour('#11223380').alpha).toBeCloseTo(0.5, 2);
		expect(colour('#112233').alpha).toBe(1);
	});

	it.each(['', 'red', '#12', '#12345', 'oklch(0.5 0.1)', 'oklch(0.5, 0.1, 20)', 'var(--color-ink)', 'oklch(x 0 0)'])(
		'takes %j for none',
		(text) => expect(readColour(text)).toBeUndefined(),
	);
});

describe('contrast', () => {
	it.each([
		['#000', '#fff', 21],
		['#fff', '#fff', 1],
		// Greys around the two limits that the guidelines set.
		['#767676', '#fff', 4.54],
		['#777777', '#fff', 4.48],
		['#949494', '#fff', 3.03],
		['#ff0000', '#ffffff', 4.0],
	])('of %s and %s is %d', (one, other, ratio) => {
		expect(contrastOf(colour(one), colour(other))).toBeCloseTo(ratio, 2);
		expect(contrastOf(colour(other), colour(one))).toBeCloseTo(ratio, 2);
	});
});

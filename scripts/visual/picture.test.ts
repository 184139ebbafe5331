import { expect, it } from 'vitest';
import { contentOf, drawDifference, keep, readPixels } from './picture.ts';
import type { Pixels } from './signature.ts';

/** Empty ground of 400 × 300 points with a dark box in its corner. */
function draw(width: number, height: number): Pixels {
	const data = new Uint8Array(400 * 300 * 3).fill(255);
	for (let y = 0; y < height; y++) data.fill(0, y * 1_200, y * 1_200 + width * 3);
	return { width: 400, height: 300, data };
}

const sizeOf = async (picture: Buffer) => {
	const { width, height } = await readPixels(picture);
	return [width, height];
};

it('finds how far a picture reaches', () => {
	expect(contentOf(draw(120, 40))).toEqual({ width: 120, height: 40 });
	expect(contentOf(draw(0, 0))).toEqual({ width: 1, height: 1 });
});

it('keeps it reduced, without the empty ground, in whole steps', async () => {
	expect(await sizeOf(await keep(draw(120, 40), 2))).toEqual([68, 28]);
	expect(await sizeOf(await keep(draw(121, 41), 4))).toEqual([35, 15]);
	expect(await sizeOf(await keep(draw(399, 299), 2))).toEqual([200, 150]);
});

it('draws what differs in red, in the squares that differ', async () => {
	const before = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(200) };
	const after = { ...before, data: new Uint8Array(64 * 64 * 3).fill(100) };
	const { data } = await readPixels(await drawDifference(before, after, [{ column: 1, row: 0 }], 2));
	const redAt = (x: number, y: number) => (data[(y * 64 + x) * 3] ?? 0) - (data[(y * 64 + x) * 3 + 1] ?? 0);
	expect(redAt(48, 16)).toBeGreaterThan(150);
	expect(redAt(16, 16)).toBeLessThan(20);
	expect(redAt(48, 48)).toBeLessThan(20);
});

import { describe, expect, it } from 'vitest';
import { toCell } from './cell.ts';

const square = (cell: number, shift: number) => Math.floor(cell / 2 ** shift);

describe('toCell', () => {
	it('agrees with the tile numbers that maps use', () => {
		const [lat, long, zoom] = [10.7725, 106.698, 14];
		const x = Math.floor(((long + 180) / 360) * 2 ** zoom);
		const angle = (lat * Math.PI) / 180;
		const y = Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** zoom);
		let expected = 0;
		for (let bit = 0; bit < zoom; bit++) expected += ((x >> bit) & 1) * 4 ** bit + ((y >> bit) & 1) * 2 * 4 ** bit;
		expect(square(toCell(lat, long), 2 * (24 - zoom))).toBe(expected);
	});

	it('keeps close points together and far ones apart', () => {
		const shift = 2 * (24 - 16);
		expect(square(toCell(21.0285, 105.8542), shift)).toBe(square(toCell(21.02851, 105.85421), shift));
		expect(square(toCell(21.0285, 105.8542), shift)).not.toBe(square(toCell(21.05, 105.9), shift));
	});

	it('is exact above 32 bits', () => {
		expect(Number.isSafeInteger(toCell(-85, 180))).toBe(true);
		expect(toCell(85.06, -180)).toBe(0);
		expect(toCell(-85.06, 180)).toBe(2 ** 48 - 1);
	});
});

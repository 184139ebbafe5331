import { describe, expect, it } from 'vitest';
import { toPlotNumber } from './plot-number.ts';

describe('the number of a sheet or a plot', () => {
	it.each([
		['5', '5'],
		[' 05 ', '5'],
		['005', '5'],
		['12a', '12A'],
		['Tờ 05', '5'],
		['thửa số 120', '120'],
		// As certificates write it.
		['Tờ bản đồ số: 05', '5'],
		['Thửa đất số: 345', '345'],
		['tờ bản đồ DC-12', 'DC-12'],
		['105 - 02', '105-2'],
		['105–2', '105-2'],
		['dc-012', 'DC-12'],
		['DC 12', 'DC12'],
		['５', '5'],
		['100', '100'],
		['1005', '1005'],
		['0', ''],
		['00', ''],
		['', ''],
		['\u0000', ''],
	])('%j is compared as %j', (written, compared) => expect(toPlotNumber(written)).toBe(compared));
});

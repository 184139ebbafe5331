import { describe, expect, it } from 'vitest';
import { readFees, readTool, toolHref, writeFees } from './tool-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of the tools', () => {
	it.each([
		['', 'loan'],
		['tool=units', 'units'],
		['tool=magic', 'loan'],
	])('"%s" opens %s', (params, tool) => {
		expect(readTool(query(params))).toBe(tool);
	});

	it('carries what stands in the form', () => {
		expect(toolHref('units')).toBe('/tool?tool=units');
		expect(toolHref('loan', query('price=4200000000&own='))).toBe('/tool?tool=loan&price=4200000000&own=');
	});

	it.each(['', 'type=DONATE&price=2000000000&family=1', 'price=4200000000&statePrice=3900000000&onlyHome=1'])(
		'of fees "%s" is written as it is read',
		(params) => {
			for (const locale of ['vn', 'en'] as const)
				expect(String(writeFees(readFees(query(params), locale), locale))).toBe(params);
		},
	);

	it('keeps what was typed and cannot be read, and takes no choice that there is not', () => {
		expect(readFees(query('type=STEAL&price=-1&statePrice=many&family=yes'), 'vn')).toEqual({
			type: 'BUY',
			price: '-1',
			statePrice: 'many',
			isCloseFamily: false,
			isOnlyHome: false,
		});
		const typed = { ...readFees(query(''), 'vn'), price: '4 tỷ hơn', statePrice: '900 triệu' };
		expect(writeFees(typed, 'vn').toString()).toBe(query('price=4 tỷ hơn&statePrice=900000000').toString());
	});
});

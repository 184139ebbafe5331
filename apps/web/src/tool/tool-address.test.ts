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
			expect(String(writeFees(readFees(query(params))))).toBe(params);
		},
	);

	it('leaves out what makes no sense', () => {
		expect(readFees(query('type=STEAL&price=-1&statePrice=many&family=yes'))).toEqual({
			type: 'BUY',
			price: undefined,
			statePrice: undefined,
			isCloseFamily: false,
			isOnlyHome: false,
		});
	});
});

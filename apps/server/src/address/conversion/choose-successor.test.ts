import { describe, expect, it } from 'vitest';
import { chooseSuccessor } from './choose-successor.ts';

const square = (west: number) => ({
	type: 'Polygon' as const,
	coordinates: [
		[
			[west, 10],
			[west, 11],
			[west + 1, 11],
			[west + 1, 10],
			[west, 10],
		],
	],
});
const outlines = new Map([
	['A', square(105)],
	['B', square(106)],
]);
const part = (current_code: string) => ({ legacy_code: 'old', current_code, kind: 'partial' as const });
const whole = [{ legacy_code: 'old', current_code: 'A', kind: 'full' as const }];
const split = [part('A'), part('B')];
const inB = { lat: 10.5, long: 106.5 };
const nothing = { said: null, point: null, outlines };

describe('where a place in a legacy ward lies now', () => {
	it('is sure where the ward went over as a whole, whatever is said', () => {
		expect(chooseSuccessor(whole, nothing)).toBe('A');
		expect(chooseSuccessor(whole, { ...nothing, said: 'B', point: inB })).toBe('A');
	});

	it('is what its point says where the ward was split', () => {
		expect(chooseSuccessor(split, { ...nothing, point: inB })).toBe('B');
		expect(chooseSuccessor(split, { ...nothing, point: { lat: 12, long: 106.5 } })).toBeNull();
		expect(chooseSuccessor(split, { ...nothing, point: inB, outlines: new Map() })).toBeNull();
	});

	it('is what a person says, rather', () => {
		expect(chooseSuccessor(split, { ...nothing, said: 'A', point: inB })).toBe('A');
		expect(chooseSuccessor(split, { ...nothing, said: 'C', point: inB })).toBe('B');
	});

	it('is open otherwise', () => {
		expect(chooseSuccessor(split, nothing)).toBeNull();
		expect(chooseSuccessor([], { ...nothing, said: 'A', point: inB })).toBeNull();
		// Where the rest of it is, no table says.
		expect(chooseSuccessor([part('A')], nothing)).toBeNull();
	});
});

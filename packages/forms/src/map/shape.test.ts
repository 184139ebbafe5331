import { describe, expect, it } from 'vitest';
import { boxOfShape, readBox, readCircle, readOutline, writeShape } from './shape.ts';

describe('shapes in an address', () => {
	it('come back as they were written', () => {
		const box = { south: 10.7, west: 106.6, north: 10.9, east: 106.8 };
		const circle = { lat: 10.77, long: 106.7, radius: 800 };
		const outline = [
			{ lat: 10.7, long: 106.6 },
			{ lat: 10.8, long: 106.6 },
			{ lat: 10.8, long: 106.7 },
		];
		expect(readBox(writeShape(box))).toEqual(box);
		expect(readCircle(writeShape(circle))).toEqual(circle);
		expect(readOutline(writeShape(outline))).toEqual(outline);
	});

	it.each(['1,2,3', '10,106,9,107', 'NaN,106,11,107', '10,106,11,107,1', ',,,', '10,106,11,'])(
		'no box: %s',
		(written) => expect(readBox(written)).toBeUndefined(),
	);
	it.each(['10,106', '10,106,0', '10,106,1e9', '91,106,500', 'a,b,c'])('no circle: %s', (written) =>
		expect(readCircle(written)).toBeUndefined(),
	);
	it.each(['10,106,11,107', '10,106,11,107,12', '10,106,11,107,12,999', Array(122).fill('10').join(',')])(
		'no outline: %s',
		(written) => expect(readOutline(written)).toBeUndefined(),
	);
});

describe('the box of a shape', () => {
	it('holds a circle: a degree of latitude is 111 km', () => {
		const { south, north, west, east } = boxOfShape({ lat: 0, long: 106, radius: 11_119.5 });
		expect(north - south).toBeCloseTo(0.2, 4);
		expect(east - west).toBeCloseTo(0.2, 4);
	});

	it('holds the corners of an outline', () => {
		const corner = (lat: number, long: number) => ({ lat, long });
		expect(boxOfShape([corner(10, 106), corner(11, 105), corner(10.5, 107)])).toEqual({
			south: 10,
			west: 105,
			north: 11,
			east: 107,
		});
	});
});

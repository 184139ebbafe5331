import { describe, expect, it } from 'vitest';
import {
	boxOfShape,
	commonBox,
	isBox,
	isPoint,
	metersBetween,
	readBox,
	readCircle,
	readOutline,
	writeShape,
} from './shape.ts';

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

describe('what lies on the earth', () => {
	it('is a point', () => {
		expect(isPoint({ lat: -90, long: 180 })).toBe(true);
		expect(isPoint({ lat: 90.1, long: 0 })).toBe(false);
		expect(isPoint({ lat: 0, long: Number.NaN })).toBe(false);
	});

	it('is a box, unless that holds nothing', () => {
		const box = { south: 10, west: 106, north: 11, east: 107 };
		expect(isBox(box)).toBe(true);
		expect(isBox({ ...box, north: 10 })).toBe(false);
		expect(isBox({ ...box, east: 181 })).toBe(false);
	});
});

describe('what boxes have in common', () => {
	const box = { south: 10, west: 106, north: 11, east: 107 };

	it('is a box', () => {
		const other = { south: 10.5, west: 105, north: 12, east: 106.5 };
		expect(commonBox([box, other])).toEqual({ south: 10.5, west: 106, north: 11, east: 106.5 });
		expect(commonBox([box])).toEqual(box);
	});

	it('is a line where they touch, and else nothing', () => {
		expect(commonBox([box, { ...box, south: 11, north: 12 }])).toEqual({ ...box, south: 11 });
		expect(commonBox([box, { ...box, south: 11.1, north: 12 }])).toBeUndefined();
	});
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

describe('metres between two points', () => {
	it.each([
		['nowhere', { lat: 10.78, long: 106.7 }, { lat: 10.78, long: 106.7 }, 0],
		['a degree of latitude', { lat: 10, long: 106 }, { lat: 11, long: 106 }, 111_195],
		['Hà Nội to Sài Gòn', { lat: 21.0278, long: 105.8342 }, { lat: 10.7769, long: 106.7009 }, 1_143_500],
		['half round the earth', { lat: 0, long: 0 }, { lat: 0, long: 180 }, 20_015_115],
	])('are right for %s', (_name, from, to, meters) => {
		expect(Math.abs(metersBetween(from, to) - meters)).toBeLessThanOrEqual(meters * 0.001);
	});
});

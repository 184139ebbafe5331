import { LINE, line, num, type Point, pair, poly, type Sheet, shape } from './pen.ts';
import type { Placing } from './plan-placing.ts';
import { at } from './plan-placing.ts';

/** Furniture, drawn with its back on y = 0 and reaching into the room: boxes, rounds and strokes, in metres. */
type Part =
	| readonly ['box', number, number, number, number]
	| readonly ['round', number, number, number]
	| readonly ['stroke', ...number[]];

const FURNITURE = {
	bed: [
		['box', -0.8, 0, 1.6, 2],
		['box', -0.68, 0.1, 0.58, 0.36],
		['box', 0.1, 0.1, 0.58, 0.36],
		['stroke', -0.8, 0.75, 0.8, 0.75],
		['box', -1.24, 0.04, 0.38, 0.38],
	],
	single: [
		['box', -0.5, 0, 1, 1.95],
		['box', -0.34, 0.1, 0.68, 0.34],
		['stroke', -0.5, 0.72, 0.5, 0.72],
	],
	wardrobe: [
		['box', -0.8, 0, 1.6, 0.55],
		['stroke', -0.8, 0, 0.8, 0.55],
		['stroke', 0, 0, 0, 0.55],
	],
	sofa: [
		['box', -1, 0, 2, 0.78],
		['stroke', -1, 0.22, 1, 0.22],
		['stroke', -0.78, 0.22, -0.78, 0.78],
		['stroke', 0.78, 0.22, 0.78, 0.78],
		['box', -0.5, 1.05, 1, 0.5],
	],
	television: [
		['box', -0.8, 0, 1.6, 0.32],
		['stroke', -0.55, 0.2, 0.55, 0.2],
	],
	dining: [
		['box', -0.42, 0.3, 0.84, 1.3],
		['box', -0.8, 0.42, 0.3, 0.36],
		['box', -0.8, 1.06, 0.3, 0.36],
		['box', 0.5, 0.42, 0.3, 0.36],
		['box', 0.5, 1.06, 0.3, 0.36],
	],
	counter: [
		['box', -1.2, 0, 2.4, 0.58],
		['round', -0.8, 0.29, 0.14],
		['round', -0.44, 0.29, 0.14],
		['box', 0.3, 0.12, 0.66, 0.34],
	],
	toilet: [
		['box', -0.2, 0, 0.4, 0.18],
		['round', 0, 0.38, 0.2],
	],
	basin: [
		['box', -0.28, 0, 0.56, 0.42],
		['round', 0, 0.22, 0.13],
	],
	shower: [
		['box', -0.4, 0, 0.8, 0.8],
		['stroke', -0.4, 0, 0.4, 0.8],
		['stroke', 0.4, 0, -0.4, 0.8],
	],
	desk: [
		['box', -0.6, 0, 1.2, 0.55],
		['round', 0, 0.8, 0.2],
	],
	altar: [
		['box', -0.7, 0, 1.4, 0.5],
		['round', 0, 0.25, 0.12],
		['round', -0.45, 0.25, 0.07],
		['round', 0.45, 0.25, 0.07],
	],
	washer: [
		['box', -0.3, 0, 0.6, 0.6],
		['round', 0, 0.32, 0.2],
	],
	scooter: [
		['stroke', 0, 0.1, 0, 1.8],
		['box', -0.16, 0.5, 0.32, 0.9],
		['stroke', -0.34, 1.45, 0.34, 1.45],
	],
	car: [
		['box', -0.9, 0.1, 1.8, 4.2],
		['box', -0.72, 1.1, 1.44, 0.7],
		['box', -0.72, 3.1, 1.44, 0.55],
		['stroke', -0.72, 1.8, -0.72, 3.1],
		['stroke', 0.72, 1.8, 0.72, 3.1],
	],
	shelves: [
		['box', -1, 0, 2, 0.4],
		['stroke', -0.5, 0, -0.5, 0.4],
		['stroke', 0, 0, 0, 0.4],
		['stroke', 0.5, 0, 0.5, 0.4],
	],
	desks: [
		['box', -0.7, 0, 1.4, 0.7],
		['box', -0.7, 0.7, 1.4, 0.7],
		['round', 0, -0.25, 0.2],
		['round', 0, 1.65, 0.2],
	],
	plant: [
		['round', 0, 0.35, 0.34],
		['round', 0, 0.35, 0.14],
	],
} as const satisfies Record<string, readonly Part[]>;

/** A piece of furniture. */
export type FurnitureName = keyof typeof FURNITURE;

/** Which way furniture looks from its wall. */
export type Way = '+u' | '-u' | '+v' | '-v';

/** Places a piece of furniture, its back at (u, v). */
export function furnish(sheet: Sheet, placing: Placing, name: FurnitureName, u: number, v: number, way: Way): void {
	const m = placing.m;
	const sign = way[0] === '-' ? -1 : 1;
	const across = way[1] === 'u';
	// The two directions of the piece, as steps on the sheet.
	const into = step(placing, across ? sign : 0, across ? 0 : sign);
	const aside = step(placing, across ? 0 : 1, across ? 1 : 0);
	const symbol = sheet.symbolOf(`${name}${way}`, shape('#fcfdfd', LINE.hair), () => {
		let d = '';
		const spot = (x: number, y: number): Point => [(aside[0] * x + into[0] * y) * m, (aside[1] * x + into[1] * y) * m];
		for (const part of FURNITURE[name] as readonly Part[]) {
			if (part[0] === 'box') {
				const [, x, y, w, h] = part;
				d += poly([spot(x, y), spot(x + w, y), spot(x + w, y + h), spot(x, y + h)]);
			} else if (part[0] === 'round') {
				const [cx, cy] = spot(part[1], part[2]);
				const r = num(part[3] * m);
				d += `M${pair(cx - part[3] * m, cy)}a${r} ${r} 0 1 1 ${num(part[3] * m * 2)} 0a${r} ${r} 0 1 1 ${num(-part[3] * m * 2)} 0z`;
			} else {
				const [, x1, y1, x2, y2] = part as readonly ['stroke', number, number, number, number];
				d += line(...spot(x1, y1), ...spot(x2, y2));
			}
		}
		return d;
	});
	sheet.place(symbol, ...at(placing, u, v));
}

function step(placing: Placing, du: number, dv: number): Point {
	const across = placing.mirror ? -du : du;
	return placing.turned ? [dv, across] : [across, -dv];
}

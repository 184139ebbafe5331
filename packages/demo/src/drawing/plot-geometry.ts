import type { Place } from './camera.ts';
import type { Point } from './pen.ts';
import { mixSeed } from './random.ts';
import type { Stage } from './stage.ts';

/** The width of the way in front, in metres: the same in every drawing of a listing. */
export function roadWidth(stage: Stage): number {
	const { subject } = stage;
	const roll = mixSeed(subject.seed, 'road') % 1000;
	if (subject.alley === 'street') return [8, 10, 12, 14, 16, 20][roll % 6] as number;
	if (subject.alley === 'narrow') return [1.5, 2, 2.5, 3][roll % 4] as number;
	return [4, 4.5, 5, 6][roll % 4] as number;
}

/** The four corners of the plot on the ground, from the front left, anticlockwise seen from above. */
export function plotCorners(facade: number, back: number, depth: number): [Place, Place, Place, Place] {
	const inset = (facade - back) / 2;
	return [
		[0, 0, 0],
		[facade, 0, 0],
		[facade - inset, depth, 0],
		[inset, depth, 0],
	];
}

/** Turns places in metres into places on the sheet, the front looking down before it is turned. */
export type SheetMap = (u: number, v: number) => Point;

/** A map with the place (cu, cv) at (x, y), `m` units to the metre, turned by degrees clockwise. */
export function mapAround(cu: number, cv: number, m: number, turn: number, x: number, y: number): SheetMap {
	const rad = (turn * Math.PI) / 180;
	const cos = Math.cos(rad);
	const sin = Math.sin(rad);
	return (u, v) => {
		const dx = (u - cu) * m;
		const dy = -(v - cv) * m;
		return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
	};
}

/** The same slant, but never upside down. */
export function upright(angle: number): number {
	const turned = ((((angle + 90) % 180) + 180) % 180) - 90;
	return turned <= -89.5 ? turned + 180 : turned;
}

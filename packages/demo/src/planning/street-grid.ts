import type { Random } from '../drawing/random.ts';
import { area, type Quad, split } from './quad.ts';

/** A road between blocks. */
export interface Road {
	quad: Quad;
	/** Between its boundary lines, m. */
	width: number;
}

/** m², at most. */
const LARGEST_BLOCK = 28_000;
/** The wider, the earlier it was cut: arterial roads part quarters, local ones part blocks. */
const widths = [30, 24, 20, 16, 13];
const LOCAL_WIDTH = 10.5;

/** Cuts ground into blocks with roads between them. */
export function layStreets(r: Random, ground: Quad, depth = 0): { blocks: Quad[]; roads: Road[] } {
	if (area(ground) < LARGEST_BLOCK) return { blocks: [ground], roads: [] };
	const width = widths[depth] ?? LOCAL_WIDTH;
	const at = r.between(0.43, 0.57);
	const { first, between, second } = split(ground, at, at + r.between(-0.035, 0.035), width);
	const halves = [layStreets(r, first, depth + 1), layStreets(r, second, depth + 1)];
	return {
		blocks: halves.flatMap(({ blocks }) => blocks),
		roads: [{ quad: between, width }, ...halves.flatMap(({ roads }) => roads)],
	};
}

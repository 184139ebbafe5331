import type { Look } from './look.ts';
import { dimension, levelMarks, metres } from './notes.ts';
import { LINE, line, type Sheet, stroke } from './pen.ts';
import { broadTree, columnTree, palm } from './plants.ts';
import type { Random } from './random.ts';
import { bicycle, car, cat, child, person, pole, rider, scooter, seller, wires } from './street-life.ts';
import type { DrawingSubject, Footprint } from './subject.ts';

/** Everything a picture of one listing is drawn with. */
export interface Stage {
	sheet: Sheet;
	subject: DrawingSubject;
	plot: Footprint;
	look: Look;
	random: Random;
}

/** What a sheet may hold before only the necessary is added. */
export const ROOM = 6700;

/** Where the ground line of an elevation lies. */
export const GROUND = 744;

/** Height of a ground floor in metres. */
export const FIRST = 3.8;

/** Height of a storey above it in metres. */
export const TYPICAL = 3.4;

/** The floor lines of a building, from the ground up: a high ground floor, then equal storeys. */
export function floorLines(
	storeys: number,
	metre: number,
	first: number,
	typical: number,
	ground: number = GROUND,
): number[] {
	const lines = [ground];
	for (let i = 0; i < storeys; i++) lines.push(ground - (first + i * typical) * metre);
	return lines;
}

/** The level marks of an elevation in the margin, one for each storey. */
export function drawLevels(
	sheet: Sheet,
	x: number,
	toRight: boolean,
	levels: readonly number[],
	metre: number,
	reach: number,
): void {
	const ground = levels[0] as number;
	const top = levels[levels.length - 1] as number;
	const many = levels.length > 9;
	const marks: { y: number; text: string }[] = [];
	let last = Number.POSITIVE_INFINITY;
	for (const y of levels) {
		const end = y === ground || y === top;
		if (!end && (last - y < (many ? 64 : 22) || y - top < (many ? 50 : 22))) continue;
		last = y;
		marks.push({ y, text: y === ground ? '±0,00' : `+${((ground - y) / metre).toFixed(2).replace('.', ',')}` });
	}
	levelMarks(sheet, x, toRight, many ? Math.min(reach, 26) : reach, marks);
}

/** The width of the front under the ground line, drawn only when the listing says it. */
export function drawWidth(stage: Stage, left: number, w: number): void {
	const { sheet, plot } = stage;
	if (!plot.measured) return;
	const y = GROUND + 48;
	sheet.path(stroke(LINE.hair), line(left, GROUND + 28, left, y + 12) + line(left + w, GROUND + 28, left + w, y + 12));
	dimension(sheet, left, y, left + w, y, metres(plot.facade), { size: 26 });
}

/** What goes on in front of the houses, kept clear of `keep` on the ground line and of the margin with the levels. */
export function drawStreetLife(
	stage: Stage,
	metre: number,
	keep: readonly [left: number, right: number],
	margin?: 'left' | 'right',
): void {
	const { sheet, subject, random } = stage;
	const y = GROUND + 2;
	const m = metre;
	// Each takes its place on the pavement, so that none stands in another.
	const taken: [number, number][] = [[keep[0] - 6, keep[1] + 6]];
	// The figures of the levels stay readable.
	if (margin === 'left') taken.push([0, 112]);
	if (margin === 'right') taken.push([1088, 1200]);
	const place = (width: number): number | null => {
		for (let i = 0; i < 8; i++) {
			const x = random.between(20 + width / 2, 1180 - width / 2);
			if (taken.every(([a, b]) => x + width / 2 < a || x - width / 2 > b)) {
				taken.push([x - width / 2, x + width / 2]);
				return x;
			}
		}
		return null;
	};
	if (subject.alley !== 'narrow' && sheet.hasRoom(ROOM) && random.chance(0.75)) {
		const x = place(4.4 * m);
		if (x !== null) car(sheet, x, y, m, random.chance(0.5), random.pick(['#f4f7f7', '#dbe4e6', '#c9d5d8', '#e9ddd0']));
	}
	const n = random.int(2, 4);
	for (let i = 0; i < n && sheet.hasRoom(ROOM); i++) {
		const what = random.int(0, 6);
		const x = place((what <= 1 ? 0.8 : what === 4 ? 1.6 : what === 5 ? 2.4 : 2) * m);
		if (x === null) continue;
		if (what <= 1) person(sheet, x, y, m, random);
		else if (what === 2) scooter(sheet, x, y, m, random.chance(0.5));
		else if (what === 3) rider(sheet, x, y, m, random.chance(0.5));
		else if (what === 4) {
			person(sheet, x - 0.3 * m, y, m, random);
			child(sheet, x + 0.35 * m, y, m);
		} else if (what === 5) seller(sheet, x, y, m);
		else bicycle(sheet, x, y, m, random.chance(0.5));
	}
	if (random.chance(0.3)) {
		const x = place(0.6 * m);
		if (x !== null) cat(sheet, x, y, m * 1.3);
	}
}

/** Trees, poles and wires along the street, kept clear of `keep`. */
export function drawStreetSide(
	stage: Stage,
	metre: number,
	keep: readonly [left: number, right: number],
	ceiling: number,
): void {
	const { sheet, subject, random } = stage;
	const m = metre;
	const wide = subject.alley === 'street';
	const spots: number[] = [];
	if (keep[0] > 90) spots.push(random.between(30, Math.max(40, keep[0] - 2.2 * m)));
	if (keep[1] < 1110) spots.push(random.between(Math.min(1160, keep[1] + 2.2 * m), 1170));
	for (const x of spots) {
		if (!random.chance(0.8) || !sheet.hasRoom(ROOM - 400)) continue;
		const height = Math.min(ceiling, random.between(5, 8) * m);
		const kind = random.int(0, 3);
		if (kind === 0) palm(sheet, x, GROUND, height, random);
		else if (kind === 1 && !wide) columnTree(sheet, x, GROUND, height * 0.8, random);
		else broadTree(sheet, x, GROUND, height, random);
	}
	if (sheet.hasRoom(ROOM) && random.chance(wide ? 0.45 : 0.65)) {
		const x = random.chance(0.5)
			? Math.max(36, keep[0] - random.between(0.5, 1.2) * m)
			: Math.min(1164, keep[1] + random.between(0.5, 1.2) * m);
		const height = Math.min(ceiling * 1.05, 7.6 * m);
		pole(sheet, x, GROUND, height);
		wires(sheet, [-20, x, 1220], GROUND - height + height * 0.06, height * 0.03, height * 0.1, random);
	}
}

/** The facts line of a title block. */
export function frontFacts(stage: Stage, storeys: number | null): string {
	const parts: string[] = [];
	if (stage.plot.measured) parts.push(`Ngang ${metres(stage.plot.facade)} m`);
	if (storeys !== null) parts.push(`${storeys} tầng`);
	if (parts.length === 0) parts.push('Minh họa');
	return parts.join(' · ');
}

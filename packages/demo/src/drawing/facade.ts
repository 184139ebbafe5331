import { drawCrown } from './facade-crown.ts';
import type { Design } from './facade-design.ts';
import { drawEntrance } from './facade-entrance.ts';
import { drawOpening, drawRail } from './facade-opening.ts';
import type { Look } from './look.ts';
import { bars, fill, INK, Layer, LINE, line, rect, type Sheet, shape, stroke } from './pen.ts';
import { pot } from './plants.ts';
import type { Random } from './random.ts';
import { laundry } from './street-life.ts';

/** Where a front stands on the sheet. All in drawing units except `metre`, the units in a metre. */
export interface Front {
	x: number;
	width: number;
	/** The floor lines from the ground up; one more than there are storeys. */
	levels: readonly number[];
	metre: number;
}

/** Draws the front of one house. */
export function drawFront(sheet: Sheet, front: Front, design: Design, look: Look, random: Random): void {
	drawBody(sheet, front, design, look, random);
	if (front.levels.length > 1) drawEntrance(sheet, front, design.entrance, look, random);
}

/** The front without its ground-floor doors. */
export function drawBody(sheet: Sheet, front: Front, design: Design, look: Look, random: Random): void {
	const { x, width: w, levels, metre: m } = front;
	const storeys = levels.length - 1;
	const ground = levels[0] as number;
	const top = levels[storeys] as number;
	drawCrown(sheet, front, design.crown, look, random);
	sheet.path(shape(look.plaster, LINE.bold), rect(x, top, w, ground - top));
	drawCladding(sheet, front, design, look);
	// The reveal of a party wall on each side.
	const reveal = Math.min(0.2 * m, w * 0.05);
	sheet.path(
		stroke(LINE.hair),
		line(x + reveal, ground, x + reveal, top) + line(x + w - reveal, ground, x + w - reveal, top),
	);

	// Storeys alike are drawn once, on a floor line at 0, and placed on each floor from below.
	const typical = storeys > 1 ? (levels[1] as number) - (levels[2] as number) : 0;
	const things = new Layer();
	for (let i = 1; i < storeys; i++) {
		const opening = design.openings[i] ?? 'french';
		const rail = design.rails[i] ?? 'iron';
		const floor = levels[i] as number;
		const piece = sheet.piece(`${opening} ${rail} ${Math.round(x)}`, () => {
			const layer = new Layer();
			drawOpening(sheet, layer, opening, { x: x + reveal, floor: 0, w: w - 2 * reveal, h: typical, m }, look, random);
			drawRail(layer, rail, { x, floor: 0, w, m }, look, random);
			layer.onto(sheet);
		});
		sheet.place(piece, 0, floor);
		if (rail === 'none' || rail === 'planter') continue;
		if (m > 30 && sheet.thrift < 2 && random.chance(0.45))
			pot(
				things,
				x + w * (random.chance(0.5) ? random.between(0.1, 0.25) : random.between(0.75, 0.9)),
				floor - (rail === 'solid' ? m : 0),
				1.05 * m,
				random,
			);
		if (rail === 'iron' && opening !== 'windows' && random.chance(0.15))
			laundry(things, x + 0.3 * m, x + w - 0.3 * m, floor - 2.1 * m, 0.8 * m, random);
	}
	things.onto(sheet);
}

function drawCladding(sheet: Sheet, front: Front, design: Design, look: Look): void {
	const { x, width: w, levels, metre: m } = front;
	if (design.cladding === 'none' || levels.length < 3 || sheet.thrift > 3) return;
	const bottom = levels[1] as number;
	const top = levels[levels.length - 1] as number;
	const part = look.mirror ? x : x + w * 0.62;
	if (design.cladding === 'brick') {
		sheet.path(fill('#e3c9b8', 0.7), rect(part, top, w * 0.38, bottom - top));
		sheet.path(
			bars(w * 0.38, 1, Math.max(5, 0.17 * m), '#c3a491'),
			line(part + w * 0.19, top, part + w * 0.19, bottom),
		);
	} else if (design.cladding === 'stone') {
		sheet.path(fill(INK, 0.1), rect(x, bottom, w, (levels[0] as number) - bottom));
	} else {
		sheet.path(
			bars(bottom - top, 1, Math.max(6, 0.26 * m), '#b6b9ad'),
			line(part, (top + bottom) / 2, part + w * 0.38, (top + bottom) / 2),
		);
	}
}

import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { titleBlock } from './notes.ts';
import { bars, fill, INK, Layer, LINE, line, PAPER, poly, rect, SEAL, shape, stroke, WASH } from './pen.ts';
import { broadTree, palm } from './plants.ts';
import { pierLines, recede, type Side, sideOutline } from './receding-side.ts';
import { drawLevels, drawStreetLife, drawWidth, floorLines, frontFacts, GROUND, type Stage } from './stage.ts';

/** An office building: its curtain wall in front view or on the corner, each storey told. */
export function drawOffice(stage: Stage, storeys: number): void {
	const { sheet, look, random, plot } = stage;
	const shown = Math.min(storeys, 40);
	const first = 4.8;
	const typical = 3.6;
	const high = first + (shown - 1) * typical + 3;
	const real = Math.min(Math.max(plot.facade, 8), 40);
	const m = Math.min((GROUND - 50) / high, 560 / real);
	const w = Math.max(real * m, 230);
	const corner = random.chance(0.55);
	const side = corner ? Math.min(random.between(0.5, 0.9) * w, 300) : 0;
	const left = (1200 - w - side) / 2 + random.between(-50, 50) + (look.mirror ? side : 0);
	const sign = look.mirror ? -1 : 1;
	const levels = floorLines(shown, m, first, typical);
	const top = levels[shown] as number;
	drawSky(sheet, look, random, GROUND, left + w / 2);
	drawSkyline(sheet, random, GROUND, random.between(180, 420));
	drawOfficeNeighbours(stage, left, w + side, m, shown);
	const n = Math.max(4, Math.round(w / Math.max(22, 1.5 * m)));
	const bay = w / n;
	const glass = random.pick([WASH.glass, '#c2d2d5', '#a9c0c6', '#bccbd3']);

	const style = random.int(0, 2);
	drawOfficeCrown(stage, left, w, top, m);
	if (corner) {
		const near: Side = { x: sign > 0 ? left + w : left, run: sign * side, depth: random.between(0.26, 0.4) };
		sheet.path(shape(style === 0 ? glass : look.plasterShade, LINE.bold), sideOutline(near, top, GROUND));
		let floors = '';
		let middles = '';
		for (let i = 1; i <= shown; i++) {
			const y = levels[i] as number;
			floors += line(near.x, y, ...recede(near, y, 1));
			const between = (y + (levels[i - 1] as number)) / 2;
			middles += line(...recede(near, between, 0.02), ...recede(near, between, 0.955));
		}
		if (style !== 0) sheet.path(`${stroke(Math.round(typical * m * 0.5), WASH.deep)}`, middles);
		if (style === 1) sheet.path(stroke(Math.max(3, bay * 0.22), look.plasterShade), pierLines(near, top, GROUND, 9));
		sheet.path(stroke(LINE.fine), floors + (style === 0 ? pierLines(near, top, GROUND, 6) : ''));
		sheet.path(fill(INK, 0.2), sideOutline(near, top, GROUND));
		sheet.path(fill(WASH.dark), sideOutline(near, GROUND - first * m * 0.8, GROUND));
	}
	// The true front: panes between slabs, windows in a frame, or bands.
	const layer = new Layer();
	layer.path(shape(style === 0 ? glass : look.plaster, LINE.bold), rect(left, top, w, GROUND - top));
	if (style === 0) {
		// Sky mirrored in the panes, slanting across the storeys.
		const a = left + w * random.between(0.1, 0.4);
		layer.path(
			fill(PAPER, 0.42),
			poly([
				[a, top],
				[a + w * 0.34, top],
				[a + w * 0.1, GROUND],
				[Math.max(left, a - w * 0.24), GROUND],
				[left, GROUND - (a - left) * 0.2],
			]),
		);
		layer.path(fill(INK, 0.1), rect(left, top + (GROUND - top) * 0.55, w * 0.3, (GROUND - top) * 0.45));
		let mullions = '';
		for (let i = 1; i < n; i++) mullions += line(left + i * bay, GROUND, left + i * bay, top);
		layer.path(stroke(LINE.hair), mullions);
		layer.path(
			shape(look.plaster, LINE.fine),
			levels
				.slice(1)
				.map((y) => rect(left, y, w, Math.min(0.55 * m, 16)))
				.join(''),
		);
	} else {
		const half = typical * m * 0.5;
		const rows = levels
			.slice(1, -1)
			.map((y) => line(left + bay * 0.25, y - half, left + w - bay * 0.24, y - half))
			.join('');
		layer.path(
			bars(
				typical * m * (style === 1 ? 0.66 : 0.5),
				style === 1 ? bay * 0.58 : 4000,
				bay * 0.42,
				style === 1 ? glass : WASH.glass,
			),
			rows,
		);
		if (style === 1)
			layer.path(
				bars(typical * m * 0.66, 1, bay - 1),
				levels
					.slice(1, -1)
					.map((y) => line(left + bay * 0.25, y - half, left + w - bay * 0.3, y - half))
					.join(''),
			);
		else layer.path(bars(typical * m * 0.5, 1, bay - 1), rows);
		layer.path(
			stroke(LINE.hair),
			levels
				.slice(1, -1)
				.map((y) => line(left, y, left + w, y))
				.join(''),
		);
	}
	layer.onto(sheet);
	const band = style === 0 ? random.int(0, 2) : random.int(0, 1) * 3;
	if (band === 0) {
		const bx = look.mirror ? left + w - 2 * bay : left;
		sheet.path(shape(look.plasterShade, LINE.mid), rect(bx, top - 0.8 * m, 2 * bay, GROUND - top + 0.8 * m));
		sheet.path(
			bars(bay * 1.1, Math.min(1.1 * m, 26), typical * m - Math.min(1.1 * m, 26), WASH.dark),
			line(bx + bay, top + 0.8 * m, bx + bay, levels[1] as number),
		);
	} else if (band === 1)
		sheet.path(
			bars(GROUND - top - first * m, Math.max(2.5, 0.14 * m), bay - Math.max(2.5, 0.14 * m), look.plaster),
			line(left + bay / 2, (top + (levels[1] as number)) / 2, left + w, (top + (levels[1] as number)) / 2),
		);
	drawLobby(stage, left, w, m, first);
	const spots = [left - 46, left + w + side * (sign > 0 ? 1 : 0) + 46];
	for (const x of spots) {
		if (random.chance(0.4)) palm(sheet, x, GROUND, Math.max(90, 6 * m), random);
		else broadTree(sheet, x, GROUND, Math.max(90, 6 * m), random);
	}
	drawGround(sheet, GROUND);
	drawStreetLife(stage, Math.max(m, 17), [left + w * 0.3, left + w * 0.7], sign < 0 ? 'right' : 'left');
	drawWidth(stage, left, w);
	const toRight = sign < 0;
	drawLevels(sheet, toRight ? 1128 : 72, toRight, levels, m, Math.max(10, toRight ? 1128 - left - w : left - 72));
	titleBlock(sheet, 'MẶT ĐỨNG CHÍNH', frontFacts(stage, storeys), plot.measured ? m : null);
}

function drawOfficeNeighbours(stage: Stage, left: number, w: number, m: number, storeys: number): void {
	const { sheet, random } = stage;
	const soft = '#9fb2b7';
	let bodies = '';
	let floors = '';
	for (const side of [-1, 1]) {
		const bw = random.between(110, 220);
		const gap = random.between(14, 60);
		const x = side < 0 ? left - gap - bw : left + w + gap;
		const h = Math.max(80, (storeys * random.between(0.35, 0.8) * 3.6 + 2) * m);
		bodies += rect(x, GROUND - h, bw, h) + rect(x + (side < 0 ? -bw * 0.7 : bw), GROUND - h * 0.6, bw * 0.7, h * 0.6);
		floors += line(x + bw / 2, GROUND - h + 14, x + bw / 2, GROUND);
	}
	sheet.path(shape('#f6f9f9', LINE.fine, soft), bodies);
	sheet.path(bars(90, Math.max(8, 1.7 * m), Math.max(6, 1.6 * m), '#e4ecee'), floors);
}

function drawOfficeCrown(stage: Stage, x: number, w: number, top: number, m: number): void {
	const { sheet, look, random } = stage;
	const u = Math.max(m, 8);
	const kind = random.int(0, 2);
	if (kind === 0) sheet.path(shape(look.plasterShade, LINE.mid), rect(x + w * 0.3, top - 2.6 * u, w * 0.36, 2.6 * u));
	else if (kind === 1) {
		sheet.path(bars(1.8 * u, 1.6, 12), line(x + 6, top - 0.9 * u, x + w - 6, top - 0.9 * u));
		sheet.path(stroke(LINE.mid), line(x + 4, top - 1.8 * u, x + w - 4, top - 1.8 * u));
	} else {
		sheet.path(
			shape(look.plasterShade, LINE.mid),
			rect(x + w * 0.1, top - 1.6 * u, w * 0.24, 1.6 * u) + rect(x + w * 0.42, top - 2.2 * u, w * 0.4, 2.2 * u),
		);
		sheet.path(stroke(LINE.mid), line(x + w * 0.2, top - 1.6 * u, x + w * 0.2, top - 5 * u));
	}
}

function drawLobby(stage: Stage, x: number, w: number, m: number, first: number): void {
	const { sheet, look } = stage;
	const h = Math.max(first * m, 30);
	const dw = Math.min(w * 0.3, 5 * m + 20);
	const middle = x + w / 2;
	sheet.path(fill(WASH.dark), rect(x + 4, GROUND - h * 0.82, w - 8, h * 0.82));
	sheet.path(
		bars(h * 0.82, 5, Math.max(24, w / 7), look.plaster),
		line(x + 10, GROUND - h * 0.41, x + w - 6, GROUND - h * 0.41),
	);
	sheet.path(shape(SEAL, LINE.fine), rect(middle - dw * 0.26, GROUND - h * 0.6, dw * 0.52, h * 0.6));
	sheet.path(stroke(LINE.hair, PAPER), line(middle, GROUND, middle, GROUND - h * 0.6));
	sheet.path(shape(look.plaster, LINE.mid), rect(middle - dw, GROUND - h * 0.86, dw * 2, h * 0.12));
}

import { drawGround, drawHills, drawSky, drawSkyline } from './backdrop.ts';
import { areaText, titleBlock } from './notes.ts';
import { bars, fill, INK, Layer, LINE, line, num, PAPER, type Point, poly, rect, shape, stroke, WASH } from './pen.ts';
import { broadTree, palm } from './plants.ts';
import { drawLevels, drawWidth, GROUND, type Stage } from './stage.ts';
import { person, truck } from './street-life.ts';

/** A warehouse: gables, docks and lorries, one bay cut open to show its truss. */
export function drawWarehouse(stage: Stage): void {
	const { sheet, look, random, plot } = stage;
	const front = Math.min(Math.max(plot.facade, 12), 60);
	const halls = front > 34 ? 2 : random.int(1, front > 22 ? 2 : 1);
	const eaves = random.between(6.4, 8);
	const rise = (front / halls) * random.between(0.13, 0.2);
	const m = Math.min(980 / front, (GROUND - 190) / (eaves + rise));
	const w = front * m;
	const left = (1200 - w) / 2;
	const top = GROUND - eaves * m;
	const bay = w / halls;
	drawSky(sheet, look, random, GROUND, 600);
	if (random.chance(0.5)) drawHills(sheet, random, GROUND);
	else drawSkyline(sheet, random, GROUND, random.between(120, 300));
	if (random.chance(0.5)) drawChimney(stage, look.mirror ? left + w * 0.8 : left + w * 0.16, top - rise * m, m);
	for (const x of [left * 0.5, 1200 - left * 0.5])
		broadTree(sheet, x, GROUND, random.between(5, 7) * Math.max(m, 22), random, 'light');
	const skin = random.pick(['#e4ebec', '#dbe5e8', '#eee7da', '#e3e7e0']);
	const cut = halls > 1 ? random.int(0, 1) : random.chance(0.5) ? 0 : -1;

	for (let i = 0; i < halls; i++) {
		const x = left + i * bay;
		const peak = top - rise * m;
		const outline: Point[] = [
			[x, GROUND],
			[x, top],
			[x + bay / 2, peak],
			[x + bay, top],
			[x + bay, GROUND],
		];
		sheet.lift();
		if (i === cut) {
			sheet.path(shape('#fbfcfb', LINE.bold), poly(outline));
			drawTruss(stage, x, bay, top, peak, m);
			continue;
		}
		sheet.path(shape(skin, LINE.bold), poly(outline));
		sheet.path(
			bars(GROUND - top, 1, Math.max(6, 0.4 * m), '#a9b8bb'),
			line(x + 4, (GROUND + top) / 2, x + bay - 3, (GROUND + top) / 2),
		);
		sheet.path(
			fill(INK, 0.08),
			poly([
				[x, top],
				[x + bay / 2, peak],
				[x + bay, top],
			]),
		);
		sheet.path(
			shape(look.roof, LINE.mid),
			poly([
				[x - 0.5 * m, top + 0.3 * m],
				[x + bay / 2, peak - 0.3 * m],
				[x + bay + 0.5 * m, top + 0.3 * m],
				[x + bay + 0.5 * m, top + 0.8 * m],
				[x + bay / 2, peak + 0.3 * m],
				[x - 0.5 * m, top + 0.8 * m],
			]),
		);
		// Louvres under the ridge, and a band of windows.
		const lw = bay * 0.16;
		sheet.path(shape(WASH.deep, LINE.fine), rect(x + bay / 2 - lw / 2, top - rise * m * 0.3, lw, rise * m * 0.34));
		sheet.path(shape(WASH.glass, LINE.fine), rect(x + bay * 0.08, top + 0.9 * m, bay * 0.84, 0.9 * m));
		sheet.path(
			bars(0.9 * m, 1.2, Math.max(8, 0.9 * m)),
			line(x + bay * 0.08, top + 1.35 * m, x + bay * 0.92, top + 1.35 * m),
		);
		drawDocks(stage, x, bay, m);
	}
	sheet.path(stroke(LINE.mid, '#a9b8bb'), '');
	const yard = Math.max(m, 15);
	if (m > 12) truck(sheet, look.mirror ? left + w * 0.8 : left + w * 0.22, GROUND, m * 0.92, !look.mirror);
	drawGround(sheet, GROUND);
	for (let i = 0; i < 3; i++) person(sheet, random.between(left, left + w), GROUND, yard, random);
	if (random.chance(0.5)) palm(sheet, random.chance(0.5) ? 40 : 1160, GROUND, 7 * yard, random);
	drawWidth(stage, left, w);
	const right = !look.mirror;
	drawLevels(sheet, right ? 1130 : 70, right, [GROUND, top, top - rise * m], m, Math.max(10, left - 70));
	titleBlock(sheet, 'MẶT ĐỨNG NHÀ XƯỞNG', `Diện tích ${areaText(plot.area)}`, plot.measured ? m : null);
}

function drawTruss(stage: Stage, x: number, w: number, top: number, peak: number, m: number): void {
	const { sheet, random } = stage;
	const depth = (top - peak) * 0.55 + 0.5 * m;
	const n = 8;
	const upper = (t: number): Point => [
		x + w * t,
		t < 0.5 ? top + (peak - top) * t * 2 : peak + (top - peak) * (t - 0.5) * 2,
	];
	const lower = (t: number): Point => {
		const [px, py] = upper(t);
		return [px, py + depth * (1 - Math.abs(t - 0.5) * 0.6)];
	};
	let web = '';
	const chord: Point[] = [];
	for (let i = 0; i <= n; i++) {
		const t = 0.02 + (0.96 * i) / n;
		chord.push(lower(t));
		const [ax, ay] = upper(t);
		const [bx, by] = lower(t);
		web += line(ax, ay, bx, by);
		if (i < n) {
			const [cx, cy] = i < n / 2 ? upper(t + 0.96 / n) : lower(t + 0.96 / n);
			web += i < n / 2 ? line(bx, by, cx, cy) : line(ax, ay, cx, cy);
		}
	}
	sheet.path(
		fill(WASH.faint),
		poly([
			[x + 0.4 * m, GROUND],
			[x + 0.4 * m, top + depth],
			[x + w - 0.4 * m, top + depth],
			[x + w - 0.4 * m, GROUND],
		]),
	);
	drawRacks(stage, x, w, m);
	sheet.path(stroke(LINE.fine), web);
	sheet.path(stroke(LINE.mid), poly(chord, false));
	const column = Math.max(5, 0.5 * m);
	sheet.path(fill(INK), rect(x, top, column, GROUND - top) + rect(x + w - column, top, column, GROUND - top));
	sheet.path(
		stroke(Math.max(5, 0.4 * m)),
		poly(
			[
				[x - 0.4 * m, top],
				[x + w / 2, peak],
				[x + w + 0.4 * m, top],
			],
			false,
		),
	);
	// A skylight lets in a slant of sun.
	const [sx, sy] = upper(0.28);
	sheet.path(
		fill('#f6ecd2', 0.7),
		poly([
			[sx, sy + 6],
			[sx + w * 0.1, sy + 6 - (top - peak) * 0.2],
			[sx + w * 0.34, GROUND],
			[sx + w * 0.12, GROUND],
		]),
	);
	void random;
}

function drawRacks(stage: Stage, x: number, w: number, m: number): void {
	const { sheet, random } = stage;
	const layer = new Layer();
	const n = Math.max(2, Math.min(5, Math.round(w / (5 * m))));
	for (let i = 0; i < n; i++) {
		const rx = x + (w * (i + 0.5)) / n - 1.3 * m;
		for (let s = 0; s < 3; s++) {
			const y = GROUND - s * 1.5 * m;
			layer.path(stroke(LINE.fine), line(rx - 0.1 * m, y - 1.5 * m, rx + 2.7 * m, y - 1.5 * m));
			for (let k = 0; k < 2; k++)
				if (random.chance(0.8))
					layer.path(
						shape(k === s % 2 ? '#e5d6c0' : '#d9c9b0', LINE.hair),
						rect(rx + (k * 1.35 + 0.1) * m, y - 1.1 * m, 1.1 * m, 1.1 * m),
					);
		}
		layer.path(
			stroke(LINE.mid),
			line(rx, GROUND, rx, GROUND - 4.6 * m) + line(rx + 2.6 * m, GROUND, rx + 2.6 * m, GROUND - 4.6 * m),
		);
	}
	layer.onto(sheet);
}

function drawDocks(stage: Stage, x: number, w: number, m: number): void {
	const { sheet, look, random } = stage;
	const n = Math.max(2, Math.min(5, Math.round(w / (5.4 * m))));
	const red = random.int(0, n - 1);
	const layer = new Layer();
	for (let i = 0; i < n; i++) {
		const cx = x + (w * (i + 0.5)) / n;
		const dw = Math.min(3.4 * m, (w / n) * 0.7);
		const dh = 4 * m;
		const y = GROUND - dh;
		layer.path(shape(i === red ? look.door : WASH.pale, LINE.mid), rect(cx - dw / 2, y, dw, dh));
		layer.path(bars(dw - 4, 1, Math.max(5, 0.36 * m), i === red ? PAPER : WASH.deep), line(cx, y, cx, GROUND));
		layer.path(
			shape(WASH.soft, LINE.fine),
			poly([
				[cx - dw * 0.62, y - 0.2 * m],
				[cx + dw * 0.62, y - 0.2 * m],
				[cx + dw * 0.72, y + 0.4 * m],
				[cx - dw * 0.72, y + 0.4 * m],
			]),
		);
		layer.path(
			fill(INK),
			rect(cx - dw / 2 - 0.3 * m, GROUND - 1 * m, 0.2 * m, 1 * m) +
				rect(cx + dw / 2 + 0.1 * m, GROUND - 1 * m, 0.2 * m, 1 * m),
		);
	}
	layer.onto(sheet);
}

function drawChimney(stage: Stage, x: number, roof: number, m: number): void {
	const { sheet } = stage;
	const h = 7 * m;
	sheet.path(
		shape(WASH.pale, LINE.fine),
		poly([
			[x - 0.7 * m, roof + 3 * m],
			[x - 0.5 * m, roof - h + 4 * m],
			[x + 0.5 * m, roof - h + 4 * m],
			[x + 0.7 * m, roof + 3 * m],
		]),
	);
	sheet.path(
		stroke(LINE.hair),
		`M${num(x)} ${num(roof - h + 3.6 * m)}q${num(m)} ${num(-m)} ${num(2.6 * m)} ${num(-0.6 * m)}t${num(3 * m)} ${num(-m)}`,
	);
}

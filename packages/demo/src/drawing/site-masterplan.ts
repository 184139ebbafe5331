import { areaText, drawSheetFrame, northArrow, northTurn, titleBlock } from './notes.ts';
import { fill, LINE, line, poly, rect, SEAL, shape, stroke, WASH } from './pen.ts';
import { crown, treesFromAbove } from './plants.ts';
import { mapAround } from './plot-geometry.ts';
import { createRandom, mixSeed } from './random.ts';
import { drawCrosses, MAP_INK } from './site-kit.ts';
import type { Stage } from './stage.ts';

/** The layout of a project seen straight from above: towers, rows, roads, a park. */
export function drawMasterplan(stage: Stage, whole: boolean): void {
	const { sheet, subject, plot, look } = stage;
	const random = createRandom(mixSeed(subject.seed, 'masterplan'));
	const place = createRandom(mixSeed(subject.seed, 'place', whole ? 1 : 0));
	const turn = whole ? place.between(-6, 6) : place.pick([-1, 1]) * place.between(6, 22);
	const w = 200;
	const d = 150;
	const m = whole ? 4.9 : 2.5;
	const map = mapAround(w / 2, d / 2, m, turn, 600, 420);
	const box = (u0: number, v0: number, u1: number, v1: number) =>
		poly([map(u0, v0), map(u1, v0), map(u1, v1), map(u0, v1)]);
	sheet.path(fill('#f4f6f4'), rect(0, 0, 1200, 900));
	const far = 420;
	sheet.path(fill(sheet.hatch(38, 12, 0.4, '#bccacc')), box(-far, -far, -28, far) + box(w + 30, -far, far + w, far));
	sheet.path(
		shape('#d9e8ef', LINE.mid, MAP_INK),
		poly([
			map(-far, d + 48),
			map(w / 2, d + 30),
			map(w + far, d + 60),
			map(w + far, d + 90),
			map(w / 2, d + 64),
			map(-far, d + 84),
		]),
	);
	sheet.path(
		shape('#e8edee', LINE.fine, MAP_INK),
		box(-far, -26, w + far, -8) + box(-26, -far, -10, d + 34) + box(w + 8, -far, w + 24, d + 34),
	);
	if (!whole) {
		let blocks = '';
		for (const u of [-120, -74, w + 40, w + 88])
			for (const v of [-100, -64, 8, 52, 100]) if (place.chance(0.8)) blocks += box(u, v, u + 38, v + 26);
		for (const u of [10, 60, 120, 160]) if (place.chance(0.8)) blocks += box(u, -64, u + 34, -36);
		sheet.path(shape(sheet.hatch(45, 9, 0.45, '#9fb0b4'), LINE.fine, MAP_INK), blocks);
	}
	sheet.path(shape('#f7f8f2', LINE.bold, whole ? undefined : SEAL), box(0, 0, w, d));
	const split = random.between(0.42, 0.58) * w;
	const lane = random.between(0.5, 0.62) * d;
	sheet.path(
		shape('#e8edee', LINE.hair),
		box(0, lane - 5, w, lane + 5) + box(split - 5, 0, split + 5, d) + box(0, lane * 0.5 - 3, w, lane * 0.5 + 3),
	);
	// The park takes one of the back quarters, towers the other.
	const parkLeft = random.chance(0.5);
	const [p0, p1] = parkLeft ? [5, split - 9] : [split + 9, w - 5];
	const [t0, t1] = parkLeft ? [split + 9, w - 5] : [5, split - 9];
	sheet.path(shape('#e3ebe3', LINE.fine), box(p0, lane + 9, p1, d - 5));
	const [px, py] = map((p0 + p1) / 2, (lane + d) / 2 + 2);
	sheet.path(shape('#cfe2eb', LINE.fine), crown(px, py, ((p1 - p0) * m) / 3.4, ((d - lane) * m) / 3.6, 8, random));
	const towers = random.int(2, 3);
	let blocks = '';
	let cores = '';
	for (let i = 0; i < towers; i++) {
		const u = t0 + ((t1 - t0) * (i + 0.5)) / towers;
		const half = Math.min(12, ((t1 - t0) / towers) * 0.34);
		blocks += box(u - half, lane + 14, u + half, lane + 14 + half * 1.7);
		cores += box(u - half * 0.3, lane + 14 + half * 0.5, u + half * 0.3, lane + 14 + half * 1.2);
	}
	sheet.path(shape(look.plaster, LINE.bold), blocks);
	sheet.path(fill(WASH.dark), cores);
	// Rows of houses along the lanes, each house a cell.
	let rows = '';
	let cells = '';
	for (const [a, b] of [
		[6, split - 9],
		[split + 9, w - 6],
	] as const) {
		for (const [v0, v1] of [
			[6, lane * 0.5 - 6],
			[lane * 0.5 + 6, lane - 9],
		] as const) {
			const half = (v1 - v0) / 2;
			for (const v of [v0, v0 + half + 0.8]) {
				rows += box(a, v, b, v + half - 0.8);
				const n = Math.max(4, Math.round((b - a) / 7));
				for (let i = 1; i < n; i++)
					cells += line(...map(a + ((b - a) * i) / n, v), ...map(a + ((b - a) * i) / n, v + half - 0.8));
			}
		}
	}
	sheet.path(shape(look.roof, LINE.mid), rows);
	if (whole) sheet.path(stroke(LINE.hair), cells);
	const trees: [number, number, number][] = [];
	for (let i = 0; i < (whole ? 14 : 8); i++) {
		const inPark = i < 7;
		const [x, y] = inPark
			? map(random.between(p0 + 3, p1 - 3), lane + (i % 2 === 0 ? 13 : d - lane - 10))
			: map((w * (i - 6.5)) / 8, -4);
		trees.push([x, y, random.between(2.6, 4.2) * m]);
	}
	treesFromAbove(sheet, trees, random);
	if (whole) {
		sheet.path(fill(SEAL), poly([map(split, -1), map(split - 4, -8), map(split + 4, -8)]));
		const [lx, ly] = map((p0 + p1) / 2, lane + 12);
		sheet.text(lx, ly + 4, 'Công viên', { size: 20, bold: true, halo: true });
		const [tx, ty] = map((t0 + t1) / 2, d - 8);
		sheet.text(tx, ty + 4, 'Cao tầng', { size: 20, bold: true, halo: true });
		const [sx, sy] = map(w * 0.25, lane * 0.5);
		sheet.text(sx, sy + 6, 'Nhà phố', { size: 18, bold: true, halo: true });
	} else drawCrosses(stage);
	const [rx, ry] = map(w * 0.16, -17);
	sheet.text(rx, ry + 7, 'Đường', {
		size: 21,
		turn: Math.abs(turn) < 0.4 ? 0 : turn,
		spread: 4,
		color: '#3d5860',
		halo: true,
	});
	if (subject.direction) northArrow(sheet, 1096, 118, northTurn(subject.direction) + turn, 38);
	drawSheetFrame(sheet);
	titleBlock(sheet, whole ? 'TỔNG MẶT BẰNG' : 'SƠ ĐỒ VỊ TRÍ', `Quy mô ${areaText(plot.area)}`, null);
}

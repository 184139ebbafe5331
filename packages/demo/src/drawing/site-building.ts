import { areaText, drawSheetFrame, northArrow, northTurn, titleBlock } from './notes.ts';
import { fill, LINE, line, PAPER, poly, rect, SEAL, shape, stroke, WASH } from './pen.ts';
import { crown, treesFromAbove } from './plants.ts';
import { mapAround } from './plot-geometry.ts';
import { createRandom, mixSeed } from './random.ts';
import { drawCrosses, MAP_INK } from './site-kit.ts';
import type { Stage } from './stage.ts';

/** Where a flat, an office or a room lies: its building among roads, trees and other buildings. */
export function drawBuildingSite(stage: Stage): void {
	const { sheet, subject, plot, look } = stage;
	const random = createRandom(mixSeed(subject.seed, subject.kind, 'site'));
	const turn = random.pick([-1, 1]) * random.between(0, 14);
	const low = subject.kind === 'room';
	const w = low ? 34 : random.between(40, 54);
	const d = low ? 12 : random.between(22, 30);
	const m = low ? 15 : 10.5;
	const map = mapAround(w / 2, d / 2, m, turn, 600, 400);
	const box = (u0: number, v0: number, u1: number, v1: number) =>
		poly([map(u0, v0), map(u1, v0), map(u1, v1), map(u0, v1)]);
	sheet.path(fill('#f4f6f3'), rect(0, 0, 1200, 900));
	const road = subject.alley === 'street' ? 12 : 6;
	const far = 130;
	sheet.path(
		shape('#e9eeee', LINE.mid, MAP_INK),
		box(-far, -14 - road, w + far, -14) + box(w + 16, -14, w + 16 + road * 0.7, far),
	);
	let lots = '';
	let prints = '';
	for (const [u0, v0, u1, v1] of [
		[-62, -6, -14, d + 8],
		[-62, d + 16, -12, d + 54],
		[-4, d + 20, w + 8, d + 58],
		[w + 30, -6, w + 84, d + 12],
		[w + 30, d + 20, w + 84, d + 60],
		[-60, -18 - road - 34, -8, -18 - road],
		[0, -18 - road - 34, w + 4, -18 - road],
		[w + 14, -18 - road - 34, w + 70, -18 - road],
	] as const) {
		lots += box(u0, v0, u1, v1);
		const n = random.int(1, 3);
		const uw = (u1 - u0) / n;
		for (let i = 0; i < n; i++)
			if (random.chance(0.85))
				prints += box(
					u0 + uw * i + uw * 0.12,
					v0 + (v1 - v0) * random.between(0.12, 0.3),
					u0 + uw * (i + 1) - uw * 0.12,
					v1 - (v1 - v0) * random.between(0.12, 0.3),
				);
	}
	sheet.path(shape('#fafbfa', LINE.fine, MAP_INK), lots);
	sheet.path(shape(sheet.hatch(45, 9, 0.45, '#9fb0b4'), LINE.fine, MAP_INK), prints);
	// The grounds of the building itself.
	sheet.path(shape('#f2f4ec', LINE.mid), box(-9, -11, w + 12, d + 14));
	const trees: [number, number, number][] = [];
	for (let i = 0; i < 12; i++) {
		const top = i % 2 === 0;
		const [x, y] = map(-6 + ((w + 14) * i) / 11, top ? d + 10 : -8);
		trees.push([x, y, random.between(16, 26)]);
	}
	treesFromAbove(sheet, trees, random);
	if (!low && random.chance(0.6)) {
		const [x, y] = map(w * random.between(0.2, 0.8), d + 8);
		sheet.path(shape('#d5e6ee', LINE.fine), crown(x, y, 62, 26, 7, random));
	}
	drawCrosses(stage);
	const columns = low ? 7 : random.int(5, 8);
	const core = !low;
	sheet.path(shape('#ffffff', LINE.bold), box(0, 0, w, d));
	let cells = '';
	for (let i = 1; i < columns; i++)
		cells +=
			line(...map((w * i) / columns, 0), ...map((w * i) / columns, d * (core ? 0.4 : 1))) +
			(core ? line(...map((w * i) / columns, d * 0.6), ...map((w * i) / columns, d)) : '');
	if (core) cells += line(...map(0, d * 0.4), ...map(w, d * 0.4)) + line(...map(0, d * 0.6), ...map(w, d * 0.6));
	sheet.path(fill(look.plaster), box(0, 0, w, d * (core ? 0.4 : 1)) + (core ? box(0, d * 0.6, w, d) : ''));
	sheet.path(stroke(LINE.mid), cells);
	if (core) sheet.path(fill(WASH.dark), box(w * 0.42, d * 0.42, w * 0.58, d * 0.58));
	const pick = random.int(1, columns - 2);
	const flat = box((w * pick) / columns, 0, (w * (pick + 1)) / columns, d * (core ? 0.4 : 1));
	sheet.path(fill(SEAL, 0.16), flat);
	sheet.path(stroke(LINE.bold + 1, SEAL), flat);
	const [fx, fy] = map((w * (pick + 0.5)) / columns, 0);
	const down = map((w * (pick + 0.5)) / columns, -8);
	sheet.path(stroke(LINE.mid, SEAL), line(fx, fy, down[0], down[1]));
	const text = areaText(plot.area);
	const tw = text.length * 15 + 26;
	sheet.path(shape(PAPER, LINE.mid), rect(down[0] - tw / 2, down[1] - 4, tw, 42));
	sheet.text(down[0], down[1] + 26, text, { size: 25, bold: true });
	const [rx, ry] = map(w * 0.1, -14 - road / 2);
	sheet.text(rx, ry + 8, subject.alley === 'street' ? 'Đường' : 'Đường nội bộ', {
		size: 22,
		turn: Math.abs(turn) < 0.4 ? 0 : turn,
		spread: 4,
		color: '#3d5860',
		halo: true,
	});
	if (subject.direction) northArrow(sheet, 1096, 118, northTurn(subject.direction) + turn, 38);
	drawSheetFrame(sheet);
	titleBlock(
		sheet,
		'SƠ ĐỒ VỊ TRÍ',
		subject.kind === 'office' ? `Văn phòng ${text}` : low ? `Phòng ${text}` : `Căn hộ ${text}`,
		m,
	);
}

import {
	drawField,
	drawHouseBlock,
	drawStanding,
	type House,
	PALE,
	patch,
	plant,
	type Standing,
} from './aerial-kit.ts';
import { type Place, setCamera } from './camera.ts';
import { areaText, dimension, metres, titleBlock } from './notes.ts';
import { LINE, line, PALE_INK, PAPER, SEAL, shape, stroke, WASH } from './pen.ts';
import type { Stage } from './stage.ts';

/** A long shed from the air, for a front too wide to be seen well from the street. */
export function drawShedFromAir(stage: Stage): void {
	const { sheet, plot, random, look } = stage;
	const w = plot.facade * 0.86;
	const d = Math.min(plot.depth * 0.8, w * 2.4);
	const h = Math.max(7, w * 0.14);
	const halls = w > 34 ? random.int(2, 3) : 1;
	const bay = w / halls;
	const peak = h + bay * 0.16;
	const yard = Math.max(12, w * 0.3);
	const yaw = (random.chance(0.5) ? 1 : -1) * random.between(26, 40);
	const camera = setCamera({
		subject: [
			[0, 0, 0],
			[w, 0, 0],
			[w, d, 0],
			[0, d, 0],
			[w / 2, d, peak],
		],
		yaw,
		pitch: random.between(12, 18),
		away: random.between(1.7, 2.1),
		box: { x: 80, y: 250, w: 1040, h: 470 },
	});
	drawField(stage, camera);
	const span = (w + d) * 2.5;
	sheet.path(shape('#dde4e6', LINE.fine), patch(camera, -span, -yard - 12, span, -yard));
	sheet.path(shape('#f3f4f0', LINE.mid), patch(camera, -w * 0.1, -yard, w * 1.14, d * 1.1));
	const right = camera.sees(w, 0, 1, 0);
	const side = right ? w : 0;
	const corrugated = (a0: Place, a1: Place, b0: Place, b1: Place, n: number): string => {
		let out = '';
		for (let i = 1; i < n; i++) {
			const t = i / n;
			const p = camera.project([a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t, a0[2] + (a1[2] - a0[2]) * t]);
			const q = camera.project([b0[0] + (b1[0] - b0[0]) * t, b0[1] + (b1[1] - b0[1]) * t, b0[2] + (b1[2] - b0[2]) * t]);
			out += line(p[0], p[1], q[0], q[1]);
		}
		return out;
	};
	// Other sheds of the estate, in the palest ink.
	const estate: Standing[] = [];
	for (const [x, y, sw, sd] of [
		[-w * 1.5, d * 0.1, w * 0.8, d * 0.7],
		[w * 1.7, d * 0.2, w * 0.8, d * 0.7],
		[-w * 0.5, d * 1.5, w * 0.9, d * 0.6],
		[w * 0.7, d * 1.5, w * 0.9, d * 0.7],
		[-w * 2, d * 1.5, w * 1.1, d * 0.6],
		[w * 2, d * 1.6, w * 1, d * 0.6],
	] as const) {
		const [px, py] = camera.project([x + sw / 2, y, 0]);
		if (px < -300 || px > 1500 || py > 900 || random.chance(0.15 + 0.2 * sheet.thrift)) continue;
		const shed: House = { x, y, w: sw, d: sd, h: h * random.between(0.8, 1.1), roof: 'gable' };
		estate.push({ x: x + sw / 2, y, draw: () => drawHouseBlock(stage, camera, shed, { ...PALE, roof: '#edf1f1' }) });
	}
	for (let i = 0; i < 5; i++) {
		const x = random.between(-w * 0.4, w * 1.4);
		const y = d * random.between(1.12, 1.35);
		estate.push({ x, y, draw: () => plant(stage, camera, x, y, Math.max(6, h), 'broad', true) });
	}
	if (sheet.thrift < 3) sheet.group(` stroke="${PALE_INK}"`, () => drawStanding(camera, estate));
	sheet.path(
		shape('#dbe5e8', LINE.bold),
		camera.shape([
			[side, 0, 0],
			[side, d, 0],
			[side, d, h],
			[side, 0, h],
		]),
	);
	sheet.path(
		stroke(LINE.hair, '#a3b3b7'),
		corrugated([side, 0, 0], [side, d, 0], [side, 0, h], [side, d, h], 26 - 4 * sheet.thrift),
	);
	sheet.path(
		shape(WASH.glass, LINE.hair),
		camera.shape([
			[side, d * 0.04, h * 0.72],
			[side, d * 0.96, h * 0.72],
			[side, d * 0.96, h * 0.86],
			[side, d * 0.04, h * 0.86],
		]),
	);
	const red = random.int(0, halls * 2 - 1);
	const order = right
		? Array.from({ length: halls }, (_, i) => i)
		: Array.from({ length: halls }, (_, i) => halls - 1 - i);
	for (const i of order) {
		const x = i * bay;
		const ridge0: Place = [x + bay / 2, -0.8, peak];
		const ridge1: Place = [x + bay / 2, d, peak];
		const far = right ? x : x + bay;
		const near = right ? x + bay : x;
		sheet.path(shape(look.roof, LINE.mid), camera.shape([[far, -0.8, h], ridge0, ridge1, [far, d, h]]));
		sheet.path(
			shape('#e2e9ea', LINE.bold),
			camera.shape([
				[x, 0, 0],
				[x + bay, 0, 0],
				[x + bay, 0, h],
				[x + bay / 2, 0, peak],
				[x, 0, h],
			]),
		);
		sheet.lift().path(shape(look.roof, LINE.mid), camera.shape([[near, -0.8, h], ridge0, ridge1, [near, d, h]]));
		sheet.path(
			`${stroke(LINE.hair)} stroke-opacity=".4"`,
			corrugated([near, -0.8, h], [near, d, h], ridge0, ridge1, 18 - 3 * sheet.thrift),
		);
		// Skylights on the seen slope, docks below.
		let lights = '';
		for (let k = 0; k < 5; k++) {
			const y0 = d * (0.1 + k * 0.18);
			const at = (t: number, y: number): Place => [near + (x + bay / 2 - near) * t, y, h + (peak - h) * t];
			lights += camera.shape([at(0.3, y0), at(0.75, y0), at(0.75, y0 + d * 0.04), at(0.3, y0 + d * 0.04)]);
		}
		sheet.path(shape('#eef4f5', LINE.hair), lights);
		for (let k = 0; k < 2; k++) {
			const x0 = x + bay * (0.14 + k * 0.4);
			const door = camera.shape([
				[x0, 0, 0],
				[x0 + bay * 0.28, 0, 0],
				[x0 + bay * 0.28, 0, h * 0.56],
				[x0, 0, h * 0.56],
			]);
			sheet.path(shape(i * 2 + k === red ? SEAL : WASH.pale, LINE.mid), door);
			sheet.path(
				stroke(LINE.hair, i * 2 + k === red ? PAPER : WASH.deep),
				corrugated([x0, 0, 0], [x0, 0, h * 0.56], [x0 + bay * 0.28, 0, 0], [x0 + bay * 0.28, 0, h * 0.56], 7),
			);
		}
	}
	// Lorries in the yard.
	const lorries = 2;
	for (let i = 0; i < lorries; i++) {
		const x = w * (0.2 + i * 0.42);
		const scale = 0.95;
		drawHouseBlock(
			stage,
			camera,
			{ x, y: -yard * 0.6, w: 2.6 * scale, d: 8 * scale, h: 3.4 * scale, roof: 'flat' },
			{ wall: PAPER, shade: WASH.soft, roof: WASH.pale },
		);
		drawHouseBlock(
			stage,
			camera,
			{ x: x + 0.1, y: -yard * 0.6 - 2.4 * scale, w: 2.4 * scale, d: 2 * scale, h: 2.4 * scale, roof: 'flat' },
			{ wall: WASH.glass, shade: WASH.deep, roof: PAPER },
		);
	}
	for (let i = 0; i < 7; i++)
		plant(stage, camera, w * (-0.1 + i * 0.2), -yard - 1, Math.max(4, h * 0.6), random.chance(0.3) ? 'palm' : 'broad');
	if (plot.measured) {
		const off = yard * 0.92;
		const [x1, y1] = camera.project([0, -off, 0]);
		const [x2, y2] = camera.project([w, -off, 0]);
		// On a deep yard the line may fall out of the picture.
		const within = Math.min(x1, x2) > 40 && Math.max(x1, x2) < 1160 && Math.max(y1, y2) < 790;
		if (within) dimension(sheet, x1, y1, x2, y2, metres(plot.facade), { size: 26, halo: true, side: -1 });
	}
	titleBlock(sheet, 'PHỐI CẢNH NHÀ XƯỞNG', `Diện tích ${areaText(plot.area)}`, null);
}

import {
	drawField,
	drawHouseBlock,
	drawStanding,
	type House,
	PALE,
	patch,
	type Standing,
	treeAt,
} from './aerial-kit.ts';
import { type Camera, type Place, setCamera } from './camera.ts';
import { areaText, titleBlock } from './notes.ts';
import { fill, LINE, line, PALE_INK, poly, SEAL, shape, stroke, WASH } from './pen.ts';
import { crown } from './plants.ts';
import type { Stage } from './stage.ts';

/** The town around a new quarter: its roads, a canal, rows of roofs in the palest ink. */
function drawSurroundings(stage: Stage, camera: Camera, w: number, d: number): void {
	const { sheet, random } = stage;
	const way = random.chance(0.5) ? 1 : -1;
	const far = 900;
	sheet.path(
		fill(sheet.hatch(-38, 13, 0.4, '#bccacc')),
		patch(camera, -w * 1.3, -d * 0.2, -34, d * 1.5) + patch(camera, w + 34, -d * 0.2, w * 2.2, d * 1.4),
	);
	const bank = d * 1.62;
	sheet.path(
		shape('#d9e7ed', LINE.fine, PALE_INK),
		camera.shape([
			[-far, bank, 0],
			[far, bank - way * 60, 0],
			[far, bank + 46 - way * 60, 0],
			[-far, bank + 46, 0],
		]),
	);
	sheet.path(
		shape('#e3e9ea', LINE.fine, PALE_INK),
		patch(camera, -far, -28, far, -6) +
			patch(camera, -28, -400, -6, bank - 20) +
			patch(camera, w + 6, -400, w + 22, bank - 20) +
			patch(camera, -far, d + 6, far, d + 18),
	);
	const rows: Standing[] = [];
	for (const [x, y, length] of [
		[-w * 0.9, d * 0.1, w * 0.55],
		[-w * 0.9, d * 0.6, w * 0.5],
		[w * 1.25, d * 0.15, w * 0.5],
		[w * 1.25, d * 0.6, w * 0.55],
		[w * 0.1, d * 1.25, w * 0.36],
		[w * 0.6, d * 1.22, w * 0.4],
		[-w * 0.7, d * 1.2, w * 0.5],
		[w * 1.2, d * 1.2, w * 0.5],
	] as const) {
		const [px, py] = camera.project([x + length / 2, y, 0]);
		if (px < -150 || px > 1350 || py > 960 || random.chance(0.2 + 0.25 * sheet.thrift)) continue;
		const block: House = { x, y, w: length, d: 20, h: random.between(7, 16), roof: 'flat' };
		rows.push({ x: x + length / 2, y, draw: () => drawHouseBlock(stage, camera, block, PALE) });
	}
	sheet.group(` stroke="${PALE_INK}"`, () => drawStanding(camera, rows));
}

/** A new quarter from the air: towers and rows of houses round a park. */
export function drawProject(stage: Stage): void {
	const { sheet, random, look } = stage;
	const w = 190;
	const d = 170;
	const site: Place[] = [
		[0, 0, 0],
		[w, 0, 0],
		[w, d, 0],
		[0, d, 0],
	];
	const yaw = (random.chance(0.5) ? 1 : -1) * random.between(24, 42);
	const tall = random.between(42, 84);
	const camera = setCamera({
		subject: [...site, [w * 0.5, d * 0.8, tall]],
		yaw,
		pitch: random.between(14, 20),
		away: random.between(1.5, 1.8),
		box: { x: 40, y: 130, w: 1120, h: 680 },
	});
	drawField(stage, camera);
	drawSurroundings(stage, camera, w, d);
	sheet.path(shape('#f6f7f2', LINE.mid), camera.shape(site));
	// Roads within.
	const lanes =
		patch(camera, 0, d * 0.3, w, d * 0.36) +
		patch(camera, 0, d * 0.64, w, d * 0.7) +
		patch(camera, w * 0.47, 0, w * 0.53, d);
	sheet.path(shape('#e7ebec', LINE.hair), lanes);
	const parkLeft = random.chance(0.5);
	const px = parkLeft ? 6 : w * 0.56;
	sheet.path(shape('#dfe8e2', LINE.fine), patch(camera, px, d * 0.39, px + w * 0.38, d * 0.61));
	const [cx, cy] = camera.project([px + w * 0.2, d * 0.5, 0]);
	const rr = camera.metre(px, d * 0.5) * 17;
	sheet.path(shape('#d3e5ec', LINE.fine), crown(cx, cy, rr, rr * 0.42, 7, random));

	const standing: Standing[] = [];
	const picked = random.int(0, 2);
	let index = 0;
	const tower = (x: number, y: number, tw: number, td: number, h: number) => {
		const red = index++ === picked;
		standing.push({ x: x + tw / 2, y: y + td / 2, draw: () => drawTowerBlock(stage, camera, x, y, tw, td, h, red) });
	};
	// Towers at the back and beside the park, so that none hides the rest.
	const n = random.int(2, 4);
	for (let i = 0; i < n; i++)
		tower(8 + ((w - 16) * i) / n + 4, d * 0.76, Math.min(26, (w / n) * 0.6), 24, tall * random.between(0.62, 1));
	if (random.chance(0.6)) {
		const x = parkLeft ? w * 0.6 : 14;
		tower(x, d * 0.4, 24, 24, tall * random.between(0.4, 0.6));
		tower(x + 36, d * 0.42, 24, 24, tall * random.between(0.3, 0.5));
	} else rowOf(parkLeft ? w * 0.57 : 8, d * 0.42, w * 0.36);
	rowOf(8, d * 0.04, w * 0.36);
	rowOf(w * 0.57, d * 0.04, w * 0.36);
	rowOf(8, d * 0.18, w * 0.36);
	rowOf(w * 0.57, d * 0.18, w * 0.36);

	function rowOf(x: number, y: number, length: number): void {
		const h = random.pick([7, 10, 10]);
		standing.push({
			x: x + length / 2,
			y,
			draw: () => {
				drawHouseBlock(
					stage,
					camera,
					{ x, y, w: length, d: 13, h, roof: 'flat' },
					{ wall: look.plaster, shade: look.plasterShade, roof: look.roof },
				);
				let cuts = '';
				let bands = '';
				for (let i = 1; i < 8 - 2 * sheet.thrift; i++) {
					const at = x + (length * i) / (8 - 2 * sheet.thrift);
					const a = camera.project([at, y, 0]);
					const b = camera.project([at, y, h]);
					const c = camera.project([at, y + 13, h]);
					cuts += poly([a, b, c], false);
				}
				for (let z = 1.2; z < h; z += 3.3)
					bands += camera.shape([
						[x + 0.6, y, z],
						[x + length - 0.6, y, z],
						[x + length - 0.6, y, z + 1.5],
						[x + 0.6, y, z + 1.5],
					]);
				sheet.path(fill(WASH.glass), bands);
				sheet.path(stroke(LINE.hair), cuts);
			},
		});
	}
	for (let i = 0; i < 10; i++) {
		const inPark = i < 6;
		const x = inPark ? px + w * random.between(0.02, 0.36) : random.between(-4, w);
		const y = inPark ? d * random.pick([0.41, 0.44, 0.58, 0.6]) : random.pick([-3, -3, d * 0.33, d * 0.67]);
		standing.push(treeAt(stage, camera, [x, y, 0], 'broad', random.between(6, 9)));
	}
	drawStanding(camera, standing);
	titleBlock(sheet, 'PHỐI CẢNH TỔNG THỂ', `Quy mô ${areaText(stage.plot.area)}`, null);
}

function drawTowerBlock(
	stage: Stage,
	camera: Camera,
	x: number,
	y: number,
	w: number,
	d: number,
	h: number,
	red: boolean,
): void {
	const { sheet, look } = stage;
	const right = camera.sees(x + w, y, 1, 0);
	const sx = right ? x + w : x;
	sheet.path(
		shape(look.plasterShade, LINE.mid),
		camera.shape([
			[sx, y, 0],
			[sx, y + d, 0],
			[sx, y + d, h],
			[sx, y, h],
		]),
	);
	sheet.path(
		shape(look.plaster, LINE.mid),
		camera.shape([
			[x, y, 0],
			[x + w, y, 0],
			[x + w, y, h],
			[x, y, h],
		]),
	);
	sheet.path(
		shape(red ? SEAL : '#e7eced', LINE.mid),
		camera.shape([
			[x, y, h],
			[x + w, y, h],
			[x + w, y + d, h],
			[x, y + d, h],
		]),
	);
	let front = '';
	let side = '';
	const floors = Math.min(11 - 2 * sheet.thrift, Math.round(h / 4));
	for (let i = 0; i < floors; i++) {
		const z = ((i + 0.55) * h) / floors;
		const a = camera.project([x + w * 0.08, y, z]);
		const b = camera.project([x + w * 0.92, y, z]);
		front += line(a[0], a[1], b[0], b[1]);
		const c = camera.project([sx, y + d * 0.08, z]);
		const e = camera.project([sx, y + d * 0.92, z]);
		side += line(c[0], c[1], e[0], e[1]);
	}
	const thick = Math.max(2, (camera.metre(x, y) * h) / floors / 2.4);
	sheet.path(`${stroke(Math.round(thick * 10) / 10, WASH.glass)}`, front);
	sheet.path(`${stroke(Math.round(thick * 10) / 10, WASH.deep)}`, side);
}

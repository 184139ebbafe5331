import {
	drawHouseBlock,
	drawMeasures,
	drawStanding,
	type House,
	hills,
	landFacts,
	patch,
	type Standing,
	treeAt,
} from './aerial-kit.ts';
import { drawSky } from './backdrop.ts';
import { type Place, setCamera } from './camera.ts';
import { titleBlock } from './notes.ts';
import {
	circle,
	fill,
	HEIGHT,
	LINE,
	line,
	num,
	PALE_INK,
	type Point,
	rect,
	SEAL,
	shape,
	stroke,
	WASH,
	WIDTH,
} from './pen.ts';
import { grass, palm } from './plants.ts';
import { plotCorners } from './plot-geometry.ts';
import type { Stage } from './stage.ts';
import { person } from './street-life.ts';

/** Farmland: rows running to the hills, a hut, palms, the plot picked out. */
export function drawFarmland(stage: Stage): void {
	const { sheet, plot, random, look } = stage;
	const corners = plotCorners(plot.facade, plot.back, plot.depth);
	const size = Math.hypot(plot.facade, plot.depth);
	const yaw = random.between(-34, 34);
	const camera = setCamera({
		subject: corners,
		yaw,
		pitch: random.between(19, 27),
		away: random.between(1.7, 2.2),
		box: { x: 150, y: 345, w: 900, h: 385 },
	});
	const horizon = camera.horizon;
	drawSky(sheet, look, random, Math.max(60, horizon + 40), 600);
	if (random.chance(0.5))
		sheet.path(
			shape('#fbf3df', LINE.hair, '#c9b98f'),
			circle(random.between(200, 1000), horizon - random.between(10, 80), random.between(50, 90)),
		);
	hills(stage, horizon, Math.min(150, Math.max(50, horizon * 0.6)));
	sheet.path(fill('#f0f4ef'), rect(-5, horizon, WIDTH + 10, HEIGHT - horizon + 5));

	// A patchwork of neighbouring fields, each ploughed its own way.
	const w = plot.facade;
	const d = plot.depth;
	const fields: [number, number, number, number][] = [
		[-w * 1.15, 0, w * 1.1, d * 0.9],
		[-w * 2.6, -d * 0.05, w * 1.4, d * 1.1],
		[w * 1.05, 0, w * 1.2, d * 1.05],
		[w * 2.3, -d * 0.1, w * 1.5, d * 0.9],
		[-w * 0.9, d * 1.06, w * 1.3, d * 1.1],
		[w * 0.45, d * 1.06, w * 1.2, d * 1.2],
		[-w * 2.6, d * 1.12, w * 1.6, d * 1.2],
		[w * 1.7, d * 1.1, w * 1.9, d * 1.3],
		[-w * 2.2, d * 2.4, w * 2.4, d * 2],
		[w * 0.3, d * 2.4, w * 2.6, d * 2],
		[-w * 5.2, -d * 0.05, w * 2.5, d * 1.2],
		[w * 3.9, -d * 0.1, w * 2.6, d * 1.1],
		[-w * 6, d * 1.3, w * 3.2, d * 2.6],
		[w * 3.8, d * 1.2, w * 4, d * 2.8],
	];
	const tints = ['#f4f3e6', '#eaf0ea', '#f1ede0', '#e6eeee', '#f3f5ee'];
	let rows = '';
	// Far fields are mere lines under the hills.
	for (let i = 1; i < 7; i++) {
		const y = horizon + 3 * i * i * 0.6 + 4;
		rows += line(-5, y, 1205, y + random.between(-3, 3));
	}
	for (const [x, y, fw, fd] of fields) {
		const [mx, my] = camera.project([x + fw / 2, y + fd / 2, 0]);
		if (mx < -300 || mx > 1500 || my > 1000) continue;
		sheet.path(shape(random.pick(tints), LINE.fine, PALE_INK), patch(camera, x, y, x + fw, y + fd));
		const n = random.int(3, 6);
		const along = random.chance(0.5);
		for (let i = 1; i < n; i++) {
			const a = camera.project(along ? [x + (fw * i) / n, y + fd * 0.05, 0] : [x + fw * 0.05, y + (fd * i) / n, 0]);
			const b = camera.project(along ? [x + (fw * i) / n, y + fd * 0.95, 0] : [x + fw * 0.95, y + (fd * i) / n, 0]);
			rows += line(a[0], a[1], b[0], b[1]);
		}
	}
	sheet.path(stroke(LINE.hair, '#b3c3c1'), rows);
	// The track and the ditch in front.
	const track = Math.max(3, size * 0.05);
	sheet.path(shape('#efe9dc', LINE.fine), patch(camera, -size * 4, -track * 1.4, size * 5, -track * 0.3));
	sheet.path(shape('#dbe9ee', LINE.fine, PALE_INK), patch(camera, -size * 4, -track * 2.4, size * 5, -track * 1.7));

	const crop = random.weighted([
		['paddy', 4],
		['orchard', 3],
		['beds', 3],
		['pond', 1.5],
	] as const);
	const outline = camera.shape(corners);
	const across = (t: number, back: number): Place => {
		const inset = ((plot.facade - plot.back) / 2) * back;
		return [inset + t * (plot.facade - 2 * inset), back * d, 0];
	};
	const standing: Standing[] = [];
	if (crop === 'pond') {
		sheet.path(fill('#f2efdf'), outline);
		const pond = camera.shape([across(0.12, 0.1), across(0.88, 0.1), across(0.88, 0.66), across(0.12, 0.66)]);
		sheet.path(shape('#d7e8ee', LINE.mid), pond);
		let ripples = '';
		for (let i = 0; i < 12; i++) {
			const [x, y] = camera.project(across(random.between(0.2, 0.75), random.between(0.16, 0.6)));
			ripples += `M${num(x)} ${num(y)}q12-5 24 0t24 0`;
		}
		sheet.path(stroke(LINE.hair), ripples);
		for (let i = 0; i < 5; i++)
			standing.push(treeAt(stage, camera, across(random.between(0.1, 0.9), random.between(0.74, 0.94)), 'palm', 7));
	} else {
		sheet.path(fill(crop === 'beds' ? '#f3e9d8' : crop === 'orchard' ? '#f0efdd' : '#eaf1e2'), outline);
		const n = crop === 'beds' ? 9 : 13;
		let lines = '';
		let beds = '';
		for (let i = 0; i < n; i++) {
			if (crop === 'beds')
				beds += camera.shape([
					across((i + 0.14) / n, 0.04),
					across((i + 0.82) / n, 0.04),
					across((i + 0.82) / n, 0.96),
					across((i + 0.14) / n, 0.96),
				]);
			else {
				const a = camera.project(across((i + 0.5) / n, 0.02));
				const b = camera.project(across((i + 0.5) / n, 0.98));
				lines += line(a[0], a[1], b[0], b[1]);
			}
		}
		if (crop === 'beds') {
			sheet.path(shape('#d9e3d9', LINE.hair), beds);
			for (let i = 0; i < n; i++) {
				const a = camera.project(across((i + 0.48) / n, 0.05));
				const b = camera.project(across((i + 0.48) / n, 0.95));
				lines += line(a[0], a[1], b[0], b[1]);
			}
			sheet.path(` stroke-width="5" stroke="${WASH.dark}" stroke-linecap="round" stroke-dasharray="0 13"`, lines);
		} else if (crop === 'paddy') {
			sheet.path(stroke(LINE.hair, WASH.deep), lines);
			const tufts: Point[] = [];
			for (let i = 0; i < 34; i++)
				tufts.push(camera.project(across((random.int(0, n - 1) + 0.5) / n, random.between(0.03, 0.9))));
			grass(sheet, tufts, 15);
		} else {
			for (let r = 0; r < 4; r++)
				for (let c = 0; c < 5; c++)
					standing.push(treeAt(stage, camera, across((c + 0.5) / 5, (r + 0.5) / 4), 'bush', size * 0.06));
		}
	}
	sheet.path(` fill="none"${stroke(LINE.bold, SEAL)}`, outline);
	// A hut by the track, palms along the dykes, the far trees.
	// Beside the plot on the side away from the eye, so that it hides none of it.
	const hw = Math.max(5, size * 0.1);
	const hutX = yaw > 0 ? -hw * 1.5 - w * 0.06 : w * 1.06 + hw * 0.5;
	const hut: House = { x: hutX, y: d * 0.16, w: hw, d: hw * 0.8, h: hw * 0.42, roof: 'gable' };
	standing.push({
		x: hut.x,
		y: hut.y,
		draw: () => drawHouseBlock(stage, camera, hut, { wall: look.plaster, shade: look.plasterShade, roof: look.roof }),
	});
	const tall = Math.max(6, size * 0.16);
	for (const [x, y] of [
		[hutX - hw * 0.4, d * 0.3],
		[hutX + hw * 1.4, d * 0.14],
		[-w * 1.2, d * 0.9],
		[w * 2.2, d * 1],
		[w * 0.4, d * 1.08],
		[-w * 2, d * 1.5],
		[w * 1.4, d * 2.2],
	] as const) {
		if (random.chance(0.75))
			standing.push(
				treeAt(stage, camera, [x, y, 0], random.chance(0.55) ? 'palm' : 'broad', tall * random.between(0.7, 1.1)),
			);
	}
	drawStanding(camera, standing);
	drawMeasures(stage, camera, corners);
	if (random.chance(0.6) && sheet.hasRoom(6600)) {
		// A palm close by frames the view.
		const px = yaw > 0 ? random.between(20, 90) : random.between(1110, 1180);
		palm(sheet, px, yaw > 0 ? 915 : 800, random.between(480, 640), random, 'full', true);
	}
	const m = camera.metre(w * 0.3, -track);
	const [fx, fy] = camera.project([w * random.pick([-0.3, -0.18, 1.18, 1.3]), -track, 0]);
	if (fy < 800) person(sheet, fx, fy, Math.min(44, Math.max(24, m)), random);
	titleBlock(sheet, 'PHỐI CẢNH KHU ĐẤT', landFacts(stage), null);
}

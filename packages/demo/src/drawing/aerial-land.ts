import {
	drawField,
	drawHouseBlock,
	drawMeasures,
	drawPlot,
	drawStanding,
	frontPanes,
	type House,
	landFacts,
	PALE,
	PALE_ROOFS,
	patch,
	plant,
	type Standing,
} from './aerial-kit.ts';
import { type Camera, type Place, setCamera } from './camera.ts';
import { titleBlock } from './notes.ts';
import { fill, LINE, PALE_INK, PAPER, type Point, shape, stroke, WASH } from './pen.ts';
import { broadTree, grass } from './plants.ts';
import { plotCorners, roadWidth } from './plot-geometry.ts';
import type { Stage } from './stage.ts';
import { person, rider } from './street-life.ts';

/** A plot of building land from the air: neighbours, road, stakes, measures. */
export function drawLand(stage: Stage): void {
	const { sheet, plot, random, subject } = stage;
	const corners = plotCorners(plot.facade, plot.back, plot.depth);
	const size = Math.hypot(plot.facade, plot.depth);
	const narrow = plot.depth / plot.facade;
	const sign = random.chance(0.5) ? 1 : -1;
	const yaw = sign * random.between(8, narrow > 2.6 ? 22 : 38);
	const pitch = narrow > 2.4 ? random.between(25, 32) : random.between(19, 30);
	const camera = setCamera({
		subject: corners,
		yaw,
		pitch,
		away: random.between(2, 2.6),
		box: { x: 215, y: 285, w: 770, h: narrow > 3 ? 400 : 340 },
	});
	drawField(stage, camera);

	const road = roadWidth(stage);
	const span = size * 2.6;
	const walk = subject.alley === 'street' ? 2.5 : 0.6;
	sheet.path(shape('#dbe3e5', LINE.mid), patch(camera, -span, -walk - road, span, -walk));
	sheet.path(
		shape('#f6f4ee', LINE.hair),
		patch(camera, -span, -walk, span, 0) + patch(camera, -span, -walk * 2 - road, span, -walk - road),
	);
	if (subject.alley === 'street') {
		let dashes = '';
		const step = Math.max(3, size / 5);
		for (let i = -10; i < 10; i++)
			dashes += patch(camera, i * step, -walk - road / 2 - 0.12, i * step + step * 0.5, -walk - road / 2 + 0.12);
		sheet.path(fill(PAPER), dashes);
	}

	// The parcels of the row and of the row behind: outlines first, then what stands on them.
	const lots: { x: number; y: number; w: number; d: number }[] = [];
	const lot = Math.min(11, Math.max(4.5, plot.facade * random.between(0.85, 1.1)));
	const deep = Math.max(plot.depth, 10);
	const columns = Math.min(6, Math.ceil((size * 1.5) / lot));
	for (const way of [-1, 1]) {
		let at = way < 0 ? 0 : plot.facade;
		for (let i = 0; i < columns; i++) {
			const w = lot * random.between(0.85, 1.25);
			lots.push({ x: way < 0 ? at - w : at, y: 0, w, d: deep });
			at += way * w;
		}
	}
	let at = -lot * columns;
	for (let i = 0; i < columns * 2 + 2; i++) {
		const w = lot * random.between(0.9, 1.3);
		lots.push({ x: at, y: deep + 0.2, w, d: deep * random.between(0.7, 0.9) });
		at += w;
	}
	// The nearest come first: what stands around the plot matters more than what lies far off.
	lots.sort(
		(a, b) =>
			Math.hypot(a.x + a.w / 2 - plot.facade / 2, a.y - plot.depth / 2) -
			Math.hypot(b.x + b.w / 2 - plot.facade / 2, b.y - plot.depth / 2),
	);
	let outlines = '';
	let hatched = '';
	const standing: Standing[] = [];
	const eyeRight = camera.sees(plot.facade, 0, 1, 0);
	const eyeLeft = camera.sees(0, 0, -1, 0);
	let houses = 0;
	let windows = 0;
	let trees = 0;
	for (const { x, y, w, d } of lots) {
		const toRight = x > plot.facade - 0.1;
		const next = y === 0 && (toRight ? x < plot.facade + 0.1 : x + w > -0.1);
		// What stands between the eye and the plot stays low or empty.
		const before = y === 0 && (toRight ? eyeRight : eyeLeft);
		const [mx, my] = camera.project([x + w / 2, y + d / 2, 0]);
		if (mx < -120 || mx > 1320 || my > 1000 || my < Math.max(-40, camera.horizon)) continue;
		const wider = next ? Math.max(0, (plot.back - plot.facade) / 2) : 0;
		const corner: Place[] = [
			[x, y, 0],
			[x + w, y, 0],
			[x + w - (toRight ? 0 : wider), y + d, 0],
			[x + (toRight ? wider : 0), y + d, 0],
		];
		const outline = camera.shape(corner);
		outlines += outline;
		const roll = random.next();
		if (houses < 11 - 2 * sheet.thrift && !(next && before) && roll < 0.72) {
			houses++;
			const house: House = {
				x: x + w * 0.04 + (toRight ? wider : 0),
				y: y + d * (next ? 0.3 : random.between(0.04, 0.2)),
				w: w * 0.92 - wider,
				d: d * random.between(0.4, 0.56),
				h: next || before ? 3.4 : random.pick([3.4, 6.8, 6.8, 10]),
				roof: random.pick(['flat', 'gable', 'hip', 'gable'] as const),
			};
			const roof = house.roof === 'flat' ? PALE.roof : random.pick(PALE_ROOFS);
			const panes =
				windows < 5 - 2 * sheet.thrift && camera.metre(house.x, house.y) > 10 ? frontPanes(camera, house) : '';
			if (panes !== '') windows++;
			standing.push({
				x: house.x + house.w / 2,
				y: house.y,
				draw: () => {
					drawHouseBlock(stage, camera, house, { ...PALE, roof });
					sheet.path(shape('#dfe8ea', LINE.hair), panes);
				},
			});
		} else if (roll < 0.9) hatched += outline;
		if (trees < 6 - 2 * sheet.thrift && random.chance(0.4)) {
			trees++;
			const tx = x + w * random.between(0.2, 0.8);
			const ty = y + d * random.between(0.74, 0.95);
			standing.push({
				x: tx,
				y: ty,
				draw: () => plant(stage, camera, tx, ty, before ? 2.4 : random.between(3, 6), 'bush', true),
			});
		}
	}
	sheet.path(fill('#fafaf7'), outlines);
	sheet.path(fill(sheet.hatch(-52, 12, 0.45, '#b4c3c6')), hatched);
	sheet.path(stroke(LINE.fine, PALE_INK), outlines);
	drawPlot(stage, camera, corners, random.pick(['#fbeecf', '#f8ecd8', '#f4f0d8', '#fbf2dc']));
	drawTufts(stage, camera);
	sheet.group(` stroke="#8fa4a9"`, () => drawStanding(camera, standing));
	// Trees along the kerb, and who comes by.
	const kerb: Standing[] = [];
	for (let i = 0; i < 4; i++) {
		const tx = random.chance(0.5) ? -random.between(0.35, 1.3) * size : plot.facade + random.between(0.35, 1.3) * size;
		const y = -walk * 0.5;
		kerb.push({
			x: tx,
			y,
			draw: () => plant(stage, camera, tx, y, random.between(3.6, 5.4), random.chance(0.25) ? 'palm' : 'broad'),
		});
	}
	drawStanding(camera, kerb);
	// A tree close by frames the view from below.
	if (sheet.hasRoom(6400) && random.chance(0.6))
		broadTree(sheet, random.between(10, 100), random.between(905, 960), random.between(260, 350), random);
	drawMeasures(stage, camera, corners);
	drawPasserBy(stage, camera, -walk - road * 0.34);
	drawRoadName(stage, camera, plot.facade * 0.5 - sign * size * 0.5, -walk - road * 0.62);
	titleBlock(sheet, 'PHỐI CẢNH THỬA ĐẤT', landFacts(stage), null);
}

/** Someone on the road before the plot, near enough to give its scale. */
function drawPasserBy(stage: Stage, camera: Camera, y: number): void {
	const { sheet, plot, random } = stage;
	for (let i = 0; i < 5; i++) {
		const x = random.chance(0.5)
			? -random.between(0.06, 0.5) * plot.depth
			: plot.facade + random.between(0.06, 0.5) * plot.depth;
		const [px, py] = camera.project([x, y, 0]);
		const m = Math.min(44, camera.metre(x, y));
		if (px < 60 || px > 1140 || py > 790 || m < 9) continue;
		if (random.chance(0.6)) rider(sheet, px, py, m, random.chance(0.5));
		else person(sheet, px, py, m, random);
		return;
	}
}

/** The word for the way, lying along it. */
function drawRoadName(stage: Stage, camera: Camera, x: number, y: number): void {
	const { sheet, subject } = stage;
	const [ax, ay] = camera.project([x, y, 0]);
	const [bx, by] = camera.project([x + 1, y, 0]);
	if (ax < 110 || ax > 860 || ay > 860 || ay < 200) return;
	const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
	sheet.text(ax, ay, subject.alley === 'street' ? 'Đường' : subject.alley === null ? 'Lối vào' : 'Hẻm', {
		size: 24,
		turn: angle,
		spread: 3,
		color: WASH.dark,
	});
}

function drawTufts(stage: Stage, camera: Camera): void {
	const { sheet, plot, random } = stage;
	const spots: Point[] = [];
	for (let i = 0; i < 7; i++)
		spots.push(camera.project([plot.facade * random.between(0.12, 0.88), plot.depth * random.between(0.08, 0.92), 0]));
	grass(sheet, spots, 16);
}

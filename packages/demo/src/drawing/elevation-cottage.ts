import { drawGround, drawHills, drawSky, drawSkyline } from './backdrop.ts';
import { titleBlock } from './notes.ts';
import { bars, circle, fill, INK, Layer, LINE, line, pair, poly, rect, SHADE, shape, stroke, WASH } from './pen.ts';
import { banana, broadTree, frangipani, palm, pot } from './plants.ts';
import { drawLevels, drawWidth, frontFacts, GROUND, type Stage } from './stage.ts';
import { bicycle, car, cat, person, scooter } from './street-life.ts';

/** A house of one storey with a tiled or corrugated roof, its yard and its garden. */
export function drawCottage(stage: Stage): void {
	const { sheet, look, random, plot, subject } = stage;
	const width = Math.min(Math.max(plot.facade, 4), 13);
	const wall = 3.3;
	const facing = width < 6.5 || random.chance(0.35);
	const rise = facing ? Math.min(2.6, width * 0.4) : random.between(1.9, 2.4);
	const m = Math.min((GROUND - 130) / (wall + rise), 700 / width);
	const w = width * m;
	const left = look.mirror ? random.between(200, 300) : 1200 - random.between(200, 300) - w;
	const x = Math.max(120, Math.min(left, 1080 - w));
	const top = GROUND - wall * m;
	const metal = random.chance(0.25);
	drawSky(sheet, look, random, GROUND, x + w / 2);
	if (random.chance(0.6)) drawHills(sheet, random, GROUND);
	else drawSkyline(sheet, random, GROUND, random.between(120, 240));
	broadTree(sheet, random.chance(0.5) ? x - 0.5 * m : x + w + 0.5 * m, GROUND, 6.6 * m, random, 'light');
	if (random.chance(0.6))
		palm(sheet, x + w * random.between(0.2, 0.8), GROUND, (wall + rise + 1.7) * m, random, 'light', true);

	const layer = new Layer();
	const roof = metal ? '#d5e0e3' : look.roof;
	layer.path(shape(look.plaster, LINE.bold), rect(x, top, w, wall * m));
	layer.path(fill(INK, 0.06), rect(x, GROUND - 0.5 * m, w, 0.5 * m));
	layer.path(SHADE, rect(x, top, w, 0.5 * m));
	// Bays: the door in one, shuttered windows in the others.
	const bays = width > 9 ? 5 : width > 5.2 ? 3 : 2;
	const doorBay = bays === 5 ? 2 : random.int(0, bays - 1);
	for (let i = 0; i < bays; i++) {
		const bw = w / bays;
		const cx = x + bw * (i + 0.5);
		if (i === doorBay) {
			const dw = Math.min(1.5 * m, bw * 0.72);
			// One leaf is the way in; its twin stays shut, in plain wood.
			layer.path(shape(look.door, LINE.mid), rect(cx - dw / 2, GROUND - 2.3 * m, dw * 0.55, 2.3 * m));
			layer.path(shape(look.wood, LINE.mid), rect(cx + dw * 0.05, GROUND - 2.3 * m, dw * 0.45, 2.3 * m));
			layer.path(
				stroke(LINE.hair, '#f4f7f7'),
				rect(cx - dw * 0.4, GROUND - 2.1 * m, dw * 0.34, 1.1 * m) +
					rect(cx - dw * 0.4, GROUND - 0.85 * m, dw * 0.34, 0.65 * m),
			);
			layer.path(shape(WASH.glass, LINE.fine), rect(cx - dw / 2, GROUND - 2.7 * m, dw, 0.4 * m));
			layer.path(shape('#eef2f1', LINE.fine), rect(cx - dw * 0.8, GROUND - 0.16 * m, dw * 1.6, 0.16 * m));
		} else {
			const ww = Math.min(1.2 * m, bw * 0.46);
			const sh = Math.min(0.55 * m, (bw - ww) / 2 - 4);
			const y = GROUND - 2.3 * m;
			layer.path(shape(WASH.glass, LINE.mid), rect(cx - ww / 2, y, ww, 1.4 * m));
			layer.path(bars(1.4 * m, 1, Math.max(5, ww / 6)), line(cx - ww * 0.4, y + 0.7 * m, cx + ww * 0.45, y + 0.7 * m));
			if (sh > 6)
				layer.path(
					shape(look.wood, LINE.fine),
					rect(cx - ww / 2 - sh, y, sh, 1.4 * m) + rect(cx + ww / 2, y, sh, 1.4 * m),
				);
			if (sh > 6)
				layer.path(
					bars(sh * 0.7, 1, Math.max(4, 0.1 * m)),
					line(cx - ww / 2 - sh / 2, y + 4, cx - ww / 2 - sh / 2, y + 1.4 * m - 4) +
						line(cx + ww / 2 + sh / 2, y + 4, cx + ww / 2 + sh / 2, y + 1.4 * m - 4),
				);
			layer.path(shape(look.plaster, LINE.fine), rect(cx - ww * 0.6, y + 1.4 * m, ww * 1.2, 0.1 * m));
		}
	}
	layer.onto(sheet);

	// The roof.
	const eave = 0.55 * m;
	const peak = top - rise * m;
	let ribs = '';
	if (facing) {
		sheet.path(
			shape(look.plaster, LINE.mid),
			poly([
				[x, top],
				[x + w / 2, peak + 0.2 * m],
				[x + w, top],
			]),
		);
		sheet.path(
			shape(roof, LINE.mid),
			poly([
				[x - eave, top + 0.3 * m],
				[x + w / 2, peak],
				[x + w + eave, top + 0.3 * m],
				[x + w + eave * 0.5, top + 0.5 * m],
				[x + w / 2, peak + 0.5 * m],
				[x - eave * 0.5, top + 0.5 * m],
			]),
		);
		const cell = 0.34 * m;
		for (const [dx, dy] of [
			[-1, 0],
			[0, 0],
			[1, 0],
			[-0.5, -1],
			[0.5, -1],
		] as const)
			ribs += circle(x + w / 2 + dx * cell, top - 0.4 * m + dy * cell, cell * 0.36);
		sheet.path(fill(WASH.dark), ribs);
		sheet.path(
			shape(roof, LINE.mid),
			poly([
				[x - 0.2 * m, top + 0.35 * m],
				[x + w + 0.2 * m, top + 0.35 * m],
				[x + w + 0.45 * m, top + 0.75 * m],
				[x - 0.45 * m, top + 0.75 * m],
			]),
		);
		sheet.path(
			`${bars(0.36 * m, 1, Math.max(5, 0.22 * m))} stroke-opacity=".5"`,
			line(x - 0.2 * m, top + 0.55 * m, x + w + 0.2 * m, top + 0.55 * m),
		);
	} else {
		const hip = random.chance(0.5) ? rise * 0.9 * m : 0.1 * m;
		sheet.path(
			shape(roof, LINE.bold),
			poly([
				[x - eave, top + 0.2 * m],
				[x - eave + hip + eave * 0.4, peak],
				[x + w + eave - hip - eave * 0.4, peak],
				[x + w + eave, top + 0.2 * m],
			]),
		);
		if (metal) {
			for (let i = 1; i < 26; i++) {
				const t = i / 26;
				const foot = x - eave + (w + 2 * eave) * t;
				const head = x - eave + hip + (w + 2 * eave - 2 * hip) * t;
				ribs += line(foot, top + 0.2 * m, head, peak);
			}
			sheet.path(`${stroke(LINE.hair)} stroke-opacity=".45"`, ribs);
		} else {
			const n = Math.round((rise * m) / (0.2 * m));
			for (let i = 1; i < n; i++) {
				const t = i / n;
				const a = x - eave + (hip + eave * 0.4) * t;
				const y = top + 0.2 * m - (rise + 0.2) * m * t;
				ribs += line(a, y, 2 * x + w - a, y);
			}
			sheet.path(`${bars(2.2, 0.13 * m, 0.06 * m)} stroke-opacity=".42"`, ribs);
		}
		sheet.path(stroke(LINE.bold + 2), line(x + hip - eave * 0.3, peak, x + w - hip + eave * 0.3, peak));
		if (random.chance(0.55)) {
			// A porch roof on thin posts before the door side.
			const pw = w * random.between(0.42, 0.62);
			const px = look.mirror ? x : x + w - pw;
			sheet.path(
				shape(roof, LINE.mid),
				poly([
					[px + 0.2 * m, top - 0.1 * m],
					[px + pw - 0.2 * m, top - 0.1 * m],
					[px + pw + 0.25 * m, top + 0.55 * m],
					[px - 0.25 * m, top + 0.55 * m],
				]),
			);
			sheet.path(
				shape(look.plaster, LINE.fine),
				rect(px, top + 0.55 * m, 0.2 * m, GROUND - top - 0.55 * m) +
					rect(px + pw - 0.2 * m, top + 0.55 * m, 0.2 * m, GROUND - top - 0.55 * m),
			);
		}
	}
	// Garden and yard.
	const far = look.mirror ? x + w + random.between(1.3, 2) * m : x - random.between(1.3, 2) * m;
	const near = look.mirror ? x - 0.9 * m : x + w + 0.9 * m;
	const kinds = random.int(0, 3);
	if (kinds === 0) palm(sheet, far, GROUND, 5.6 * m, random, 'full', true);
	else if (kinds === 1) banana(sheet, far, GROUND, 3.2 * m, random);
	else if (kinds === 2) broadTree(sheet, far, GROUND, 5 * m, random);
	else frangipani(sheet, far, GROUND, 3.6 * m, random);
	if (random.chance(0.6)) palm(sheet, near, GROUND, random.between(3.4, 4.8) * m, random);
	else banana(sheet, near, GROUND, 2.8 * m, random);
	// A rain jar by the wall.
	const jar = look.mirror ? x + w + 0.45 * m : x - 0.45 * m;
	sheet.path(
		shape('#e3d3c3', LINE.fine),
		`M${pair(jar - 0.22 * m, GROUND)}q${pair(-0.36 * m, -0.5 * m)} ${pair(0, -0.85 * m)}h${Math.round(0.44 * m)}q${pair(0.36 * m, 0.35 * m)} ${pair(0, 0.85 * m)}z`,
	);
	for (let i = 0; i < 3; i++) pot(sheet, x + w * (0.08 + random.between(0, 0.84)), GROUND, 0.7 * m, random);
	drawGround(sheet, GROUND);
	const out = look.mirror ? 1200 - (1200 - x - w) * 0.35 : x * 0.4;
	if (subject.alley === 'car' && random.chance(0.4))
		car(sheet, look.mirror ? 1200 - 1.4 * m : 1.4 * m, GROUND, m * 0.96, look.mirror);
	else if (random.chance(0.5)) scooter(sheet, out, GROUND, m, look.mirror);
	else bicycle(sheet, out, GROUND, m, look.mirror);
	person(sheet, look.mirror ? x * 0.5 : 1200 - (1200 - x - w) * 0.45, GROUND, m, random);
	cat(sheet, x + w * 0.6, GROUND, m);
	drawWidth(stage, x, w);
	drawLevels(
		sheet,
		look.mirror ? 1134 : 66,
		look.mirror,
		[GROUND, top, peak],
		m,
		Math.max(20, (look.mirror ? 1200 - x - w : x) - 66),
	);
	titleBlock(sheet, 'MẶT ĐỨNG CHÍNH', frontFacts(stage, 1), m);
}

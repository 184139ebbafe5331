import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { areaText, titleBlock } from './notes.ts';
import {
	bars,
	fill,
	INK,
	Layer,
	LINE,
	line,
	num,
	PAPER,
	poly,
	rect,
	SEAL,
	SHADE,
	type Sheet,
	shape,
	stroke,
	WASH,
} from './pen.ts';
import { broadTree, hedge, palm, pot } from './plants.ts';
import { pierLines, recede, type Side, sideOutline } from './receding-side.ts';
import { drawStreetLife, GROUND, type Stage } from './stage.ts';
import { condenser, laundry, person } from './street-life.ts';

/** A flat, found in its tower: seen close by among its neighbours' balconies, or from across the town. */
export function drawApartment(stage: Stage): void {
	const way = stage.random.weighted([
		['close', 4],
		['tower', 4],
		['corner', 4],
	] as const);
	if (way === 'close') drawBalconies(stage);
	else if (way === 'tower') drawTowers(stage);
	else drawCornerTower(stage);
}

/** A tag on a line, saying how large the picked-out flat is. */
function drawTag(stage: Stage, fromX: number, fromY: number, toX: number, toY: number): void {
	const { sheet, plot } = stage;
	const text = areaText(plot.area);
	const w = text.length * 15 + 26;
	const right = toX > fromX;
	const x = right ? toX : toX - w;
	sheet.path(
		stroke(LINE.mid, SEAL),
		poly(
			[
				[fromX, fromY],
				[toX, toY],
			],
			false,
		),
	);
	sheet.path(shape(PAPER, LINE.mid), rect(x, toY - 24, w, 44));
	sheet.text(x + w / 2, toY + 7, text, { size: 26, bold: true });
}

/** A wall of balconies that fills the sheet; one flat is picked out. */
function drawBalconies(stage: Stage): void {
	const { sheet, look, random, plot } = stage;
	const columns = random.int(3, 5);
	const rows = random.int(4, 5);
	const cellH = 900 / (rows + random.between(0.3, 0.6));
	const m = cellH / 3.3;
	const edge = random.between(120, 230);
	const cellW = (1200 - edge) / columns;
	const x0 = look.mirror ? 0 : edge;
	drawSky(sheet, look, random, GROUND, look.mirror ? 1100 : 100);
	drawSkyline(sheet, random, GROUND, random.between(200, 520));
	broadTree(
		sheet,
		look.mirror ? 1200 - edge * 0.4 : edge * 0.4,
		GROUND,
		random.between(1.4, 1.9) * cellH,
		random,
		'light',
	);
	sheet.path(shape(look.plaster, LINE.bold), rect(look.mirror ? -10 : x0, -10, columns * cellW + 10, 930));

	const base = 900 + cellH * random.between(0, 0.25);
	const kind = random.int(0, 3);
	const pickColumn = random.int(1, Math.max(1, columns - 2));
	const pickRow = random.int(1, rows - 2);
	const cell = sheet.piece('flat', () => drawFlatFront(stage, cellW, cellH, m, kind, look.plaster));
	const extras = new Layer();
	for (let r = 0; r <= rows; r++) {
		const y = base - r * cellH;
		for (let c = 0; c < columns; c++) {
			const x = x0 + c * cellW;
			sheet.place(cell, x, y);
			if (r === 0 && c === 0) continue;
			const left = x + cellW * 0.12;
			const right = x + cellW * 0.5;
			const life = random.int(0, 7);
			if (!sheet.hasRoom(5600)) continue;
			if (life === 0) laundry(extras, left, right, y - 2.2 * m, 0.75 * m, random);
			else if (life === 1) pot(extras, random.between(left, right), y - 0.1 * m, 1.3 * m, random);
			else if (life === 2)
				hedge(
					extras,
					left,
					y - 1 * m,
					(right - left) * random.between(0.5, 1),
					0.7 * m,
					random,
					random.chance(0.4) ? '#e7d6cf' : WASH.soft,
				);
			else if (life === 3) condenser(extras, x + cellW * 0.84, y - 0.9 * m, 0.72 * m);
		}
	}
	extras.onto(sheet);
	const px = x0 + pickColumn * cellW;
	const py = base - pickRow * cellH;
	sheet.path(` fill="#fbe9c8" fill-opacity=".4" stroke-width="7" stroke="${SEAL}"`, rect(px, py - cellH, cellW, cellH));
	person(sheet, px + cellW * random.between(0.2, 0.4), py - 0.14 * m, m, random);
	// The shade that the depth of the front throws on its edge.
	sheet.path(SHADE, look.mirror ? rect(columns * cellW - 14, -10, 14, 930) : rect(x0, -10, 14, 930));
	// Crowns of the trees below.
	for (let i = 0; i < 3; i++)
		broadTree(sheet, random.between(0, 820), 900 + cellH * random.between(0.4, 0.75), cellH * 1.1, random);
	const tagX = look.mirror ? columns * cellW + 14 : x0 - 14;
	drawTag(
		stage,
		look.mirror ? px + cellW : px,
		py - cellH / 2,
		look.mirror ? Math.min(tagX, 1010) : Math.max(tagX, 170),
		py - cellH / 2,
	);
	titleBlock(sheet, 'MẶT ĐỨNG CĂN HỘ', `Diện tích ${areaText(plot.area)}`, null);
}

function drawFlatFront(stage: Stage, w: number, h: number, m: number, kind: number, wall: string): void {
	const { sheet, look } = stage;
	const layer = new Layer();
	const slab = 0.16 * m;
	const loggia = w * 0.56;
	const lx = w * 0.06;
	layer.path(fill(look.plasterShade), rect(lx, -h + slab, loggia, h - slab));
	layer.path(
		fill(INK, 0.16),
		poly([
			[lx, -h + slab],
			[lx + loggia, -h + slab],
			[lx + loggia, -h + slab + 0.5 * m],
			[lx + 0.4 * m, -h + slab + 0.5 * m],
			[lx + 0.4 * m, 0],
			[lx, 0],
		]),
	);
	const gh = h - 0.9 * m;
	const pane = shape(WASH.glass, LINE.mid);
	layer.path(pane, rect(lx + 0.5 * m, -gh, loggia - 0.7 * m, gh));
	const n = Math.max(2, Math.round(loggia / (1.3 * m)));
	let d = '';
	for (let i = 1; i < n; i++)
		d += line(lx + 0.5 * m + ((loggia - 0.7 * m) * i) / n, 0, lx + 0.5 * m + ((loggia - 0.7 * m) * i) / n, -gh);
	layer.path(stroke(LINE.fine), d);
	const wx = w * 0.7;
	const ww = w * 0.22;
	if (kind === 0) layer.path(pane, rect(wx, -h * 0.72, ww, h * 0.44));
	else if (kind === 1) layer.path(pane, rect(wx, -h * 0.82, ww, h * 0.7));
	else if (kind === 2)
		layer.path(pane, rect(wx, -h * 0.72, ww * 0.42, h * 0.5) + rect(wx + ww * 0.58, -h * 0.72, ww * 0.42, h * 0.5));
	else {
		layer.path(fill(WASH.dark), rect(wx, -h * 0.86, ww, h * 0.78));
		layer.path(
			bars(h * 0.78, Math.max(3, 0.1 * m), Math.max(3, 0.12 * m), wall),
			line(wx + 2, -h * 0.47, wx + ww, -h * 0.47),
		);
		layer.path(stroke(LINE.mid), rect(wx, -h * 0.86, ww, h * 0.78));
	}
	if (kind < 3) layer.path(stroke(LINE.hair), line(wx + ww / 2, -h * 0.72, wx + ww / 2, -h * 0.3));
	const rail = 1.1 * m;
	if (kind % 2 === 0) layer.path(bars(rail, 1.3, Math.max(4, 0.12 * m)), line(lx, -rail / 2, lx + loggia, -rail / 2));
	else layer.path(` fill="${PAPER}" fill-opacity=".62"`, rect(lx, -rail, loggia, rail));
	layer.path(stroke(LINE.mid), line(lx, -rail, lx + loggia, -rail));
	layer.path(shape(wall, LINE.mid), rect(-2, -slab, w + 4, slab));
	layer.path(stroke(LINE.hair), line(w, 0, w, -h));
	layer.onto(sheet);
}

/** Windows, loggias and floor lines of a tower as one repeating tile. */
function towerTile(sheet: Sheet, name: string, w: number, h: number, style: number, wall: string): string {
	const parts: string[] = [];
	const window = (x: number, y: number, ww: number, hh: number, color: string) =>
		parts.push(`<path fill="${color}" d="${rect(x, y, ww, hh)}"/>`);
	const rule = (d: string, width: number) => parts.push(`<path stroke="${INK}" stroke-width="${width}" d="${d}"/>`);
	if (style === 0) {
		window(w * 0.12, h * 0.22, w * 0.34, h * 0.62, WASH.deep);
		window(w * 0.58, h * 0.3, w * 0.3, h * 0.4, WASH.glass);
		rule(line(w * 0.08, h * 0.66, w * 0.5, h * 0.66), 1.4);
	} else if (style === 1) {
		window(0, h * 0.2, w, h * 0.56, WASH.glass);
		window(w * 0.3, h * 0.2, w * 0.26, h * 0.56, WASH.deep);
		rule(line(0, h * 0.9, w, h * 0.9) + line(w * 0.3, h * 0.2, w * 0.3, h * 0.76), 1.2);
	} else if (style === 2) {
		window(w * 0.1, h * 0.18, w * 0.8, h * 0.66, WASH.glass);
		rule(line(w * 0.5, h * 0.18, w * 0.5, h * 0.84), 1.2);
		window(w * 0.1, h * 0.6, w * 0.8, h * 0.24, WASH.soft);
	} else {
		window(w * 0.08, h * 0.14, w * 0.4, h * 0.76, WASH.dark);
		window(w * 0.6, h * 0.26, w * 0.26, h * 0.5, WASH.glass);
		parts.push(`<path fill="${wall}" d="${rect(w * 0.08, h * 0.6, w * 0.4, h * 0.12)}"/>`);
	}
	rule(line(0, h, w, h), 1);
	return sheet.define(
		name,
		(id) =>
			`<pattern id="${id}" width="${num(w)}" height="${num(h)}" patternUnits="userSpaceOnUse">${parts.join('')}</pattern>`,
	);
}

interface Tower {
	x: number;
	w: number;
	top: number;
	tile: string;
	cell: readonly [w: number, h: number];
}

function drawCrownOfTower(stage: Stage, tower: Tower): void {
	const { sheet, look, random } = stage;
	const { x, w, top } = tower;
	const kind = random.int(0, 3);
	const body = shape(look.plasterShade, LINE.mid);
	if (kind === 0)
		sheet.path(body, rect(x + w * 0.2, top - 34, w * 0.6, 34) + rect(x + w * 0.36, top - 58, w * 0.24, 24));
	else if (kind === 1) {
		sheet.path(body, rect(x + w * 0.12, top - 18, w * 0.3, 18) + rect(x + w * 0.6, top - 18, w * 0.26, 18));
		sheet.path(stroke(LINE.mid), rect(x + 6, top - 44, w - 12, 44) + line(x, top - 44, x + w, top - 44));
	} else if (kind === 2)
		sheet.path(
			body,
			poly([
				[x, top],
				[x, top - 22],
				[x + w, top - 66],
				[x + w, top],
			]),
		);
	else {
		hedge(sheet, x + 8, top, w - 16, 30, random);
		sheet.path(stroke(LINE.mid), line(x + w * 0.5, top - 20, x + w * 0.5, top - 84));
	}
}

/** One or two towers over their podium, the town behind them. */
function drawTowers(stage: Stage): void {
	const { sheet, look, random, plot } = stage;
	drawSky(sheet, look, random, GROUND, 600);
	drawSkyline(sheet, random, GROUND, random.between(160, 420));
	const two = random.chance(0.6);
	const style = random.int(0, 3);
	const cw = random.between(44, 62);
	const ch = random.between(24, 30);
	const tile = towerTile(sheet, 't', cw, ch, style, look.plaster);
	const podium = 3 * ch;
	const mainColumns = random.int(two ? 6 : 8, two ? 8 : 12);
	const total = mainColumns * cw;
	const second = two ? random.int(4, 6) : 0;
	const gap = two ? random.between(30, 70) : 0;
	const span = total + gap + second * cw;
	const start = (1200 - span) / 2 + random.between(-40, 40);
	const mainLeft = look.mirror ? start + second * cw + gap : start;
	const rows = Math.floor((GROUND - podium - random.between(80, 110)) / ch);
	const base = GROUND - podium;
	const towers: Tower[] = [];
	if (two)
		towers.push({
			x: look.mirror ? start : start + total + gap,
			w: second * cw,
			top: base - Math.floor(rows * random.between(0.62, 0.86)) * ch,
			tile,
			cell: [cw, ch],
		});
	towers.push({ x: mainLeft, w: total, top: base - rows * ch, tile, cell: [cw, ch] });
	for (const tower of towers) {
		const main = tower.x === mainLeft;
		const draw = () => {
			drawCrownOfTower(stage, tower);
			sheet.path(
				shape(main ? look.plaster : '#f6f9f9', main ? LINE.bold : LINE.mid),
				rect(tower.x, tower.top, tower.w, base - tower.top),
			);
			// The tile starts at the corner of its own tower.
			sheet.group(` transform="translate(${num(tower.x)} ${num(base)})"`, () => {
				sheet.path(fill(tile), rect(0, tower.top - base, tower.w, base - tower.top));
				if (main)
					sheet.path(fill(INK, 0.1), rect(look.mirror ? 0 : tower.w - cw, tower.top - base, cw, base - tower.top));
			});
			// A recess that splits the front.
			if (main)
				sheet.path(
					shape(look.plasterShade, LINE.fine),
					rect(tower.x + Math.round(mainColumns / 2) * cw - cw * 0.16, tower.top, cw * 0.32, base - tower.top),
				);
		};
		if (main) draw();
		else sheet.group(' opacity=".6"', draw);
	}
	const pickColumn = random.int(1, mainColumns - 2);
	const pickRow = random.int(Math.floor(rows * 0.35), rows - 3);
	const wide = Math.min(2, mainColumns - pickColumn);
	const fx = mainLeft + pickColumn * cw;
	const fy = base - pickRow * ch - ch;
	sheet.path(fill(SEAL, 0.9), rect(fx, fy, wide * cw, ch));
	sheet.path(stroke(LINE.bold, SEAL), rect(fx - 3, fy - 3, wide * cw + 6, ch + 6));
	drawPodium(stage, Math.max(-10, start - 60), Math.min(1220, span + 120), podium);
	const right = fx + cw < 600;
	drawTag(
		stage,
		right ? fx + wide * cw + 3 : fx - 3,
		fy + ch / 2,
		right ? Math.min(1000, Math.max(mainLeft + total + 40, 760)) : Math.max(210, Math.min(mainLeft - 40, 420)),
		fy + ch / 2,
	);
	drawGround(sheet, GROUND);
	drawStreetLife(stage, 17, [600, 600]);
	titleBlock(sheet, 'MẶT ĐỨNG TÒA NHÀ', `Căn hộ ${areaText(plot.area)}`, null);
}

function drawPodium(stage: Stage, x: number, w: number, h: number): void {
	const { sheet, look, random } = stage;
	sheet.path(shape(look.plasterShade, LINE.mid), rect(x, GROUND - h, w, h));
	sheet.path(fill(WASH.deep), rect(x + 14, GROUND - h * 0.44, w - 28, h * 0.44));
	sheet.path(bars(h * 0.44, 4, 34, look.plaster), line(x + 24, GROUND - h * 0.22, x + w - 20, GROUND - h * 0.22));
	sheet.path(shape(WASH.glass, LINE.fine), rect(x + 14, GROUND - h * 0.86, w - 28, h * 0.26));
	hedge(sheet, x + 20, GROUND - h, w * 0.3, 18, random);
	hedge(sheet, x + w * 0.62, GROUND - h, w * 0.34, 20, random);
	for (let i = 0; i < 5; i++) {
		const tx = (1200 * (i + 0.5)) / 5 + random.between(-70, 70);
		if (random.chance(0.4)) palm(sheet, tx, GROUND, random.between(96, 130), random);
		else broadTree(sheet, tx, GROUND, random.between(76, 116), random);
	}
}

/** A tower seen on its corner: two fronts going back to either side. */
function drawCornerTower(stage: Stage): void {
	const { sheet, look, random, plot } = stage;
	drawSky(sheet, look, random, GROUND, 600);
	drawSkyline(sheet, random, GROUND, random.between(160, 360));
	const rows = random.int(13, 21);
	const top = random.between(56, 96);
	const podium = random.between(66, 86);
	const ch = (GROUND - podium - top) / rows;
	const wl = random.between(270, 430);
	const wr = random.between(210, 350);
	const x = 600 + (wl - wr) / 2 + random.between(-70, 70);
	const left: Side = { x, run: -wl, depth: wl / random.between(1000, 1500) };
	const right: Side = { x, run: wr, depth: wr / random.between(560, 900) };
	const style = random.int(0, 2);
	drawLowTower(stage, x, wl, wr);
	const base = GROUND - podium;
	const roof = random.int(0, 2);
	if (roof === 0)
		sheet.path(
			shape(look.plasterShade, LINE.mid),
			rect(x - wl * 0.45, top + 4, wl * 0.45 + wr * 0.3, 40) + rect(x - wl * 0.3, top - 40, wl * 0.3 + wr * 0.14, 60),
		);
	else if (roof === 1)
		sheet.path(
			stroke(LINE.mid),
			line(x - wl * 0.2, top + 20, x - wl * 0.2, top - 52) + line(x - wl * 0.24, top - 20, x - wl * 0.16, top - 20),
		);
	else hedge(sheet, x - wl * 0.5, top + 30, wl * 0.5 + wr * 0.2, 56, random);
	for (const side of [left, right]) {
		const shade = side === right;
		sheet.path(shape(shade ? look.plasterShade : look.plaster, LINE.bold), sideOutline(side, top, GROUND));
		let windows = '';
		let floors = '';
		for (let r = 0; r < rows; r++) {
			const y = base - r * ch;
			const [ex, ey] = recede(side, y - ch * 0.5, 0.96);
			const [sx, sy] = recede(side, y - ch * 0.5, 0.04);
			windows += line(sx, sy, ex, ey);
			floors += line(side.x, y, ...recede(side, y, 1));
		}
		// A band of glass on each floor, parted by pierLines piers: so the windows stand straight in perspective.
		sheet.path(`${stroke(Math.round(ch * 0.56), shade ? WASH.deep : WASH.glass)}`, windows);
		const piers = style === 0 ? 9 : style === 1 ? 4 : 14;
		sheet.path(
			stroke(style === 1 ? 5 : style === 0 ? 9 : 5, shade ? look.plasterShade : look.plaster),
			pierLines(side, top, base, piers),
		);
		sheet.path(stroke(style === 1 ? LINE.mid : LINE.hair, style === 1 ? look.plaster : undefined), floors);
		if (style === 1) sheet.path(stroke(LINE.hair), floors);
		let posts = '';
		for (const share of style === 2 ? [0.25, 0.5, 0.75] : [0.34, 0.67]) {
			const [px, p1] = recede(side, top, share);
			posts += line(px, p1, px, recede(side, base, share)[1]);
		}
		sheet.path(stroke(style === 2 ? 7 : LINE.mid, style === 2 ? look.plaster : undefined), posts);
		if (shade) sheet.path(fill(INK, 0.12), sideOutline(side, top, GROUND));
		sheet.path(shape(shade ? WASH.dark : WASH.deep, LINE.mid), sideOutline(side, base + 8, GROUND));
		const [bx, by] = recede(side, (base + GROUND) / 2 + 4, 1);
		sheet.path(bars(podium * 0.8, 5, 30, look.plaster), line(side.x, (base + GROUND) / 2 + 4, bx, by));
	}
	const row = random.int(Math.floor(rows * 0.42), rows - 4);
	const from = random.between(0.3, 0.55);
	const y = base - row * ch;
	const flat = [
		recede(left, y, from),
		recede(left, y, from + 0.24),
		recede(left, y - ch, from + 0.24),
		recede(left, y - ch, from),
	];
	sheet.path(`${fill(SEAL, 0.9)}`, poly(flat));
	sheet.path(stroke(LINE.bold, SEAL), poly(flat));
	sheet.path(stroke(LINE.bold), line(x, GROUND, x, top));
	for (const [tx, size] of [
		[x - wl - 40, 150],
		[x + wr + 40, 130],
		[x - wl * 0.5, 84],
		[x + wr * 0.4, 92],
	] as const) {
		if (random.chance(0.4)) palm(sheet, tx, GROUND, size * 1.1, random);
		else broadTree(sheet, tx, GROUND, size, random);
	}
	const [fx, fy] = flat[1] as readonly [number, number];
	drawTag(stage, fx, fy - ch * 0.45, Math.max(206, x - wl - 26), fy - ch * 0.45);
	drawGround(sheet, GROUND);
	drawStreetLife(stage, 19, [x - 30, x + 30]);
	titleBlock(sheet, 'PHỐI CẢNH TÒA NHÀ', `Căn hộ ${areaText(plot.area)}`, null);
}

/** A lower tower behind, in the lightest ink. */
function drawLowTower(stage: Stage, x: number, wl: number, wr: number): void {
	const { sheet, random } = stage;
	const bx = random.chance(0.5) ? Math.max(30, x - wl - 150) : Math.min(1020, x + wr - 20);
	const h = random.between(280, 430);
	sheet.path(shape('#f1f5f5', LINE.fine, '#9fb2b7'), rect(bx, GROUND - h, 150, h));
	sheet.path(bars(116, 9, 12, '#dfe8ea'), line(bx + 75, GROUND - h + 18, bx + 75, GROUND - 40));
}

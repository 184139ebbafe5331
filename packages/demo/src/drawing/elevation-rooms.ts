import { drawGround, drawSky, drawSkyline } from './backdrop.ts';
import { areaText, titleBlock } from './notes.ts';
import { bars, fill, INK, Layer, LINE, line, poly, rect, SEAL, SHADE, shape, stroke, WASH } from './pen.ts';
import { banana, broadTree, palm, pot } from './plants.ts';
import { drawWidth, frontFacts, GROUND, ROOM, type Stage } from './stage.ts';
import { child, laundry, person, pole, scooter, waterTank, wires } from './street-life.ts';

/** A row of rented rooms: the same door many times, stairs at the end, motorbikes and washing in front. */
export function drawRooms(stage: Stage, storeys: number): void {
	const { sheet, look, random, plot } = stage;
	const shown = Math.min(storeys, 5);
	const doors = shown === 1 ? random.int(3, 4) : random.int(4, 3 + shown);
	const pitch = Math.min(Math.max(plot.facade, 2.8), 4.2);
	const stair = shown > 1 ? 2.4 : 0;
	const long = doors * pitch + stair;
	const storey = 3.2;
	const roofed = shown === 1 || random.chance(0.5);
	const m = Math.min(1120 / long, (GROUND - 110) / (shown * storey + 2.4));
	const cell = pitch * m;
	const total = long * m;
	const left = (1200 - total) / 2;
	const x0 = look.mirror ? left + stair * m : left;
	const rowWidth = doors * cell;
	const levels = Array.from({ length: shown + 1 }, (_, i) => GROUND - i * storey * m);
	const top = levels[shown] as number;
	drawSky(sheet, look, random, GROUND, 600);
	drawSkyline(sheet, random, GROUND, random.between(160, 420));
	if (random.chance(0.7))
		palm(sheet, random.between(60, 1140), GROUND, (shown * storey + 3.4) * m, random, 'light', true);
	broadTree(sheet, look.mirror ? 1170 : 30, GROUND, Math.min(6.5 * m, 560), random, 'light');

	// The roof: a corrugated pitch, or a deck with tanks.
	if (roofed) {
		sheet.path(
			shape(random.chance(0.5) ? '#d5e0e3' : look.roof, LINE.mid),
			poly([
				[x0 - 0.4 * m, top + 0.25 * m],
				[x0 + 0.3 * m, top - 1.2 * m],
				[x0 + rowWidth - 0.3 * m, top - 1.2 * m],
				[x0 + rowWidth + 0.4 * m, top + 0.25 * m],
			]),
		);
		sheet.path(
			`${bars(1.3 * m, 1, Math.max(6, 0.24 * m))} stroke-opacity=".45"`,
			line(x0 + 0.2 * m, top - 0.5 * m, x0 + rowWidth - 0.1 * m, top - 0.5 * m),
		);
	} else {
		waterTank(sheet, x0 + rowWidth * 0.2, top, m);
		waterTank(sheet, x0 + rowWidth * 0.34, top, m);
		laundry(sheet, x0 + rowWidth * 0.5, x0 + rowWidth * 0.86, top - 1.8 * m, 0.9 * m, random);
		sheet.path(shape(look.plaster, LINE.mid), rect(x0, top - 0.7 * m, rowWidth, 0.75 * m));
	}
	sheet.path(shape(look.plaster, LINE.bold), rect(x0, top, rowWidth, GROUND - top));
	const room = sheet.piece('room', () => {
		const layer = new Layer();
		const dw = 0.9 * m;
		const dx = cell * 0.16;
		layer.path(SHADE, rect(0, -storey * m, cell, 0.7 * m));
		layer.path(shape(look.wood, LINE.mid), rect(dx, -2.2 * m, dw, 2.2 * m));
		layer.path(
			stroke(LINE.hair),
			rect(dx + dw * 0.2, -2 * m, dw * 0.6, 0.8 * m) + rect(dx + dw * 0.2, -1 * m, dw * 0.6, 0.8 * m),
		);
		layer.path(shape(WASH.glass, LINE.fine), rect(dx, -2.6 * m, dw, 0.36 * m));
		const wx = dx + dw + 0.4 * m;
		const ww = Math.max(0.5 * m, cell - wx - 0.35 * m);
		layer.path(shape(WASH.glass, LINE.mid), rect(wx, -2.2 * m, ww, 1.2 * m));
		layer.path(bars(1.2 * m, 1, Math.max(5, 0.16 * m)), line(wx + 3, -1.6 * m, wx + ww, -1.6 * m));
		layer.path(shape(look.plaster, LINE.fine), rect(wx - 0.08 * m, -1 * m, ww + 0.16 * m, 0.1 * m));
		layer.path(stroke(LINE.hair), line(cell, 0, cell, -storey * m));
		layer.onto(sheet);
	});
	const pickFloor = random.int(0, shown - 1);
	const pickDoor = random.int(doors > 3 ? 1 : 0, doors - 2);
	const things = new Layer();
	const rails = new Layer();
	for (let f = 0; f < shown; f++) {
		const y = levels[f] as number;
		for (let d = 0; d < doors; d++) {
			const x = x0 + d * cell;
			sheet.place(room, x, y);
			if (f === pickFloor && d === pickDoor) continue;
			const life = random.int(0, 6);
			if (!sheet.hasRoom(5400)) continue;
			if (life === 0 && f > 0) laundry(things, x + 0.3 * m, x + cell, y - 2.4 * m, 0.7 * m, random);
			else if (life === 1) pot(things, x + cell * 0.82, y, 0.9 * m, random);
			else if (life === 2)
				things.path(shape('#ddd0c0', LINE.hair), rect(x + 0.1 * m, y - 0.16 * m, 0.34 * m, 0.16 * m));
		}
		if (f > 0) {
			rails.path(bars(1 * m, 1.3, Math.max(5, 0.14 * m)), line(x0 + 3, y - 0.5 * m, x0 + rowWidth - 3, y - 0.5 * m));
			rails.path(stroke(LINE.mid), line(x0, y - 1 * m, x0 + rowWidth, y - 1 * m));
			rails.path(shape(look.plaster, LINE.mid), rect(x0 - 0.1 * m, y, rowWidth + 0.2 * m, 0.22 * m));
		}
	}
	const px = x0 + pickDoor * cell + cell * 0.16;
	const py = levels[pickFloor] as number;
	sheet.path(shape(SEAL, LINE.mid), rect(px, py - 2.2 * m, 0.9 * m, 2.2 * m));
	things.onto(sheet);
	rails.onto(sheet);
	if (shown > 1) drawOutsideStair(stage, look.mirror ? left : x0 + rowWidth, stair * m, levels, m);
	drawGround(sheet, GROUND);
	const n = sheet.hasRoom(ROOM) ? random.int(2, 4) : 1;
	for (let i = 0; i < n; i++) scooter(sheet, x0 + rowWidth * ((i + 0.6) / (n + 0.4)), GROUND, m, random.chance(0.3));
	if (sheet.hasRoom(ROOM)) {
		// Between two motorbikes.
		const x = x0 + rowWidth * ((random.int(0, n - 1) + 1.1) / (n + 0.4));
		person(sheet, x, GROUND, m, random);
		if (random.chance(0.5)) child(sheet, x + 0.5 * m, GROUND, m);
	}
	if (sheet.hasRoom(ROOM) && random.chance(0.5)) {
		const poleX = look.mirror ? 1150 : 50;
		pole(sheet, poleX, GROUND, Math.min(7.5 * m, 560));
		wires(sheet, [-20, poleX, 1220], GROUND - Math.min(7.5 * m, 560) * 0.94, 12, 30, random);
	} else if (random.chance(0.5)) banana(sheet, look.mirror ? 1160 : 40, GROUND, Math.min(3 * m, 320), random);
	drawWidth(stage, px - cell * 0.16, cell);
	titleBlock(
		sheet,
		'MẶT ĐỨNG DÃY PHÒNG',
		plot.measured ? `${areaText(plot.area)} · ${frontFacts(stage, null)}` : `Phòng ${areaText(plot.area)}`,
		m,
	);
}

function drawOutsideStair(stage: Stage, x: number, w: number, levels: readonly number[], m: number): void {
	const { sheet, look } = stage;
	const top = levels[levels.length - 1] as number;
	sheet.path(shape(look.plasterShade, LINE.mid), rect(x, top - 0.7 * m, w, GROUND - top + 0.7 * m));
	sheet.path(fill(INK, 0.14), rect(x + 0.2 * m, top - 0.3 * m, w - 0.4 * m, GROUND - top + 0.3 * m));
	let flights = '';
	for (let i = 0; i + 1 < levels.length; i++) {
		const a = levels[i] as number;
		const b = levels[i + 1] as number;
		flights += line(x + 0.3 * m, a, x + w - 0.3 * m, (a + b) / 2) + line(x + w - 0.3 * m, (a + b) / 2, x + 0.3 * m, b);
	}
	sheet.path(stroke(Math.max(6, 0.2 * m), WASH.dark), flights);
	sheet.path(stroke(LINE.fine), flights.replaceAll('M', 'M'));
}
